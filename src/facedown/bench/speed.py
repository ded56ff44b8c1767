"""How the rules run, in a word."""

from facedown.core.compiled import is_compiled


def speed() -> str:
    return "compiled" if is_compiled() else "interpreted"
