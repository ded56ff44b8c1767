"""Why a key does nothing now: the rules are asked, and their answer told."""

from collections.abc import Callable
from typing import Any, Final

from facedown.cli.keys import word_key
from facedown.core.cards import ACE, JOKER_CARD
from facedown.core.errors import FacedownError
from facedown.core.game import Game
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.table import View
from facedown.i18n.sentences import refusal
from facedown.i18n.voice import Voice

# Refused before any card is looked at: about the moment, not about the cards asked for.
BEFORE: Final = ("not_your_turn", "not_now", "wait_for_dealer", "meld_it_first")


def why_not(game: Game[Any], view: View[Any], key: str, voice: Voice) -> str:
    """One line about a key that cannot be used now."""
    for kind in game.MOVES:
        if key == kind.KEY:
            return _refusal_of(game, view, kind, voice)
    return voice.text("terminal-unknown_key")


def move_keys(game: Game[Any]) -> list[tuple[str, type[Move]]]:
    """Every kind of move a person can make, with its key."""
    kinds = [kind for kind in game.MOVES if kind.WORD != "shuffle"]
    return [(word_key(kind, set()), kind) for kind in kinds]


def _refusal_of(game: Game[Any], view: View[Any], kind: type[Move], voice: Voice) -> str:
    """What the rules say to a move of this kind; the view is enough, for they say no more."""
    fallback = voice.text("refusal-not_now")
    try:
        game.play(view.table, view.seat, _sample(kind, view))
    except FacedownError as error:
        is_about_sample = any(field.name in ("card", "cards") for _, field in kind.FIELDS)
        return fallback if is_about_sample and error.code not in BEFORE else refusal(error, voice)
    except (AssertionError, LookupError, TypeError, ValueError):
        return fallback
    return fallback


def _sample(kind: type[Move], view: View[Any]) -> Move:
    """Any move of a kind, to ask about."""
    samples: dict[str, object] = {
        "number": 0,
        "index": 0,
        "slot": 0,
        "size": len(view.table.discard),
        "place": place(view.seat, 0),
        "seat": view.seat,
        "rank": ACE,
        "card": JOKER_CARD,
        "cards": (JOKER_CARD,),
    }
    make: Callable[..., Move] = kind
    return make(*[samples.get(name, samples.get(field.name)) for name, field in kind.FIELDS])
