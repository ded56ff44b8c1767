"""What a table of the house shows, from its log."""

import pytest
from msgspec import structs
from tests.match.evenings import act, deal, evening_of, let_time_run_out, play_out

from facedown.core.cards import cards
from facedown.core.seats import WATCHER
from facedown.match.round import Round
from facedown.match.transcript import dumps

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
        without, shown = [evening.streams.screen(viewer) for evening in evenings]
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
    screen = evening.streams.screen(0)
    assert screen is not None
    assert len(screen.discard) == screen.discarded == len(table.discard) < 4


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
    told = {
        str(moves[one.move]): one.params["before"] for one in evening.streams.cautions(0, moves)
    }
    assert told == {"lay_off 0 - Jk": 110, "lay_off 0 Jk -": 110}


def test_a_game_without_cautions_is_not_asked_for_any() -> None:
    evening = evening_of("cambio", 2)
    deal(evening)
    assert evening.streams.cautions(0, evening.legal_moves(0)) == []


def test_a_record_has_nothing_of_a_round_that_is_on() -> None:
    evening = evening_of("tres-cartas", 2)
    deal(evening)
    assert evening.transcript().rounds == []
    play_out(evening)
    deal(evening, "a7" * 32)
    assert evening.round is not None
    kept = evening.transcript()
    assert [one.setup.number for one in kept.rounds] == [1]
    assert " ".join(map(str, evening.round.deck)) not in dumps(kept)
