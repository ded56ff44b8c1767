"""What a seat is told in numbers, words, JSON and pictures holds nothing that it may not know."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.lab.encoders import find_encoder
from facedown.lab.encoders.vinto import VintoV1
from facedown.lab.encoding import Encoder, IllegalAction
from facedown.lab.episode import Episode
from facedown.lab.pictures import as_pixels, as_svg, as_text
from facedown.lab.sources import RoundSource
from facedown.lab.tables import Tables
from facedown.lab.telling import observation_json, observation_text
from facedown.testing.plays import Play, record_play
from facedown.testing.worlds import other_world

CUTS = 12


class Leak(AssertionError):
    """What a seat is told depends on a card that it has not seen."""


class Laid(RoundSource):
    """A source that deals a table which is already laid."""

    def __init__(self, play: Play, table: Table) -> None:
        super().__init__(play.game, play.setup)
        self.table = table

    def begin(self, dealer: Dealer) -> Table:
        return self.table


def told(encoder: Encoder, play: Play, table: Table, seat: Seat) -> dict[str, object]:
    """Everything that the laboratory tells a seat of a table, asked in every way."""
    game = encoder.game
    moves = game.legal_moves(table, seat)
    seen = game.view(table, seat).table
    found: dict[str, object] = {
        "observation": encoder.observe(table, seat),
        "mask": encoder.mask(table, seat, moves) if moves else b"",
        "text": as_text(game, seen),
        "svg": as_svg(seen),
        "pixels": as_pixels(seen).tobytes(),
    }
    if game.awaited(table):
        episode = Episode(Laid(play, table.copy()), encoder)
        episode.begin(Dealer(1))
        found["words"] = observation_text(episode, seat)
        found["json"] = str(observation_json(episode, seat))
        if episode.seat == seat:
            found["refusal"] = refusal(episode)
            tables = Tables([Episode(Laid(play, table.copy()), encoder)], [Dealer(1)])
            tables.begin([Dealer(1)])
            arrays = (tables.observations, tables.masks, tables.seats, tables.rewards)
            found["vector"] = [bytes(one) for one in arrays]
    return found


def refusal(episode: Episode) -> str:
    with pytest.raises(IllegalAction) as refused:
        episode.act(-1)
    return str(refused.value)


def check(
    encoder: Encoder, players: list[Callable[[Any, Dealer], Player[Any]]], cuts: int = CUTS
) -> int:
    """Look for leaks in rounds of these players; how many other worlds were tried."""
    game = encoder.game
    setup = game.setup(game.variant(), encoder.players)
    tried = 0
    for made in players:
        dealer, chance = Dealer("leaks"), Dealer("worlds")
        bots = [made(game, dealer.apart(seat)) for seat in setup.seats]
        play = record_play(game, setup, bots, dealer)
        for _ in range(cuts):
            cut = int(chance.below(len(play.steps)))
            seat = chance.pick(setup.seats)
            world = other_world(play, cut, seat, chance)
            if world is None:
                continue
            try:
                there = world.table_after(cut)
            except IllegalMove:
                continue
            tried += 1
            here = told(encoder, play, play.table_after(cut), seat)
            other = told(encoder, world, there, seat)
            for name, ours in here.items():
                if ours != other[name]:
                    raise Leak(f"{name} of seat {seat} after {cut} moves")
    return tried


@pytest.mark.parametrize("key", GAMES)
def test_cards_that_were_not_seen_change_nothing_that_is_told(key: str) -> None:
    game = GAMES[key]
    encoder = find_encoder(key, game.usual_players(game.variant()))
    assert check(encoder, [RandomBot, StubbornBot]) >= CUTS // 2


def order(table: Table) -> int:
    """A number that tells of every card of the stock."""
    return sum((i + 1) * placed.card.code for i, placed in enumerate(table.stock))


class SeesTheStock(VintoV1):
    """Planted: a number tells of the stock."""

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        super().write(table, seat, out, start)
        out[start] = order(table)


class SeesHands(VintoV1):
    """Planted: cards of hands are taken for seen."""

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        seen = table.copy()
        for hand in seen.hands:
            for slot, placed in enumerate(hand):
                if placed is not None:
                    hand[slot] = placed.seen(placed.card, 1 << seat)
        super().write(seen, seat, out, start)


class MasksByTheStock(VintoV1):
    """Planted: which moves have a number depends on the stock."""

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        return super().number(table, seat, move) if order(table) % 7 else -1

    def is_kept(self, table: Table, seat: Seat) -> bool:
        return False


class NamesTheStock(VintoV1):
    """Planted: the text of an action tells of the stock."""

    last = 0

    def observe(self, table: Table, seat: Seat) -> bytes:
        self.last = order(table)
        return super().observe(table, seat)

    def text(self, action: int) -> str:
        return f"{super().text(action)} {self.last}"


@pytest.mark.parametrize("planted", [SeesTheStock, SeesHands, MasksByTheStock, NamesTheStock])
def test_a_planted_leak_is_found(planted: Callable[[int], Encoder]) -> None:
    with pytest.raises(Leak):
        check(planted(4), [RandomBot], cuts=60)


def test_only_the_oracle_tells_all() -> None:
    from facedown.lab import aec

    env = aec("vinto")
    env.reset(seed=1)
    told_all = env.oracle()
    hand = [placed.card.code + 1 for placed in env.play.episode.table.hands[1] if placed]
    assert told_all[64 : 64 + len(hand)].tolist() == hand
    assert not any(np.array_equal(told_all, value) for value in env.observe("seat_0").values())
    assert "oracle" not in str(env.infos)
