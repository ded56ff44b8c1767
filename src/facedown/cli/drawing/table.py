"""A table drawn on a sheet: the others along the top, the piles in the middle, your cards below.

Sizes are the largest that fit.
"""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from facedown.cli.drawing.canvas import Canvas, Paint, fit
from facedown.cli.drawing.cards import (
    BLACK,
    CHOSEN,
    CURSOR,
    FELT,
    GAP,
    HUGE,
    LARGE,
    MARK,
    MEDIUM,
    SMALL,
    TINY,
    Size,
    corner,
    face,
    gap,
    is_known,
    paint,
)
from facedown.cli.drawing.scene import Scene, Spot
from facedown.cli.keys import hand_order
from facedown.cli.onscreen import face_of, hand_of, is_fan
from facedown.core.cards import JOKER, UNKNOWN, Card, card
from facedown.core.placed_card import place
from facedown.core.seats import NO_SEAT, Seat
from facedown.i18n.voice import SUIT_SIGNS, rank_sign
from facedown.match.wire import ScreenPile

NAME: Final = "#cfe3d8 on #14352a"
ACTING: Final = "bold #f2c14e on #14352a"
FAINT: Final = "#7fa594 on #14352a"

# Own cards, piles, the others' cards: the first that fits is taken.
SIZES: Final = (
    (HUGE, HUGE, LARGE),
    (HUGE, LARGE, LARGE),
    (HUGE, HUGE, MEDIUM),
    (HUGE, LARGE, MEDIUM),
    (LARGE, LARGE, MEDIUM),
    (LARGE, MEDIUM, MEDIUM),
    (LARGE, MEDIUM, SMALL),
    (LARGE, MEDIUM, TINY),
    (MEDIUM, MEDIUM, TINY),
    (MEDIUM, SMALL, TINY),
    (SMALL, SMALL, TINY),
)
OVERLAP: Final = 3
LABEL: Final = 10  # columns for the name of a strip
FAN_ROWS: Final = 4  # rows for a discard that lies open, where there is room
ARC: Final = 6  # rows to spare that make a table large
BETWEEN: Final = 3  # columns between two hands
NARROWEST: Final = 30
PICKED: Final = "picked_card"
LATER: Final = "later_card"
MANY: Final = 8  # a hand of more cards is drawn overlapping


@dataclass(frozen=True)
class Area:
    """Cells that stand for a key when they are clicked."""

    x: int
    y: int
    width: int
    height: int
    key: str

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True)
class Drawing:
    """A drawn table, and what a click on it means."""

    text: Text
    areas: list[Area]

    def key_at(self, x: int, y: int) -> str | None:
        for area in reversed(self.areas):
            if area.holds(x, y):
                return area.key
        return None


@dataclass(frozen=True)
class CardSpot:
    """A card of a hand as it is drawn: its slot, its face, and what marks it."""

    card: Card | None
    spot: Spot


def draw(scene: Scene, width: int, height: int) -> Drawing:
    """The scene, as large as it can be drawn in so many columns and rows."""
    painter = _Painter(scene, width, height)
    if painter.fits():
        return painter.drawing()
    return Drawing(Text(scene.voice.text("terminal-too_small")), [])


class _Painter:
    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene: Final = scene
        self.width: Final = width
        self.height: Final = height
        self.sheet: Final = Canvas(width, height, FELT)
        self.areas: Final[list[Area]] = []
        self.own: Final = _hand(scene, scene.you) if scene.you in scene.seats else []
        self.strips: list[_Strip] = []
        for rows in range(FAN_ROWS, 0, -1):
            self.strips = _strips(scene, width, rows)
            if self.fits():
                break
        self.own_size, self.pile_size, self.other_size = self._sizes()

    def fits(self) -> bool:
        """Whether there is room for the smallest cards."""
        smallest = SIZES[-1]
        return self.width >= NARROWEST and self._height(*smallest) <= self.height

    def drawing(self) -> Drawing:
        used = self._height(self.own_size, self.pile_size, self.other_size)
        spare = max(self.height - used, 0)
        rows = self._rows(self.other_size)
        # Round a large table the outer ones sit lower, as along its edge.
        arc = 2 if spare >= ARC and len(rows) == 1 and len(rows[0]) > 2 else 0
        y = spare // 8
        for row in rows:
            self._others(row, y, arc)
            y += 1 + self.other_size.height
        y += 1 + (spare - spare // 8) // 2
        self._piles(y)
        y += self.pile_size.height + 1
        for strip in self.strips:
            self._strip(strip, y)
            y += 1
        if self.own:
            self._own(self.height - self._own_height(self.own_size))
        return Drawing(self.sheet.text(), self.areas)

    # -- how much room there is ------------------------------------------------------------------

    def _sizes(self) -> tuple[Size, Size, Size]:
        fitting = [
            sizes
            for sizes in SIZES
            if self._height(*sizes) <= self.height and self._is_wide_enough(sizes[0])
        ]
        in_one_row = [sizes for sizes in fitting if len(self._rows(sizes[2])) < 2]
        best = in_one_row if self.own else fitting
        return [*best, *fitting, SIZES[-1]][0]

    def _is_wide_enough(self, own: Size) -> bool:
        return self._own_step(own) > (OVERLAP if len(self.own) > MANY else own.width)

    def _own_step(self, size: Size) -> int:
        """Columns from one own card to the next: a space apart, or overlapping like a fan."""
        room = (self.width - size.width) // max(len(self.own) - 1, 1)
        return max(min(size.width + 1, room), OVERLAP)

    def _height(self, own: Size, pile: Size, other: Size) -> int:
        others = len(self._rows(other)) * (1 + other.height)
        piles = 1 + pile.height + 1 + len(self.strips)
        return others + piles + (self._own_height(own) if self.own else 0)

    def _own_height(self, size: Size) -> int:
        return 1 + len(self._own_rows(size)) * size.height + 1

    def _own_rows(self, size: Size) -> list[list[CardSpot]]:
        """Own cards in as many rows as they need."""
        fits = max((self.width - size.width) // self._own_step(size) + 1, 1)
        return [self.own[i : i + fits] for i in range(0, len(self.own), fits)]

    def _rows(self, size: Size) -> list[list[Seat]]:
        """The others in as many rows as they need."""
        rows: list[list[Seat]] = [[]]
        room = self.width
        for seat in self.scene.others():
            wide = self._block_width(seat, size) + BETWEEN
            if rows[-1] and wide > room + BETWEEN:
                rows.append([])
                room = self.width
            rows[-1].append(seat)
            room -= wide
        return [row for row in rows if row]

    def _block_width(self, seat: Seat, size: Size) -> int:
        cards = _row_width(len(self.scene.screen.hands[seat]), size)
        return min(max(cards, cell_len(self._name(seat)), 6), self.width)

    # -- the others ------------------------------------------------------------------------------

    def _name(self, seat: Seat) -> str:
        mark = "▸ " if seat in self.scene.acting else ""
        return f"{mark}{self.scene.voice.name(seat)}"

    def _others(self, row: list[Seat], y: int, arc: int) -> None:
        widths = [self._block_width(seat, self.other_size) for seat in row]
        left = self.width - sum(widths)
        between = max(left // (len(row) + 1), min(BETWEEN, left // max(len(row) - 1, 1)))
        x = (left - between * (len(row) - 1)) // 2
        for seat, wide in zip(row, widths, strict=True):
            lower = arc if seat in (row[0], row[-1]) else 0
            self._other(seat, x, y + lower, wide)
            x += wide + between

    def _other(self, seat: Seat, x: int, y: int, wide: int) -> None:
        name = fit(self._name(seat), wide)
        style = ACTING if seat in self.scene.acting else NAME
        self.sheet.put(x + (wide - cell_len(name)) // 2, y, name, style)
        self._chip(("seat", seat), x + (wide + cell_len(name)) // 2 + 1, y, 1)
        hand = _hand(self.scene, seat)
        step = _step(len(hand), self.other_size)
        start = x + (wide - _row_width(len(hand), self.other_size)) // 2
        for number, one in enumerate(hand):
            self._card(
                one,
                start + number * step,
                y + 1,
                self.other_size,
                visible=min(step, self.other_size.width),
                is_fanned=step <= self.other_size.width,
            )

    # -- the middle ------------------------------------------------------------------------------

    def _piles(self, y: int) -> None:
        screen, size, text = self.scene.screen, self.pile_size, self.scene.voice.text
        piles: list[tuple[str, Card | None]] = [
            (f"{text('table-stock')} {screen.stock}", UNKNOWN if screen.stock else None),
            (
                f"{text('table-discard')} {screen.discarded}",
                card(screen.discard[-1]) if screen.discard else None,
            ),
        ]
        piles += [(text("table-drawn"), face_of(one)) for one in screen.drawn]
        wide = max(size.width, *[cell_len(label) for label, _ in piles])
        x = (self.width - len(piles) * (wide + 2) + 2) // 2
        for label, top in piles:
            left = x + (wide - size.width) // 2
            rows = gap(size) if top is None else face(top, size)
            self.sheet.block(left, y, rows, GAP if top is None else paint(top))
            self.sheet.put(x + (wide - len(label)) // 2, y + size.height, label, FAINT)
            x += wide + 2

    def _strip(self, strip: "_Strip", y: int) -> None:
        labels = max(cell_len(one.label) for one in self.strips)
        x = max((self.width - labels - max(one.width for one in self.strips)) // 2, 0)
        self.sheet.put(x + labels - cell_len(strip.label), y, strip.label, FAINT)
        x += labels
        for pile in strip.piles:
            x = self._chip(pile.spot, x, y, 1)
            for one in pile.cards:
                text = f" {_short(one)}"
                self.sheet.put(x, y, text, paint(one))
                x += cell_len(text)
            self.sheet.put(x, y, " ", BLACK)
            x += 3

    # -- your own cards --------------------------------------------------------------------------

    def _own(self, y: int) -> None:
        size = self.own_size
        for row in self._own_rows(size):
            step = self._own_step(size)
            wide = (len(row) - 1) * step + size.width
            x = (self.width - wide) // 2
            for number, one in enumerate(row):
                lift = 0 if self._is_raised(one.spot) and size.height > 2 else 1
                self._card(
                    one,
                    x + number * step,
                    y + lift,
                    size,
                    visible=size.width if number == len(row) - 1 else min(step, size.width),
                    is_fanned=step <= size.width,
                )
            y += size.height
        you = self.scene.you
        style = ACTING if you in self.scene.acting else NAME
        self.sheet.centred(self.height - 1, self._name(you), style)

    def _is_raised(self, spot: Spot) -> bool:
        return spot == self.scene.cursor or self._is_picked(spot)

    def _is_picked(self, spot: Spot) -> bool:
        return spot[0] == PICKED or (spot[0] != "card" and spot in self.scene.chosen)

    # -- one card --------------------------------------------------------------------------------

    def _card(
        self, one: CardSpot, x: int, y: int, size: Size, *, visible: int, is_fanned: bool
    ) -> None:
        """A card; in a fan, the next one leaves so many columns of it visible."""
        if one.card is None:
            self.sheet.block(x, y, gap(size), GAP)
            return
        rows = corner(one.card, size) if is_fanned else face(one.card, size)
        self.sheet.block(x, y, rows, paint(one.card))
        self._mark(one.spot, x, y, size, visible)

    def _mark(self, spot: Spot, x: int, y: int, size: Size, visible: int) -> None:
        key = self.scene.marks.get(spot)
        if key is None:
            if self._is_picked(spot):
                self.sheet.put(x, y + size.height - 1, "✓".center(visible), CHOSEN)
            return
        label = f" {key} " if visible > 2 else key.ljust(2)
        self.sheet.put(
            x + (visible - len(label)) // 2, y + size.height - 1, label, self._mark_paint(spot)
        )
        self.areas.append(Area(x, y, visible, size.height, key))

    def _chip(self, spot: Spot, x: int, y: int, space: int) -> int:
        """The key of something that is no card; where to go on after it."""
        key = self.scene.marks.get(spot)
        if key is None:
            return x
        self.sheet.put(x, y, f" {key} ", self._mark_paint(spot))
        self.areas.append(Area(x, y, 3, 1, key))
        return x + 3 + space

    def _mark_paint(self, spot: Spot) -> Paint:
        return CURSOR if spot == self.scene.cursor else MARK


@dataclass(frozen=True)
class _Pile:
    """Cards that lie open in a row, and what a key on them stands for."""

    spot: Spot
    cards: list[Card]

    @property
    def width(self) -> int:
        return sum(1 + cell_len(_short(one)) for one in self.cards) + 7


@dataclass(frozen=True)
class _Strip:
    """Piles that are drawn on one line."""

    label: str
    piles: list[_Pile]

    @property
    def width(self) -> int:
        return sum(pile.width for pile in self.piles)


def _strips(scene: Scene, width: int, fan_rows: int) -> list[_Strip]:
    """The piles of the game's own, and above them a discard that lies open in so many rows."""
    strips: list[_Strip] = []
    found = [
        (_owners(scene, one), _Pile((name, number), [card(text) for text in one.cards]))
        for name, piles in scene.screen.piles.items()
        for number, one in enumerate(piles)
    ]
    for owners, pile in sorted(found, key=lambda one: _nearness(scene, one[0])):
        label = f"{' + '.join([scene.voice.name(seat) for seat in owners])} "
        last = strips[-1] if strips else None
        if last and last.label == label and last.width + pile.width <= width - LABEL:
            last.piles.append(pile)
        else:
            strips.append(_Strip(label, [pile]))
    if len(scene.screen.discard) > 1:
        rows = _fan([card(text) for text in scene.screen.discard], width - LABEL)[-fan_rows:]
        labels = [f"{scene.voice.text('table-discard')} ", *[""] * (len(rows) - 1)]
        strips[:0] = [_Strip(label, [row]) for label, row in zip(labels, rows, strict=True)]
    return strips


def _owners(scene: Scene, pile: ScreenPile) -> list[Seat]:
    return [] if pile.owner is None else scene.partners(pile.owner)


def _nearness(scene: Scene, owners: list[Seat]) -> tuple[bool, Seat]:
    """The order of piles: those of a side together, the own ones last and nearest."""
    return scene.you in owners, min(owners, default=NO_SEAT)


def _fan(discard: list[Card], room: int) -> list[_Pile]:
    """The discard in rows, the top at the right of the last."""
    rows = [_row()]
    for one in discard:
        if _row(*rows[-1].cards, one).width > room:
            rows.append(_row())
        rows[-1].cards.append(one)
    return rows


def _row(*cards: Card) -> _Pile:
    return _Pile(("discard", -1), list(cards))


def _short(card: Card) -> str:
    if not is_known(card):
        return "▒▒"
    return rank_sign(card.rank) + ("" if card.rank == JOKER else SUIT_SIGNS[card.suit])


def _hand(scene: Scene, seat: Seat) -> list[CardSpot]:
    """The cards of a hand as they are drawn: laid out slot by slot, or held and sorted."""
    if seat == scene.you and is_fan(scene.screen, seat):
        cards = sorted(hand_of(scene.screen, seat), key=hand_order)
        return [
            CardSpot(card, _copy_spot(scene, card, cards[:number].count(card)))
            for number, card in enumerate(cards)
        ]
    return [
        CardSpot(
            None if one is None else scene.card_in(seat, slot, one),
            ("place", place(seat, slot)),
        )
        for slot, one in enumerate(scene.screen.hands[seat])
    ]


def _copy_spot(scene: Scene, card: Card, copies: int) -> Spot:
    """Of cards that look the same the first ones are those picked, and the next can be picked."""
    picked = scene.chosen.count(("card", card))
    if copies < picked:
        return (PICKED, card)
    return ("card", card) if copies == picked else (LATER, card)


def _step(cards: int, size: Size) -> int:
    """Columns from one card of a row to the next."""
    return OVERLAP if cards > MANY and size.width > 2 else size.width + 1


def _row_width(cards: int, size: Size) -> int:
    return max((cards - 1) * _step(cards, size) + size.width, 0) if cards else 0
