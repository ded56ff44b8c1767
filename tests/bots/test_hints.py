"""Hints: every reason is true of the table, which the hint has not seen."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from tests.bots.search.test_judging import position
from tests.bots.test_memory import any_play

from facedown.bots.hints import HALF, NAMED, REASONS, Hint, call_odds, hints, why
from facedown.bots.pinnacola.mind import Mind
from facedown.bots.pinnacola.plan import Plan
from facedown.bots.pinnacola.ways import ways_of
from facedown.bots.roster import best_bot, make_bot
from facedown.bots.search import SMALL
from facedown.catalog import GAMES
from facedown.core.cards import JOKER, UNKNOWN, Card
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.imagine import unseen
from facedown.core.moves import DRAW, TAKE, Exchange, Inspect, Peek
from facedown.core.notation import parse_table
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.cambio.moves import Flip
from facedown.games.pinnacola.melds import side_of
from facedown.games.pinnacola.moves import DiscardCard
from facedown.games.pinnacola.scoring import title_of
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.games.pinnacola.values import value

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Told:
    """A hint that was given, and the whole table before and after its move."""

    def __init__(self, game: Game[Any], table: Table, seat: Seat, found: Hint) -> None:
        self.game, self.seat, self.hint = game, seat, found
        self.view: Table = game.view(table, seat).table
        self.moves: Sequence[Move] = game.legal_moves(table, seat)
        self.before, self.after = table, table.copy()
        for event in game.play(self.after, seat, found.move):
            game.apply(self.after, event)

    def number(self, name: str) -> int:
        return self.hint.params[name]

    def points(self, card: Card) -> int:
        return self.game.worth(self.before.setup.variant, card)

    def total(self, table: Table, seat: Seat) -> int:
        return sum(self.points(card) for card in table.hand(seat))

    def lowered(self) -> int:
        return self.total(self.before, self.seat) - self.total(self.after, self.seat)

    def lost(self, seat: Seat) -> int:
        return self.before.size(seat) - self.after.size(seat)

    def top(self) -> int:
        return self.points(self.before.top)

    def average(self, batch: int) -> int:
        cards = unseen(self.view, batch)
        points = [self.points(card) for card in cards]
        return round(sum(points) / len(points))

    def newly_seen(self, *, own: bool) -> int:
        found = 0
        for seat, hand in enumerate(self.after.hands):
            for slot, placed in enumerate(hand):
                old = self.view.hands[seat][slot] if slot < len(self.view.hands[seat]) else None
                if placed is not None and old is not None and old.card is UNKNOWN:
                    is_same = placed.card == self.before.hands[seat][slot].card  # type: ignore[union-attr]
                    found += is_same and placed.is_seen_by(self.seat) and (seat == self.seat) == own
        return found

    def changed_slot(self) -> tuple[Any, Any]:
        """The one slot of the own hand that the view sees change."""
        pairs = zip(self.before.hands[self.seat], self.after.hands[self.seat], strict=True)
        known = list(self.view.hands[self.seat])
        changed = [(known[i], a, b) for i, (a, b) in enumerate(pairs) if a is not b]
        assert len(changed) == 1
        return changed[0][0], changed[0][2]


def is_odds(told: Told) -> bool:
    view = told.game.view(told.before, told.seat)
    again = [call_odds(told.game, view, Dealer(number)) for number in range(4)]
    return abs(sum(again) / 4 - told.number("percent")) < 18


def is_not_planned(told: Told) -> bool:
    """The best way to meld does without the card, and no Pinnacola or Poker lacks it."""
    move, table = told.hint.move, told.view
    assert isinstance(move, DiscardCard)
    assert isinstance(table, PinnacolaTable)
    plan = Plan(Mind(table, told.seat), ways_of(table, told.seat))
    return plan.is_loose(move.card) and plan.worth(move.card) == 0.0


def is_least(told: Told, measure: str) -> bool:
    mind: Any = Mind(told.view, told.seat)  # type: ignore[arg-type]
    of = getattr(mind, measure)
    cards = [move.card for move in told.moves if move.WORD == "discard"]  # type: ignore[attr-defined]
    return bool(of(told.hint.move.card) == min(of(card) for card in cards))  # type: ignore[attr-defined]


def is_gain(told: Told, title: str) -> bool:
    """The melds of the seat's side gain so much, and one of them is a new one of this title."""

    def melds(table: Any) -> tuple[int, int]:
        own = [meld.shape for meld in table.melds if meld.side == side_of(told.seat)]
        titles = [title_of(table.variant, shape) for shape in own]
        return sum(value(table.variant, shape) for shape in own), titles.count(title)

    (was, before), (now, after) = melds(told.before), melds(told.after)
    return now - was == told.number("points") > 0 and (not title or after == before + 1)


def jokers(table: Table, seat: Seat) -> int:
    return sum(card.rank == JOKER for card in table.hand(seat))


def gives(told: Told) -> bool:
    """A card of the other is gone, and one of the own is asked for."""
    moves = told.game.legal_moves(told.after, told.seat)
    is_asked = bool(moves) and all(move.WORD == "give" for move in moves)
    return is_asked and told.lost(told.number("seat")) == 1


def acts(told: Told) -> bool:
    moves = told.game.legal_moves(told.after, told.seat)
    return any(isinstance(move, Peek | Exchange | Inspect) for move in moves)


def is_sure_of_nothing(told: Told) -> bool:
    """No card that it knows would be gone."""
    for move in told.moves:
        after = told.before.copy()
        for event in told.game.play(after, told.seat, move):
            told.game.apply(after, event)
        for seat in after.setup.seats:
            for slot, placed in enumerate(told.view.hands[seat]):
                is_known = placed is not None and placed.card is not UNKNOWN
                if is_known and after.hands[seat][slot] is None:
                    return False
    return True


def is_higher_than_known(told: Told) -> bool:
    known = [card for card in told.view.hand(told.seat) if card is not UNKNOWN]
    drawn = told.points(told.before.drawn[-1].card)
    return drawn == told.number("points") and all(told.points(c) <= drawn for c in known)


def replaces(told: Told, *, comes: bool) -> bool:
    old, new = told.changed_slot()
    if comes:
        average = told.average(old.batch)
        is_true = old.card is UNKNOWN and told.points(new.card) == told.number("points")
        return is_true and average == told.number("average") > told.number("points")
    is_true = told.points(old.card) == told.number("points")
    return is_true and told.number("average") < told.number("points")


def source(told: Told, *, is_low: bool) -> bool:
    average = told.average(told.before.stock[-1].batch)
    is_true = told.number("points") == told.top() and told.number("average") == average
    return is_true and (told.top() < average) == is_low


TRUE: dict[str, Callable[[Told], bool]] = {
    "only_move": lambda told: len(told.moves) == 1,
    "call_odds": is_odds,
    "not_yet": lambda told: is_odds(told) and told.number("percent") < HALF,
    "lowers_total": lambda told: told.lowered() == told.number("points") > 0,
    "removes_card": lambda told: (
        told.lowered() == told.number("points") > 0 and told.lost(told.seat) == 1
    ),
    "empties_hand": lambda told: told.after.size(told.seat) == 0,
    "replaces_unseen": lambda told: replaces(told, comes=True),
    "trades_for_unseen": lambda told: replaces(told, comes=False),
    "reveals_own": lambda told: told.newly_seen(own=True) == told.number("cards"),
    "reveals_other": lambda told: told.newly_seen(own=False) == told.number("cards"),
    "denies": lambda told: (
        told.total(told.after, told.number("seat")) - told.total(told.before, told.number("seat"))
        == told.number("points")
        > 0
    ),
    "burdens": lambda told: -told.lost(told.number("seat")) == told.number("cards") > 0,
    "takes_known": lambda told: source(told, is_low=True),
    "discard_is_high": lambda told: source(told, is_low=False),
    "gives_card": gives,
    "takes_pile": lambda told: -told.lost(told.seat) == told.number("cards") > 0,
    "lays_down": lambda told: told.lost(told.seat) == told.number("cards") > 0,
    "makes_full_set": lambda told: is_gain(told, "poker"),
    "makes_long_run": lambda told: is_gain(told, "pinnacola"),
    "makes_whole_run": lambda told: is_gain(told, "pinnacolone"),
    "adds_points": lambda told: is_gain(told, ""),
    "gains_joker": lambda told: jokers(told.after, told.seat) > jokers(told.before, told.seat),
    "safe_discard": lambda told: is_least(told, "danger") and 0 <= told.number("percent") <= 100,
    "risky_discard": lambda told: is_least(told, "danger") and 50 <= told.number("percent") <= 100,
    "not_planned": is_not_planned,
    "spare_card": lambda told: is_least(told, "use"),
    "too_high": is_higher_than_known,
    "uses_action": acts,
    "nothing_sure": is_sure_of_nothing,
    "chance_to_win": lambda told: 0 <= told.number("percent") <= 100,
    "nothing_better": lambda told: told.hint.move in told.moves,
    "next_best": lambda told: told.hint.move in told.moves,
}


@cache
def hints_of(game: Game[Any]) -> list[Told]:
    """What the rule bot would do, in five rounds."""
    found = []
    for number in range(5):
        play = any_play(game, f"hint {number}")
        table = play.table_after(0)
        for step, (seat, move) in enumerate(play.steps):
            if seat >= 0 and step % 2 == number % 2:
                view, moves = game.view(table, seat), game.legal_moves(table, seat)
                for given in hints(game, view, moves, Dealer(step), 0):
                    assert given.move in moves
                    found.append(Told(game, table.copy(), seat, given))
            game.act(table, seat, move)
    return found


@pytest.mark.long
@pytest.mark.slow
@every_game
def test_every_reason_is_true_and_of_the_list(game: Game[Any]) -> None:
    for told in hints_of(game):
        assert tuple(told.hint.params) == REASONS[told.hint.reason]
        assert TRUE[told.hint.reason](told), (told.hint.reason, told.hint.move, told.hint.params)


@pytest.mark.slow
@every_game
def test_most_hints_have_a_reason(game: Game[Any]) -> None:
    reasons = [told.hint.reason for told in hints_of(game)]
    assert reasons.count("nothing_better") < len(reasons) / 3


TRIED_OUT = [("tres-cartas", 7), ("cambio", 6), ("cambio", 9)]


def given(key: str, moves: int, seed: str = "any") -> list[Hint]:
    view, legal = position(key, "hints", moves)
    return hints(GAMES[key], view, legal, Dealer(seed), SMALL)


@pytest.mark.parametrize(("key", "moves"), TRIED_OUT)
def test_up_to_three_moves_are_named_the_best_first(key: str, moves: int) -> None:
    found = given(key, moves)
    _, legal = position(key, "hints", moves)
    named = [one.move for one in found]
    assert len(found) == min(len(legal), NAMED)
    assert all(move in legal and named.count(move) == 1 for move in named)
    less = [one.less for one in found]
    assert less[0] == 0.0
    assert less == sorted(less)
    for one in found:
        assert tuple(one.params) == REASONS[one.reason]
    assert found[-1].reason != "nothing_better"


def test_one_card_only_is_said_to_be_needed_least() -> None:
    """Two discards had the same reason, one of them 19 points worse."""
    reasons = [one.reason for one in given("pinnacola", 2)]
    assert reasons == ["spare_card", "next_best", "next_best"]


@pytest.mark.parametrize(("key", "unit"), [("cambio", "chances"), ("tres-cartas", "points")])
def test_a_hint_says_in_what_it_counts(key: str, unit: str) -> None:
    assert {one.unit for one in given(key, 6)} == {unit}


@pytest.mark.parametrize("moves", [6, 9])
def test_the_odds_of_a_call_agree_with_what_moves_are_worth(moves: int) -> None:
    """A call that was 51% less likely to win was said to win 77 of 100 times."""
    (call,) = [one for one in given("cambio", moves) if one.reason == "call_odds"]
    assert call.params["percent"] / 100 + call.less <= 1.01


def test_a_hint_names_one_chance_of_a_call() -> None:
    """Not to call was told with 1% and to call with 2%, of the same hand."""
    game = GAMES["vinto"]
    view, legal = position("vinto", "two chances", 19)
    chance = Dealer("hint")
    odds = [why(game, view, legal, move, chance)[1]["percent"] for move in legal]
    assert len(odds) > 1
    assert len(set(odds)) == 1


@pytest.mark.parametrize(("key", "moves"), TRIED_OUT)
def test_without_rollouts_the_rule_bot_is_followed(key: str, moves: int) -> None:
    game = GAMES[key]
    view, legal = position(key, "hints", moves)
    found = hints(game, view, legal, Dealer("any"), 0)
    brain = make_bot(best_bot(game), game, Dealer("any").apart("brain"))
    assert [one.move for one in found] == [brain.choose(view, legal)]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("key", "moves"), TRIED_OUT)
def test_other_unseen_cards_change_no_hint(key: str, moves: int) -> None:
    """Law 3: cards that the seat was not shown are dealt anew behind it."""
    game = GAMES[key]
    view, legal = position(key, "hints", moves)
    other = game.view(game.imagine(view, Dealer("other cards")), view.seat)
    again = hints(game, other, legal, Dealer("any"), SMALL)
    assert shown(again) == shown(given(key, moves))


def shown(found: list[Hint]) -> list[tuple[Move, str, dict[str, int], float]]:
    return [(one.move, one.reason, one.params, one.less) for one in found]


def test_every_reason_can_be_checked() -> None:
    assert set(TRUE) == set(REASONS)


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("tres-cartas | phase after | turns 3 | hand0 {one} | hand1 {other}", False),
        ("cambio | phase turn | turns 3 | hand0 {one} | hand1 {other}", False),
        ("vinto | players 2 | phase turn_end | turns 3 | hand0 {one} | hand1 {other}", True),
    ],
    ids=["tres-cartas: a tie loses", "cambio: a tie loses", "vinto: a tie wins"],
)
def test_odds_count_a_tie_as_the_game_does(text: str, *, wins: bool) -> None:
    """Equal hands were said to be low enough where only the strictly lowest wins."""
    game = GAMES[text.partition(" ")[0]]
    table = parse_table(game, text.format(one="2c=* 3c=* 4c=*", other="2d=* 3d=* 4d=*"))
    odds = call_odds(game, game.view(table, 0), Dealer("tie"))
    assert odds > 30 if wins else odds < 10


def test_a_move_of_which_nothing_can_be_said_is_told_with_how_often_it_wins() -> None:
    """It was said that a strong bot would play it, which told nobody why."""
    found = given("cambio", 6)
    told = [one.params["percent"] for one in found if one.reason == "chance_to_win"]
    assert told
    assert not {"nothing_better", "next_best"} & {one.reason for one in found}


def test_the_points_of_a_card_that_cannot_be_kept_speak_for_no_draw() -> None:
    """V-10. Of a 9 on the discard it was said that the stock gives less, and taken it plays."""
    game = GAMES["vinto"]
    hands = "hand0 2c 3c | hand1 5c 6c"
    table = parse_table(game, f"vinto | phase turn_start | turn 0 | {hands} | discard 9h^")
    view = game.view(table, 0)
    moves = game.legal_moves(view.table, 0)
    assert TAKE in moves
    assert why(game, view, moves, DRAW, Dealer("why"))[0] == "nothing_better"
    assert why(game, view, moves, TAKE, Dealer("why")) == ("uses_action", {})


def test_a_card_that_can_only_be_discarded_is_not_taken_for_what_it_does() -> None:
    """Somebody without cards may take one in Cambio, and nothing comes of it."""
    game = GAMES["cambio"]
    table = parse_table(game, "cambio | phase turn | turns 3 | discard 2c^ | hand0 | hand1 4c 5c")
    view = game.view(table, 0)
    moves = game.legal_moves(view.table, 0)
    assert why(game, view, moves, TAKE, Dealer("why"))[0] != "uses_action"


FLIP_FOR_ANOTHER = (
    "cambio | phase turn | turns 3 | live yes | discard Qc^ | hand0 {own} | hand1 Qs=* 3c=* 4c=*"
)


@pytest.mark.parametrize(
    ("own", "place", "reason"),
    [
        ("2c=* 9h=*", 1, ("gives_card", {"seat": 1})),
        ("2c=* 9h=*", 9, None),
        ("", 1, None),
    ],
    ids=["sure", "wrong", "nothing to give"],
)
def test_a_flip_of_anothers_card_says_that_they_get_one_for_it(
    own: str, place: int, reason: tuple[str, dict[str, int]] | None
) -> None:
    """C-19. It was only said that a strong bot would flip it."""
    game = GAMES["cambio"]
    view = game.view(parse_table(game, FLIP_FOR_ANOTHER.format(own=own)), 0)
    brain = make_bot("rule", game, Dealer("flip"))
    assert brain.why(view, game.legal_moves(view.table, 0), Flip(place)) == reason


def test_odds_mind_that_others_have_another_turn() -> None:
    """A call was said to win as often as it would if no card moved any more."""
    hands = ["5c=* 4c=* 4d=*", "5h=* 5d=* 4h=*", "6h=* 6d=* 2h=*", "7h=* 5s=* 2d=*"]
    laid = [f"hand{seat} {cards}" for seat, cards in enumerate(hands)]
    game = GAMES["vinto"]
    text = " | ".join(["vinto", "players 4", "phase turn_end", "turns 9", *laid, "discard 9h^"])
    table = parse_table(game, f"{text} | stock Ac Ad 2c 2s 3c 3d 3h 3s")
    assert call_odds(game, game.view(table, 0), Dealer("last laps")) < HALF


def test_a_hand_that_would_mostly_win_is_not_said_to_win_too_rarely() -> None:
    """A hint against a stop said "only 96 of 100"."""
    game = GAMES["tres-cartas"]
    text = "tres-cartas | phase after | turns 2 | hand0 Jc=* 2c=* 3c=* | hand1 Kd Kh Qd=1"
    view = game.view(parse_table(game, text), 0)
    moves = game.legal_moves(view.table, 0)
    end = next(move for move in moves if move.WORD == "end")
    assert call_odds(game, view, Dealer("odds")) >= HALF
    assert why(game, view, moves, end, Dealer("odds")) == ("nothing_better", {})
