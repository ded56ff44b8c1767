"""Leaks that are planted in the laboratory are found by the same checks that find none in it."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.lab import leaks
from tests.lab.leaks import LaidMatch, Leak, Manner, TablesMaker, TooFewWorlds, check, rule_bot

from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.catalog import GAMES
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.lab import gymnasium_env, pettingzoo_env, telling
from facedown.lab.encoders import find_encoder
from facedown.lab.encoders.vinto import VintoV1
from facedown.lab.encoding import NOTHING_LEGAL, Encoder
from facedown.lab.episode import Episode
from facedown.lab.pictures import as_text
from facedown.lab.playing import Play
from facedown.lab.tables import Tables


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
def test_a_leak_planted_in_an_encoder_is_found(planted: Callable[[int], Encoder]) -> None:
    with pytest.raises(Leak):
        check(planted(4), [RandomBot], cuts=60)


class KeepsOldMasks(Tables):
    """Planted: what others might do before stays in the mask."""

    def _show(self, at: i64, episode: Episode) -> None:
        self._legal[at] = NOTHING_LEGAL
        super()._show(at, episode)


class PaysByTheStock(Tables):
    """Planted: a step gives more or less by the cards of the stock."""

    def step(self) -> None:
        super().step()
        self._rewards[0] = float(order(self.episodes[0].table))


class ForgetsToShow(Tables):
    """Planted: what the seat before saw is shown to the next, too."""

    def _show(self, at: i64, episode: Episode) -> None:
        before = episode.seat, self._seats[at]
        super()._show(at, episode)
        if before[0] != before[1]:
            table = episode.table
            self.encoder.write(table, int(before[1]), self._observations, at * self._words)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("planted", "key", "players"),
    [
        (KeepsOldMasks, "pinnacola", 2),
        (PaysByTheStock, "vinto", 4),
        (ForgetsToShow, "vinto", 4),
    ],
)
def test_a_leak_planted_in_tables_is_found(planted: TablesMaker, key: str, players: int) -> None:
    manner = Manner(make_tables=planted)
    with pytest.raises(Leak, match="vector"):
        check(find_encoder(key, players), [StubbornBot], cuts=60, manner=manner)


class SharesByTheStock(LaidMatch):
    """Planted: a round of a match gives more or less by the cards of the stock."""

    def rewards(self, table: Table) -> list[float]:
        return [reward + order(table) for reward in super().rewards(table)]


@pytest.mark.parametrize("key", GAMES)
def test_a_leak_planted_in_what_a_match_gives_is_found(key: str) -> None:
    variant = GAMES[key].variant(GAMES[key].SIMULATED)
    manner = Manner(source=SharesByTheStock)
    with pytest.raises(Leak, match="after steps"):
        check(find_encoder(key, 2, variant), [rule_bot], 1, variant, manner)


def found(way: str) -> None:
    with pytest.raises(Leak, match=way):
        check(find_encoder("vinto", 4), [RandomBot], cuts=60)


def test_a_leak_planted_in_what_is_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.legal_texts

    def leaks(episode: Episode) -> dict[str, str]:
        return honest(episode) | {"999": str(order(episode.table))}

    monkeypatch.setattr(telling, "legal_texts", leaks)
    found("words|json")


def test_a_leak_planted_in_json_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.observation_json

    def leaks(episode: Episode, seat: Seat) -> dict[str, Any]:
        return honest(episode, seat) | {"next": str(episode.table.stock[-1:])}

    monkeypatch.setattr(telling, "observation_json", leaks)
    found("json")


def test_a_picture_of_the_table_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(self: Play, mode: str, seat: Seat = 0) -> str:
        return as_text(self.episode.game, self.episode.table)

    monkeypatch.setattr(Play, "picture", leaks)
    found("aec|gymnasium")


@pytest.mark.parametrize("env", [gymnasium_env.SeatEnv, pettingzoo_env.ParallelGameEnv])
def test_a_leak_planted_in_infos_is_found(env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = env.step

    def leaks(self: Any, action: Any) -> tuple[Any, ...]:
        told = honest(self, action)
        play = self.play if hasattr(self, "play") else self.env.play
        infos = {f"seat_{seat}": order(play.episode.table) for seat in range(4)}
        return (*told[:4], infos)

    monkeypatch.setattr(env, "step", leaks)
    found("gymnasium|parallel")


def test_a_leak_planted_in_infos_of_one_after_another_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = pettingzoo_env.GameEnv.step

    def leaks(self: pettingzoo_env.GameEnv, action: int | None) -> None:
        honest(self, action)
        for info in self.infos.values():
            info["stock"] = order(self.play.episode.table)

    monkeypatch.setattr(pettingzoo_env.GameEnv, "step", leaks)
    found("aec")


def test_worlds_that_are_left_out_show_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "other_world", lambda play, cut, viewer, chance: None)
    with pytest.raises(TooFewWorlds, match="12 of 12"):
        check(find_encoder("vinto", 4), [RandomBot], cuts=12)
