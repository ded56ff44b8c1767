"""Looking for leaks: everything that the laboratory tells a seat, in a round and in another world.

Two cards are exchanged that a seat cannot tell apart. Whatever way it is asked, at the table as it
lies or after some steps of an environment that lead there, the seat must be told the same.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

import pytest

from facedown.bots.roster import FROM_OUTSIDE, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.playout import Step
from facedown.core.records import Move
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.lab import aec, gymnasium_env, parallel, playing, telling
from facedown.lab.encoding import NOTHING, Encoder, IllegalAction
from facedown.lab.episode import TABLE, Episode
from facedown.lab.pictures import as_pixels, as_svg, as_text
from facedown.lab.sources import EquitySource, Source
from facedown.lab.tables import Tables
from facedown.lab.vector_env import ACTIONS, arrays_of
from facedown.testing.plays import Play, record_play
from facedown.testing.worlds import other_world

CUTS = 12
STEPS = 6  # of an environment, up to the table that is looked at
SCRIPTED = "scripted"

Maker = Callable[[Any, Dealer], Player[Any]]
TablesMaker = Callable[[list[Episode], list[Dealer]], Tables]
Recorder = Callable[[list[Player[Any]], Dealer], Play]
Told = dict[str, object]


class Leak(AssertionError):
    """What a seat is told depends on a card that it has not seen."""


class TooFewWorlds(AssertionError):
    """Most worlds were left out: that nothing leaks is not shown by the others."""


class Unscripted(Exception):
    """Somebody is asked who did nothing then in the round that is played again."""


class Laid(Source):
    """A source that deals a table which is already laid."""

    def __init__(self, play: Play, table: Table) -> None:
        setup = play.setup
        super().__init__(play.game, setup.variant, setup.players, by_points=True)
        self.laid = table

    def begin(self, dealer: Dealer) -> Table:
        return self.laid.copy()


class LaidMatch(Laid):
    """The same in the first round of a match, which gives by the shares to be hoped for."""

    def __init__(self, play: Play, table: Table) -> None:
        super().__init__(play, table)
        self.match = EquitySource(play.game, play.setup.variant, play.setup.players)

    def begin(self, dealer: Dealer) -> Table:
        self.match.begin(dealer)
        return super().begin(dealer)

    def rewards(self, table: Table) -> list[float]:
        return self.match.rewards(table)

    def follow(self, table: Table, dealer: Dealer) -> Table | None:
        return self.match.follow(table, dealer)


@dataclass(frozen=True)
class Manner:
    """How a table is played on: from which source, who is asked first, and at which tables."""

    source: Callable[[Play, Table], Source] = Laid
    order: str = TABLE
    make_tables: TablesMaker = Tables


AS_USUAL = Manner()


def rule_bot(game: Game[Any], chance: Dealer) -> Player[Any]:
    """Plays to win, so that a round ends while cards are left that nobody has seen."""
    return make_bot("rule", game, chance)


class Script:
    """What happens in a round from one table to another, for whoever is asked."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.left = list(steps)

    def next_for(self, seat: Seat, moves: list[Move], *, awaited: bool) -> Move | None:
        """What a seat does now; None is nothing."""
        if self.left and self.left[0][0] == seat and self.left[0][1] in moves:
            return moves[moves.index(self.left.pop(0)[1])]
        if awaited:
            raise Unscripted
        return None

    def action(self, episode: Episode) -> int:
        """The same as a number, for the seat that is asked."""
        move = self.next_for(episode.seat, episode.moves, awaited=episode.awaited)
        number = NOTHING
        if move is not None:
            number = int(episode.encoder.number(episode.table, episode.seat, move))
        if number not in episode.legal().numbers:
            raise Unscripted
        return number

    def is_done(self, episode: Episode, seat: Seat) -> bool:
        """Whether all of it has happened, and those were asked who come before a seat."""
        return episode.is_over or (not self.left and (episode.seat == seat or episode.awaited))


class Scripted(Player[Any]):
    """Does in a seat what stands in a script."""

    def __init__(self, game: Game[Any], script: Script) -> None:
        self.game = game
        self.script = script

    def choose(self, view: Any, moves: Any) -> Move | None:
        awaited = view.seat in self.game.awaited(view.table)
        return self.script.next_for(view.seat, list(moves), awaited=awaited)


class Trial:
    """A seat at a table of a round, and how the round came there."""

    def __init__(
        self,
        encoder: Encoder,
        play: Play,
        cut: int,
        seat: Seat,
        manner: Manner = AS_USUAL,
    ) -> None:
        shuffles = [at for at in range(cut) if play.steps[at][0] == DEALER]
        start = max(0, cut - STEPS, *[at + 1 for at in shuffles])
        self.encoder = encoder
        self.play = play
        self.seat = seat
        self.table = play.table_after(cut)
        self._before = play.table_after(start)
        self._steps = play.steps[start:cut]
        self._manner = manner

    def at_the_table(self) -> Told:
        """What is told of a table as it lies."""
        encoder, table, seat = self.encoder, self.table, self.seat
        game = encoder.game
        moves = game.legal_moves(table, seat)
        found: Told = {
            "observation": encoder.observe(table, seat),
            "mask": encoder.mask(table, seat, moves) if moves else b"",
        }
        for viewer in (seat, WATCHER):
            seen = game.view(table, viewer).table
            found[f"text {viewer}"] = as_text(game, seen)
            found[f"svg {viewer}"] = as_svg(seen)
            found[f"pixels {viewer}"] = as_pixels(seen).tobytes()
        if game.awaited(table):
            episode = self._episode(table)
            episode.begin(Dealer(1))
            found["words"] = telling.observation_text(episode, seat)
            found["json"] = str(telling.observation_json(episode, seat))
            if episode.seat == seat:
                found["refusal"] = refusal(episode)
                tables = self._manner.make_tables([self._episode(table)], [Dealer(1)])
                tables.begin([Dealer(1)])
                found["vector"] = arrays(tables)
        return found

    def after_steps(self) -> Told:
        """What environments tell that came to the table step by step; nothing of those that cannot.

        A step that only a part of them could make is left out: where a move has no number, or
        seats are asked in another order than they spoke.
        """
        if self.play.game.awaited(self.table)[:1] == [DEALER]:
            return {}
        found: Told = {}
        for name, tell in (
            ("vector", self._vector),
            ("aec", self._aec),
            ("parallel", self._parallel),
            ("gymnasium", self._gymnasium),
        ):
            try:
                found[f"{name} after steps"] = tell()
            except Unscripted:
                continue
        return found

    def _episode(self, table: Table) -> Episode:
        manner = self._manner
        return Episode(manner.source(self.play, table), self.encoder, manner.order)

    def _vector(self) -> object:
        script = Script(self._steps)
        episodes = [self._episode(self._before) for _ in range(2)]
        tables = self._manner.make_tables(episodes, [Dealer(1), Dealer(1)])
        tables.begin([Dealer(1), Dealer(1)])
        actions = arrays_of(tables)[ACTIONS]
        episode = tables.episodes[0]
        while not script.is_done(episode, self.seat):
            actions[:] = script.action(episode)
            tables.step()
            if tables.dones[0]:
                return [bytes(tables.rewards), bytes(tables.dones)]
        if episode.seat != self.seat:
            return [bytes(tables.rewards), bytes(tables.dones)]
        return arrays(tables)

    @contextmanager
    def _laid(self) -> Iterator[None]:
        """Environments begin at the table from which the script goes on."""
        source = mock.Mock(return_value=self._manner.source(self.play, self._before))
        encoder = mock.Mock(return_value=self.encoder)
        with mock.patch.multiple(playing, make_source=source, find_encoder=encoder):
            yield

    def _aec(self) -> object:
        with self._laid():
            env = aec(self.play.game.KEY, render_mode="svg", order=self._manner.order)
        env.reset(seed=1)
        script, episode, agent = Script(self._steps), env.play.episode, f"seat_{self.seat}"
        while not script.is_done(episode, self.seat):
            env.step(script.action(episode))
        seen = env.observe(agent)
        told: list[object] = [env.rewards[agent], env.terminations[agent], env.truncations[agent]]
        told += [env.infos[agent], env.text(agent), env.json(agent), env.render()]
        return [one.tobytes() for one in seen.values()], told

    def _parallel(self) -> object:
        with self._laid():
            env = parallel(self.play.game.KEY, order=self._manner.order)
        agent = f"seat_{self.seat}"
        seen, infos = env.reset(seed=1)
        told: list[Any] = [seen, {}, {}, {}, infos]
        script, episode = Script(self._steps), env.env.play.episode
        while not script.is_done(episode, self.seat):
            asked = episode.seat
            actions = dict.fromkeys(env.agents, NOTHING) | {f"seat_{asked}": script.action(episode)}
            told = list(env.step(actions))
        rows = [one.tobytes() for one in told[0][agent].values()]
        return rows, [one.get(agent) for one in told[1:]]

    def _gymnasium(self) -> object:
        script, game = Script(self._steps), self.play.game
        others: dict[str, Maker] = {SCRIPTED: lambda game, chance: Scripted(game, script)}
        with self._laid(), mock.patch.dict(FROM_OUTSIDE, {game.KEY: others}):
            env = gymnasium_env.SeatEnv(
                game.KEY,
                seat=self.seat,
                bots=SCRIPTED,
                render_mode="ansi",
                order=self._manner.order,
            )
            seen, infos = env.reset(seed=1)
        told: tuple[Any, ...] = (0.0, False, False, infos)
        episode = env.play.episode
        while script.left:
            seen, *rest = env.step(script.action(episode))
            told = tuple(rest)
        rows = [one.tobytes() for one in seen.values()]
        return rows, told, env.text(), env.json(), env.render()


def arrays(tables: Tables) -> list[bytes]:
    """All that many tables tell."""
    told = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.dones)
    return [bytes(one) for one in told]


def refusal(episode: Episode) -> str:
    with pytest.raises(IllegalAction) as refused:
        episode.act(-1)
    return str(refused.value)


def check(
    encoder: Encoder,
    players: list[Maker],
    cuts: int = CUTS,
    variant: Variant | None = None,
    manner: Manner = AS_USUAL,
    record: Recorder | None = None,
) -> dict[str, int]:
    """Look for leaks in rounds of these players; how often each way of telling was tried.

    The first look is at the end of a round. `TooFewWorlds` if more than half of the worlds are left
    out: there are no two cards to exchange, or somebody could not have moved as they did.
    """
    game = encoder.game
    setup = game.setup(variant or game.variant(), encoder.players)
    tried: dict[str, int] = {}
    left_out = 0
    for made in players:
        dealer, chance = Dealer("leaks"), Dealer("worlds")
        bots = [made(game, dealer.apart(seat)) for seat in setup.seats]
        play = record(bots, dealer) if record else record_play(game, setup, bots, dealer)
        for at in range(cuts):
            cut = int(chance.below(len(play.steps) + 1)) if at else len(play.steps)
            seat = chance.pick(setup.seats)
            there = elsewhere(encoder, play, cut, seat, manner, chance)
            if there is None:
                left_out += 1
                continue
            here = Trial(encoder, play, cut, seat, manner)
            compare(here.at_the_table(), there.at_the_table(), tried, f"seat {seat} at {cut}")
            compare(here.after_steps(), there.after_steps(), tried, f"seat {seat} at {cut}")
    if left_out * 2 > cuts * len(players):
        raise TooFewWorlds(f"{left_out} of {cuts * len(players)} are left out")
    return tried


def elsewhere(
    encoder: Encoder, play: Play, cut: int, seat: Seat, manner: Manner, chance: Dealer
) -> Trial | None:
    """The same seat in another world, if there is one."""
    world = other_world(play, cut, seat, chance)
    if world is None:
        return None
    try:
        return Trial(encoder, world, cut, seat, manner)
    except IllegalMove:
        return None


def compare(here: Told, there: Told, tried: dict[str, int], where: str) -> None:
    """Raise what differs; what could be told in one of the worlds only is not compared."""
    for name in here.keys() & there.keys():
        tried[name] = tried.get(name, 0) + 1
        if here[name] != there[name]:
            raise Leak(f"{name} of {where}")
