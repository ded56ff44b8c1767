"""What a player remembers of what it was shown."""

from functools import cache
from typing import Any

import pytest

from facedown.bots.memory import (
    DOUBTING,
    GUESSING,
    PERFECT,
    Forgetting,
    Memory,
    covered,
    next_rank,
    put,
)
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.cards import UNKNOWN, count
from facedown.core.dealer import Dealer
from facedown.core.events import Peeked
from facedown.core.game import Game
from facedown.core.moves import READY
from facedown.core.placed_card import place
from facedown.core.records import Event
from facedown.core.seats import Seat
from facedown.core.sight import show
from facedown.core.table import Table, View
from facedown.testing import Play
from facedown.testing.check import random_setup
from facedown.testing.plays import record_play

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

POOR = Forgetting(own=0.1, others=0.2, discarded=0.3, own_room=2, others_room=2, mixing=0.5)


@cache
def any_play(game: Game[Any], seed: str) -> Play:
    chance = Dealer(seed)
    setup = random_setup(game, chance)
    bots = [
        make_bot(chance.pick(["rule", "random"]), game, chance.apart(seat))
        for seat in range(setup.players)
    ]
    return record_play(game, setup, bots, chance)


def remembered(
    play: Play, seat: Seat, forgetting: Forgetting, seed: str
) -> list[tuple[View[Any], View[Any]]]:
    """The perfect view after every move, and what is remembered of it."""
    game = play.game
    view: View[Any] = View(game.table(play.setup), seat)
    memory = Memory(game, seat, forgetting, Dealer(seed))
    found = []
    for events in play.events():
        see(game, view, memory, list(events))
        found.append((View(view.table.copy(), seat), memory.view(view)))
    return found


def see(game: Game[Any], view: View[Any], memory: Memory, events: list[Event]) -> None:
    for event in events:
        shown = show(event, view.seat)
        if shown is not None:
            game.apply(view.table, shown)
            memory.follow(view.table, shown)


@every_game
def test_nothing_is_forgotten_by_a_perfect_memory(game: Game[Any]) -> None:
    play = any_play(game, "perfect")
    for true, seen in remembered(play, play.setup.seats[0], PERFECT, "a"):
        assert seen == true


@every_game
def test_only_what_is_covered_can_be_forgotten(game: Game[Any]) -> None:
    for number in range(3):
        play = any_play(game, f"covered {number}")
        seat = play.setup.seats[-1]
        for true, seen in remembered(play, seat, POOR, f"{number}"):
            # What is covered, made unknown in both.
            for where, _, placed in covered(game, true.table, seat):
                put(true.table, where, placed.hidden())
                put(seen.table, where, placed.hidden())
            assert seen == true


@every_game
def test_what_is_remembered_can_be_imagined(game: Game[Any]) -> None:
    for number in range(4):
        play = any_play(game, f"imagine {number}")
        for _, seen in remembered(play, play.setup.seats[0], POOR, f"{number}")[::7]:
            imagined = game.imagine(seen, Dealer(number))
            assert count([one.card for one in imagined.everything()]) == imagined.pack.counts


@every_game
def test_the_same_seed_and_events_give_the_same_memory(game: Game[Any]) -> None:
    play = any_play(game, "same")
    seat = play.setup.seats[0]
    assert remembered(play, seat, POOR, "a") == remembered(play, seat, POOR, "a")


def test_a_poor_memory_forgets_and_a_better_one_forgets_less() -> None:
    game = GAMES["vinto"]
    better = Forgetting(own=0.02, others=0.05, discarded=0.05)
    lost = [0, 0]
    for number in range(5):
        play = any_play(game, f"lost {number}")
        for i, forgetting in enumerate((POOR, better)):
            for true, seen in remembered(play, play.setup.seats[0], forgetting, "a"):
                lost[i] += unknown(seen.table) - unknown(true.table)
    assert lost[0] > 2 * lost[1] > 0


def unknown(table: Table) -> int:
    return sum(placed.card is UNKNOWN for placed in table.everything())


# -- one table, by hand --------------------------------------------------------------------------


class Looked:
    """A table on which seat 0 has looked at all its own cards and at one of the next seat's."""

    def __init__(self, forgetting: Forgetting) -> None:
        self.game = GAMES["cambio"]
        setup = self.game.setup(self.game.variant(), 3)
        self.table: Table = self.game.table(setup)
        self.game.start(self.table, Dealer("looked").deck(self.game.pack(setup.variant)))
        for seat in range(3):
            self.game.act(self.table, seat, READY)
        self.memory = Memory(self.game, 0, forgetting, Dealer("memory"))
        for slot in self.table.slots(0):
            self.look(0, slot)
        self.look(1, 0)
        self.follow()

    def look(self, seat: Seat, slot: int) -> None:
        where = place(seat, slot)
        peeked = Peeked(0, where, self.table.card(where), seen_by=1)
        self.game.apply(self.table, peeked)
        self.follow(peeked)

    def follow(self, shown: Event | None = None) -> Table:
        view = self.game.view(self.table, 0)
        self.memory.follow(view.table, shown)
        seen: Table = self.memory.view(view).table
        return seen

    def draw(self, times: int) -> Table:
        for _ in range(times):
            self.table.stock.pop()
            seen = self.follow()
        return seen


def test_only_so_many_own_cards_are_kept_in_mind() -> None:
    seen = Looked(Forgetting(own_room=2)).follow()
    assert sum(card is not UNKNOWN for card in seen.hand(0)) == 2
    assert seen.hand(1)[0] is not UNKNOWN


def test_cards_fade_as_cards_are_drawn_from_the_stock() -> None:
    looked = Looked(Forgetting(own=0.5, others=0.5))
    assert UNKNOWN not in looked.follow().hand(0)
    assert set(looked.draw(25).hand(0)) == {UNKNOWN}


def test_a_card_looked_at_again_is_remembered_again() -> None:
    looked = Looked(Forgetting(own=0.5))
    looked.draw(25)
    looked.look(0, 2)
    seen = looked.follow()
    assert seen.hand(0)[2] == looked.table.hand(0)[2]
    assert seen.hand(0)[0] is UNKNOWN


def test_a_card_forgotten_stays_so_when_its_twin_is_looked_at() -> None:
    """C-40: with two packs every card is there twice."""
    looked = Looked(Forgetting(own=0.5))
    looked.draw(25)
    looked.table.hands[0][1] = looked.table.hands[0][2]
    looked.follow()
    looked.memory.follow(looked.table)
    looked.draw(15)
    looked.look(0, 2)
    assert looked.follow().hand(0)[1:3] == [UNKNOWN, looked.table.hand(0)[2]]


def test_a_card_forgotten_stays_so_when_someone_else_looks_at_it() -> None:
    looked = Looked(Forgetting(own=0.5))
    looked.draw(25)
    where = place(0, 1)
    looked.table.look_at(where, looked.table.card(where), 0b10)
    assert looked.follow().hand(0)[1] is UNKNOWN


def test_memory_follows_a_card_that_changes_places() -> None:
    looked = Looked(PERFECT)
    card = looked.table.hand(0)[1]
    looked.table.exchange(place(0, 1), place(2, 3))
    seen = looked.follow()
    assert seen.hand(2)[3] == card
    assert seen.hand(0)[1] is UNKNOWN


def test_cards_that_change_places_are_mixed_up_or_lost() -> None:
    looked = Looked(Forgetting(mixing=1.0))
    looked.table.exchange(place(0, 1), place(1, 0))
    seen, true = looked.follow(), looked.game.view(looked.table, 0).table
    assert seen.hand(0)[1] != true.hand(0)[1]
    assert seen.hand(1)[0] is UNKNOWN


def test_what_was_mixed_up_is_given_up_when_the_card_is_seen_elsewhere() -> None:
    for seed in range(20):
        looked = Looked(Forgetting(mixing=1.0))
        looked.memory = Memory(looked.game, 0, Forgetting(mixing=1.0), Dealer(seed))
        looked.follow()
        looked.table.exchange(place(0, 1), place(1, 0))
        seen, true = looked.follow(), looked.table
        wrong = [i for i in range(4) if seen.hand(0)[i] not in (true.hand(0)[i], UNKNOWN)]
        if wrong:
            looked.table.discard_from(place(0, wrong[0]), true.hand(0)[wrong[0]])
            counts = count(
                [one.card for one in looked.follow().everything() if one.card is not UNKNOWN]
            )
            assert max(counts) == 1
            return
    raise AssertionError("nothing was ever mixed up")


# -- moods ---------------------------------------------------------------------------------------

# A card that nobody looks at before play begins.
SLOT = 0


def test_a_hunch_is_often_what_the_card_was_and_else_the_next_rank() -> None:
    hunches = []
    for number in range(60):
        memory, view = after_a_look(Forgetting(own_room=0), number)
        true = view.table.hands[0][SLOT]
        guessed = memory.view(view, GUESSING).table.hands[0][SLOT]
        assert memory.view(view).table.hands[0][SLOT].card is UNKNOWN
        # Nothing, where all such cards are seen to lie elsewhere.
        assert guessed.card in (true.card, next_rank(true.card), UNKNOWN)
        hunches.append(guessed.card == true.card)
    assert 20 < sum(hunches) < 55


def test_who_doubts_is_sure_only_of_what_was_shown_lately() -> None:
    memory, view = after_a_look(PERFECT, 1)
    lap = len(view.table.setup.seats)
    for drawn in range(3 * lap):
        is_sure = memory.view(view, DOUBTING).table.hands[0][SLOT].card is not UNKNOWN
        assert is_sure == (drawn <= 2 * lap)
        view.table.stock.pop()
        memory.follow(view.table)
    assert memory.view(view) == view


def test_who_doubts_is_not_sure_of_what_has_moved() -> None:
    memory, view = after_a_look(PERFECT, 1)
    hands = view.table.hands
    hands[0][SLOT], hands[1][0] = hands[1][0], hands[0][SLOT]
    memory.follow(view.table)
    assert memory.view(view).table.hands[1][0].card is not UNKNOWN
    assert memory.view(view, DOUBTING).table.hands[1][0].card is UNKNOWN


def after_a_look(forgetting: Forgetting, number: int) -> tuple[Memory, View[Any]]:
    """What a seat remembers that has been shown one of its cards."""
    game = GAMES["cambio"]
    dealer = Dealer(number)
    table = game.table(game.setup(game.variant(), 3))
    game.start(table, dealer.deck(game.pack(table.variant)))
    view = game.view(table, 0)
    unseen = view.table.hands[0][SLOT]
    assert unseen is not None
    view.table.hands[0][SLOT] = unseen.proven(table.card(place(0, SLOT)))
    memory = Memory(game, 0, forgetting, dealer.apart("memory"))
    memory.follow(view.table)
    return memory, view
