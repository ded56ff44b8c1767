"""Recorded matches between bots, as transcripts."""

from typing import Any

from facedown.bots.roster import make_bot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.playout import next_step
from facedown.core.seats import DEALER
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.shuffle import Proof, deck, digest, order, starter
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


def proven(
    game: Game[Any],
    seed: str | int,
    *,
    options: dict[str, str] | None = None,
    players: int = 3,
    most_rounds: int = 100,
    shared: bool = True,
) -> Transcript:
    """The same as a house plays it, with proofs. Seat 0 gives entropy, 1 none, 2 withholds it."""
    chance = Dealer(seed)
    bots = [make_bot("random", game, chance.apart(seat)) for seat in range(players)]
    variant = game.variant(options)
    pack = game.pack(variant).cards
    transcript = Transcript.begin(game, options or {}, [f"bot {seat}" for seat in range(players)])
    match: Match | None = None
    for number in range(most_rounds):
        secret, given, withheld = (digest(f"{seed} {number} {i}".encode()) for i in range(3))
        entropies = [given if shared else b"", *[b""] * (players - 1)]
        digests = [digest(given), b"", digest(withheld), *[b""] * players][:players]
        proof = Proof.of(secret, pack, entropies, digests)
        if match is None:
            first = starter(secret, entropies, tuple(range(players)))
            match = Match(game, variant, players, first)
        setup = match.next_setup()
        if setup is None:
            break
        played = Round(game, setup, deck(secret, pack, entropies))
        reshuffles = 0
        while (step := next_step(game, played.table, bots, chance)) is not None:
            seat, move = step
            if seat == DEALER and isinstance(move, Shuffle):
                reshuffles += 1
                move = Shuffle(order(secret, entropies, reshuffles, len(move.order)))
            played.act(seat, move)
        transcript.add(played, proof)
        assert played.outcome is not None
        match.add(setup, played.outcome)
    return transcript


def text_of(game: Game[Any], seed: str | int, **settings: Any) -> str:
    """The same, as text."""
    return dumps(recorded(game, seed, **settings))
