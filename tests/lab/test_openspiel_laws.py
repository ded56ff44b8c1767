"""Nothing that OpenSpiel hands to a player tells of cards that the player has not seen."""

from itertools import zip_longest
from typing import Any

import pyspiel
import pytest
from tests.lab.spiel_rounds import FULL, elsewhere, received, state_of, walked

import facedown.lab.openspiel.round as rounds
import facedown.lab.openspiel.worlds as worlds
from facedown.core.dealer import Dealer
from facedown.core.table import Table
from facedown.lab.openspiel import resampler
from facedown.lab.openspiel.observing import Observer
from facedown.testing.plays import LawBroken


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


@pytest.mark.parametrize("name", FULL)
def test_a_state_that_was_sampled_is_no_other_to_the_player(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    for seed in range(6):
        here = walked(game, Dealer(seed), 15 * seed)
        viewer = here.current_player()
        compare(game, here, resampler(seed)(here, viewer), viewer)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FULL, "vinto(players=5)"])
def test_long_rounds_too(name: str) -> None:
    check_law_3(name, 40, 150)


def test_a_string_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "show", lambda event, viewer: event)
    with pytest.raises(LawBroken):
        check_law_3("cambio", 12, 20)


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
