"""What a screen holds, as cards: the terminal draws what a house would send to a browser."""

from facedown.core.cards import UNKNOWN, Card, card
from facedown.core.seats import Seat
from facedown.i18n.sentences import Tops
from facedown.match.wire import Screen, ScreenCard, ScreenPile


def face_of(one: ScreenCard) -> Card:
    """The card that is seen there."""
    return card(one.card)


def tops(screen: Screen) -> Tops:
    """The cards that sentences about a table speak of."""
    return Tops(
        card(screen.discard[-1]) if screen.discard else UNKNOWN,
        face_of(screen.drawn[-1]) if screen.drawn else UNKNOWN,
    )


def find_pile(screen: Screen, name: str, number: int) -> ScreenPile | None:
    """The pile that a field of a move names, such as `meld 2`."""
    piles = screen.piles.get(name, [])
    return piles[number] if number < len(piles) else None


def is_fan(screen: Screen, seat: Seat) -> bool:
    """Whether a hand is held like a fan; one that is laid out is only held to be looked at."""
    hand = screen.hands[seat]
    is_held = all(one is not None and one.held is not None for one in hand)
    return screen.turns > 0 and len(hand) > 0 and is_held


def hand_of(screen: Screen, seat: Seat) -> list[Card]:
    """The cards of a hand, without empty slots."""
    return [face_of(one) for one in screen.hands[seat] if one is not None]
