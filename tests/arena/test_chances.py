"""Chances to react that a seat lets go by though nobody waited for it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from facedown.arena.analysis import Decision, analyse
from facedown.arena.chances import Chance, Chances
from facedown.bots.players import make_player
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.moves import PASS
from facedown.core.player import Player
from facedown.core.playout import next_step
from facedown.core.records import Move
from facedown.core.table import View
from facedown.games.cambio.moves import Flip
from facedown.games.vinto.moves import Toss, toss
from facedown.match.round import Round
from facedown.match.transcript import Transcript

CAMBIO = find_game("cambio")
VINTO = find_game("vinto")
PLAYERS = 3
ASLEEP = 0
BUDGET = 8


class Asleep(Player[Any]):
    """A rule bot that reacts to nothing."""

    def __init__(self, brain: Player[Any]) -> None:
        self.brain = brain

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        chosen = self.brain.choose(view, moves)
        if not isinstance(chosen, Flip | Toss):
            return chosen
        others = [move for move in moves if not isinstance(move, Flip | Toss)]
        return self.brain.choose(view, others) if others else None


class Cheat(Player[Any]):
    """Tosses in whatever matches, known or not."""

    def __init__(self, brain: Player[Any], played: Round) -> None:
        self.brain = brain
        self.table = played.table

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, Toss):
                placed = self.table.hands[view.seat][move.slot]
                if placed is not None and self.table.can_toss(placed.card.rank):
                    return move
        return self.brain.choose(view, moves)


def dealt(seed: str, **options: str) -> tuple[Round, list[Player[Any]], Dealer]:
    """A round of Cambio, and rule bots for it."""
    dealer = Dealer(seed)
    setup = CAMBIO.setup(CAMBIO.variant(options), PLAYERS)
    played = Round(CAMBIO, setup, dealer.deck(CAMBIO.pack(setup.variant)))
    bots = [make_player("rule", CAMBIO, dealer.apart(seat)) for seat in range(PLAYERS)]
    return played, bots, dealer


def played_out(played: Round, bots: list[Player[Any]], dealer: Dealer) -> Transcript:
    while step := next_step(played.game, played.table, bots, dealer):
        played.act(*step)
    changed = played.setup.variant.changed()
    match = Transcript.begin(played.game, changed, ["anybody"] * len(bots))
    match.add(played)
    return match


def slept_through(seed: str, **options: str) -> Transcript:
    """A round in which the first seat reacts to nothing."""
    played, bots, dealer = dealt(seed, **options)
    bots[ASLEEP] = Asleep(bots[ASLEEP])
    return played_out(played, bots, dealer)


def decided(match: Transcript) -> list[Decision]:
    (found,) = analyse(find_game(match.game), match, BUDGET)
    return list(found.decisions)


@cache
def undone(seed: str) -> list[Decision]:
    """What the first seat slept through."""
    return [one for one in decided(slept_through(seed)) if one.made is None]


def until_chance(seed: str) -> tuple[Round, Chances, list[Player[Any]], Dealer]:
    """A round up to where the sleeper should flip."""
    played, bots, dealer = dealt(seed)
    bots[ASLEEP] = Asleep(bots[ASLEEP])
    chances = Chances(CAMBIO)
    while ASLEEP not in chances.open:
        assert go_on(played, chances, bots, dealer) == []
    return played, chances, bots, dealer


def go_on(played: Round, chances: Chances, bots: list[Player[Any]], dealer: Dealer) -> list[Chance]:
    """One move more; the chances that are gone with it."""
    step = next_step(CAMBIO, played.table, bots, dealer)
    assert step is not None
    played.act(*step)
    found = chances.missed(played.table, played.entries[-1])
    chances.notice(played.table, len(played.entries))
    return found


def test_a_flip_that_was_left_undone_costs() -> None:
    """It was not reviewed at all: a player who slept through every flip had had bad luck."""
    (found,) = undone("asleep 2")
    assert (found.number, found.seat, str(found.best)) == (14, ASLEEP, "flip 0:0")
    assert found.is_clear
    assert found.reason == ("removes_card", {"points": 2})
    assert str(found.top) == "2s"


def test_its_moment_is_the_move_that_gave_the_chance() -> None:
    (found,) = undone("asleep 2")
    entry = slept_through("asleep 2").rounds[0].entries[found.number - 1]
    assert found.top in [event.card for event in entry.events if hasattr(event, "card")]


@pytest.mark.slow
def test_nobody_is_told_twice_of_one_card_on_the_discard() -> None:
    """One lay there, was covered, and came up again when the card above was taken."""
    tops = [found.top for found in undone("asleep 11")]
    assert len(tops) == len(set(tops)) > 3


def test_who_would_not_flip_missed_nothing() -> None:
    """Rule bots flip whatever they know that gains."""
    played, bots, dealer = dealt("awake")
    assert all(one.made is not None for one in decided(played_out(played, bots, dealer)))


def test_a_chance_is_gone_when_the_card_is_covered() -> None:
    played, chances, bots, dealer = until_chance("asleep 2")
    chance, top = chances.open[ASLEEP], played.table.top
    gone: list[Chance] = []
    while not gone:
        assert played.table.top == top
        gone = go_on(played, chances, bots, dealer)
    assert gone == [chance]
    assert played.table.top != top


def test_what_somebody_else_flipped_first_is_not_missed() -> None:
    played, chances, _, _ = until_chance("asleep 2")
    flip = chances.brain.choose(chances.open[ASLEEP].view, chances.open[ASLEEP].moves)
    assert flip is not None
    played.act(1, flip)
    assert chances.missed(played.table, played.entries[-1]) == []
    assert ASLEEP not in chances.open


def test_who_flips_after_all_has_missed_nothing() -> None:
    played, chances, _, _ = until_chance("asleep 2")
    flip = chances.brain.choose(chances.open[ASLEEP].view, chances.open[ASLEEP].moves)
    assert flip is not None
    played.act(ASLEEP, flip)
    assert chances.missed(played.table, played.entries[-1]) == []
    assert ASLEEP not in chances.open


def test_who_flips_wrongly_instead_is_told_of_that_alone() -> None:
    played, chances, bots, dealer = until_chance("asleep 2")
    chance = chances.open[ASLEEP]
    sure = chances.brain.choose(chance.view, chance.moves)
    wrong = next(move for move in chance.moves if move != sure)
    played.act(ASLEEP, wrong)
    top = played.table.top
    found = decided(played_out(played, bots, dealer))
    mine = [one.made for one in found if one.seat == ASLEEP and one.top == top]
    assert wrong in mine
    assert None not in mine


def test_in_a_window_a_pass_is_what_is_told() -> None:
    found = decided(slept_through("asleep 2", flip_timing="window"))
    assert [one for one in found if one.made is None] == []
    passes = [one for one in found if one.made == PASS and isinstance(one.best, Flip)]
    assert any(one.is_clear for one in passes)
    assert len({one.top for one in passes}) == len(passes)


def test_a_toss_in_that_is_passed_again_is_told_once() -> None:
    """The window opens anew whenever somebody tosses in; each pass had counted."""
    dealer = Dealer("again 11")
    setup = VINTO.setup(VINTO.variant(dict(VINTO.SIMULATED)), 4)
    played = Round(VINTO, setup, dealer.deck(VINTO.pack(setup.variant)))
    rule = [make_player("rule", VINTO, dealer.apart(seat)) for seat in range(4)]
    bots = [Asleep(rule[0]), *[Cheat(one, played) for one in rule[1:]]]
    passes = [one for one in decided(played_out(played, bots, dealer)) if one.made == PASS]
    (found,) = [one for one in passes if one.best == toss(1)]
    asked = [entry.move for entry in played.entries[: found.number] if entry.seat == ASLEEP]
    assert asked[-2:] == [PASS, PASS]
    assert found.is_clear
