"""What can be picked, in words: a label for each step, and the question it answers."""

from facedown.cli.choosing import DONE, WORD, Choosing, Pick
from facedown.cli.keys import kind_of
from facedown.cli.piles import ExtraPile, find_pile
from facedown.core.cards import NO_RANK, Card
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT
from facedown.core.table import Table
from facedown.i18n import sentences
from facedown.i18n.catalogue import readable
from facedown.i18n.sentences import capital
from facedown.i18n.voice import Voice


def question(choosing: Choosing, voice: Voice, table: Table) -> str:
    """What is asked now, once a word is picked."""
    picks = choosing.picks()
    if picks and picks[0].kind == "rank" and choosing.path[-1].kind != WORD:
        return voice.text("table-choose_rank")
    return sentences.ask(type(choosing.possible()[0]), voice, table)


def label(pick: Pick, choosing: Choosing, voice: Voice, table: Table) -> str:
    """What picking this means."""
    if pick.kind == WORD:
        return sentences.label(kind_of(choosing, pick), voice, table)
    if pick.kind == DONE:
        return voice.text("terminal-enough")
    move = choosing.decided(pick) if pick.kind == "number" else None
    return value_label(pick, voice, table) if move is None else sentences.choice(move, voice, table)


def value_label(pick: Pick, voice: Voice, table: Table) -> str:
    """A value of a field in words."""
    value = pick.value
    if isinstance(value, Card):
        return voice.card(value)
    if isinstance(value, Move):
        return sentences.choice(value, voice, table)
    if not isinstance(value, int):
        return readable(str(value))
    match pick.kind:
        case "place":
            return capital(voice.place(value))
        case "slot":
            return capital(voice.place(place(voice.you, value)))
        case "seat":
            return voice.name(value)
        case "rank":
            return voice.text("app-none") if value == NO_RANK else capital(voice.rank(value))
        case "index":
            pile = find_pile(table, pick.name, value)
            return str(value + 1) if pile is None else pile_text(pile, voice)
    return str(value)


def pile_text(pile: ExtraPile, voice: Voice) -> str:
    """A pile of a game's own: whose it is, and what lies in it."""
    owner = voice.field("owner", "seat", pile.owner)
    if pile.owner == NO_SEAT:
        owner["owner-is"] = "nobody"
    cards = voice.cards(tuple([placed.card for placed in pile.cards]))
    return voice.messages.text("terminal-pile", owner | {"cards": cards})
