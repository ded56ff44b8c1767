"""One round or one match of bots, from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from facedown.arena.watching import Followers, Remembrance, Watcher
from facedown.bots.players import make_player
from facedown.bots.roster import Maker
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome, Standings
from facedown.core.player import Player
from facedown.core.playout import next_step
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.match.match import Match

# The name of a bot or level, or what makes one of a game and its chance: the class of a bot.
Bot: TypeAlias = str | Maker

# No round or match is longer: more means that it would never end.
MAX_MOVES: Final = 20_000
MAX_ROUNDS: Final = 2_000
# What a move takes at a table, for matches that are played by the clock.
SECONDS_PER_MOVE: Final = 5.0


class Stuck(Exception):
    """A round or match that does not end: a code says how."""


@dataclass(frozen=True)
class PlayedRound:
    """A round that was played to its end: what it began with, what it gave, how long it was."""

    setup: Setup
    outcome: Outcome
    moves: int
    turns: int


@dataclass(frozen=True)
class PlayedMatch:
    """A match that was played to its end."""

    rounds: tuple[PlayedRound, ...]
    standings: Standings


def bot_name(bot: Bot) -> str:
    """What a bot is called in figures."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def play_alone(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    variant: Variant | None = None,
    watchers: Sequence[Watcher] = (),
) -> PlayedRound:
    """A round that belongs to no match, with a bot in each seat; `Stuck` if it does not end."""
    return round_of(game, _seat(game, bots, seed), seed, variant, watchers)


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    variant: Variant | None = None,
    watchers: Sequence[Watcher] = (),
    before: Outcome | None = None,
) -> PlayedMatch:
    """A whole match with a bot in each seat; `Stuck` if it does not end.

    With `before` it goes on from its second round, as if the first had given that.
    """
    return match_of(game, _seat(game, bots, seed), seed, variant, watchers, before)


def round_of(
    game: Game[Any],
    players: Sequence[Player[Any]],
    seed: str,
    variant: Variant | None = None,
    watchers: Sequence[Watcher] = (),
) -> PlayedRound:
    """A round that belongs to no match, of these players; the seed decides the cards."""
    dealer = Dealer(seed)
    starter = dealer.below(len(players))
    setup = game.setup(variant or simulated(game), len(players), starter)
    return _play_round(game, setup, players, dealer, watchers)


def match_of(
    game: Game[Any],
    players: Sequence[Player[Any]],
    seed: str,
    variant: Variant | None = None,
    watchers: Sequence[Watcher] = (),
    before: Outcome | None = None,
) -> PlayedMatch:
    """A whole match of these players; the seed decides the cards."""
    first = Dealer(f"{seed}/first").below(len(players))
    match = Match(game, variant or simulated(game), len(players), first)
    remembrance = Remembrance(players)
    told = [remembrance, *watchers] if remembrance.players else watchers
    rounds: list[PlayedRound] = []
    elapsed = 0.0
    setup = match.next_setup()
    if before is not None and setup is not None:
        match.add(setup, before)
        setup = match.next_setup()
    while setup is not None:
        if setup.number > MAX_ROUNDS:
            raise Stuck("too_many_rounds")
        dealer = Dealer(f"{seed}/{setup.number}")
        played = _play_round(game, setup, players, dealer, told)
        rounds.append(played)
        match.add(setup, played.outcome)
        elapsed += played.moves * SECONDS_PER_MOVE
        setup = match.next_setup(elapsed)
    return PlayedMatch(tuple(rounds), match.standings(elapsed))


def simulated(game: Game[Any]) -> Variant:
    """The house rules by which bots play unless asked otherwise: without clocks."""
    return game.variant(game.SIMULATED)


def made(bot: Bot, game: Game[Any], chance: Dealer) -> Player[Any]:
    """The player that a bot is."""
    return make_player(bot, game, chance) if isinstance(bot, str) else bot(game, chance)


def _seat(game: Game[Any], bots: Sequence[Bot], seed: str) -> list[Player[Any]]:
    """A player for each seat, with a chance of its own."""
    chances = [Dealer(f"{seed}/seat {seat}") for seat in range(len(bots))]
    return [made(bot, game, chance) for bot, chance in zip(bots, chances, strict=True)]


def _play_round(
    game: Game[Any],
    setup: Setup,
    players: Sequence[Player[Any]],
    dealer: Dealer,
    watchers: Sequence[Watcher],
) -> PlayedRound:
    seated = list(players)
    table: Table = game.table(setup)
    told = [Followers(game, seated), *watchers]
    events = game.start(table, dealer.deck(game.pack(setup.variant)))
    for one in told:
        one.begin(table, events)
    moves = 0
    step = next_step(game, table, seated, dealer)
    while step is not None:
        events = game.act(table, step[0], step[1])
        for one in told:
            one.see(table, step, events)
        moves += 1
        if moves > MAX_MOVES:
            raise Stuck("too_many_moves")
        step = next_step(game, table, seated, dealer)
    outcome = game.outcome(table)
    if outcome is None:
        raise Stuck("no_outcome")
    for one in told:
        one.end(table, outcome)
    return PlayedRound(setup, outcome, moves, table.turns)
