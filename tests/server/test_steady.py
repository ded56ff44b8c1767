"""What tests count on when they open a house with `steady`."""

import pytest
from tests.server.steady import SECRET

from facedown.match import shuffle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_alone_against_bots_begins(players: int) -> None:
    bots = [b""] * (players - 1)
    for share in (0, 16, 32, 48):  # as the first four browsers of a test give it
        entropies = [bytes([share]) * shuffle.SIZE, *bots]
        assert shuffle.starter(SECRET, entropies, tuple(range(players))) == 0
