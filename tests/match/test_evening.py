"""What a table of the house shows and counts, from its log."""

import pytest
from msgspec import structs
from tests.match.evenings import act, deal, evening_of, let_time_run_out, play_out

from facedown.core.cards import cards
from facedown.core.outcome import Points
from facedown.core.seats import WATCHER
from facedown.match.evening import OVER
from facedown.match.round import Round

MEMORY_GAMES = ["tres-cartas", "cambio", "vinto"]


@pytest.mark.parametrize("key", MEMORY_GAMES)
def test_a_discard_can_be_looked_through_only_where_the_table_says_so(key: str) -> None:
    """G-13: there was no such setting."""
    evenings = [evening_of(key, 4, show_discard_history=on) for on in (False, True)]
    for evening in evenings:
        deal(evening)
        assert evening.round is not None
        while len(evening.round.table.discard) < 4:
            let_time_run_out(evening)
    lies = [placed.card.text for placed in evenings[0].round.table.discard]  # type: ignore[union-attr]
    for viewer in (0, WATCHER):
        without, shown = [evening.screen(viewer) for evening in evenings]
        assert without is not None
        assert shown is not None
        assert without.discard == lies[-1:]
        assert shown == structs.replace(without, discard=lies)


@pytest.mark.parametrize("key", ["cambio", "vinto"])
def test_a_shuffle_begins_the_history_anew(key: str) -> None:
    """G-13, G-06: the history is what lies in the discard now."""
    evening = evening_of(key, 4, show_discard_history=True)
    deal(evening)
    assert evening.round is not None
    table = evening.round.table
    while len(table.batches) < 2:
        let_time_run_out(evening)
    screen = evening.screen(0)
    assert screen is not None
    assert len(screen.discard) == screen.discarded == len(table.discard) < 4


def test_game_points_are_told_after_the_first_match_and_add_up() -> None:
    """V-44: they were told from the second match on."""
    evening = evening_of("vinto", 4, options={"end": "rounds(1)"})
    sums: list[Points] = [0, 0, 0, 0]
    for number in range(1, 4):
        deal(evening, f"{number:02x}" * 32)
        before = evening.info(set(), 0).evening
        assert {one.gained for one in before} <= {0}
        play_out(evening)
        assert evening.stage == OVER
        told = evening.info(set(), 0)
        for one in told.evening:
            sums[one.seat] += one.gained
            assert one.gained == {1: 5, 2: 3, 3: 2}.get(told.places[one.seat], 0)
            assert one.points == sums[one.seat]
        assert [one.points for one in told.evening] == sorted(sums, reverse=True)
        assert sum(one.calls for one in told.evening) <= number


def test_a_game_without_game_points_tells_of_no_evening() -> None:
    evening = evening_of("cambio", 3)
    deal(evening)
    play_out(evening)
    assert evening.info(set(), 0).evening == []


def test_cautions_name_the_moves_that_they_are_about() -> None:
    """P-19."""
    evening = evening_of("pinnacola", 2, options={"dirty_counts": "closing_only"})
    deal(evening)
    hand = cards("3s 4s 5s 6s 7s 8s 9s Jk Kc Qh 4d 2c Jh")
    rest = list(evening.game.pack(evening.variant).cards)
    for card in hand:
        rest.remove(card)
    evening.round = Round(evening.game, evening.game.setup(evening.variant, 2), [*hand, *rest])
    evening.streams.begin(evening.round)
    for text in ("draw", "meld 3s,4s,5s,6s,7s,8s,9s"):
        act(evening, 0, evening.game.parse_move(text))
    moves = evening.legal_moves(0)
    told = {str(moves[one.move]): one.params["before"] for one in evening.cautions(0, moves)}
    assert told == {"lay_off 0 - Jk": 110, "lay_off 0 Jk -": 110}


def test_a_game_without_cautions_is_not_asked_for_any() -> None:
    evening = evening_of("cambio", 2)
    deal(evening)
    assert evening.cautions(0, evening.legal_moves(0)) == []
