"""One line of text for a whole table, that can be read back.

Sections are separated by ` | `: the game and the options that are changed, then a word and its
value for everything that is not as at the beginning, then the cards: `hand0`, `drawn`, `discard`
from the bottom and `stock` from the top. A stock that is left out is the rest of the pack.
"""

from typing import TypeVar

from facedown.core.cards import Card, cards
from facedown.core.errors import BadNotation
from facedown.core.fields import CODE, FLAG, NUMBER, SEAT, SEATS, Fields, Names
from facedown.core.game import Game
from facedown.core.placed_card import PlacedCard, fresh, parse_placed
from facedown.core.seats import NO_SEAT, Seat, parse_seat
from facedown.core.setup import Setup
from facedown.core.table import Table

T = TypeVar("T", bound=Table)

EMPTY = "_"


def table_text(game: Game[T], table: T) -> str:
    """The table in one line."""
    setup = table.setup
    head = [game.KEY, *[f"{name}={text}" for name, text in setup.variant.changed().items()]]
    sections = [" ".join(head), *_setup_sections(setup)]
    plain = game.table(setup)
    for name, kind in _state_fields(game, table):
        value = getattr(table, name)
        if value != getattr(plain, name):
            sections.append(f"{name} {kind.text(value)}")
    sections += _card_sections(table)
    return " | ".join(sections)


def parse_table(game: Game[T], text: str) -> T:
    """The table that a line describes."""
    head, *rest = [section.split() for section in text.split("|")]
    if not head or head[0] != game.KEY:
        raise BadNotation("another_game", text=head[0] if head else "", wanted=game.KEY)
    found = {words[0]: words[1:] for words in rest if words}
    if len(found) != len(rest):
        raise BadNotation("section_twice_or_empty", text=text)
    table = game.table(_read_setup(game, head[1:], found))
    for name, kind in _state_fields(game, table):
        if name in found:
            setattr(table, name, kind.parse(" ".join(found.pop(name))))
    _read_cards(table, found)
    if found:
        raise BadNotation("no_such_section", text=" ".join(found))
    return table


def _state_fields(game: Game[T], table: T) -> Fields:
    shared: Fields = (
        ("phase", Names("phase", game.PHASES)),
        ("turn", SEAT),
        ("turns", NUMBER),
        ("moves", NUMBER),
        ("ready", SEATS),
        ("passed", SEATS),
        ("ending", CODE),
    )
    return shared + table.FIELDS


def _setup_sections(setup: Setup) -> list[str]:
    sections = [f"players {setup.players}"]
    if len(setup.seats) != setup.players:
        sections.append("seats " + " ".join(str(seat) for seat in setup.seats))
    if setup.starter != setup.seats[0]:
        sections.append(f"starter {setup.starter}")
    if any(setup.scores):
        sections.append("scores " + " ".join(str(score) for score in setup.scores))
    if setup.number != 1:
        sections.append(f"round {setup.number}")
    if setup.undo:
        sections.append("undo yes")
    return sections


def _read_setup(game: Game[T], options: list[str], found: dict[str, list[str]]) -> Setup:
    changes = dict[str, str]()
    for word in options:
        name, _, value = word.partition("=")
        changes[name] = value
    players = _number(found.pop("players", ["2"]))
    seats = tuple([parse_seat(word) for word in found.pop("seats", [])]) or tuple(range(players))
    scores = [_number([word]) for word in found.pop("scores", [])] or [0] * players
    starter: Seat = seats[0] if seats else NO_SEAT
    if "starter" in found:
        starter = parse_seat(" ".join(found.pop("starter")))
    number = _number(found.pop("round", ["1"]))
    undo = bool(FLAG.parse(" ".join(found.pop("undo", ["no"]))))
    return Setup(game.variant(changes), seats, starter, tuple(scores), number, undo=undo)


def _number(words: list[str]) -> int:
    value = NUMBER.parse(" ".join(words))
    assert isinstance(value, int)
    return value


def _card_sections(table: Table) -> list[str]:
    sections = []
    for batch, some in enumerate(table.batches):
        if batch > 0:
            sections.append(f"batch{batch} " + _cards_text(some))
    for seat in table.setup.seats:
        hand = table.hands[seat]
        words = [EMPTY if placed is None else str(placed) for placed in hand]
        sections.append(" ".join([f"hand{seat}", *words]))
    for name, pile in (("drawn", table.drawn), ("discard", table.discard)):
        if pile:
            sections.append(" ".join([name, *[str(placed) for placed in pile]]))
    sections += table.own_sections()
    sections.append(" ".join(["stock", *[str(placed) for placed in reversed(table.stock)]]))
    return sections


def _cards_text(some: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in some)


def _read_cards(table: Table, found: dict[str, list[str]]) -> None:
    batch = 1
    while f"batch{batch}" in found:
        _read_batch(table, tuple(cards(" ".join(found.pop(f"batch{batch}")))))
        batch += 1
    for seat in table.setup.seats:
        words = found.pop(f"hand{seat}", [])
        table.hands[seat] = [None if word == EMPTY else parse_placed(word) for word in words]
    table.drawn = [parse_placed(word) for word in found.pop("drawn", [])]
    table.discard = [parse_placed(word) for word in found.pop("discard", [])]
    table.read_own_sections(found)
    if "stock" in found:
        table.stock = [parse_placed(word) for word in reversed(found.pop("stock"))]
    else:
        table.stock = _rest_of_pack(table)


def _read_batch(table: Table, some: tuple[Card, ...]) -> None:
    first = list(table.batches[0])
    for card in some:
        if card not in first:
            raise BadNotation("card_twice", text=str(card))
        first.remove(card)
    table.batches[0] = tuple(first)
    table.batches.append(some)


def _rest_of_pack(table: Table) -> list[PlacedCard]:
    rest = list(table.pack.cards)
    for placed in table.everything():
        if placed.card in rest:
            rest.remove(placed.card)
        elif placed.card.code < 53:
            raise BadNotation("card_twice", text=str(placed.card))
        else:
            raise BadNotation("unknown_card_and_no_stock", text=str(placed))
    return [fresh(card) for card in reversed(rest)]
