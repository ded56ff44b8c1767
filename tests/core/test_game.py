"""The verbs of a game, and the laws on a game that is not in the catalog."""

import pytest
from tests.snap import SNAP, Flip, Snap, SnapTable

from facedown.bots.roster import ANY_GAME
from facedown.core.dealer import Dealer
from facedown.core.errors import BadDeck, BadOption, BadSetup, IllegalMove
from facedown.core.events import Ended, Received
from facedown.core.game import MAX_EVENTS, REACTION_CLOCK, TURN_CLOCK, Game
from facedown.core.moves import DISCARD, DRAW, PASS, Shuffle
from facedown.core.notation import parse_table, table_text
from facedown.core.outcome import Outcome, Result
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, WATCHER, bit
from facedown.testing import check_game, perft

IN_WINDOW = "snap | phase window | hand0 2c 3c | hand1 7h 9h | discard 7d^"


def table(text: str) -> SnapTable:
    return parse_table(SNAP, text)


@pytest.mark.slow
def test_a_game_that_keeps_the_laws_passes_them_all() -> None:
    report = check_game(SNAP, plays=6, moments=2, bots=dict(ANY_GAME))
    assert report.worlds > 10


@pytest.mark.slow
def test_everything_in_that_game_is_reached() -> None:
    check_game(SNAP, plays=60, laws=(), reach_all=True)


def test_acting_applies_what_follows_of_itself() -> None:
    """A wrong flip, the card it costs, and no further turn while the window is open."""
    at = table(IN_WINDOW)
    events = SNAP.act(at, 1, Flip(1))
    assert [event.WORD for event in events] == ["flipped", "received"]
    assert at.size(1) == 2


def test_playing_changes_nothing() -> None:
    at = table(IN_WINDOW)
    before = table_text(SNAP, at)
    SNAP.play(at, 1, Flip(1))
    assert table_text(SNAP, at) == before


def test_a_refused_move_changes_nothing() -> None:
    at = table(IN_WINDOW)
    before = table_text(SNAP, at)
    with pytest.raises(IllegalMove):
        SNAP.act(at, 0, DRAW)
    assert table_text(SNAP, at) == before


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    class Circle(Snap):
        def settle(self, table: SnapTable) -> Event | None:
            return Ended("turn_limit")

    at = table(IN_WINDOW)
    with pytest.raises(AssertionError, match="circle"):
        Circle().act(at, 1, PASS)
    assert MAX_EVENTS >= 100


def test_a_pass_is_known_to_nobody_else() -> None:
    at = table("snap | players 3 | phase window | hand0 2c | hand1 7h | hand2 9h | discard 7d^")
    SNAP.act(at, 1, PASS)
    assert SNAP.view(at, 1).table.passed == bit(1)
    assert SNAP.view(at, 2).table.passed == SNAP.view(at, WATCHER).table.passed == 0


def test_an_empty_stock_waits_for_the_dealer() -> None:
    """G-06: nobody else may act meanwhile."""
    at = table("snap | phase window | hand0 2c | hand1 7h | discard 9d^ 8d^ 7d^ | stock")
    assert SNAP.awaited(at) == [DEALER]
    assert SNAP.legal_moves(at, 0) == SNAP.legal_moves(at, 1) == []
    SNAP.act(at, DEALER, Shuffle((1, 0)))
    assert [str(placed) for placed in at.stock] == ["9d~1", "8d~1"]
    assert [str(placed) for placed in at.discard] == ["7d^"]


@pytest.mark.parametrize("order", [(), (0,), (0, 0), (0, 2), (1, 0, 2), (-1, 0)])
def test_an_order_that_is_none_is_refused(order: tuple[int, ...]) -> None:
    at = table("snap | phase window | hand0 2c | hand1 7h | discard 9d^ 8d^ 7d^ | stock")
    with pytest.raises(BadDeck):
        SNAP.act(at, DEALER, Shuffle(order))


def test_the_dealer_does_nothing_but_shuffle() -> None:
    at = table("snap | phase window | hand0 2c | hand1 7h | discard 9d^ 8d^ 7d^ | stock")
    with pytest.raises(IllegalMove) as refused:
        SNAP.act(at, DEALER, DISCARD)
    assert refused.value.code == "dealer_shuffles"


def test_a_penalty_card_is_unseen_by_its_receiver() -> None:
    """G-05."""
    at = table(IN_WINDOW)
    SNAP.act(at, 1, Flip(1))
    assert str(SNAP.view(at, 1).table.hand(1)[-1]) == "??"


def test_a_view_is_a_table_of_its_own() -> None:
    at = table(IN_WINDOW)
    view = SNAP.view(at, 0)
    SNAP.apply(view.table, Received(0))
    assert at.size(0) == 2


def test_a_view_of_a_view_hides_nothing_more() -> None:
    at = table("snap | phase window | hand0 2c=0 3c | hand1 7h=01 9h=1 | discard 7d^")
    view = SNAP.view(at, 0)
    assert SNAP.view(view.table, 0) == view


def test_a_reaction_has_a_clock_of_its_own() -> None:
    """G-09."""
    at = table(IN_WINDOW)
    assert SNAP.clock(at) == REACTION_CLOCK
    SNAP.act(at, 1, PASS)
    assert SNAP.clock(at) == TURN_CLOCK


class Bare(Game[SnapTable]):
    """A game that says as little as it can."""

    def legal_moves(self, table: SnapTable, seat: int) -> list[Move]:
        return [PASS, DRAW]


def test_what_a_game_does_not_say_is_the_simplest_thing() -> None:
    bare = Bare()
    variant = bare.variant()
    assert variant.values == {}
    assert bare.pack(variant).size == 52
    assert bare.setup(variant, 2).starter == 0
    with pytest.raises(BadSetup):
        bare.setup(variant, 3)
    at = table(IN_WINDOW)
    assert bare.default_move(at, 0) == PASS
    assert bare.invited(at) == []
    assert bare.settle(at) is None
    assert bare.is_possible(at)
    assert not bare.voids(Ended("turn_limit"), PASS)


def test_one_round_is_a_match_unless_a_game_says_otherwise() -> None:
    bare = Bare()
    before = bare.standings(bare.variant(), 2, [], 0.0)
    assert (before.playing, before.places, before.is_over) == ((0, 1), (1, 1), False)
    given = Outcome((3, 8), (1,), "turn_limit", (3, 8))
    after = bare.standings(bare.variant(), 2, [Result((0, 1), 0, given)], 0.0)
    assert (after.scores, after.places, after.winners) == ((3, 8), (2, 1), (1,))
    assert after.is_over
    assert after.playing == ()


def test_house_rules_are_read_from_texts() -> None:
    variant = SNAP.variant({"most_turns": "7", "flips": "false"})
    assert (variant.number("most_turns"), variant.flag("flips")) == (7, False)


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"most_turns": "0"}, "no_such_value"), ({"flip": "true"}, "no_such_option")],
)
def test_house_rules_that_are_none_are_refused(changes: dict[str, str], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        SNAP.variant(changes)
    assert refused.value.code == code


def test_a_preset_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        SNAP.variant(preset="golf")
    assert refused.value.params == {"preset": "golf", "allowed": "seed"}


@pytest.mark.parametrize(("players", "starter"), [(1, 0), (5, 0), (3, 3), (3, -1)])
def test_a_setup_that_is_none_is_refused(players: int, starter: int) -> None:
    with pytest.raises(BadSetup):
        SNAP.setup(SNAP.variant(), players, starter)


def test_imagining_gives_a_table_that_looks_the_same() -> None:
    hands = "hand0 2c=0 3c=* 4c | hand1 5c=0 6c=1"
    at = table(f"snap | phase decide | {hands} | drawn 7c!0=0 | discard 7d^")
    for viewer in (0, 1, WATCHER):
        view = SNAP.view(at, viewer)
        imagined = SNAP.imagine(view, Dealer(1))
        assert SNAP.view(imagined, viewer) == view
        assert "??" not in table_text(SNAP, imagined)


def test_imagining_asks_the_rules_what_is_possible() -> None:
    class Tidy(Snap):
        def is_possible(self, table: SnapTable) -> bool:
            return table.hand(1)[0].rank == 8

    at = table("snap | hand0 2c | hand1 8d")
    for seed in range(20):
        imagined = Tidy().imagine(SNAP.view(at, 0), Dealer(seed))
        assert imagined.hand(1)[0].rank == 8


def test_perft_counts_the_moves_of_every_seat() -> None:
    at = table(IN_WINDOW)
    assert perft(SNAP, at, 1) == 2 + 3
    assert perft(SNAP, at, 0) == 1
