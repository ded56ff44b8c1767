"""Trying all laws on many rounds of a game, over its options, numbers of players and bots."""

from dataclasses import dataclass
from typing import Any, Final

from facedown.bots.roster import bots_for
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.setup import Setup
from facedown.core.variant import Variant
from facedown.testing.coverage import Coverage
from facedown.testing.laws import LAWS, Maker, Trial, check_play
from facedown.testing.plays import LawBroken, Play, record_play
from facedown.testing.uniform import check_uniform

# The bots that explore; a game's own bots are tried by law 9 on the plays that these make.
EXPLORERS: Final = ("random", "stubborn")


@dataclass
class Report:
    """What was tried, other worlds and how many of them were discarded, what was reached."""

    plays: int
    moves: int
    worlds: int
    discarded: int
    coverage: Coverage


def random_variant(game: Game[Any], chance: Dealer) -> Variant:
    """A preset with some options changed to one of their samples."""
    values = dict(game.PRESETS[chance.pick(list(game.PRESETS))])
    for option in game.OPTIONS:
        if chance.below(4) == 0:
            values[option.name] = chance.pick(option.samples())
    return game.make_variant(values)


def random_setup(game: Game[Any], chance: Dealer) -> Setup:
    """A round with some house rules, number of players and starter.

    One in four is a later round of a match, with scores and, where enough remain, a seat that is
    no longer in play. In one in four moves may be taken back, where a game has such a move.
    """
    low, high = game.ALLOWED
    players = low + chance.below(high - low + 1)
    variant = random_variant(game, chance)
    low, high = game.players(variant)
    players = max(low, min(players, high))
    undo = chance.below(4) == 0
    if chance.below(4):
        return game.setup(variant, players, chance.below(players), undo=undo)
    seats = list(range(players))
    if players > low:
        seats.remove(chance.below(players))
    scores = tuple([chance.below(40) for _ in range(players)])
    return Setup(variant, tuple(seats), chance.pick(seats), scores, 2 + chance.below(5), undo=undo)


def random_play(game: Game[Any], chance: Dealer, bots: dict[str, Maker]) -> Play:
    """A round between explorers, all of one kind or mixed."""
    setup = random_setup(game, chance)
    names = list(EXPLORERS)
    kinds = [chance.pick(names)] if chance.below(2) else names
    players = [
        bots[chance.pick(kinds)](game, chance.apart(f"bot {seat}")) for seat in range(setup.players)
    ]
    return record_play(game, setup, players, chance)


def check_game(
    game: Game[Any],
    *,
    plays: int = 100,
    seed: str | int = 1,
    laws: tuple[int, ...] = tuple(LAWS),
    moments: int = 6,
    bots: dict[str, Maker] | None = None,
    reach_all: bool = False,
) -> Report:
    """Try laws on many rounds; `LawBroken` with the seed of the round where one does not hold.

    With `reach_all` it is also an error if an event, move, phase, ending or option value was never
    reached.
    """
    bots = bots_for(game) if bots is None else bots
    report = Report(0, 0, 0, 0, Coverage(game))
    for number in range(plays):
        chance = Dealer(f"{seed}/{number}")
        try:
            play = random_play(game, chance, bots_for(game))
            trial = Trial(play, chance, moments, bots)
            check_play(trial, laws)
        except LawBroken as broken:
            raise LawBroken(broken.number, f"{broken}\n(seed {chance.seed})") from broken
        report.plays += 1
        report.moves += len(play.steps)
        report.worlds += trial.worlds
        report.discarded += trial.discarded
        report.coverage.add(play)
    if report.discarded * 2 > report.worlds:
        raise LawBroken(3, f"{report.discarded} of {report.worlds} worlds were discarded")
    if 6 in laws:
        check_uniform(game, Dealer(f"{seed}/uniform"))
    if reach_all and report.coverage.missing():
        raise LawBroken(5, f"never reached: {', '.join(report.coverage.missing())}")
    return report
