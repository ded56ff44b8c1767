"""What happened, told to somebody: one sentence for every kind of event.

A word that games use with different fields has an entry for each: `gave seat to`.
"""

from collections.abc import Callable
from typing import Any, Final

from facedown.cli.english.cards import card_text, count, ordinal, rank_name
from facedown.cli.english.endings import ending
from facedown.cli.english.moves import readable, signature
from facedown.cli.english.voice import Voice
from facedown.core.cards import NO_RANK, Card
from facedown.core.fields import Kind
from facedown.core.placed_card import seat_of, slot_of
from facedown.core.records import Event

# Events have their fields as attributes; which ones is said by the key.
Telling = Callable[[Voice, Any], str]

# Told in a replay, but no news to somebody at the table.
QUIET: Final = {"dealt", "readied", "turn", "passed", "toss_opened", "toss_closed"} | {
    "window_opened",
    "window_closed",
}


def tell(event: Event, voice: Voice) -> str:
    """The event as a sentence."""
    telling = find_telling(type(event))
    sentence = telling(voice, event) if telling else _plainly(voice, event)
    return sentence[0].upper() + sentence[1:] + "."


def find_telling(kind: type[Event]) -> Telling | None:
    """What was written for this kind of event, if anything."""
    return EVENTS.get(signature(kind), EVENTS.get(kind.WORD))


def _plainly(voice: Voice, event: Event) -> str:
    """An event for which no sentence was written."""
    words = [_value(voice, kind, getattr(event, name)) for name, kind in event.FIELDS]
    told = ", ".join(word for word in words if word)
    return readable(event.WORD) + (f": {told}" if told else "")


def _value(voice: Voice, kind: Kind, value: Any) -> str:
    if isinstance(value, Card):
        return card_text(value, spelled=voice.spelled)
    if kind.name == "seat":
        return voice.bare(value)
    if kind.name == "place":
        return voice.place(value)
    return kind.text(value)


def _peeked(voice: Voice, event: Any) -> str:
    looks = voice.does(event.seat, "look")
    place = voice.place(event.place, event.seat)
    if event.card.rank == NO_RANK:
        return f"{looks} at {place}"
    return f"{looks} at {place}: {voice.the(event.card)}"


def _inspected(voice: Voice, event: Any) -> str:
    looks = voice.does(event.seat, "look")
    one, other = voice.place(event.one, event.seat), voice.place(event.other, event.seat)
    if event.first.rank == NO_RANK:
        return f"{looks} at {one} and {other}"
    return f"{looks} at {one}, {voice.the(event.first)}, and {other}, {voice.the(event.second)}"


def _shared(voice: Voice, event: Any) -> str:
    if event.card.rank == NO_RANK:
        return f"what lies as {voice.place(event.place)} is told among those against the caller"
    return f"you are told that {voice.place(event.place)} is {voice.the(event.card)}"


def _swapped(voice: Voice, event: Any) -> str:
    return (
        f"{voice.does(event.seat, 'swap')} {voice.place(event.place, event.seat)};"
        f" {voice.the(event.card)} goes on the discard"
    )


def _guessed(voice: Voice, event: Any) -> str:
    verdict = "right" if event.card.rank == event.rank else "wrong"
    return (
        f"{voice.does(event.seat, 'swap')} {voice.place(event.place, event.seat)} and"
        f" {'say' if event.seat == voice.you else 'says'} {rank_name(event.rank)}:"
        f" it is {voice.the(event.card)}, {verdict}"
    )


def _declared(voice: Voice, event: Any) -> str:
    verdict = "right" if event.card.rank == event.rank else "wrong"
    return (
        f"{voice.does(event.seat, 'say')} that {voice.place(event.place, event.seat)} is a"
        f" {rank_name(event.rank)}: it is {voice.the(event.card)}, {verdict}"
    )


def _misflipped(voice: Voice, event: Any) -> str:
    flips = f"{voice.does(event.seat, 'flip')} {voice.place(event.place, event.seat)}: wrong"
    if event.card.rank == NO_RANK:
        return f"{flips}, it goes back unseen"
    return f"{flips}, it is {voice.the(event.card)} and goes back"


def _matched(verb: str) -> Telling:
    def telling(voice: Voice, event: Any) -> str:
        place = voice.place(event.place, event.seat)
        return f"{voice.does(event.seat, verb)} {place}, {voice.the(event.card)}: right"

    return telling


def _tossed(voice: Voice, event: Any) -> str:
    tosses = voice.does(event.seat, "toss", "tosses")
    return f"{tosses} in {voice.the(event.card)}: right"


def _toss_failed(voice: Voice, event: Any) -> str:
    tosses = voice.does(event.seat, "try to toss", "tries to toss")
    place = voice.place(event.place, event.seat)
    return f"{tosses} in {place}: wrong, it is {voice.the(event.card)}"


def _took_pile(voice: Voice, event: Any) -> str:
    takes = voice.does(event.seat, "take")
    return f"{takes} {count(len(event.cards), 'card')} from the discard: {voice.cards(event.cards)}"


def _gave(voice: Voice, event: Any) -> str:
    gives = voice.does(event.seat, "give")
    if seat_of(event.place) == event.seat:
        slot = f"{voice.whose(event.seat, event.seat)} {ordinal(slot_of(event.place))} card"
    else:
        slot = voice.place(event.place, event.seat)
    return f"{gives} {slot} to {voice.bare(seat_of(event.gap))}"


def _gave_to(voice: Voice, event: Any) -> str:
    has = voice.does(event.seat, "let")
    if event.to == event.seat:
        return voice.does(event.seat, "take a card from the stock", "takes a card from the stock")
    return f"{has} {voice.bare(event.to)} take a card from the stock"


def _picked_up(voice: Voice, event: Any) -> str:
    takes = voice.does(event.seat, "take")
    hand = f"{takes} up {count(len(event.cards), 'card')}"
    is_seen = all(card.rank != NO_RANK for card in event.cards)
    return f"{hand}: {voice.cards(event.cards)}" if is_seen else hand


def _laid_off(voice: Voice, event: Any) -> str:
    return f"{voice.does(event.seat, 'add')} {voice.cards(event.below + event.above)} to a meld"


def _does(verb: str, others: str) -> Telling:
    """A sentence about nobody but the event's seat."""
    return lambda voice, event: voice.does(event.seat, verb, others)


def _does_with(verb: str, others: str, rest: str = "") -> Telling:
    """A sentence about the event's seat and its card."""
    return lambda voice, event: (
        f"{voice.does(event.seat, verb, others)} {voice.the(event.card)}{rest}"
    )


EVENTS: Final[dict[str, Telling]] = {
    "dealt": lambda voice, event: "the cards are dealt",
    "turned": lambda voice, event: f"{voice.the(event.card)} is turned up as the first discard",
    "peeked": _peeked,
    "inspected": _inspected,
    "shared": _shared,
    "readied": _does("are ready", "is ready"),
    "begun": lambda voice, event: (
        f"the cards lie face down; {voice.does(event.seat, 'begin').replace('You', 'you', 1)}"
    ),
    "drew": _does_with("draw", "draws"),
    "took": _does_with("take", "takes", " from the discard"),
    "took seat cards": _took_pile,
    "swapped": _swapped,
    "guessed": _guessed,
    "declared": _declared,
    "discarded": _does_with("discard", "discards"),
    "played": _does_with("play", "plays"),
    "named": lambda voice, event: f"{voice.does(event.seat, 'name')} the {rank_name(event.rank)}",
    "received": _does("get a card from the stock, unseen", "gets a card from the stock, unseen"),
    "exchanged": lambda voice, event: (
        f"{voice.place(event.one)} and {voice.place(event.other)} change places"
    ),
    "kept": _does("leave the two cards where they are", "leaves the two cards where they are"),
    "flipped": _matched("flip"),
    "misflipped": _misflipped,
    "picked_up": _picked_up,
    "opened": lambda voice, event: f"{voice.the(event.card)} is turned up as the first discard",
    "melded": lambda voice, event: (
        f"{voice.does(event.seat, 'lay')} down {voice.cards(event.cards)}"
    ),
    "laid_off": _laid_off,
    "replaced": _does_with("put", "puts", " in the place of a joker"),
    "undone": _does("take that back", "takes that back"),
    "gave": _gave,
    "gave seat to": _gave_to,
    "tossed": _tossed,
    "toss_failed": _toss_failed,
    "toss_opened": lambda voice, event: "cards of that rank may be tossed in",
    "toss_closed": lambda voice, event: "nobody tosses in any more",
    "window_opened": lambda voice, event: "everybody is asked whether to flip",
    "window_closed": lambda voice, event: "nobody flips any more",
    "fizzled": lambda voice, event: f"the {rank_name(event.rank)} finds nothing to act on",
    "skipped": _does("do without the ability", "does without the ability"),
    "lapsed": lambda voice, event: f"nothing comes of it for {voice.bare(event.seat)}",
    "card_missing": _does("are owed a card, and none is left", "is owed a card, and none is left"),
    "turn_lapsed": _does("have nothing to draw", "has nothing to draw"),
    "out": _does("have too many cards and are out", "has too many cards and is out"),
    "passed": _does("let it go", "lets it go"),
    "stopped": _does("stop the round", "stops the round"),
    "called": _does("call", "calls"),
    "reshuffled": lambda voice, event: "the discard is shuffled and becomes the stock",
    "turn": lambda voice, event: f"it is {voice.whose(event.seat)} turn",
    "ended": lambda voice, event: ending(event.ending),
    "revealed": lambda voice, event: (
        f"{voice.does(event.seat, 'turn')} up {voice.cards(event.cards)}"
    ),
}
