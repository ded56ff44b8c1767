"""Faults planted in every game of the catalog; each must be caught by the law that forbids it."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace

from facedown.bots.roster import bots_for
from facedown.catalog import GAMES
from facedown.core.cards import UNKNOWN, Card
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.events import Dealt
from facedown.core.fields import INDEX, NUMBER, SLOT, Kind
from facedown.core.game import Game
from facedown.core.placed_card import PlacedCard
from facedown.core.player import BlindPlayer, Player
from facedown.core.records import Event, Move, has_secret
from facedown.core.seats import DEALER, EVERYONE, Seat
from facedown.core.table import Table, View
from facedown.match import screen
from facedown.match.streams import Streams
from facedown.match.wire import Screen, ScreenPile
from facedown.testing import LawBroken, check_game
from facedown.testing.near_misses import any_value

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Whispered(Event):
    """An event with a number that should tell nothing."""

    WORD = "whispered"
    FIELDS = (("number", NUMBER),)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number


def shown_to(event: Event, seen_by: int) -> Event:
    same_class: Callable[..., Event] = type(event)
    return same_class(*event.values()[:-1], seen_by)


def peek_shown_to_all(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def deal(self, table: Table, deck: list[Card]) -> list[Event]:
            return [self.loud(event) for event in super().deal(table, deck)]

        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            return [self.loud(event) for event in super().play(table, seat, move)]

        def loud(self, event: Event) -> Event:
            is_peek = has_secret(type(event)) and event.seen_by not in (0, EVERYONE)
            return shown_to(event, EVERYONE) if is_peek and not event.PRIVATE else event

    return Faulty


def dealt_card_marked_seen(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def apply(self, table: Table, event: Event) -> None:
            super().apply(table, event)
            if isinstance(event, Dealt):
                hand = table.hands[table.setup.seats[0]]
                placed = hand[1]
                assert placed is not None
                hand[1] = placed.seen(UNKNOWN, 1 << table.setup.seats[1])

    return Faulty


def legal_moves_depend_on_an_unseen_card(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def legal_moves(self, table: Table, seat: Seat) -> list[Move]:
            moves: list[Move] = super().legal_moves(table, seat)
            is_red = bool(table.stock) and table.stock[-1].card.is_red
            return moves[:-1] if is_red and len(moves) > 1 else moves

    return Faulty


def public_number_computed_from_hidden_cards(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            events: list[Event] = super().play(table, seat, move)
            return [*events, Whispered(sum(card.code for card in table.hand(seat)))]

    return Faulty


def stable_id_that_follows_a_hidden_card(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def deal(self, table: Table, deck: list[Card]) -> list[Event]:
            self.ids = {id(card): number for number, card in enumerate(sorted(deck, key=hash))}
            self.kept = deck
            return list(super().deal(table, deck))

        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            events: list[Event] = super().play(table, seat, move)
            return [*events, *[Whispered(self.ids[id(card)]) for card in table.hand(seat)]]

    return Faulty


def error_text_that_names_a_card(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            try:
                return list(super().play(table, seat, move))
            except IllegalMove as error:
                top = str(table.stock[-1].card) if table.stock else ""
                raise IllegalMove(error.code, card=top) from None

    return Faulty


def card_lost(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def apply(self, table: Table, event: Event) -> None:
            super().apply(table, event)
            if len(table.discard) == 2:
                table.discard.pop(0)

    return Faulty


def soft_lock(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def legal_moves(self, table: Table, seat: Seat) -> list[Move]:
            return [] if len(table.discard) == 2 else super().legal_moves(table, seat)

    return Faulty


def nobody_awaited(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def awaited(self, table: Table) -> list[Seat]:
            return [] if len(table.discard) == 2 else super().awaited(table)

    return Faulty


def imagined_cards_in_pack_order(real: type[Any]) -> type[Any]:
    class Orderly(Dealer):
        asked = 0

        def shuffle(self, things: list[Any]) -> None:
            """Leave them as they are, unless they cannot lie so however often one asks."""
            self.asked += 1
            if self.asked > 20:
                super().shuffle(things)

    class Faulty(real):  # type: ignore[misc]
        def imagine(self, view: View[Any], dealer: Dealer) -> Any:
            return super().imagine(view, Orderly(1))

    return Faulty


def rules_that_remember_the_last_round(real: type[Any]) -> type[Any]:
    counter = itertools.count()

    class Faulty(real):  # type: ignore[misc]
        def deal(self, table: Table, deck: list[Card]) -> list[Event]:
            return [*super().deal(table, deck), *[Dealt(tuple(deck))] * (next(counter) % 2)]

    return Faulty


def copy_that_shares_its_hands(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def apply(self, table: Table, event: Event) -> None:
            super().apply(table, event)
            own_copy = type(table).copy
            if "copy" not in vars(table):
                table.copy = lambda: self.sharing(own_copy(table), table)  # type: ignore[method-assign]

        def sharing(self, copy: Table, table: Table) -> Table:
            copy.discard = table.discard
            copy.stock = table.stock
            return copy

    return Faulty


def play_that_changes_the_table(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            table.moves += 1
            return list(super().play(table, seat, move))

    return Faulty


def play_that_accepts_what_is_not_listed(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
            try:
                return list(super().play(table, seat, move))
            except IllegalMove:
                return []

    return Faulty


def default_move_that_looks_at_the_stock(real: type[Any]) -> type[Any]:
    class Faulty(real):  # type: ignore[misc]
        def default_move(self, table: Table, seat: Seat) -> Move:
            moves: list[Move] = self.legal_moves(table, seat)
            top = table.stock[-1].card.code if table.stock else 0
            return moves[top % len(moves)]

    return Faulty


FAULTS: Final[dict[Callable[[type[Any]], type[Any]], set[int]]] = {
    peek_shown_to_all: {1},
    dealt_card_marked_seen: {1},
    legal_moves_depend_on_an_unseen_card: {2},
    public_number_computed_from_hidden_cards: {3},
    stable_id_that_follows_a_hidden_card: {3},
    error_text_that_names_a_card: {3},
    card_lost: {4},
    soft_lock: {5},
    nobody_awaited: {5},
    imagined_cards_in_pack_order: {6},
    rules_that_remember_the_last_round: {7},
    copy_that_shares_its_hands: {8},
    play_that_changes_the_table: {10},
    play_that_accepts_what_is_not_listed: {10},
    default_move_that_looks_at_the_stock: {12},
}


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_caught_by_its_law(
    game: Game[Any], plant: Callable[[type[Any]], type[Any]]
) -> None:
    laws = tuple(sorted(FAULTS[plant]))
    faulty = plant(type(game))()
    plays = 1 if plant is imagined_cards_in_pack_order else 60  # it is found after the rounds
    with pytest.raises(LawBroken) as broken:
        check_game(faulty, plays=plays, seed="faults", laws=laws)
    assert broken.value.number in laws


# -- leaks in what a house sends -------------------------------------------------------------------

Leak = Callable[[Streams, Screen, Table, Seat], Screen]


def remembers_what_was_seen(_: Streams, screen: Screen, table: Table, viewer: Seat) -> Screen:
    return replace(screen, hands=[*map(remembered(viewer), screen.hands, table.hands)])


def remembered(viewer: Seat) -> Callable[[list[Any], list[PlacedCard | None]], list[Any]]:
    """A hand with every card that the viewer has ever seen there."""
    return lambda hand, lies: [
        replace(one, card=placed.card.text) if placed and placed.is_seen_by(viewer) else one
        for one, placed in zip(hand, lies, strict=True)
    ]


def history_shows_more_than_the_discard(
    streams: Streams, screen: Screen, table: Table, viewer: Seat
) -> Screen:
    return remembers_what_was_seen(streams, screen, table, viewer) if streams.history else screen


def card_below_the_top_of_the_discard(
    _: Streams, screen: Screen, table: Table, viewer: Seat
) -> Screen:
    below = [] if len(screen.discard) > 1 else table.discard[-2:-1]
    return replace(screen, discard=[*[placed.card.text for placed in below], *screen.discard])


def shuffle_that_a_card_came_from(_: Streams, screen: Screen, table: Table, viewer: Seat) -> Screen:
    return replace(screen, own=screen.own | {"batches": [one.batch for one in table.everything()]})


def what_a_card_is_known_not_to_be(
    _: Streams, screen: Screen, table: Table, viewer: Seat
) -> Screen:
    return replace(screen, own=screen.own | {"never": [one.never for one in table.everything()]})


def who_has_seen_a_card(_: Streams, screen: Screen, table: Table, viewer: Seat) -> Screen:
    return replace(screen, own=screen.own | {"seen": [one.known_to for one in table.everything()]})


def size_that_tells_of_the_stock(_: Streams, screen: Screen, table: Table, viewer: Seat) -> Screen:
    codes = sum(placed.card.code << i for i, placed in enumerate(table.stock))
    return replace(screen, ending=" " * (codes % 7))


def stray_card_among_the_own_fields(
    _: Streams, screen: Screen, table: Table, viewer: Seat
) -> Screen:
    return replace(screen, own=screen.own | {"next": [one.card.text for one in table.stock[-1:]]})


def stray_card_in_a_pile(_: Streams, screen: Screen, table: Table, viewer: Seat) -> Screen:
    stray = ScreenPile([one.card.text for one in table.stock[-1:]])
    return replace(screen, piles=screen.piles | {"stray": [stray]})


# With the laws that forbid them: what is no card, and the same in both worlds, law 3 cannot see.
LEAKS: Final[dict[Leak, set[int]]] = {
    remembers_what_was_seen: {11},
    history_shows_more_than_the_discard: {11},
    card_below_the_top_of_the_discard: {11},
    shuffle_that_a_card_came_from: {11},
    what_a_card_is_known_not_to_be: {11},
    who_has_seen_a_card: {11},
    size_that_tells_of_the_stock: {3, 11},
    stray_card_among_the_own_fields: {3, 11},
    stray_card_in_a_pile: {3, 11},
}
PLANTED: Final = [
    pytest.param(game, leak, law, id=f"{key}-{leak.__name__}-{law}")
    for key, game in GAMES.items()
    for leak, laws in LEAKS.items()
    for law in sorted(laws)
    if not (game.OPEN_DISCARD and leak is card_below_the_top_of_the_discard)
]


@pytest.mark.parametrize(("game", "leak", "law"), PLANTED)
def test_a_leak_in_what_a_house_sends_is_caught(
    game: Game[Any], leak: Leak, law: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen that leaks is the one that is shipped: there is no other that could be tried."""
    honest = Streams.screen

    def leaky(streams: Streams, viewer: Seat) -> Screen | None:
        shown = honest(streams, viewer)
        if shown is None or streams.round is None:
            return shown
        return leak(streams, shown, streams.round.table, viewer)

    monkeypatch.setattr(Streams, "screen", leaky)
    with pytest.raises(LawBroken) as broken:
        check_game(game, plays=40, seed="leaks", laws=(law,), bots={})
    assert broken.value.number == law


@pytest.mark.slow
@every_game
def test_one_seats_cards_on_the_screen_of_all_are_caught(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 3: what is the same for all is made once, and nobody writes into it."""
    honest = screen._own_row

    def leaky(row: Any, public: list[Any], viewer: Seat, aid: str) -> list[Any]:
        public[:] = honest(row, public, viewer, aid)
        return public

    monkeypatch.setattr(screen, "_own_row", leaky)
    with pytest.raises(LawBroken) as broken:
        check_game(game, plays=40, seed="leaks", laws=(3,), bots={})
    assert broken.value.number == 3


@pytest.mark.parametrize("kind", [NUMBER, SLOT, INDEX], ids=lambda kind: kind.name)
def test_near_misses_try_the_numbers_beside_one(kind: Kind) -> None:
    """Laws 3 and 10 have tried no wrong slot: only plain numbers were changed."""
    game = next(iter(GAMES.values()))
    table, chance = game.table(game.setup(game.variant(), 2)), Dealer("near")
    assert {any_value(kind, 3, table, chance) for _ in range(50)} == {2, 3, 4}


@pytest.mark.slow
@every_game
def test_a_leak_of_who_has_passed_is_caught(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 11: whoever has passed in a window is no longer awaited, and that is secret."""

    def leaky(streams: Streams, viewer: Seat) -> list[Seat]:
        assert streams.round is not None
        awaited = streams.game.awaited(streams.round.table)
        return [seat for seat in awaited if seat != DEALER]

    monkeypatch.setattr(Streams, "awaited", leaky)
    if any(kind.PRIVATE for kind in game.EVENTS):
        with pytest.raises(LawBroken) as broken:
            check_game(game, plays=40, seed="leaks", laws=(11,), bots={})
        assert broken.value.number == 11
    else:
        check_game(game, plays=4, seed="leaks", laws=(11,), bots={})


@every_game
def test_a_bot_that_is_not_honest_is_caught(game: Game[Any]) -> None:
    """Law 9: a choice that follows anything but the view and the bot's own chance."""
    counter = itertools.count()

    class Fickle(BlindPlayer[Any]):
        def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
            return moves[next(counter) % len(moves)]

    with pytest.raises(LawBroken) as broken:
        check_game(game, plays=20, seed="faults", laws=(9,), bots={"fickle": lambda *_: Fickle()})
    assert broken.value.number == 9


class Peeker(Player[Any]):
    """Plays well enough, but by the cards that its seat has not seen, if it can get at them."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game = game

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        table: Table = view.table
        hidden = [placed for placed in table.everything() if not placed.is_seen_by(view.seat)]
        codes = [placed.card.code * (at + 1) for at, placed in enumerate(hidden)]
        return moves[sum(codes) % len(moves)]


def see_through(real: type[Any]) -> Game[Any]:
    """A game whose views hide nothing: what a bot in Python would have if it stole the table."""

    class SeeThrough(real):  # type: ignore[misc]
        def view(self, table: Table, seat: int) -> View[Any]:
            return View(table.copy(), seat)

    game: Game[Any] = SeeThrough()
    return game


@every_game
def test_a_bot_that_peeks_is_caught(game: Game[Any]) -> None:
    with pytest.raises(LawBroken, match="law 9: peeker chose"):
        check_game(
            see_through(type(game)), plays=20, seed="peeks", laws=(9,), bots={"peeker": Peeker}
        )


@every_game
def test_with_a_view_the_same_bot_has_nothing_to_peek_at(game: Game[Any]) -> None:
    check_game(game, plays=4, seed="peeks", laws=(9,), bots={"peeker": Peeker})


@pytest.mark.slow
@every_game
def test_the_same_checks_pass_on_the_game_as_it_is(game: Game[Any]) -> None:
    report = check_game(game, plays=2, seed="faults", bots=bots_for(game))
    assert report.plays == 2
