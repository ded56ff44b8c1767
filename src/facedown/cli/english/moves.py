"""What a person may do: a key, a label and a question for every kind of move.

A word that games use with different fields has an entry for each: `give slot`, `give to`.
"""

from dataclasses import dataclass
from typing import Final

from facedown.core.records import Record


@dataclass(frozen=True)
class Wording:
    """How a kind of move is offered: its key, its label, what is asked for it, what it does.

    Labels may hold `{top}`, the top of the discard, and `{drawn}`, the card just drawn.
    """

    key: str
    label: str
    question: str = "Which card?"
    about: str = ""


MOVES: Final = {
    "ready": Wording(
        "r", "ready: turn them down", about="You have seen your cards; the round may begin."
    ),
    "look": Wording(
        "l",
        "look at one of your cards",
        "Look at which of your cards?",
        "Look at one of your own cards before the round begins.",
    ),
    "draw": Wording("d", "draw from the stock", about="Take the top card of the stock."),
    "take": Wording("t", "take the {top}", about="Take the top card of the discard."),
    "take size": Wording(
        "t", "take from the discard", "How many cards?", "Take cards from the top of the discard."
    ),
    "swap": Wording(
        "s",
        "swap it in",
        "Swap it for which card?",
        "Put the drawn card in your hand; the card that lay there goes on the discard.",
    ),
    "discard": Wording(
        "x", "discard the {drawn}", about="Put the card you have drawn on the discard."
    ),
    "discard card": Wording(
        "x",
        "discard a card",
        "Discard which card?",
        "Put a card of your hand on the discard; your turn ends.",
    ),
    "end": Wording("e", "end your turn", about="Let the turn go on to the next player."),
    "pass": Wording("space", "let it go", about="Let this moment go by."),
    "stop": Wording("p", "stop the round", about="Stop the round: your hand is the lowest."),
    "call": Wording(
        "c", "call", about="Say that your hand is the lowest; everybody else has one more turn."
    ),
    "play": Wording(
        "p", "play its action", about="Discard the card you have drawn and do its action."
    ),
    "guess": Wording(
        "g",
        "swap it in and guess",
        "Swap it for which card?",
        "Swap the drawn card in and say which rank leaves your hand before it is turned.",
    ),
    "peek": Wording("l", "look at a card", "Look at which card?", "Look at a card."),
    "exchange": Wording(
        "e",
        "exchange two cards",
        "Exchange which two cards?",
        "Exchange two cards that lie face down.",
    ),
    "inspect": Wording(
        "i",
        "look at two cards",
        "Look at which two cards?",
        "Look at two cards, and then exchange them or not.",
    ),
    "swap_them": Wording(
        "s", "exchange the two", about="Exchange the two cards you have looked at."
    ),
    "keep_them": Wording(
        "k", "leave the two", about="Leave the two cards you have looked at where they are."
    ),
    "keep": Wording(
        "k", "leave the two", about="Leave the two cards you have looked at where they are."
    ),
    "skip": Wording("n", "not use it", about="Leave what the discarded card can do unused."),
    "flip": Wording(
        "f",
        "flip a card",
        "Flip which card? It must match the {top}",
        "Turn up a card of the same value as the top of the discard; a wrong one costs a card.",
    ),
    "give slot": Wording(
        "g",
        "give a card",
        "Give which of your cards?",
        "Give one of your cards to replace the one you flipped.",
    ),
    "give to": Wording(
        "g", "give a card", "Who takes a card?", "Choose who takes a card from the stock."
    ),
    "name": Wording(
        "n", "name a rank", "Do the action of which rank?", "Name the rank whose action you do."
    ),
    "declare": Wording(
        "y",
        "say what a card is",
        "Say the rank of which card?",
        "Say the rank of a card that lies face down.",
    ),
    "toss": Wording(
        "t",
        "toss a card in",
        "Toss in which card? It must match the {top}",
        "Throw in a card of the rank on the discard; a wrong one costs a card.",
    ),
    "meld": Wording(
        "m", "lay down a meld", "Meld which cards?", "Lay cards of your hand down as a meld."
    ),
    "lay_off": Wording(
        "a", "add to a meld", "Add to which meld?", "Add cards of your hand to a meld."
    ),
    "replace": Wording(
        "j",
        "replace a joker",
        "Replace the joker of which meld?",
        "Put the card a joker stands for in its place, and take the joker.",
    ),
    "undo": Wording("u", "take it back", about="Take back your last meld of this turn."),
    "shuffle": Wording("", "shuffle", about="The Dealer makes the discard the stock again."),
}


def wording(kind: type[Record]) -> Wording:
    """How moves of this kind are offered; of an unknown one, by its own word."""
    found = find_wording(kind)
    return found or Wording("", readable(kind.WORD))


def find_wording(kind: type[Record]) -> Wording | None:
    """The wording written for this kind of move, if there is one."""
    return MOVES.get(signature(kind), MOVES.get(kind.WORD))


def signature(kind: type[Record]) -> str:
    """A word with the names of its fields: what tells apart the words that games share."""
    return " ".join([kind.WORD, *[name for name, _ in kind.FIELDS]])


def readable(code: str) -> str:
    """A code as words: still readable where no sentence was written for it.

    >>> readable("pile_closed")
    'pile closed'
    """
    return code.replace("_", " ").replace("-", " ")
