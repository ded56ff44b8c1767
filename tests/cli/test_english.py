"""Every code and word of every game has a sentence of its own."""

import pytest

from facedown.catalog import GAMES
from facedown.cli.english.cards import card_text, count, listed, ordinal
from facedown.cli.english.endings import ENDINGS, ending
from facedown.cli.english.errors import error_line
from facedown.cli.english.events import find_telling, tell
from facedown.cli.english.lines import coloured
from facedown.cli.english.moves import find_wording, wording
from facedown.cli.english.outcomes import game_points, winners
from facedown.cli.english.refusals import REFUSALS, refusal
from facedown.cli.english.voice import Voice
from facedown.core.cards import UNKNOWN, card
from facedown.core.errors import BadOption, IllegalMove
from facedown.core.events import Drew, Exchanged, Peeked, Swapped, TurnStarted
from facedown.core.fields import PLACE, SEAT
from facedown.core.moves import Shuffle
from facedown.core.placed_card import place
from facedown.core.records import Event, Move
from facedown.match.tally import BY_CALLS, BY_POINTS, Tallied

VOICE = Voice(("You", "Ana", "Bo"), 0)


class Juggled(Event):
    WORD = "juggled_twice"
    FIELDS = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place


class Juggle(Move):
    WORD = "juggle-all"


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_of_a_game_has_a_sentence(key: str) -> None:
    assert [code for code in GAMES[key].REFUSALS if code not in REFUSALS] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_ending_of_a_game_has_a_sentence(key: str) -> None:
    assert [code for code in GAMES[key].ENDINGS if code not in ENDINGS] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_move_of_a_game_has_a_label(key: str) -> None:
    assert [kind.WORD for kind in GAMES[key].MOVES if find_wording(kind) is None] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_move_of_a_game_but_the_dealers_has_a_key_and_says_what_it_does(key: str) -> None:
    for kind in GAMES[key].MOVES:
        assert wording(kind).about
        assert wording(kind).key or issubclass(kind, Shuffle)


@pytest.mark.parametrize("key", GAMES)
def test_every_event_of_a_game_has_a_sentence(key: str) -> None:
    assert [kind.WORD for kind in GAMES[key].EVENTS if find_telling(kind) is None] == []


def test_an_unknown_event_is_still_readable() -> None:
    assert tell(Juggled(1, place(0, 1)), VOICE) == "Juggled twice: Ana, your second card."


def test_an_unknown_move_is_still_readable() -> None:
    assert wording(Juggle).label == "juggle all"


def test_an_unknown_refusal_ending_and_error_are_still_readable() -> None:
    assert refusal(IllegalMove("too_windy"), VOICE) == "That is not allowed: too windy."
    assert ending("all_asleep") == "the round is over: all asleep"
    assert error_line(BadOption("too_windy", speed=9)) == "too windy (speed 9)"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drew(0, card("7h")), "You draw the 7♥."),
        (Drew(1, UNKNOWN), "Ana draws a card."),
        (
            Swapped(1, place(1, 1), card("9c")),
            "Ana swaps their second card; the 9♣ goes on the discard.",
        ),
        (
            Swapped(0, place(0, 0), card("Jk")),
            "You swap your first card; the joker goes on the discard.",
        ),
        (Peeked(1, place(0, 2), UNKNOWN), "Ana looks at your third card."),
        (Peeked(0, place(2, 0), card("Ks")), "You look at Bo's first card: the K♠."),
        (
            Exchanged(place(0, 0), place(1, 2)),
            "Your first card and Ana's third card change places.",
        ),
        (TurnStarted(0), "It is your turn."),
        (TurnStarted(2), "It is Bo's turn."),
    ],
    ids=lambda value: str(value),
)
def test_an_event_is_told_to_whoever_listens(event: Event, sentence: str) -> None:
    assert tell(event, VOICE) == sentence


def test_cards_are_spelled_out_for_those_who_listen() -> None:
    spoken = Voice(VOICE.names, 0, spelled=True)
    assert tell(Drew(0, card("Ts")), spoken) == "You draw the 10 of spades."


def test_a_watcher_is_nobody_at_the_table() -> None:
    assert tell(Drew(0, UNKNOWN), Voice(("Eva", "Ana"))) == "Eva draws a card."


def test_a_refusal_names_the_player_and_the_slot() -> None:
    assert refusal(IllegalMove("seat_out", seat=1), VOICE) == "Ana is out of the round."
    assert refusal(IllegalMove("no_such_slot", slot=4), VOICE) == "You have no fifth card."


def test_hearts_are_red_in_a_sentence() -> None:
    assert [str(span.style) for span in coloured("the 10♥ and the A♠").spans] == [
        "bold #ff6b6b",
        "bold #ffffff",
    ]


def test_numbers_and_lists_read_well() -> None:
    assert [count(1, "card"), count(2, "card")] == ["1 card", "2 cards"]
    assert listed(["Ana", "Bo", "Cleo"]) == "Ana, Bo and Cleo"
    assert [ordinal(0), ordinal(10)] == ["first", "11th"]
    assert card_text(card("Qd"), spelled=True) == "queen of diamonds"


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [((), "Nobody wins"), ((0,), "You win"), ((1,), "Ana wins"), ((0, 2), "You and Bo win")],
)
def test_winners_are_named(seats: tuple[int, ...], sentence: str) -> None:
    assert winners(seats, VOICE) == sentence


def test_game_points_say_who_has_won_more_calls() -> None:
    """V-44."""
    ranking = [
        Tallied(2, 1, 5, 2, 1, BY_CALLS),
        Tallied(0, 1, 5, 2, 0, BY_POINTS),
        Tallied(1, 3, 2, -1, 0),
    ]
    assert game_points(ranking, VOICE) == [
        "Game points: first Bo 5, first you 5, third Ana 2.",
        "Bo shares the place with you, and stands first for more won calls: 1 to 0.",
    ]
    assert game_points([], VOICE) == []
