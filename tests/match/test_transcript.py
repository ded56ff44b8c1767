"""The record of a match as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.recording import recorded, text_of
from tests.snap import SNAP

from facedown.core.errors import BadTranscript
from facedown.core.moves import DISCARD, DRAW
from facedown.match.round import Round
from facedown.match.transcript import Transcript, dumps, game_of, loads

TEXT = text_of(SNAP, "text", options={"most_turns": "9"}, most_rounds=2)
LINES = TEXT.splitlines()


def with_line(number: int, line: str) -> str:
    """The text with another line in place of one, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:], ""])


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(i for i, line in enumerate(LINES, start=1) if line.startswith(start))


def refusal(text: str) -> BadTranscript:
    with pytest.raises(BadTranscript) as refused:
        loads(text, SNAP)
    return refused.value


def test_a_transcript_reads_back() -> None:
    transcript = recorded(SNAP, "text", options={"most_turns": "9"}, most_rounds=2)
    assert loads(TEXT, SNAP) == transcript
    assert dumps(loads(TEXT, SNAP)) == TEXT


def test_the_dealers_moves_are_in_it() -> None:
    """G-16: nothing in a record is left to chance."""
    text = text_of(SNAP, "long", players=4, options={"flips": "false", "most_turns": "60"})
    assert "\ndealer> shuffle " in text
    assert "\n  reshuffled " in text
    assert dumps(loads(text, SNAP)) == text


def test_it_begins_with_its_format_and_its_rules() -> None:
    assert LINES[:5] == [
        "facedown transcript 1",
        "game snap/3",
        "option most_turns=9",
        "players 2",
        "player 0 bot 0",
    ]
    assert LINES[-1] == "end"


def test_the_game_can_be_told_before_it_is_read() -> None:
    assert game_of(TEXT) == "snap"


def test_a_round_that_is_not_over_reads_back() -> None:
    setup = SNAP.setup(SNAP.variant(), 2)
    played = Round(SNAP, setup, list(SNAP.pack(setup.variant).cards))
    played.act(0, DRAW)
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    transcript.add(played)
    text = dumps(transcript)
    assert "outcome" not in text
    assert loads(text, SNAP) == transcript


def test_a_match_of_no_rounds_reads_back() -> None:
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    assert loads(dumps(transcript), SNAP) == transcript


def test_a_transcript_does_not_grow_with_the_round_it_was_made_of() -> None:
    setup = SNAP.setup(SNAP.variant(), 2)
    played = Round(SNAP, setup, list(SNAP.pack(setup.variant).cards))
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    transcript.add(played)
    played.act(0, DRAW)
    assert transcript.rounds[0].entries == []


@pytest.mark.parametrize("at", [0.0, 0.0004, 0.001, 12.5, 12.34567, 1e9])
def test_times_are_kept_to_the_millisecond(at: float) -> None:
    """Written, read and written again they are the same text."""
    setup = SNAP.setup(SNAP.variant(), 2)
    played = Round(SNAP, setup, list(SNAP.pack(setup.variant).cards))
    played.act(0, DRAW, at=at)
    played.act(0, DISCARD, at=at)
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    transcript.add(played)
    text = dumps(transcript)
    assert dumps(loads(text, SNAP)) == text
    assert loads(text, SNAP).rounds[0].entries[0].at == pytest.approx(at, abs=0.0005)


@pytest.mark.slow
@given(st.lists(st.text(max_size=12), min_size=2, max_size=2))
def test_any_names_can_be_recorded(names: list[str]) -> None:
    """A name cannot write lines of its own, whatever counts as a line break somewhere."""
    transcript = Transcript.begin(SNAP, {}, names)
    assert loads(dumps(transcript), SNAP) == transcript


def test_a_name_with_line_breaks_is_made_one_line() -> None:
    transcript = Transcript.begin(SNAP, {}, ["Ana\nround 1", " B\u2028o  b "])
    assert transcript.players == ["Ana round 1", "B o b"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not_a_transcript", 1),
        ("\n", "not_a_transcript", 1),
        ("Facedown transcript 1\n", "not_a_transcript", 1),
        ("facedown transcript\n", "not_a_transcript", 1),
        (with_line(1, "facedown transcript 2"), "other_format", 1),
        (with_line(1, "facedown transcript x"), "other_format", 1),
        (with_line(2, "game chess/3"), "another_game", 2),
        (with_line(2, "game snap"), "another_game", 2),
        (with_line(2, "game snap/x"), "another_game", 2),
    ],
)
def test_what_is_no_transcript_of_this_game_is_refused(text: str, code: str, line: int) -> None:
    error = refusal(text)
    assert (error.code, error.params["line"]) == (code, line)


def test_a_format_of_another_version_says_which_is_wanted() -> None:
    error = refusal(with_line(1, "facedown transcript 2"))
    assert error.params == {"line": 1, "format": "2", "wanted": 1}


DAMAGED = [
    ("option", "option most_turns"),
    ("option", "option most_turns=0"),
    ("option", "option most_moves=4"),
    ("option", "options most_turns=9"),
    ("players", "players two"),
    ("players", "players 3"),
    ("players", "players 1"),
    ("players", "players"),
    ("player 1", "player 2 bot 1"),
    ("player 1", "players 1 bot 1"),
    ("round 1", "round one"),
    ("round 1", "round 01"),
    ("round 1", "rounds 1"),
    ("seats", "seats 0 2"),
    ("seats", "seats 0 0"),
    ("seats", "seats 1 0"),
    ("seats", "seats -1 0"),
    ("seats", "seats"),
    ("seats", "seats 0  1"),
    ("starter", "starter 2"),
    ("starter", "starter"),
    ("scores", "scores 0 x"),
    ("scores", "scores +0 0"),
    ("deck", "deck 7h 8x"),
    ("deck", "decks 7h"),
    ("  dealt", "  delt 7h @-"),
    ("  dealt", "  dealt"),
    ("  dealt", "dealt"),
    ("0> draw", "0> draws"),
    ("0> draw", "0> draw 1"),
    ("0> draw", "0 > draw"),
    ("0> draw", "8> draw"),
    ("0> draw", "> draw"),
    ("0> draw", "-> draw"),
    ("0> draw", "dealer> draw"),
    ("0> draw", "0> shuffle 1,0"),
    ("0> draw", "0> "),
    ("0> draw", "0> draw [x]"),
    ("0> draw", "0> draw [nan]"),
    ("0> draw", "0> draw [inf]"),
    ("0> draw", "0> draw [1.5"),
    ("0> draw", "0> draw [1.5]]"),
    ("0> draw", "0> draw [1.5]"),
    ("0> draw", "0> draw [-1.500]"),
    ("0> draw", " 0> draw"),
    ("  drew", "  drew 0"),
    ("  drew", "  drew 0 7x @0"),
    ("  drew", "  drew 0 7h @9"),
    ("  drew", "  drew 0 7h @0-"),
    ("  drew", "   drew 0 7h @0"),
    ("  drew", "\tdrew 0 7h @0"),
    ("outcome", "outcome"),
    ("outcome", "outcome turn_limit"),
    ("outcome", "outcome turn_limit scores 0 1 totals 3 2 winners 1"),
    ("outcome", "outcome turn_limit scores 0 x totals 3 2 winners 1 caller -"),
    ("outcome", "outcome turn_limit totals 3 2 scores 0 1 winners 1 caller -"),
    ("outcome", "outcome turn_limit so scores 0 1 totals 3 2 winners 1 caller -"),
    ("outcome", "outcome turn_limit scores 0 1 totals 3 2 winners 1 caller 9"),
    ("outcome", "outcome turn_limit scores 0 1 totals 3 2 winners 1 caller - -"),
    ("end", "the end"),
    ("end", ""),
    ("end", "end of it"),
]


@pytest.mark.parametrize(("start", "line"), DAMAGED)
def test_a_damaged_line_is_named(start: str, line: str) -> None:
    """Its own, or the next where a line is missed."""
    number = line_of(start)
    error = refusal(with_line(number, line))
    assert error.code in ("damaged", "cut_off", "another_game")
    assert number <= int(error.params["line"]) <= number + 4


@pytest.mark.slow
def test_a_transcript_cut_off_anywhere_is_refused() -> None:
    for number in range(1, len(LINES)):
        error = refusal("\n".join([*LINES[:number], ""]))
        assert error.code in ("cut_off", "damaged")
        assert int(error.params["line"]) <= number


def test_the_last_line_may_lack_its_end() -> None:
    assert loads(TEXT.removesuffix("\n"), SNAP) == loads(TEXT, SNAP)


@pytest.mark.parametrize("more", ["\n", "end\n", "round 3\n"])
def test_nothing_follows_the_end(more: str) -> None:
    error = refusal(TEXT + more)
    assert (error.code, error.params["line"]) == ("damaged", len(LINES) + 1)


def test_an_option_stands_once() -> None:
    number = line_of("option")
    twice = with_line(number, f"{LINES[number - 1]}\n{LINES[number - 1]}")
    assert refusal(twice).params["line"] == number + 1


@pytest.mark.slow
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_changed_character_is_refused_or_read_as_it_stands(at: int, character: str) -> None:
    """Nothing is read as something else than it says."""
    text = TEXT[:at] + character + TEXT[at + 1 :]
    assert written_again(text) in (text, text + "\n", "line")


def written_again(text: str) -> str:
    """The text of what was read; if it was refused, what the refusal tells first."""
    try:
        return dumps(loads(text, SNAP))
    except BadTranscript as error:
        return next(iter(error.params))
