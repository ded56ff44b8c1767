"""Whether the rules run compiled or as they are written."""

from facedown.core import game as rules


def is_compiled() -> bool:
    return not str(rules.__file__).endswith(".py")
