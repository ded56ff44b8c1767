"""Nothing that OpenSpiel hands to a player tells of cards that the player has not seen."""

from collections import Counter
from collections.abc import Hashable
from itertools import zip_longest
from math import sqrt
from typing import Any

import pyspiel
import pytest
from tests.lab.spiel_rounds import FULL, MINI_NAMES, elsewhere, received, state_of, walked

import facedown.lab.openspiel.round as rounds
import facedown.lab.openspiel.worlds as worlds
from facedown.core.dealer import Dealer
from facedown.core.placed_card import PlacedCard
from facedown.core.table import Table
from facedown.exact.minis import MINIS
from facedown.lab.openspiel import mini_game, resampler
from facedown.lab.openspiel.deals import MiniDeals
from facedown.lab.openspiel.observing import Observer
from facedown.testing.plays import LawBroken

# Many games each, which take long in plain Python.
pytestmark = [pytest.mark.slow, pytest.mark.long]


def check_law_3(name: str, seeds: int, decisions: int) -> None:
    """Exchange two cards that a player cannot tell apart: nothing that it is given may change."""
    game = pyspiel.load_game(f"facedown_{name}")
    tried = discarded = 0
    for seed in range(seeds):
        chance = Dealer(f"{name}/{seed}")
        here = walked(game, chance, chance.below(decisions))
        # Whoever decides, most of the time: its resampler is on trial too.
        viewer = here.current_player() if chance.below(4) else chance.below(game.num_players())
        world = elsewhere(here.round, viewer, chance)
        tried += 1
        if world is None:
            discarded += 1
            continue
        there = state_of(game, world)
        compare(game, here, there, viewer)
    assert discarded * 2 < tried


def compare(game: Any, here: Any, there: Any, viewer: int) -> None:
    """A player is given the same in both states, and the same states to search from."""
    given = [received(game, state, viewer, "a seed") for state in (here, there)]
    for ours, theirs in zip_longest(*given):
        if ours != theirs:
            raise LawBroken(3, f"player {viewer} can tell {here} from {there}")


@pytest.mark.parametrize("name", FULL)
def test_what_a_player_is_given_does_not_depend_on_what_it_has_not_seen(name: str) -> None:
    check_law_3(name, 12, 40)


@pytest.mark.parametrize("name", MINI_NAMES)
def test_nor_does_it_in_a_mini(name: str) -> None:
    check_law_3(name, 12, 5)


def check_sampled(name: str, seeds: int, decisions: int) -> None:
    """A state that was sampled gives the player the same, each time some decisions later."""
    game = pyspiel.load_game(f"facedown_{name}")
    for seed in range(seeds):
        here = walked(game, Dealer(seed), decisions * seed)
        viewer = here.current_player()
        compare(game, here, resampler(seed)(here, viewer), viewer)


@pytest.mark.parametrize("name", FULL)
def test_a_state_that_was_sampled_is_no_other_to_the_player(name: str) -> None:
    check_sampled(name, 6, 15)


@pytest.mark.parametrize("name", MINI_NAMES)
def test_nor_is_it_in_a_mini(name: str) -> None:
    check_sampled(name, 3, 1)


def check_chances(drawn: Counter[Any], chances: dict[Any, float]) -> None:
    """By chi-square: what was drawn is as likely as it should be, up to five deviations."""
    assert drawn.keys() <= chances.keys()
    total = sum(drawn.values())
    found = sum(
        (drawn[one] - total * chance) ** 2 / (total * chance) for one, chance in chances.items()
    )
    freedom = len(chances) - 1
    assert freedom > 0
    assert found < freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("name", MINIS)
def test_in_a_mini_every_deal_is_sampled_as_often_as_it_is_likely(name: str) -> None:
    """Every deal is tried: those in which the player would know the same are all there are."""
    mini = MINIS[name]()
    game = mini_game(mini)
    here = walked(game, Dealer(name), 1)
    viewer = here.current_player()
    chances: dict[Hashable, float] = {}
    for deck, chance in mini.deals:
        world = worlds.replayed(here.round, deck, here.round.orders)
        if world is not None and world.knowledge(viewer) == here.round.knowledge(viewer):
            chances[deck] = chances.get(deck, 0.0) + chance
    total = sum(chances.values())
    sample = resampler(name)
    drawn = Counter([sample(here, viewer).round.deck for _ in range(8 * len(chances))])
    check_chances(drawn, {deck: chance / total for deck, chance in chances.items()})


@pytest.mark.parametrize("name", ["tres_cartas", "cambio"])
def test_each_unseen_card_is_sampled_as_often_as_the_others(name: str) -> None:
    """In these games no move says anything of a card that was not shown."""
    game = pyspiel.load_game(f"facedown_{name}(players=2,reactions=False)")
    here = walked(game, Dealer(name), 4)
    viewer = here.current_player()
    table = here.round.table
    unseen = [one.card.code for one in table.everything() if not one.is_seen_by(viewer)]
    chances = {code: share / len(unseen) for code, share in Counter(unseen).items()}
    slot = next(at for at, one in enumerate(table.hands[1 - viewer]) if not is_seen(one, viewer))
    sample = resampler(name)
    tables: list[Any] = [sample(here, viewer).round.table for _ in range(10 * len(unseen))]
    check_chances(Counter([one.hands[1 - viewer][slot].card.code for one in tables]), chances)
    check_chances(Counter([one.stock[-1].card.code for one in tables]), chances)


def is_seen(placed: PlacedCard | None, viewer: int) -> bool:
    return placed is None or placed.is_seen_by(viewer)


def test_a_resampler_with_a_favourite_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MiniDeals.draw

    def draws(self: MiniDeals, dealer: Dealer) -> Any:
        decks = [honest(self, dealer) for _ in range(3)]
        return min(decks, key=lambda deck: [card.code for card in deck])

    monkeypatch.setattr(MiniDeals, "draw", draws)
    with pytest.raises(AssertionError):
        test_in_a_mini_every_deal_is_sampled_as_often_as_it_is_likely("tres-cartas")


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FULL, "vinto(players=5)"])
def test_long_rounds_too(name: str) -> None:
    check_law_3(name, 40, 150)


@pytest.mark.parametrize("name", ["cambio", "mini_cambio"])
def test_a_string_that_tells_too_much_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "show", lambda event, viewer: event)
    with pytest.raises(LawBroken):
        check_law_3(name, 12, 20)


def test_a_tensor_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Observer.set_from

    def leaks(self: Observer, state: Any, player: int) -> None:
        honest(self, state, player)
        table: Table | None = state.round.table
        if self.tensor is not None and table is not None:
            self.tensor[-1] = sum(at * placed.card.code for at, placed in enumerate(table.stock))

    monkeypatch.setattr(Observer, "set_from", leaks)
    with pytest.raises(LawBroken):
        check_law_3("tres_cartas", 12, 20)


def test_a_resampler_that_knows_the_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        worlds, "_imagine", lambda played, viewer, dealer: (played.deck, played.orders)
    )
    with pytest.raises(LawBroken):
        check_law_3("vinto", 12, 20)


def test_actions_that_depend_on_hidden_cards_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rounds.Round._offer

    def leaks(self: rounds.Round, table: Table, seat: int, *, awaited: bool) -> None:
        honest(self, table, seat, awaited=awaited)
        if table.stock and table.stock[-1].card.rank > 6 and len(self.actions) > 2:
            self.actions = self.actions[:-1]

    monkeypatch.setattr(rounds.Round, "_offer", leaks)
    with pytest.raises(LawBroken):
        check_law_3("cambio", 30, 20)
