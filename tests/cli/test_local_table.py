"""A person and bots at one table: who is waited for, and for what."""

from dataclasses import replace

import pytest

from facedown.bots.history import Remembering
from facedown.bots.random_bot import RandomBot
from facedown.catalog import GAMES
from facedown.cli.local_table import PERSON, Company, LocalTable, Need
from facedown.core.dealer import Dealer
from facedown.core.records import Event, Move
from facedown.core.table import View
from facedown.match.transcript import dumps, loads
from facedown.match.verify import verify

ROUNDS = 3
REACTING = [key for key, game in GAMES.items() if any(kind.WORD == "pass" for kind in game.MOVES)]


def local_table(key: str, seed: str = "sitting", players: int = 0) -> LocalTable:
    game = GAMES[key]
    bots = ("random",) * ((players or game.OFFICIAL[0]) - 1)
    return LocalTable(Company(game, game.variant(), bots, seed))


def advance(local: LocalTable, chance: Dealer) -> list[Event]:
    """See to what is needed, the person choosing at random; what the person is shown of it."""
    need = local.need()
    if need is Need.ROUND:
        return local.deal()
    if need is Need.BOTS:
        step = local.bot_step()
        return [] if step is None else local.act(*step)
    if need is Need.OFFER and chance.below(2) == 0:
        return local.let_go()
    return local.act(PERSON, chance.pick(local.moves))


def play_rounds(local: LocalTable, rounds: int, chance: Dealer) -> list[Need]:
    """Play so many rounds; what was needed on the way."""
    needs = []
    while len(local.match.results) < rounds and local.need() is not Need.NOTHING:
        needs.append(local.need())
        advance(local, chance)
    return needs


@pytest.mark.parametrize("key", GAMES)
def test_a_match_goes_on_and_its_record_is_true(key: str) -> None:
    local = local_table(key)
    needs = play_rounds(local, ROUNDS, Dealer("person"))
    assert {Need.ROUND, Need.TURN, Need.BOTS} <= set(needs)
    game = GAMES[key]
    transcript = loads(dumps(local.transcript), game)
    assert verify(game, transcript).rounds == len(local.match.results)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_choices_give_the_same_match(key: str) -> None:
    texts = set()
    for _ in range(2):
        local = local_table(key)
        play_rounds(local, 1, Dealer("person"))
        texts.add(dumps(local.transcript))
    assert len(texts) == 1


@pytest.mark.parametrize("key", REACTING)
def test_the_person_is_offered_reactions(key: str) -> None:
    assert Need.OFFER in play_rounds(local_table(key), ROUNDS, Dealer("person"))


@pytest.mark.parametrize("key", REACTING)
def test_a_chance_that_was_let_go_is_not_offered_again(key: str) -> None:
    local = local_table(key)
    chance = Dealer("person")
    while local.need() is not Need.OFFER:
        advance(local, chance)
    local.let_go()
    assert local.need() is not Need.OFFER


def test_where_nothing_is_sure_the_hint_is_to_do_nothing() -> None:
    """The terminal said that there is no hint, to whoever could flip a card and had better not."""
    local = local_table("cambio", "b")
    chance = Dealer("person")
    while local.need() is not Need.OFFER:
        advance(local, chance)
    assert local.hint_lines(local.voice()) == ["Best do nothing right now."]


@pytest.mark.parametrize("key", GAMES)
def test_bots_are_not_offered_to_take_moves_back(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """P-38."""
    offered: set[str] = set()
    choose = RandomBot.choose

    def watch(bot: RandomBot, view: View[object], moves: list[Move]) -> Move | None:  # type: ignore[type-var]
        offered.update(move.WORD for move in moves)
        return choose(bot, view, moves)

    monkeypatch.setattr(RandomBot, "choose", watch)
    play_rounds(local_table(key), 1, Dealer("person"))
    assert offered
    assert "undo" not in offered


def test_who_has_passed_is_not_told() -> None:
    sittings = [local_table(key, players=GAMES[key].OFFICIAL[1]) for key in REACTING]
    assert sum(count_unseen(local) for local in sittings) > 0


def count_unseen(local: LocalTable) -> int:
    """Play a round; how often a bot did something unseen, after which nobody seems to have."""
    unseen = 0
    chance = Dealer("person")
    local.deal()
    while local.outcome is None:
        before, need, moves = local.acting, local.need(), made(local)
        events = advance(local, chance)
        if need is Need.BOTS and not events and made(local) > moves:
            unseen += 1
            assert local.acting == before
    return unseen


def made(local: LocalTable) -> int:
    return len(local.round.entries) if local.round is not None else 0


@pytest.mark.parametrize(
    ("key", "option", "value", "looks"),
    [
        ("vinto", "opening_peeks", "2", 2),
        ("vinto", "opening_peeks", "5", 5),
        ("cambio", "opening_peek", "any_two", 2),
        ("tres-cartas", "opening_peek", "free_choice", 2),
        ("cambio", "opening_peek", "bottom_two", 0),
    ],
)
def test_the_prompt_says_how_many_looks_are_left(
    key: str, option: str, value: str, looks: int
) -> None:
    """V-03, C-03, T-03: it said “two, unless the house rules say otherwise”, even after both."""
    game = GAMES[key]
    local = LocalTable(Company(game, game.variant({option: value}), ("random",) * 3, "sitting"))
    local.deal()
    while local.need() is Need.BOTS:
        step = local.bot_step()
        assert step is not None
        local.act(*step)
    english = replace(local.voice(), language="en")
    for left in range(looks, 0, -1):
        asked = "one more" if left == 1 else str(left)
        assert f"look at {asked} of your cards" in local.prompt(english)
        local.act(PERSON, next(move for move in local.moves if move.WORD == "look"))
    assert "look" not in local.prompt(english)
    assert [move.WORD for move in local.moves] == ["ready"]


def test_bots_that_remember_are_told_of_the_rounds_of_the_match() -> None:
    game = GAMES["tres-cartas"]
    local = LocalTable(Company(game, game.variant(), ("regular", "rule"), "sitting"))
    play_rounds(local, ROUNDS, Dealer("person"))
    callers = [result.outcome.caller for result in local.match.results]
    assert len(callers) == ROUNDS
    for bot in local.bots[1:]:
        assert isinstance(bot, Remembering)
        assert [one.caller for one in bot.past] == callers
