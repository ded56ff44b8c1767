"""Shuffles proven by the record of a match."""

from dataclasses import replace
from typing import Final

import pytest
from tests.match.recording import proven, recorded
from tests.snap import SNAP

from facedown.catalog import GAMES
from facedown.core.errors import BadTranscript
from facedown.match.transcript import dumps, loads
from facedown.match.verify import Verdict, verify

# Long enough for a reshuffle.
OPTIONS: Final = {"flips": "false", "most_turns": "60"}
MATCH: Final = proven(SNAP, "proof", options=OPTIONS, most_rounds=2)
TEXT: Final = dumps(MATCH)
LINES: Final = TEXT.splitlines()
# A match that is read quickly, for what is tried many times.
SHORT: Final = dumps(proven(SNAP, "proof", most_rounds=1)).splitlines()
PROOF_WORDS: Final = ("root", "share", "secret")


def check(text: str) -> Verdict:
    return verify(SNAP, loads(text, SNAP))


def refusal(text: str) -> BadTranscript:
    with pytest.raises(BadTranscript) as refused:
        check(text)
    return refused.value


def with_line(number: int, line: str, lines: list[str] = LINES) -> str:
    return "\n".join([*lines[:number], line, *lines[number + 1 :], ""])


def line_of(start: str, lines: list[str] = LINES) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(start))


def other_digit(digit: str) -> str:
    return "0123456789abcdef"[int(digit, 16) ^ 1]


def test_a_proof_reads_back() -> None:
    assert loads(TEXT, SNAP) == MATCH
    assert dumps(loads(TEXT, SNAP)) == TEXT


def test_a_proof_stands_before_its_deck() -> None:
    root = line_of("root ")
    words = [line.split(" ")[0] for line in LINES[root - 4 : root + 6]]
    wanted = ["round", "seats", "starter", "scores", "root", *["share"] * 3, "secret", "deck"]
    assert words == wanted
    assert LINES[root + 2] == "share 1 - -"
    assert LINES[root + 3].endswith(" -")


def test_a_proven_match_is_true_and_says_so() -> None:
    verdict = check(TEXT)
    assert (verdict.rounds, verdict.proven, verdict.alone) == (2, 2, 0)
    assert "\ndealer> shuffle " in TEXT


def test_without_a_proof_a_match_is_true_and_unproven() -> None:
    assert verify(SNAP, recorded(SNAP, "text")).proven == 0
    bare = "\n".join([line for line in LINES if line.split(" ")[0] not in PROOF_WORDS]) + "\n"
    assert check(bare).proven == 0


def test_a_shuffle_in_which_no_seat_had_a_share_is_told_apart() -> None:
    verdict = verify(SNAP, proven(SNAP, "proof", most_rounds=1, shared=False))
    assert (verdict.proven, verdict.alone) == (1, 1)


def test_what_a_seat_withheld_is_recorded_and_bears_on_nothing() -> None:
    """Those who saw the digest at the table can compare; no card follows from it."""
    number = line_of("share 2")
    assert LINES[number].split(" ")[3] == "-"
    assert check(with_line(number, f"share 2 {'0' * 64} -")).proven == 2


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_proven(key: str) -> None:
    game = GAMES[key]
    match = proven(game, "every", players=game.OFFICIAL[0], most_rounds=1)
    verdict = verify(game, loads(dumps(match), game))
    assert verdict.proven == verdict.rounds == 1


def test_of_older_rules_the_shuffle_is_proven_all_the_same() -> None:
    old = TEXT.replace("game snap/3", "game snap/2", 1)
    verdict = check(old)
    assert (verdict.decided_again, verdict.proven) == (False, 2)
    number = line_of("dealer> shuffle")
    words = LINES[number].rpartition(" ")
    swapped = with_line(number, f"{words[0]} {','.join(reversed(words[2].split(',')))}")
    assert refusal(swapped.replace("game snap/3", "game snap/2", 1)).params["what"] == "order"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "word", "what"),
    [
        ("root", 1, "root"),
        ("secret", 1, "root"),
        ("share 0", 2, "share"),
        ("share 0", 3, "share"),
    ],
)
def test_any_changed_digit_of_a_proof_is_refused(start: str, word: int, what: str) -> None:
    number = line_of(start, SHORT)
    words = SHORT[number].split(" ")
    for at, digit in enumerate(words[word]):
        wrong = words[word][:at] + other_digit(digit) + words[word][at + 1 :]
        line = " ".join([*words[:word], wrong, *words[word + 1 :]])
        error = refusal(with_line(number, line, SHORT))
        assert (error.code, error.params["what"]) == ("unproven", what)


def test_two_cards_exchanged_anywhere_in_the_deck_are_refused() -> None:
    number = line_of("deck ", SHORT)
    words = SHORT[number].split(" ")
    for at in range(1, len(words) - 1):
        swapped = [*words[:at], words[at + 1], words[at], *words[at + 2 :]]
        error = refusal(with_line(number, " ".join(swapped), SHORT))
        assert (error.code, error.params["what"]) == ("unproven", "deck")


@pytest.mark.slow
def test_two_numbers_exchanged_anywhere_in_an_order_are_refused() -> None:
    number = line_of("dealer> shuffle")
    start, _, rest = LINES[number].rpartition(" ")
    numbers = rest.split(",")
    for at in range(len(numbers) - 1):
        swapped = [*numbers[:at], numbers[at + 1], numbers[at], *numbers[at + 2 :]]
        error = refusal(with_line(number, f"{start} {','.join(swapped)}"))
        assert (error.code, error.params["what"], error.params["reshuffle"]) == (
            "unproven",
            "order",
            1,
        )


def test_another_first_starter_is_refused() -> None:
    number = line_of("starter")
    other = (MATCH.rounds[0].setup.starter + 1) % 3
    error = refusal(with_line(number, f"starter {other}"))
    assert (error.code, error.params["what"]) == ("unproven", "starter")


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("share 0", "share 0 - -"),
        ("share 1", f"share 1 {'0' * 64} 00"),
        ("share 1", "share 1 - 00"),
        ("share 1", "share 1 -"),
        ("share 1", "share 1 - - -"),
        ("share 1", "share 1 - --"),
        ("share 1", "share 2 - -"),
        ("share 1", "shares 1 - -"),
        ("share 1", f"share 1 - {'0' * 130}"),
        ("share 1", f"share 1 {'0' * 62} -"),
        ("root", "root"),
        ("root", "root -"),
        ("root", f"root {'0' * 62}"),
        ("root", f"root  {'0' * 64}"),
        ("root", LINES[line_of("root")].upper().replace("ROOT", "root")),
        ("secret", "secret"),
        ("secret", f"secret {'0' * 66}"),
        ("secret", f"secret {'g' * 64}"),
        ("secret", "round 1"),
    ],
)
def test_a_proof_has_one_spelling(start: str, line: str) -> None:
    assert refusal(with_line(line_of(start), line)).code in ("damaged", "unproven")


@pytest.mark.parametrize("word", PROOF_WORDS)
def test_a_proof_without_one_of_its_lines_is_refused(word: str) -> None:
    number = line_of(word)
    text = "\n".join([*LINES[:number], *LINES[number + 1 :], ""])
    assert refusal(text).code == "damaged"


def test_the_proof_of_one_round_is_not_that_of_another() -> None:
    first, second = (record.proof for record in MATCH.rounds)
    rounds = [replace(MATCH.rounds[0], proof=second), replace(MATCH.rounds[1], proof=first)]
    assert refusal(dumps(replace(MATCH, rounds=rounds))).code == "unproven"
