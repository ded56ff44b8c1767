"""Whether the rules run compiled or as they are written."""

from facedown.core import game as rules


def speed() -> str:
    return "interpreted" if str(rules.__file__).endswith(".py") else "compiled"
