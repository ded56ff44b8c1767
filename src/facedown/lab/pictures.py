"""Pictures of a table: as text, as SVG and as pixels.

A picture shows what a seat's view or the watchers' holds: a card that is not known is a back. SVG
and pixels are drawn from one layout. All such pictures of a game with so many players have the same
size, as a recorder of videos needs it: a row of more cards than fit is pushed together.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from facedown.core.cards import DIAMONDS, HEARTS, UNKNOWN
from facedown.core.game import Game
from facedown.core.placed_card import PlacedCard
from facedown.core.table import Table

CARD: Final = (34, 46)
GAP: Final = 6
MARGIN: Final = 10
LABEL: Final = 66
COLUMNS: Final = 16  # cards of a row that lie side by side
STEP: Final = CARD[0] + GAP
ROW: Final = CARD[1] + 2 * GAP
FELT: Final = (22, 101, 70)
PAPER: Final = (250, 248, 240)
BACK: Final = (52, 73, 130)
RED: Final = (190, 30, 45)
BLACK: Final = (25, 25, 30)
INK: Final = (235, 240, 235)

# Letters of three by five dots, a row of three bits each.
_DOTS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717",
    "6": "74757", "7": "71122", "8": "75757", "9": "75717", "A": "25755", "J": "11157",
    "Q": "75576", "K": "55655", "T": "72222", "c": "25727", "h": "57720", "s": "27727",
    "d": "27720", "k": "45655", "S": "74717", "D": "65556", "P": "75744", "M": "57755",
    " ": "00000",
}  # fmt: skip
_ZOOM: Final = 3


class Spot:
    """A card, or a word, somewhere in a picture."""

    def __init__(self, x: int, y: int, placed: PlacedCard | None, word: str = "") -> None:
        self.x: Final = x
        self.y: Final = y
        self.placed: Final = placed
        self.word: Final = word

    @property
    def text(self) -> str:
        """The card's notation; nothing for a back."""
        if self.placed is None:
            return self.word
        return "" if self.placed.card is UNKNOWN else self.placed.card.text

    @property
    def ink(self) -> tuple[int, int, int]:
        if self.placed is None:
            return INK
        return RED if self.placed.card.suit in (HEARTS, DIAMONDS) else BLACK

    @property
    def paper(self) -> tuple[int, int, int]:
        return BACK if self.placed is not None and self.placed.card is UNKNOWN else PAPER


def rows_of(table: Table) -> list[tuple[str, list[PlacedCard | None]]]:
    """The hands, the open melds, the discard with its last cards, what is drawn, the stock."""
    rows = [(f"S{seat}", list(hand)) for seat, hand in enumerate(table.hands)]
    for piles in table.own_piles().values():
        rows += [(f"M{pile.owner}", [*pile.cards]) for pile in piles]
    rows.append(("D", [*table.discard[-12:]]))
    rows.append(("P", [*table.drawn, *table.stock[-1:]]))
    return rows


def drawn_rows(table: Table) -> list[tuple[str, list[PlacedCard | None]]]:
    """The same in as many rows at all times: all melds of a seat in one, with gaps between them."""
    own = table.own_piles()
    rows = [row for row in rows_of(table) if not row[0].startswith("M")]
    melds: list[tuple[str, list[PlacedCard | None]]] = []
    for seat in range(len(table.hands) if own else 0):
        cards: list[PlacedCard | None] = []
        for pile in [pile for piles in own.values() for pile in piles if pile.owner == seat]:
            cards += [None, *pile.cards] if cards else pile.cards
        melds.append((f"M{seat}", cards))
    return [*rows[:-2], *melds, *rows[-2:]]


def layout(table: Table) -> tuple[int, int, list[Spot]]:
    """How wide and high a picture is, and what lies where."""
    spots: list[Spot] = []
    rows = drawn_rows(table)
    for number, (word, cards) in enumerate(rows):
        y = MARGIN + number * ROW
        spots.append(Spot(MARGIN, y, None, word))
        last = max(len(cards), COLUMNS) - 1
        for i, placed in enumerate(cards):
            if placed is not None:
                spots.append(Spot(LABEL + i * (COLUMNS - 1) * STEP // last, y, placed))
    return LABEL + COLUMNS * STEP + MARGIN, 2 * MARGIN + len(rows) * ROW, spots


def as_text(game: Game[Any], table: Table) -> str:
    """A line for each hand and pile."""
    words = [f"{game.KEY}: {game.PHASES[table.phase]}, turn of seat {table.turn}"]
    for word, cards in rows_of(table):
        words.append(" ".join([f"{word:3}", *["_" if one is None else str(one) for one in cards]]))
    words.append(f"{len(table.discard)} cards in the discard, {len(table.stock)} in the stock")
    return "\n".join(words)


def as_svg(table: Table) -> str:
    """A picture as SVG."""
    width, height, spots = layout(table)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="15">',
        f'<rect width="{width}" height="{height}" fill="rgb{FELT}"/>',
    ]
    for spot in spots:
        if spot.placed is not None:
            parts.append(
                f'<rect x="{spot.x}" y="{spot.y}" width="{CARD[0]}" height="{CARD[1]}" rx="4" '
                f'fill="rgb{spot.paper}"/>'
            )
        if spot.text:
            parts.append(
                f'<text x="{spot.x + 5}" y="{spot.y + 28}" fill="rgb{spot.ink}">{spot.text}</text>'
            )
    return "\n".join([*parts, "</svg>"])


def as_pixels(table: Table) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours."""
    width, height, spots = layout(table)
    picture = np.empty((height, width, 3), dtype=np.uint8)
    picture[:] = FELT
    for spot in spots:
        if spot.placed is not None:
            picture[spot.y : spot.y + CARD[1], spot.x : spot.x + CARD[0]] = spot.paper
        for i, letter in enumerate(spot.text):
            _draw(picture, letter, spot.x + 5 + i * 4 * _ZOOM, spot.y + 14, spot.ink)
    return picture


def _draw(
    picture: NDArray[np.uint8], letter: str, x: int, y: int, ink: tuple[int, int, int]
) -> None:
    for row, dots in enumerate(_DOTS[letter]):
        for column in range(3):
            if int(dots) >> 2 - column & 1:
                top, left = y + row * _ZOOM, x + column * _ZOOM
                picture[top : top + _ZOOM, left : left + _ZOOM] = ink
