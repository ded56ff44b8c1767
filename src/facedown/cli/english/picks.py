"""What can be picked, in words: a label for each step, and the question it answers."""

from facedown.cli.choosing import DONE, WHOLE, WORD, Choosing, Pick
from facedown.cli.english.cards import card_text, count, rank_name, rank_sign
from facedown.cli.english.moves import MOVES, Wording, readable, wording
from facedown.cli.english.voice import Voice
from facedown.cli.piles import find_pile
from facedown.core.cards import NO_RANK, Card
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT
from facedown.core.table import Table


def question(choosing: Choosing, voice: Voice, table: Table) -> str:
    """What is asked now, once a word is picked."""
    picks = choosing.picks()
    if picks and picks[0].kind == "rank" and choosing.path[-1].kind != WORD:
        return "Which rank?"
    words = wording(type(choosing.possible()[0]))
    return fill(words.question, voice, table)


def may_react(voice: Voice, table: Table) -> str:
    """That the person may react, and to which card."""
    if not table.discard or table.discard[-1].card.rank == NO_RANK:
        return "You may react"
    return f"You may react to the {voice.card(table.discard[-1].card)}"


def label(pick: Pick, choosing: Choosing, voice: Voice, table: Table) -> str:
    """What picking this means."""
    if pick.kind == WORD:
        words = _words_of(choosing, pick)
        return fill(words.label, voice, table)
    if pick.kind == DONE:
        return "these are all"
    return value_label(pick, voice, table)


def value_label(pick: Pick, voice: Voice, table: Table) -> str:
    """A value of a field in words."""
    value = pick.value
    if isinstance(value, Card):
        return card_text(value, spelled=voice.spelled)
    if isinstance(value, Move) or pick.kind == WHOLE:
        return readable(str(value))
    if not isinstance(value, int):
        return readable(str(value))
    if pick.kind == "place":
        return voice.place(value)
    if pick.name == "slot":
        return voice.place(place(voice.you, value))
    if pick.kind == "seat":
        return voice.bare(value)
    if pick.kind == "rank":
        return "no rank" if value == NO_RANK else rank_label(value)
    pile = find_pile(table, pick.name, value)
    if pile is not None:
        cards = voice.cards(tuple([placed.card for placed in pile.cards]))
        whose = "the" if pile.owner == NO_SEAT else voice.whose(pile.owner)
        return f"{whose} {pile.name} {cards}"
    return count(value, "card") if pick.name == "size" else f"{readable(pick.name)} {value}"


def rank_label(rank: int) -> str:
    """A rank as a choice: `7`, `K king`."""
    sign, name = rank_sign(rank), rank_name(rank)
    return sign if sign == name else name


def fill(text: str, voice: Voice, table: Table) -> str:
    """A label with the cards it speaks of."""
    top = voice.card(table.discard[-1].card) if table.discard else "top of the discard"
    drawn = voice.card(table.drawn[-1].card) if table.drawn else "drawn card"
    return text.format(top=top, drawn=drawn)


def _words_of(choosing: Choosing, pick: Pick) -> Wording:
    for move in choosing.moves:
        if move.WORD == pick.value:
            return wording(type(move))
    return MOVES["pass"]
