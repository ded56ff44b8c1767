"""`--record` of `facedown simulate` and `facedown arena`: what was played is in the file."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from facedown.arena.record_files import read_games
from facedown.arena.recording import GameRecord, decisions
from facedown.catalog import GAMES
from facedown.lab.data import load

GAME = next(iter(GAMES))
SIMULATE = ("simulate", "--rounds", "2")
ARENA = ("arena", "--deals", "1")
ROUNDS = 2  # by either: a contest plays the deal with both bots in both seats

every_command = pytest.mark.parametrize("asked", [SIMULATE, ARENA], ids=lambda asked: asked[0])
every_suffix = pytest.mark.parametrize("suffix", ["jsonl", "parquet"])


def record(facedown: Command, asked: tuple[str, ...], path: Path, *more: str) -> list[GameRecord]:
    """The rounds in the file that a command has written."""
    command, *amount = asked
    options = ("--bots", "random,stubborn", "--seed", "s", "--record", str(path), *more)
    ran = facedown(command, GAME, *amount, *options)
    assert (ran.code, ran.err) == (0, "")
    assert str(path) in ran.out
    return list(read_games(path))


@every_suffix
@every_command
def test_every_round_played_is_in_the_file(
    asked: tuple[str, ...], suffix: str, tmp_path: Path, facedown: Command
) -> None:
    path = tmp_path / f"games.{suffix}"
    games = record(facedown, asked, path)
    assert len(games) == ROUNDS
    assert {one.game for one in games} == {GAME}
    assert {frozenset(one.bots) for one in games} == {frozenset({"random", "stubborn"})}
    assert all(one.moves and not one.decisions for one in games)
    loaded = load(path)
    choices = [one for game in games for one in decisions(game) if len(one.moves) > 1]
    assert len(loaded) == len(choices) > 0
    assert set(loaded.rounds) == set(range(ROUNDS))


@every_suffix
@every_command
def test_with_views_every_decision_is_in_the_file_as_its_seat_saw_it(
    asked: tuple[str, ...], suffix: str, tmp_path: Path, facedown: Command
) -> None:
    path = tmp_path / f"games.{suffix}"
    bare = record(facedown, asked, tmp_path / f"bare.{suffix}")
    games = record(facedown, asked, path, "--views")
    for one, other in zip(games, bare, strict=True):
        assert one.moves == other.moves
        told = [(seen.seat, seen.chosen) for seen in one.decisions]
        assert told == [(made.seat, text_of(made.chosen)) for made in decisions(one)]
        assert all("??" in seen.view for seen in one.decisions)
    assert len(load(path)) == len(load(tmp_path / f"bare.{suffix}"))


def text_of(move: object) -> str | None:
    return None if move is None else str(move)


def test_both_kinds_of_file_hold_the_same(tmp_path: Path, facedown: Command) -> None:
    lines, rows = [
        record(facedown, SIMULATE, tmp_path / f"games.{suffix}", "--views")
        for suffix in ("jsonl", "parquet")
    ]
    assert lines == rows
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    assert [json.loads(line)["game"] for line in text.splitlines()] == [GAME] * ROUNDS


@every_command
def test_views_without_a_file_are_refused(asked: tuple[str, ...], facedown: Command) -> None:
    """`views_of_nothing`."""
    command, *amount = asked
    ran = facedown(command, GAME, *amount, "--bots", "random,stubborn", "--views")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "facedown: --views goes with --record\n"


@every_command
def test_a_file_of_another_kind_is_refused_before_anything_is_played(
    asked: tuple[str, ...], tmp_path: Path, facedown: Command
) -> None:
    command, *amount = asked
    path = tmp_path / "games.csv"
    ran = facedown(command, GAME, *amount, "--bots", "random,stubborn", "--record", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert not path.exists()
