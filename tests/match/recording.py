"""Recorded matches between bots, as transcripts."""

from typing import Any

from facedown.bots.roster import make_bot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.transcript import Transcript, dumps


def recorded(
    game: Game[Any],
    seed: str | int,
    *,
    options: dict[str, str] | None = None,
    players: int = 2,
    most_rounds: int = 100,
) -> Transcript:
    """A match between random bots; every move takes a second and a half."""
    chance = Dealer(seed)
    bots = [make_bot("random", game, chance.apart(seat)) for seat in range(players)]
    match = Match(game, game.variant(options), players)
    transcript = Transcript.begin(game, options or {}, [f"bot {seat}" for seat in range(players)])
    while len(match.results) < most_rounds and (setup := match.next_setup()) is not None:
        played = Round(game, setup, chance.deck(game.pack(setup.variant)))
        while (step := next_step(game, played.table, bots, chance)) is not None:
            played.act(*step, at=1.5 * len(played.entries))
        transcript.add(played)
        assert played.outcome is not None
        match.add(setup, played.outcome)
    return transcript


def text_of(game: Game[Any], seed: str | int, **settings: Any) -> str:
    """The same, as text."""
    return dumps(recorded(game, seed, **settings))
