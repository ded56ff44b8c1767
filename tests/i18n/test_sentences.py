"""Whole sentences: the same for the same event wherever they are told, and readable without one."""

import pytest

from facedown.catalog import find_game
from facedown.core.cards import UNKNOWN, card
from facedown.core.errors import BadOption, BadTranscript, IllegalMove
from facedown.core.events import Drew, Exchanged, Peeked, Swapped, TurnStarted
from facedown.core.fields import PLACE, SEAT
from facedown.core.placed_card import place
from facedown.core.records import Event, Move
from facedown.i18n.catalogue import messages
from facedown.i18n.sentences import (
    Tops,
    choice,
    ending,
    error_line,
    label,
    prompt,
    refusal,
    tell,
    winners,
)
from facedown.i18n.voice import Voice

GAME = find_game("cambio")
VOICE = Voice(GAME, ("Person", "Ana", "Bo"), 0)
TOPS = Tops(top=card("7h"))


class Juggled(Event):
    WORD = "juggled_twice"
    FIELDS = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place


class Juggle(Move):
    WORD = "juggle-all"


def test_what_nobody_has_written_for_is_still_readable() -> None:
    assert tell(Juggled(1, place(0, 1)), VOICE) == "Juggled twice"
    assert label(Juggle, VOICE, TOPS) == "juggle all"
    assert choice(Juggle(), VOICE, TOPS) == "Juggle all"
    assert ending("all_asleep", VOICE) == "All asleep"
    assert refusal(IllegalMove("too_windy"), VOICE) == "You can’t do that now."
    assert error_line(BadOption("too_windy", speed=9), messages("en")) == "too windy (speed 9)"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drew(0, card("7h")), "You draw the 7♥."),
        (Drew(1, UNKNOWN), "Ana draws a card."),
        (
            Swapped(1, place(1, 1), card("9c")),
            "Ana swaps their own second card and discards the 9♣.",
        ),
        (
            Swapped(0, place(0, 0), card("Jk")),
            "You swap your first card and discard a joker.",
        ),
        (Peeked(1, place(0, 2), UNKNOWN), "Ana looks at your third card."),
        (Peeked(0, place(2, 0), card("Ks")), "You look at Bo’s first card: the K♠."),
        (
            Exchanged(place(0, 0), place(1, 2)),
            "Your first card and Ana’s third card are swapped.",
        ),
        (TurnStarted(0), "Your turn."),
        (TurnStarted(2), "Bo’s turn."),
    ],
    ids=lambda value: str(value),
)
def test_an_event_is_told_to_whoever_listens(event: Event, sentence: str) -> None:
    assert tell(event, VOICE) == sentence


def test_cards_are_spelled_out_for_those_who_listen() -> None:
    spoken = Voice(GAME, VOICE.names, 0, spelled=True)
    assert tell(Drew(0, card("Ts")), spoken) == "You draw the 10 of spades."


def test_a_watcher_is_nobody_at_the_table() -> None:
    assert tell(Drew(0, UNKNOWN), Voice(GAME, ("Eva", "Ana"))) == "Eva draws a card."


def test_a_refusal_names_the_player() -> None:
    assert refusal(IllegalMove("seat_out", seat=1), VOICE) == "Ana is out of the round."
    assert refusal(IllegalMove("no_such_slot", slot=4), VOICE) == "You have no card there."


def test_the_prompt_says_what_may_be_done_or_who_is_waited_for() -> None:
    moves = [GAME.parse_move(text) for text in ("draw", "take", "call")]
    assert prompt("turn", TOPS, moves, (0,), VOICE) == "Your turn: draw, take 7♥ or call Cambio."
    assert prompt("turn", TOPS, [], (1,), VOICE) == "Ana is deciding…"
    assert prompt("turn", TOPS, [], (1, 2), VOICE).startswith("Ana and Bo ")
    flips = [GAME.parse_move("flip 0:0"), GAME.parse_move("flip 1:0")]
    assert prompt("turn", TOPS, flips, (1,), VOICE) == "You can flip a card."


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ((), "Nobody wins this round."),
        ((0,), "You win the round!"),
        ((1,), "Ana wins the round."),
        ((0, 2), "You and Bo win the round."),
    ],
)
def test_winners_are_named(seats: tuple[int, ...], sentence: str) -> None:
    assert winners(seats, VOICE, "round") == sentence


def test_an_error_says_what_is_false_and_why_it_cannot_be_read() -> None:
    english = messages("en")
    false = BadTranscript("untrue", round=2, what="events", move=3)
    assert error_line(false, english) == (
        "the transcript is false in round 2: move 3 had another effect"
    )
    damaged = BadTranscript("damaged", line=1_000, why="no_such_card")
    assert error_line(damaged, english) == (
        "the transcript is damaged in line 1000: there is no such card"
    )
