"""A person and bots at one table: who is waited for, and for what."""

import pytest

from facedown.bots.random_bot import RandomBot
from facedown.catalog import GAMES
from facedown.cli.sitting import PERSON, Company, Need, Sitting
from facedown.core.dealer import Dealer
from facedown.core.records import Event, Move
from facedown.core.table import View
from facedown.match.transcript import dumps, loads
from facedown.match.verify import verify

ROUNDS = 3
REACTING = [key for key, game in GAMES.items() if any(kind.WORD == "pass" for kind in game.MOVES)]


def sitting_of(key: str, seed: str = "sitting", players: int = 0) -> Sitting:
    game = GAMES[key]
    bots = ("random",) * ((players or game.OFFICIAL[0]) - 1)
    return Sitting(Company(game, game.variant(), bots, seed))


def advance(sitting: Sitting, chance: Dealer) -> list[Event]:
    """See to what is needed, the person choosing at random; what the person is shown of it."""
    need = sitting.need()
    if need is Need.ROUND:
        return sitting.deal()
    if need is Need.BOTS:
        step = sitting.bot_step()
        return [] if step is None else sitting.act(*step)
    if need is Need.OFFER and chance.below(2) == 0:
        return sitting.let_go()
    return sitting.act(PERSON, chance.pick(sitting.moves))


def play_rounds(sitting: Sitting, rounds: int, chance: Dealer) -> list[Need]:
    """Play so many rounds; what was needed on the way."""
    needs = []
    while len(sitting.match.results) < rounds and sitting.need() is not Need.NOTHING:
        needs.append(sitting.need())
        advance(sitting, chance)
    return needs


@pytest.mark.parametrize("key", GAMES)
def test_a_match_goes_on_and_its_record_is_true(key: str) -> None:
    sitting = sitting_of(key)
    needs = play_rounds(sitting, ROUNDS, Dealer("person"))
    assert {Need.ROUND, Need.TURN, Need.BOTS} <= set(needs)
    game = GAMES[key]
    transcript = loads(dumps(sitting.transcript), game)
    assert verify(game, transcript).rounds == len(sitting.match.results)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_choices_give_the_same_match(key: str) -> None:
    texts = set()
    for _ in range(2):
        sitting = sitting_of(key)
        play_rounds(sitting, 1, Dealer("person"))
        texts.add(dumps(sitting.transcript))
    assert len(texts) == 1


@pytest.mark.parametrize("key", REACTING)
def test_the_person_is_offered_reactions(key: str) -> None:
    assert Need.OFFER in play_rounds(sitting_of(key), ROUNDS, Dealer("person"))


@pytest.mark.parametrize("key", REACTING)
def test_a_chance_that_was_let_go_is_not_offered_again(key: str) -> None:
    sitting = sitting_of(key)
    chance = Dealer("person")
    while sitting.need() is not Need.OFFER:
        advance(sitting, chance)
    sitting.let_go()
    assert sitting.need() is not Need.OFFER


@pytest.mark.parametrize("key", GAMES)
def test_bots_are_not_offered_to_take_moves_back(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """P-38."""
    offered: set[str] = set()
    choose = RandomBot.choose

    def watch(bot: RandomBot, view: View[object], moves: list[Move]) -> Move | None:  # type: ignore[type-var]
        offered.update(move.WORD for move in moves)
        return choose(bot, view, moves)

    monkeypatch.setattr(RandomBot, "choose", watch)
    play_rounds(sitting_of(key), 1, Dealer("person"))
    assert offered
    assert "undo" not in offered


def test_who_has_passed_is_not_told() -> None:
    sittings = [sitting_of(key, players=GAMES[key].OFFICIAL[1]) for key in REACTING]
    assert sum(count_unseen(sitting) for sitting in sittings) > 0


def count_unseen(sitting: Sitting) -> int:
    """Play a round; how often a bot did something unseen, after which nobody seems to have."""
    unseen = 0
    chance = Dealer("person")
    sitting.deal()
    while sitting.outcome is None:
        before, need, moves = sitting.acting, sitting.need(), made(sitting)
        events = advance(sitting, chance)
        if need is Need.BOTS and not events and made(sitting) > moves:
            unseen += 1
            assert sitting.acting == before
    return unseen


def made(sitting: Sitting) -> int:
    return len(sitting.round.entries) if sitting.round is not None else 0
