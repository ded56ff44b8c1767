"""Matches played as text, saved, verified and replayed."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command, Ran

from facedown.catalog import GAMES
from facedown.cli.saving import NotSaved, write_whole

GAME = next(iter(GAMES))
LONG = "1\n" * 4000


@pytest.fixture
def saved(tmp_path: Path, facedown: Command) -> Path:
    """A short match of a person who always takes the first choice."""
    path = tmp_path / "match.txt"
    assert play(facedown, "--save", str(path)).code == 0
    return path


def play(facedown: Command, *arguments: str, typed: str = LONG) -> Ran:
    return facedown("play", GAME, "--preset", "short", "--seed", "x", *arguments, typed=typed)


def test_a_match_is_played_to_its_end_as_text(facedown: Command) -> None:
    ran = play(facedown)
    assert ran.code == 0
    assert ran.err == ""
    assert "The match is over." in ran.out
    assert ran.out.endswith("The seed was x.\n")


def test_the_same_seed_and_choices_give_the_same_match(facedown: Command) -> None:
    assert play(facedown).out == play(facedown).out


def test_at_the_end_of_input_it_says_so_and_leaves(facedown: Command) -> None:
    ran = play(facedown, typed="1\n")
    assert ran.code == 0
    assert "End of input: leaving the table." in ran.out


def test_q_leaves(facedown: Command) -> None:
    ran = play(facedown, typed="1\nq\n1\n")
    assert ran.code == 0
    assert "You left the table." in ran.out


def test_a_wrong_answer_says_what_would_be_right(facedown: Command) -> None:
    ran = play(facedown, typed="77\nhello\n?\n")
    assert ran.out.count("There is one choice: answer 1, h, ? or q.") == 2
    assert "The rules: facedown rules" in ran.out


def test_h_gives_a_hint(facedown: Command) -> None:
    ran = play(facedown, typed="h\n")
    assert "the rules leave you no other move here." in ran.out


def test_plain_text_spells_cards_out(facedown: Command) -> None:
    ran = play(facedown)
    assert " of hearts" in ran.out
    assert "♥" not in ran.out


def test_a_meld_is_offered_once_and_not_once_for_each_card(facedown: Command) -> None:
    """It was there three times, word for word, for each card that one could have begun with."""
    ran = facedown("play", "pinnacola", "--plain", "--seed", "r7", typed="1\n1\n1\n0\nq\n")
    offered = ran.out.partition("Which cards?")[2].partition("Meld if you like")[0]
    melds = [line[4:] for line in offered.splitlines() if "Lay down" in line]
    assert len(melds) == len(set(melds)) == 2


def test_the_whole_discard_is_read_out_only_where_the_table_shows_it(facedown: Command) -> None:
    """G-13."""
    assert "Below it: " not in play(facedown).out
    assert "Below it: " in play(facedown, "--show-discard-history").out


@pytest.mark.slow
def test_game_points_are_told_at_the_end_of_a_match(facedown: Command) -> None:
    """V-44: they were never printed."""
    ran = facedown("play", "vinto", "--set", "end=rounds(1)", "--seed", "5", typed=LONG)
    _, over, told = ran.out.partition("The match is over.")
    assert over
    assert "Game points: 1. " in told
    assert told.count(" 5") >= 1


def test_a_saved_match_is_true(saved: Path, facedown: Command) -> None:
    ran = facedown("verify", str(saved))
    assert ran.code == 0
    assert "the rules decided again, and everything came out the same" in ran.out


def test_a_verdict_is_one_json_object(saved: Path, facedown: Command) -> None:
    data = json.loads(facedown("verify", str(saved), "--json").out)
    assert data["true"] is True
    assert data["decided_again"] is True
    assert data["rules"] == f"{GAME}/{GAMES[GAME].VERSION}"
    assert data["rounds"] > 0
    assert data["moves"] > data["rounds"]


@pytest.mark.parametrize("how", [[], ["--seat", "0"], ["--seat", "1"], ["--open"]])
def test_a_saved_match_is_replayed(how: list[str], saved: Path, facedown: Command) -> None:
    rounds = json.loads(facedown("verify", str(saved), "--json").out)["rounds"]
    ran = facedown("replay", str(saved), *how)
    assert ran.code == 0
    assert ran.out.count("\nRound ") == rounds


def test_a_replay_shows_a_seat_its_own_cards_and_watchers_none(
    saved: Path, facedown: Command
) -> None:
    watched = facedown("replay", str(saved)).out
    as_seat = facedown("replay", str(saved), "--seat", "0").out
    opened = facedown("replay", str(saved), "--open").out
    assert "Person looks at their own first card." in watched
    assert "You look at your first card: the" in as_seat
    assert "Ana looks at their own first card." in as_seat
    assert "Ana looks at their own first card: the" in opened


def test_a_seat_that_is_not_in_the_match_is_refused(saved: Path, facedown: Command) -> None:
    ran = facedown("replay", str(saved), "--seat", "7")
    assert ran.code == 2
    assert ran.err == "facedown: there is no seat 7; the seats are 0 to 1\n"


def damage(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("facedown transcript 1", "facedown transcript 9", "is of format 9; this program reads"),
        ("facedown transcript 1", "hello", "this is not a transcript"),
        (f"game {GAME}/", "game whist/", "there is no game whist"),
        ("round 1", "round one", "is damaged in line"),
        ("> ready", "> juggle", "there is no such move or event"),
        ("\nend\n", "\n", "is cut off after line"),
        ("deck ", "deck 2c ", "is false in round 1"),
        ("outcome stopped", "outcome stock_out", "is false in round 1: the outcome is another"),
    ],
    ids=["format", "not one", "game", "number", "move", "cut off", "deck", "outcome"],
)
def test_a_damaged_transcript_is_told_in_one_line(
    command: str, old: str, new: str, line: str, saved: Path, facedown: Command
) -> None:
    saved.write_text(damage(saved.read_text("utf-8"), old, new), "utf-8")
    ran = facedown(command, str(saved))
    assert ran.code == 2
    assert line in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_file_that_is_not_text_is_told_in_one_line(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    ran = facedown("verify", str(path))
    assert ran.code == 2
    assert ran.err == f"facedown: {path} is not a transcript: it is not text\n"


def test_of_older_rules_the_events_are_replayed(saved: Path, facedown: Command) -> None:
    saved.write_text(damage(saved.read_text("utf-8"), f"game {GAME}/1", f"game {GAME}/0"), "utf-8")
    ran = facedown("verify", str(saved))
    assert ran.code == 0
    assert "the events were replayed" in ran.out


def test_events_of_older_rules_that_do_not_fit_are_told_in_one_line(
    saved: Path, facedown: Command
) -> None:
    text = damage(saved.read_text("utf-8"), f"game {GAME}/1", f"game {GAME}/0")
    lines = [line for line in text.splitlines() if not line.startswith("  drew")]
    saved.write_text("\n".join([*lines, ""]), "utf-8")
    for command in ("verify", "replay"):
        ran = facedown(command, str(saved))
        assert ran.code == 2
        assert ran.err.count("\n") == 1


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, "one")
    write_whole(path, "two")
    assert path.read_text("utf-8") == "two"
    with pytest.raises(NotSaved, match="not_writable"):
        write_whole(tmp_path / "no" / "a.txt", "three")
    assert [one.name for one in tmp_path.iterdir()] == ["a.txt"]


def test_what_cannot_be_saved_is_found_out_before_playing(
    tmp_path: Path, facedown: Command
) -> None:
    ran = play(facedown, "--save", str(tmp_path / "no" / "match.txt"))
    assert (ran.code, ran.out) == (2, "")


def test_a_match_that_is_left_keeps_its_finished_rounds(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "match.txt"
    ran = play(facedown, "--set", "limit=1000", "--save", str(path), typed="1\n" * 8)
    assert "End of input" in ran.out
    assert json.loads(facedown("verify", str(path), "--json").out)["rounds"] >= 1


def test_a_file_that_exists_is_not_written_over(facedown: Command, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious", "utf-8")
    ran = play(facedown, "--save", str(path))
    assert ran.code == 2
    assert "it exists" in ran.err
    assert path.read_text("utf-8") == "precious"
