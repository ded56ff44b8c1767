"""Those for whom a message is the same are given the same one: it is what each alone would get."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.core.sight import AID_OFF, AIDS
from facedown.match.round import Round
from facedown.match.streams import Streams
from facedown.match.wire import Shown

PEEK = 4.0
# Rounds of random bots are long; what there is to share is seen sooner.
MOMENTS = 60


def moments(game: Game[Any], aid: str) -> Iterator[tuple[Streams, Seat]]:
    """A round, before its first move and after each, with whoever has just moved."""
    dealer = Dealer(f"shared messages {aid}")
    setup = game.setup(game.variant(), game.OFFICIAL[1])
    players = [make_bot("random", game, dealer.apart(seat)) for seat in range(setup.players)]
    played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
    streams = Streams(game, aid, history=False, peek=PEEK)
    streams.begin(played)
    yield streams, DEALER
    while (step := next_step(game, played.table, players, dealer)) is not None:
        streams.changes()
        played.act(*step, at=float(len(played.entries)))
        yield streams, step[0]


def shown(streams: Streams, viewer: Seat, behind: int, by: Seat) -> Shown:
    """What a viewer is sent who has seen all but so many events."""
    assert streams.round is not None
    since = max(streams.length(viewer) - behind, 0)
    now, id = len(streams.round.entries) + 1.0, "mine" if viewer == by else ""
    return streams.shown(viewer, since, now, by="person", id=id)


@pytest.mark.slow
@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_shared_message_is_what_each_alone_would_be_sent(game: Game[Any], aid: str) -> None:
    for streams, by in islice(moments(game, aid), MOMENTS):
        viewers = [*range(game.OFFICIAL[1]), WATCHER]
        for behind in (1, 4):
            together = [shown(streams, viewer, behind, by) for viewer in viewers]
            for viewer, one in zip(viewers, together, strict=True):
                streams.changes()
                assert one == shown(streams, viewer, behind, by)
                assert viewer != by or one.id == "mine"
            streams.changes()


def test_who_may_not_move_shares_with_watchers_what_nobody_else_was_shown() -> None:
    game = next(iter(GAMES.values()))
    shared = 0
    for streams, by in islice(moments(game, AID_OFF), MOMENTS):
        watched = shown(streams, WATCHER, 1, by)
        for seat in range(game.OFFICIAL[1]):
            mine = shown(streams, seat, 1, by)
            shared += mine is watched
            assert mine is not watched or not (mine.moves or seat == by)
    assert shared > 20
