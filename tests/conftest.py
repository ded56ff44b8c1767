"""Settings for every test."""

from hypothesis import settings

# Derandomised, so that a green run stays green; "explore" looks further, with new examples.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("ci")
