"""What can be picked, in words: a label for each step, and the question it answers."""

from facedown.cli.choosing import DONE, WORD, Choosing, Pick
from facedown.cli.keys import kind_of
from facedown.cli.onscreen import find_pile, tops
from facedown.core.cards import NO_RANK, Card, card
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT
from facedown.i18n import sentences
from facedown.i18n.catalogue import readable
from facedown.i18n.sentences import capital
from facedown.i18n.voice import Voice
from facedown.match.wire import Screen, ScreenPile


def question(choosing: Choosing, voice: Voice, screen: Screen) -> str:
    """What is asked now, once a word is picked."""
    picks = choosing.picks()
    if picks and picks[0].kind == "rank" and choosing.path[-1].kind != WORD:
        return voice.text("table-choose_rank")
    return sentences.ask(type(choosing.possible()[0]), voice, tops(screen))


def label(pick: Pick, choosing: Choosing, voice: Voice, screen: Screen) -> str:
    """What picking this means."""
    if pick.kind == WORD:
        return sentences.label(kind_of(choosing, pick), voice, tops(screen))
    if pick.kind == DONE:
        return voice.text("terminal-enough")
    move = choosing.decided(pick) if pick.kind == "number" else None
    if move is None:
        return value_label(pick, voice, screen)
    return sentences.choice(move, voice, tops(screen))


def value_label(pick: Pick, voice: Voice, screen: Screen) -> str:
    """A value of a field in words."""
    value = pick.value
    if isinstance(value, Card):
        return voice.card(value)
    if isinstance(value, Move):
        return sentences.choice(value, voice, tops(screen))
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
            pile = find_pile(screen, pick.name, value)
            return str(value + 1) if pile is None else pile_text(pile, voice)
    return str(value)


def pile_text(pile: ScreenPile, voice: Voice) -> str:
    """A pile of a game's own: whose it is, and what lies in it."""
    owner = voice.field("owner", "seat", NO_SEAT if pile.owner is None else pile.owner)
    if pile.owner is None:
        owner["owner-is"] = "nobody"
    cards = voice.cards(tuple([card(one) for one in pile.cards]))
    return voice.messages.text("terminal-pile", owner | {"cards": cards})
