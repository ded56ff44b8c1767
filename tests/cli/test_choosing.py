"""A move is chosen step by step, whatever fields it has."""

from collections.abc import Sequence
from typing import Final

import pytest

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.cli.choosing import ENOUGH, Choosing, Pick
from facedown.cli.keys import choices, without_shortcuts
from facedown.core.cards import Card, card, cards
from facedown.core.dealer import Dealer
from facedown.core.fields import CARDS, NUMBER, PLACE, RANK
from facedown.core.moves import DISCARD, DRAW, END_TURN, SWAPS, TAKE
from facedown.core.placed_card import place
from facedown.core.playout import next_step
from facedown.core.records import Move
from facedown.core.seats import DEALER


class Exchange(Move):
    WORD = "exchange"
    FIELDS = (("one", PLACE), ("other", PLACE))

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other


class Guess(Move):
    WORD = "guess"
    FIELDS = (("slot", NUMBER), ("rank", RANK))

    def __init__(self, slot: int, rank: int) -> None:
        self.slot: Final = slot
        self.rank: Final = rank


class Meld(Move):
    WORD = "meld"
    FIELDS = (("cards", CARDS),)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


def melds(*texts: str) -> list[Move]:
    return [Meld(tuple(cards(text))) for text in texts]


def test_a_move_without_fields_is_chosen_at_once() -> None:
    assert Choosing([DRAW, TAKE]).take(Pick("word", "", "take")) == TAKE


def test_two_places_are_picked_in_any_order() -> None:
    one, two, three = place(0, 0), place(1, 0), place(0, 1)
    choosing = Choosing([Exchange(one, two), Exchange(two, three)])
    assert choosing.take(Pick("word", "", "exchange")) is None
    assert choosing.take(Pick("place", "one", three)) == Exchange(two, three)


def test_a_step_can_be_taken_back() -> None:
    choosing = Choosing([DISCARD, *SWAPS[:3]])
    choosing.take(Pick("word", "", "swap"))
    assert choosing.back()
    assert [pick.value for pick in choosing.picks()] == ["discard", "swap"]
    assert not choosing.back()


def test_the_rank_is_asked_after_the_slot() -> None:
    choosing = Choosing([Guess(0, 7), Guess(0, 8), Guess(1, 7)])
    choosing.take(Pick("word", "", "guess"), Pick("number", "slot", 0))
    assert [pick.value for pick in choosing.picks()] == [7, 8]
    assert choosing.take(choosing.picks()[1]) == Guess(0, 8)


def test_a_field_with_one_value_is_not_asked() -> None:
    assert Choosing([SWAPS[2], DRAW]).take(Pick("word", "", "swap")) == SWAPS[2]


def test_a_meld_is_picked_card_by_card_until_it_is_enough() -> None:
    choosing = Choosing(melds("5h 6h 7h", "5h 6h 7h 8h", "9c 9s 9d"))
    choosing.take(Pick("word", "", "meld"), Pick("cards", "cards", card("7h")))
    # Only the runs are left, and both have the 5 and the 6.
    assert {str(pick.value) for pick in choosing.picks()} == {"5h", "6h", "8h"}
    choosing.take(*[Pick("cards", "cards", one) for one in cards("5h 6h")])
    assert ENOUGH in choosing.picks()
    assert choosing.take(ENOUGH) == melds("5h 6h 7h")[0]


def test_the_longer_meld_needs_no_enough() -> None:
    choosing = Choosing(melds("5h 6h 7h", "5h 6h 7h 8h"))
    choosing.take(Pick("word", "", "meld"))
    assert choosing.take(Pick("cards", "cards", card("8h"))) == melds("5h 6h 7h 8h")[0]


def test_moves_that_differ_in_the_order_of_their_cards_are_told_apart_last() -> None:
    low, high = melds("Jk 5h 6h", "5h 6h Jk")
    choosing = Choosing([low, high])
    assert choosing.take(Pick("word", "", "meld")) is None
    assert [pick.value for pick in choosing.picks()] == [low, high]
    assert choosing.take(choosing.picks()[1]) == high


def test_places_have_keys_at_once_where_one_word_needs_them() -> None:
    found = {choice.key: choice for choice in choices(Choosing([DISCARD, *SWAPS[:3]]))}
    assert set(found) == {"x", "s", "1", "2", "3"}
    assert Choosing([DISCARD, *SWAPS[:3]]).take(*found["2"].picks) == SWAPS[1]


def test_the_word_that_asks_no_more_has_its_places_at_once() -> None:
    found = choices(Choosing([*SWAPS[:2], Guess(0, 7), Guess(1, 7)]))
    assert {choice.picks[0].value for choice in found if len(choice.picks) > 1} == {"swap"}


def test_a_slot_keeps_its_number_whichever_can_be_chosen() -> None:
    found = choices(Choosing([END_TURN, SWAPS[1], SWAPS[3]]))
    assert [choice.key for choice in found if len(choice.picks) > 1] == ["2", "4"]


def test_a_place_keeps_its_key_while_the_same_is_asked() -> None:
    own, others = [place(0, slot) for slot in (0, 2)], [place(1, 0), place(2, 1)]
    choosing = Choosing([Exchange(one, other) for one in own for other in others])
    choosing.take(Pick("word", "", "exchange"))
    before = {choice.last: choice.key for choice in choices(choosing)}
    choosing.take(Pick("place", "one", own[0]))
    after = {choice.last: choice.key for choice in choices(choosing)}
    assert sorted(before.values()) == ["1", "3", "a", "b"]
    assert after.items() <= before.items()


def test_no_place_has_the_key_of_a_word() -> None:
    places = [place(seat, slot) for seat in range(4) for slot in range(4)]
    moves: list[Move] = [END_TURN, *[Exchange(one, place(5, 0)) for one in places]]
    choosing = Choosing(moves)
    words = {choice.key for choice in choices(choosing, directly=False)}
    choosing.take(Pick("word", "", "exchange"))
    keys = {choice.key for choice in choices(choosing)}
    assert len(keys) == len(places) + 1
    assert not words & keys


def test_ranks_have_their_own_keys() -> None:
    choosing = Choosing([Guess(0, rank) for rank in range(14)])
    choosing.take(Pick("word", "", "guess"))
    assert "".join(choice.key for choice in choices(choosing)) == "0a23456789tjqk"


def test_without_shortcuts_every_move_can_be_reached_once() -> None:
    found = without_shortcuts(choices(Choosing([END_TURN, *SWAPS[:2]])))
    assert [choice.last.value for choice in found] == [0, 1, "end"]


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_legal_move_of_a_game_can_be_chosen_by_keys(key: str) -> None:
    game = GAMES[key]
    players = game.OFFICIAL[0]
    dealer = Dealer("keys")
    bots = [make_bot("random", game, dealer.apart(seat)) for seat in range(players)]
    table = game.table(game.setup(game.variant(), players))
    game.start(table, dealer.deck(game.pack(table.setup.variant)))
    for _ in range(60):
        step = next_step(game, table, bots, dealer)
        if step is None:
            break
        if step[0] != DEALER:
            assert reachable(game.legal_moves(table, step[0]), step[1])
        game.act(table, *step)


def reachable(moves: Sequence[Move], wanted: Move) -> bool:
    """Whether keys lead to a move, each of which stands for one thing only."""
    choosing = Choosing(moves)
    while True:
        found = choices(choosing)
        keys = [choice.key for choice in found]
        assert len(keys) == len(set(keys))
        assert all(keys)
        step = next(choice for choice in found if leads_to(choosing, choice.picks, wanted))
        move = choosing.take(*step.picks)
        if move is not None:
            return move == wanted


def leads_to(choosing: Choosing, picks: tuple[Pick, ...], wanted: Move) -> bool:
    trial = Choosing(choosing.moves)
    move = trial.take(*choosing.path, *picks)
    return move == wanted if move is not None else wanted in trial.possible()
