"""Whole sentences about a table: what happened, what may be done, why not, and how it ended."""

from facedown.core.cards import Card, card
from facedown.core.errors import FacedownError
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.i18n.catalogue import Messages, Params, readable
from facedown.i18n.voice import Voice

# Parameters of refusals and hints that are more than a number or a word, by what they are.
_KINDS = {"seat": "seat", "slot": "slot", "place": "place", "card": "card", "rank": "rank"}


def capital(sentence: str) -> str:
    """The sentence as it begins a line."""
    return sentence[:1].upper() + sentence[1:]


def tell(event: Event, voice: Voice) -> str:
    """What happened."""
    params = voice.params(event)
    if "ending" in params:
        params["ending"] = ending(str(params["ending"]), voice)
    return capital(voice.messages.text(f"event-{event.WORD}", params))


def ending(code: str, voice: Voice) -> str:
    """Why a round ended."""
    return voice.messages.text(f"ending-{code}")


def choice(move: Move, voice: Voice, **cards: Card) -> str:
    """A whole move as somebody would say it. `cards` are those it may speak of: top, drawn."""
    params = voice.params(move)
    for name, one in cards.items():
        params |= voice.field(name, "card", one)
    return capital(voice.messages.text(f"move-{move.WORD}.choice", params))


def refusal(error: FacedownError, voice: Voice) -> str:
    """Why a move is not allowed now."""
    params = coded_params(error.params, voice)
    found = voice.messages.find(f"refusal-{error.code}", params)
    return capital(found or voice.messages.text("refusal-default"))


def coded_params(given: Params, voice: Voice) -> Params:
    """The parameters of a code, with seats as names, slots as cards of the hand, and so on."""
    params: Params = {}
    for name, value in given.items():
        kind = _KINDS.get(name, "")
        held = card(value) if kind == "card" and isinstance(value, str) else value
        params |= voice.field(name, kind, held, voice.you) if kind else {name: value}
    return params


def winners(seats: tuple[Seat, ...], voice: Voice, of: str) -> str:
    """Who has won: `of` is `round` or `match`."""
    if not seats:
        return voice.text(f"{of}-won-nobody")
    names = voice.listed([voice.seat(seat) for seat in seats])
    is_yours = "yes" if seats == (voice.you,) and voice.you != NO_SEAT else "no"
    return capital(
        voice.messages.text(
            f"{of}-won", {"names": names, "count": len(seats), "is-yours": is_yours}
        )
    )


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
        params["why"] = messages.find(f"why-{params['why']}") or params["why"]
    sentence = messages.find(f"error-{code}", params)
    if sentence is None:
        told = ", ".join(f"{name} {value}" for name, value in params.items())
        sentence = readable(code) + (f" ({told})" if told else "")
    return one_line(sentence)


def one_line(text: str) -> str:
    """The same with nothing in it that could begin a new line or move the cursor."""
    return "".join(char if char.isprintable() else " " for char in text)
