"""Whole sentences about a table: what happened, what may be done, why not, and how it ended."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from facedown.core.cards import UNKNOWN, Card
from facedown.core.errors import FacedownError
from facedown.core.fields import CARD, CARDS
from facedown.core.game import Caution
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.i18n.catalogue import Given, Messages, Params, readable
from facedown.i18n.voice import Voice

# Parameters of refusals and hints that are more than a number or a word, by what they are.
_KINDS = {
    "seat": "seat",
    "slot": "slot",
    "place": "place",
    "card": "card",
    "cards": "cards",
    "missing": "cards",
    "rank": "rank",
}
# Of those, what comes as a text.
_TEXTS = {"card": CARD, "cards": CARDS}
# From so many points on, tenths of them say nothing.
MANY = 10
# Who wins: one, you, or several.
_WINS = {
    "round": ("end-won_round", "end-you_won_round", "end-won_round_many"),
    "match": ("end-won", "end-you_won", "end-won_many"),
}
# As somebody else may have written it: an answer of the system, or a code nobody has words for.
_CODE = re.compile(r"[a-z]+(_[a-z]+)+")


class Tops(NamedTuple):
    """The cards that sentences speak of: the top of the discard, and the one just drawn."""

    top: Card = UNKNOWN
    drawn: Card = UNKNOWN


def capital(sentence: str) -> str:
    """The sentence as it begins a line."""
    return sentence[:1].upper() + sentence[1:]


def small(label: str) -> str:
    """A label as it stands within a sentence."""
    return label[:1].lower() + label[1:]


def tell(event: Event, voice: Voice) -> str:
    """What happened."""
    params = voice.params(event)
    if "ending" in params:
        params["ending"] = ending(str(params["ending"]), voice)
    return capital(_said("event", event.WORD, voice, params))


def ending(code: str, voice: Voice) -> str:
    """Why a round ended."""
    return capital(_said("ending", code, voice))


def label(kind: type[Move], voice: Voice, tops: Tops) -> str:
    """A kind of move as it stands on a button: `Take 7♥`."""
    return _said("move", kind.WORD, voice, table_params(tops, voice))


def ask(kind: type[Move], voice: Voice, tops: Tops) -> str:
    """What is asked when something has to be chosen for a move."""
    found = voice.messages.find(f"move-{kind.WORD}.ask", table_params(tops, voice))
    return found or label(kind, voice, tops)


def choice(move: Move, voice: Voice, tops: Tops) -> str:
    """A whole move as somebody would say it."""
    params = table_params(tops, voice) | voice.params(move)
    found = voice.messages.find(f"move-{move.WORD}.choice", params)
    return capital(found or label(type(move), voice, tops))


def prompt(
    phase: str,
    tops: Tops,
    moves: Iterable[Move],
    awaited: tuple[Seat, ...],
    voice: Voice,
    looks: int = 0,
) -> str:
    """What is going on, in one line: what `you` may do now, or who is waited for.

    `looks` is how many of your own cards you may still look at before play begins.
    """
    labels = dict.fromkeys(small(label(type(move), voice, tops)) for move in moves)
    choices = voice.listed([*labels], "list-or")
    is_awaited = voice.you in awaited and voice.you != NO_SEAT
    params = table_params(tops, voice) | {
        "choices": choices,
        # For a sentence of their own.
        "choices_start": capital(choices),
        "names": voice.listed([voice.seat(seat) for seat in awaited]),
        "awaited-is": "you" if is_awaited else "other",
        "looks": looks,
    }
    if labels and not is_awaited:
        return voice.messages.text("table-may", params)
    found = voice.messages.find(f"phase-{phase}", params)
    otherwise = "table-prompt" if is_awaited else "table-waiting_for"
    return capital(found or voice.messages.text(otherwise, params))


def table_params(tops: Tops, voice: Voice) -> Params:
    """What messages may speak of at a table: the game, the top of the discard, the drawn card."""
    # Whose cards are asked for is known where they can be pointed at.
    params: Params = {"whose": "any", "players": "any", "does": ""}
    if voice.game is not None:
        params["game"] = voice.text("game")
    for name, lies in tops._asdict().items():
        params |= voice.field(name, "card", lies)
    return params


def _said(area: str, code: str, voice: Voice, params: Given | None = None) -> str:
    """The text of a code; one that nobody has written for is as readable as it is."""
    return voice.messages.find(f"{area}-{code}", params) or readable(code)


def caution(given: Caution, voice: Voice) -> str:
    """What a person should know before a move."""
    return capital(_said("caution", given.code, voice, coded_params(given.params, voice)))


def refusal(error: FacedownError, voice: Voice) -> str:
    """Why a move is not allowed now."""
    params = coded_params(error.params, voice)
    found = voice.messages.find(f"refusal-{error.code}", params)
    return capital(found or voice.messages.text("refusal-default"))


def hint_reason(code: str, params: Given, voice: Voice) -> str:
    """Why a move is advised."""
    found = voice.messages.find(f"hint-{code}", coded_params(params, voice))
    return found or voice.messages.text("hint-default")


def counted(worth: float, unit: str) -> Params:
    """So many `points`, or hundredths of `chances` to win, with no more digits than matter.

    >>> [counted(0.042, "chances")["count"], counted(0.34, "points")["count"]]
    [4, 0.3]
    """
    if unit == "chances":
        return {"unit": unit, "count": round(100 * worth)}
    # Without a zero below zero.
    count = round(worth) if abs(worth) >= MANY else round(worth, 1) or 0
    return {"unit": unit, "count": count}


def coded_params(given: Given, voice: Voice) -> Params:
    """The parameters of a code, with seats as names, slots as cards of the hand, and so on."""
    params: Params = {}
    for name, value in given.items():
        kind = _KINDS.get(name, "")
        if kind == "cards" and not isinstance(value, str):
            kind = ""  # how many
        held = _TEXTS[kind].parse(value) if kind in _TEXTS and isinstance(value, str) else value
        params |= voice.field(name, kind, held, voice.you) if kind else {name: value}
    return params


def winners(seats: tuple[Seat, ...], voice: Voice, of: str = "match") -> str:
    """Who has won: `of` is `round` or `match`."""
    if not seats:
        return voice.text("end-nobody")
    alone, yours, many = _WINS[of]
    is_yours = seats == (voice.you,) and voice.you != NO_SEAT
    key = yours if is_yours else alone if len(seats) == 1 else many
    return capital(voice.text(key, names=voice.seats(seats)))


def error_line(error: FacedownError, messages: Messages) -> str:
    """What is wrong with what was asked, as one line that says what would be right."""
    # As texts: a port is not written with a comma.
    code = error.code
    params: Params = {name: str(value) for name, value in error.params.items()}
    if code == "untrue" and params.get("round") == "0":
        code = "untrue_match"
    if "what" in params:
        what = params["what"]
        params["what"] = messages.find(f"untrue-{what}", params) or messages.text(
            "untrue-refused", {"code": what}
        )
    if "why" in params:
        why = str(params["why"])
        otherwise = messages.text("why-unreadable") if _CODE.fullmatch(why) else why
        params["why"] = messages.find(f"why-{why}") or otherwise
    sentence = messages.find(f"error-{code}", params)
    if sentence is None:
        told = ", ".join(f"{name} {value}" for name, value in params.items())
        sentence = readable(code) + (f" ({told})" if told else "")
    return one_line(sentence)


def one_line(text: str) -> str:
    """The same with nothing in it that could begin a new line or move the cursor."""
    return "".join(char if char.isprintable() else " " for char in text)
