"""Why a round ended."""

from typing import Final

from facedown.cli.english.moves import readable

ENDINGS: Final = {
    "stopped": "the round is over: it was stopped",
    "stock_out": "the round is over: the stock is used up",
    "turn_limit": "the round is over: it has lasted too long",
    "called": "the round is over: it was called and everybody has had a last turn",
    "last_left": "the round is over: only one player is left in",
    "no_draw": "the round is over: nobody can draw any more",
    "no_call": "the round is over: nobody called",
    "pinnacolone": "the round is over: a whole suit was melded, which wins the match",
    "closed": "the round is over: a hand was closed",
}


def ending(code: str) -> str:
    """Why a round ended, as a sentence without its full stop."""
    return ENDINGS.get(code, f"the round is over: {readable(code)}")
