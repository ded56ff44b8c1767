"""Checking transcripts: what is untrue is found."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.recording import recorded, text_of
from tests.snap import SNAP

from facedown.core.errors import BadTranscript
from facedown.core.moves import DRAW
from facedown.core.outcome import Outcome
from facedown.games.tres_cartas import GAME
from facedown.match.round import Round
from facedown.match.transcript import Transcript, dumps, loads
from facedown.match.verify import verify

TEXT = text_of(SNAP, "text", options={"most_turns": "9"}, most_rounds=2)
LINES = TEXT.splitlines()


def untrue(transcript: Transcript) -> BadTranscript:
    with pytest.raises(BadTranscript) as refused:
        verify(SNAP, transcript)
    return refused.value


def read(text: str = TEXT) -> Transcript:
    return loads(text, SNAP)


def changed(old: str, new: str) -> Transcript:
    """The transcript with a piece of its text changed where it first occurs."""
    assert old in TEXT
    return read(TEXT.replace(old, new, 1))


def test_a_true_transcript_is_decided_again() -> None:
    verdict = verify(SNAP, read())
    assert verdict.decided_again
    assert verdict.rounds == 2
    assert verdict.moves == sum("> " in line for line in LINES)


def test_a_whole_match_with_eliminations_is_true() -> None:
    transcript = recorded(GAME, "whole", players=4, options={"limit": "60"})
    assert transcript.rounds[-1].setup.seats != transcript.rounds[0].setup.seats
    assert verify(GAME, loads(dumps(transcript), GAME)).rounds == len(transcript.rounds)


def test_a_round_that_is_not_over_is_true_so_far() -> None:
    setup = SNAP.setup(SNAP.variant(), 2)
    played = Round(SNAP, setup, list(SNAP.pack(setup.variant).cards))
    played.act(0, DRAW)
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    transcript.add(played)
    assert verify(SNAP, transcript).moves == 1


def test_another_deck_than_was_dealt_is_found() -> None:
    deck = next(line for line in LINES if line.startswith("deck "))
    first, second = deck.split()[1:3]
    error = untrue(changed(f"deck {first} {second}", f"deck {second} {first}"))
    assert error.params == {"round": 1, "what": "deal", "move": 0}


def test_a_deck_that_is_not_the_pack_is_found() -> None:
    deck = next(line for line in LINES if line.startswith("deck "))
    first, second = deck.split()[1:3]
    error = untrue(changed(f"deck {first} {second}", f"deck {first} {first}"))
    assert error.params["what"] == "not_the_pack"


def test_a_card_that_was_not_drawn_is_found() -> None:
    drew = next(line for line in LINES if line.startswith("  drew 0"))
    card = drew.split()[2]
    other = "Ac" if card != "Ac" else "2c"
    error = untrue(changed(drew, drew.replace(card, other)))
    assert error.params == {"round": 1, "what": "events", "move": 1}


def test_who_saw_it_is_part_of_the_truth() -> None:
    drew = next(line for line in LINES if line.startswith("  drew 0"))
    assert untrue(changed(drew, drew.replace("@0", "@*"))).params["what"] == "events"


def test_a_move_that_was_illegal_is_found() -> None:
    error = untrue(changed("0> draw", "1> draw"))
    assert error.params["what"] == "not_now"


def test_another_move_than_was_made_is_found() -> None:
    first = next(line for line in LINES if line.startswith(("0> swap", "0> dis")))
    move = first.partition(" [")[0]
    other = "0> discard" if "swap" in move else "0> swap 1"
    assert untrue(changed(move, other)).params["what"] == "events"


def test_a_move_left_out_is_found() -> None:
    transcript = read()
    del transcript.rounds[0].entries[2]
    assert untrue(transcript).params["round"] == 1


def test_a_move_too_many_is_found() -> None:
    transcript = read()
    entries = transcript.rounds[0].entries
    entries.append(entries[0])
    assert untrue(transcript).params["round"] == 1


def test_moves_in_another_order_are_found() -> None:
    transcript = read()
    entries = transcript.rounds[0].entries
    entries[0], entries[1] = entries[1], entries[0]
    assert untrue(transcript).params["round"] == 1


def otherwise(outcome: Outcome, change: dict[str, Any]) -> Outcome:
    """An outcome with a part of it changed."""
    parts = ("scores", "winners", "ending", "totals", "caller")
    return Outcome(**{name: change.get(name, getattr(outcome, name)) for name in parts})


@pytest.mark.parametrize(
    "change",
    [
        {"scores": (9, 9)},
        {"totals": (9, 9)},
        {"winners": ()},
        {"ending": "out_of_luck"},
        {"caller": 1},
    ],
    ids=str,
)
def test_another_outcome_is_found(change: dict[str, Any]) -> None:
    transcript = read()
    outcome = transcript.rounds[-1].outcome
    assert outcome is not None
    transcript.rounds[-1].outcome = otherwise(outcome, change)
    assert untrue(transcript).params["what"] == "outcome"


def test_an_outcome_left_out_is_found() -> None:
    transcript = read()
    transcript.rounds[-1].outcome = None
    assert untrue(transcript).params["what"] == "outcome"


def test_an_outcome_of_a_round_that_is_not_over_is_found() -> None:
    setup = SNAP.setup(SNAP.variant(), 2)
    transcript = Transcript.begin(SNAP, {}, ["a", "b"])
    transcript.add(Round(SNAP, setup, list(SNAP.pack(setup.variant).cards)))
    transcript.rounds[0].outcome = Outcome((1, 0), (0,), "out_of_cards", (0, 3))
    assert untrue(transcript).params["what"] == "outcome"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round 1", "round 2"),
        ("round 2", "round 3"),
        ("scores 0 0", "scores 0 1"),
        ("scores 0 0", "scores 0 0 0"),
    ],
)
def test_a_setup_that_does_not_follow_from_the_match_is_found(old: str, new: str) -> None:
    assert untrue(changed(old, new)).params["what"] == "setup"


def test_scores_that_do_not_follow_from_the_rounds_before_are_found() -> None:
    transcript = read()
    second = transcript.rounds[1]
    scores = tuple([score + 1 for score in second.setup.scores])
    second.setup = SNAP.setup(SNAP.variant({"most_turns": "9"}), 2)
    assert second.setup.scores != scores
    assert untrue(transcript).params == {"round": 1, "what": "setup", "move": 0}


def test_a_round_left_out_is_found() -> None:
    transcript = read()
    del transcript.rounds[0]
    assert untrue(transcript).params["what"] == "setup"


def test_a_round_twice_is_found() -> None:
    transcript = read()
    transcript.rounds.append(transcript.rounds[0])
    assert untrue(transcript).params["what"] == "setup"


def test_a_seat_that_was_out_and_plays_is_found() -> None:
    """T-20."""
    transcript = recorded(GAME, "whole", players=4, options={"limit": "60"})
    late = next(one for one in transcript.rounds if len(one.setup.seats) < 4)
    early = transcript.rounds[0]
    late.setup = type(late.setup)(
        late.setup.variant, early.setup.seats, 0, late.setup.scores, late.setup.number
    )
    with pytest.raises(BadTranscript) as refused:
        verify(GAME, transcript)
    assert refused.value.params["what"] == "setup"


def test_a_round_after_the_match_was_over_is_found() -> None:
    transcript = recorded(GAME, "short", options={"limit": "1"})
    more = recorded(
        GAME, "short", options={"limit": "1000"}, most_rounds=len(transcript.rounds) + 1
    )
    extra = more.rounds[-1]
    standing = more.rounds[-1].setup
    extra.setup = type(standing)(
        GAME.variant({"limit": "1"}),
        standing.seats,
        standing.starter,
        standing.scores,
        standing.number,
    )
    transcript.rounds.append(extra)
    with pytest.raises(BadTranscript) as refused:
        verify(GAME, transcript)
    assert refused.value.params["what"] == "setup"


def test_only_the_last_round_may_be_unfinished() -> None:
    """Otherwise a round that goes badly could be dealt again."""
    transcript = read()
    cut = loads(TEXT, SNAP).rounds[0]
    cut.entries = cut.entries[:2]
    cut.outcome = None
    transcript.rounds.insert(0, cut)
    assert untrue(transcript).params["what"] == "unfinished"


def test_too_many_players_are_found() -> None:
    transcript = Transcript.begin(SNAP, {}, ["a"] * 9)
    assert untrue(transcript).code == "untrue"


def test_house_rules_that_do_not_exist_are_found() -> None:
    transcript = Transcript.begin(SNAP, {"most_moves": "1"}, ["a", "b"])
    assert untrue(transcript).code == "untrue"


def test_of_older_rules_the_events_are_replayed() -> None:
    """Law 7: today's rules would refuse the move, and the verdict says that they were not asked."""
    old = changed("game snap/3", "game snap/2")
    entry = old.rounds[0].entries[0]
    old.rounds[0].entries[0] = entry._replace(seat=1)
    verdict = verify(SNAP, old)
    assert not verdict.decided_again
    assert verdict.rounds == 2


def test_of_older_rules_the_outcome_must_follow_from_the_events() -> None:
    old = changed("game snap/3", "game snap/2")
    outcome = old.rounds[1].outcome
    assert outcome is not None
    old.rounds[1].outcome = otherwise(outcome, {"scores": (9, 9)})
    assert untrue(old).params["what"] == "outcome"


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("  drew 0", "  swapped 0 0:2 7h"),
        ("  drew 0", "  swapped 0 7:90 7h"),
        ("  drew 0", "  discarded 0 7h"),
        ("  drew 0", "  reshuffled 5,4,3 @-"),
        ("  dealt", "  turn 0"),
    ],
)
def test_of_older_rules_events_that_make_no_sense_are_found(start: str, line: str) -> None:
    at = next(i for i, one in enumerate(LINES) if one.startswith(start))
    text = "\n".join([*LINES[:at], line, *LINES[at + 1 :], ""])
    assert untrue(read(text.replace("snap/3", "snap/2"))).params["round"] == 1


# Nothing can be concluded from who sat there, when, and which rules were agreed.
FREE = ("player ", "option ", "game ")


@given(st.data())
def test_no_digit_or_card_can_be_changed_unnoticed(data: st.DataObject) -> None:
    """In any line but those of names, options and the version, and but for times."""
    numbers = [i for i, line in enumerate(LINES) if not line.startswith(FREE)]
    number = data.draw(st.sampled_from(numbers))
    line = LINES[number].partition(" [")[0]
    rest = LINES[number].removeprefix(line)
    at = data.draw(st.integers(0, len(line) - 1))
    character = data.draw(st.sampled_from("0123456789TJQKAchsd*-"))
    new = line[:at] + character + line[at + 1 :]
    if new == line:
        return
    text = "\n".join([*LINES[:number], new + rest, *LINES[number + 1 :], ""])
    with pytest.raises(BadTranscript):
        verify(SNAP, loads(text, SNAP))


def test_rules_that_are_not_known_yet_are_refused() -> None:
    record = Transcript("snap", SNAP.VERSION + 1, {}, ["a", "b"])
    with pytest.raises(BadTranscript, match="newer_rules"):
        verify(SNAP, record)
