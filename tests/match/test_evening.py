"""What a table of the house shows and counts, from its log."""

import pytest
from tests.match.evenings import deal, evening_of, let_time_run_out

from facedown.core.seats import WATCHER

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
    lies = [lying.card.text + "^" for lying in evenings[0].round.table.discard]  # type: ignore[union-attr]
    for viewer in (0, WATCHER):
        without, shown = [evening.screen(viewer) for evening in evenings]
        assert without is not None
        assert shown is not None
        assert without["discard"] == lies[-1:]
        assert shown == without | {"discard": lies}


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
    assert len(screen["discard"]) == screen["discarded"] == len(table.discard) < 4
