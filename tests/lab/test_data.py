"""Recorded games, and the decisions in them as arrays."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from facedown.arena import Contest, compete, play_many
from facedown.arena.record_files import read_games, recording
from facedown.arena.recording import GameRecord, decisions, with_views
from facedown.catalog import GAMES, UnknownGame
from facedown.core.cards import card
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, BadTranscript, IllegalMove
from facedown.core.game import Game
from facedown.lab.data import batches, decided, load
from facedown.lab.encoders import find_encoder
from facedown.testing.plays import Play
from facedown.testing.worlds import other_world


def played(game: Game[Any], rounds: int, *, matches: bool = False) -> list[GameRecord]:
    records: list[GameRecord] = []
    bots = ["rule", "random"]
    play_many(game, bots, rounds, seed="s", matches=matches, record=records.extend)
    return records


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_round_can_be_played_again(name: str) -> None:
    game = GAMES[name]
    for record in played(game, 2):
        table = game.table(record.setup())
        game.start(table, [card(text) for text in record.deck])
        for step in record.steps():
            game.act(table, *step)
        outcome = game.outcome(table)
        assert outcome is not None
        assert (outcome.scores, outcome.winners, outcome.ending) == (
            record.scores,
            record.winners,
            record.ending,
        )


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_one_of_the_legal_actions(name: str) -> None:
    encoder = find_encoder(name, 2)
    for record in played(GAMES[name], 2):
        rows = list(decided(record, encoder))
        assert rows
        assert all(mask[action] == 1 and sum(mask) > 1 for _, mask, action, *_ in rows)


def test_rounds_of_a_match_begin_with_its_scores() -> None:
    records = played(GAMES["tres-cartas"], 1, matches=True)
    assert [record.number for record in records] == list(range(1, len(records) + 1))
    assert len({record.before for record in records}) > 1


def test_who_says_nothing_has_decided_too() -> None:
    """In a game where seats may react at any time, most of the time they do not."""
    record = played(GAMES["cambio"], 1)[0]
    silent = [one for one in decisions(record) if one.chosen is None]
    assert silent
    assert not any(one.awaited for one in silent)


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_a_file_reads_back_and_has_the_same_bytes_each_time(suffix: str, tmp_path: Path) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow")
    records = [with_views(record) for record in played(GAMES["vinto"], 3)]
    for name, parts in (("one", [slice(3)]), ("other", [slice(1), slice(1, 3)])):
        with recording(tmp_path / f"{name}.{suffix}", views=True) as write:
            for part in parts:
                write(played(GAMES["vinto"], 3)[part])
    assert list(read_games(tmp_path / f"one.{suffix}")) == records
    files = [tmp_path / f"{name}.{suffix}" for name in ("one", "other")]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_that_was_not_finished_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), recording(tmp_path / "games.jsonl") as write:
        write(played(GAMES["vinto"], 1 // 0))
    assert list(tmp_path.iterdir()) == []


def test_all_seatings_of_a_contest_are_recorded(tmp_path: Path) -> None:
    records: list[GameRecord] = []
    contest = Contest("cambio", (), 2, ("rule", "random"), "s", deals=2, is_recorded=True)
    compete(contest, record=records.extend)
    assert {record.bots for record in records} == {("rule", "random"), ("random", "rule")}
    assert len(records) == 4


def test_arrays_hold_every_decision_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with recording(path) as write:
        write(played(GAMES["tres-cartas"], 5))
    whole = load(path)
    assert len(whole) == len(whole.observations) == len(whole.masks)
    parts = list(batches(path, 7))
    assert [len(part) for part in parts[:-1]] == [7] * (len(parts) - 1)
    assert np.array_equal(np.concatenate([part.actions for part in parts]), whole.actions)
    assert len(load(path, limit=3)) == 3
    assert set(whole.rounds) == set(range(5))


def test_games_for_different_numbers_of_players_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two, three = ["random"] * 2, ["random"] * 3
    with recording(path) as write:
        for bots in (two, three):
            play_many(GAMES["vinto"], bots, 1, seed="s", record=write)
    with pytest.raises(BadTranscript, match="mixed_games"):
        load(path)


@pytest.mark.parametrize("text", ["", "{}\n", "what\n"])
def test_a_file_of_something_else_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(BadTranscript):
        load(path)


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with recording(path) as write:
        write(played(GAMES["tres-cartas"], 1))
    assert len(load(str(path))) == len(load(path)) == sum(map(len, batches(str(path), 3)))


@pytest.mark.parametrize("count", [0, -1])
def test_no_decisions_or_fewer_cannot_be_asked_for(count: int, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=f"option=size, value={count}"):
        batches(tmp_path / "games.jsonl", count)
    with pytest.raises(BadOption, match=f"option=limit, value={count}"):
        load(tmp_path / "games.jsonl", limit=count)


def test_an_encoder_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with recording(path) as write:
        write(played(GAMES["tres-cartas"], 1))
    with pytest.raises(BadOption, match="encoder_of_other_game"):
        load(path, "Vinto-v1")


def damaged(tmp_path: Path, **changes: Any) -> Path:
    """A file of three rounds, in the second of which something was changed."""
    records = played(GAMES["tres-cartas"], 3)
    records[1] = msgspec.structs.replace(records[1], **changes)
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join([msgspec.json.encode(record) + b"\n" for record in records]))
    return path


SECOND = played(GAMES["tres-cartas"], 3)[1]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"scores": ()}, "scores"),
        ({"scores": tuple(score + 1 for score in SECOND.scores)}, "scores"),
        ({"moves": SECOND.moves[::-1]}, "not_among_legal_moves"),
        ({"moves": SECOND.moves[:-1]}, "unfinished"),
        ({"moves": ()}, "unfinished"),
        ({"moves": ("0 dance", *SECOND.moves)}, "no_such_word"),
        ({"moves": ("7 draw", *SECOND.moves)}, "not_among_legal_moves"),
        ({"moves": (*SECOND.moves, SECOND.moves[-1])}, "not_among_legal_moves"),
        ({"deck": SECOND.deck[1:]}, "not_the_pack"),
        ({"deck": ("what", *SECOND.deck[1:])}, "no_such_card"),
        ({"options": {"limit": "much"}}, "no_such_value"),
        ({"seats": (5, 6)}, "no_such_seats"),
        ({"starter": 7}, "starter_not_in_play"),
    ],
)
def test_damage_is_told_with_its_line(changes: dict[str, Any], why: str, tmp_path: Path) -> None:
    with pytest.raises(BadTranscript) as told:
        load(damaged(tmp_path, **changes))
    assert told.value.params == {"line": 2, "why": why}
    assert told.value.code == "damaged"


def test_a_game_that_is_not_here_is_named(tmp_path: Path) -> None:
    path = damaged(tmp_path, game="snap")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[1])
    with pytest.raises(UnknownGame):
        load(path)


def test_damage_in_the_first_round_is_told_too(tmp_path: Path) -> None:
    path = damaged(tmp_path, before=(), seats=())
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[1])
    with pytest.raises(BadTranscript, match="line=1, why=wrong_number_of_players"):
        load(path)


def test_parquet_that_is_damaged_or_of_something_else_is_refused(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    with recording(path) as write:
        write(played(GAMES["tres-cartas"], 3))
    whole = path.read_bytes()
    middle = bytearray(whole)
    middle[100:400] = bytes(300)
    for data in (b"", whole[:-5], whole[10:], bytes(middle)):
        path.write_bytes(data)
        with pytest.raises(BadTranscript, match="why=unreadable"):
            load(path)
    for table in ({"a": [1]}, {"options": [None], "decisions": [None]}):
        parquet.write_table(arrow.table(table), path)
        with pytest.raises(BadTranscript, match="line=1, why=unreadable"):
            load(path)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.parquet")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_learned_from_tells_nothing_of_hidden_cards(name: str) -> None:
    """Law 3: exchange two cards that a seat cannot tell apart, and its row stays as it is."""
    game, encoder = GAMES[name], find_encoder(name, 2)
    record = played(game, 1)[0]
    play = Play(
        game, record.setup(), tuple(card(text) for text in record.deck), tuple(record.steps())
    )
    chance, tried = Dealer(name), 0
    for cut in range(2, len(play.steps), max(1, len(play.steps) // 12)):
        seat = play.steps[cut][0]
        world = other_world(play, cut, seat, chance) if seat >= 0 else None
        if world is None:
            continue
        try:
            there = world.table_after(cut)
        except IllegalMove:
            continue
        assert encoder.observe(there, seat) == encoder.observe(play.table_after(cut), seat)
        tried += 1
    assert tried


def test_views_in_a_file_hide_what_the_seat_has_not_seen() -> None:
    record = with_views(played(GAMES["cambio"], 1)[0])
    first = record.decisions[0]
    hidden = first.view.split("hand1 ")[1].split()[:4]
    assert all(word.startswith("??") for word in hidden)
    assert msgspec.json.decode(msgspec.json.encode(record), type=GameRecord) == record
