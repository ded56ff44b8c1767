"""The table on the screen, played by keys."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.lengths import KEYS
from textual.pilot import Pilot

from facedown.bots.roster import best_bot, bot_names
from facedown.catalog import GAMES
from facedown.cli.frames import Showing
from facedown.cli.keys import Choice
from facedown.cli.language import speak
from facedown.cli.local_table import PERSON, Company, LocalTable, Need
from facedown.cli.records import open_transcript
from facedown.cli.saving import NotSaved
from facedown.cli.screen import app as app_module
from facedown.cli.screen.app import INTERRUPTED, PlayApp, TableScreen, Tempo
from facedown.cli.screen.asking import Asking
from facedown.cli.screen.dialogs import HelpScreen, LeaveScreen
from facedown.cli.screen.showing import Showings
from facedown.cli.screen.stepping import StepApp
from facedown.cli.screen.widgets import News, TableView
from facedown.core.cards import UNKNOWN, card
from facedown.core.errors import FacedownError
from facedown.core.events import Peeked
from facedown.core.placed_card import place
from facedown.core.seats import bit
from facedown.core.sight import AID_ALL, AID_OFF
from facedown.match.transcript import dumps

GAME = next(iter(GAMES))
STUBBORN = "stubborn"  # ends no round before its person has had a turn
QUICK = Tempo(reaction=0.05, peek=0.05, pause=0.0)
AT_ONCE = Tempo(reaction=0.5, peek=0.0, pause=0.0)
PATIENT = Tempo(reaction=0.0, peek=60.0, pause=0.0)

PlayPilot = Pilot[FacedownError | None]


def local_table(
    key: str = GAME, bot: str | None = None, seed: str = "screen", aid: str = AID_OFF
) -> LocalTable:
    game = GAMES[key]
    bots = (bot or best_bot(game),) * (game.OFFICIAL[0] - 1)
    return LocalTable(Company(game, game.variant(), bots, seed), aid)


def app_of(local: LocalTable, tempo: Tempo = QUICK) -> PlayApp:
    return PlayApp(local, tempo, lambda: None)


class Clock:
    """Time that goes by when a test says so."""

    def __init__(self, app: PlayApp) -> None:
        self.time = 0.0
        self.table = app.table
        app.table.now = lambda: self.time  # type: ignore[method-assign]

    def go_on(self, seconds: float) -> None:
        self.time += seconds
        self.table.tick()


async def until(pilot: PlayPilot, is_so: Callable[[], bool]) -> None:
    """Wait until something is so on the screen."""
    for _ in range(2000):
        await pilot.pause(0.002)
        if is_so():
            return
    raise AssertionError("it never comes to that")


async def until_asked(pilot: PlayPilot, table: TableScreen) -> list[Choice]:
    await until(pilot, lambda: table.asking is not None)
    assert table.asking is not None
    return table.asking.choices


@pytest.fixture
def short_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another text for the help: a whole page takes a while to draw."""
    monkeypatch.setattr(app_module, "help_text", lambda *_: "")


def prompt_text(app: PlayApp) -> str:
    return str(app.table.prompt.render())


def table_text(app: PlayApp) -> str:
    drawing = app.table.table_view.drawing
    assert drawing is not None
    return drawing.text.plain


def own_cards(app: PlayApp) -> str:
    """The lower edge of the drawn table."""
    return "".join(table_text(app).splitlines()[-7:])


def has_suits(text: str) -> bool:
    return any(suit in text for suit in "♣♥♠♦")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.slow
async def test_a_whole_round_is_played_by_keys(key: str) -> None:
    local = local_table(key, "random")
    app = app_of(local)
    pressed = 0
    async with app.run_test() as pilot:
        while local.outcome is None and pressed < 3000:
            found = await until_asked(pilot, app.table)
            keys = [choice.key for choice in found] or ["space"]
            await pilot.press(keys[pressed % len(keys)])
            pressed += 1
        await until(pilot, lambda: "Space" in prompt_text(app))
    assert local.outcome is not None
    assert pressed > 0


@pytest.mark.slow
async def test_a_whole_match_is_played_and_the_table_left() -> None:
    game = GAMES[GAME]
    company = Company(game, game.variant(preset="short"), ("random",), "match")
    local = LocalTable(company)
    app = app_of(local)
    async with app.run_test() as pilot:
        while local.round is None or local.need() is not Need.NOTHING:
            found = await until_asked(pilot, app.table)
            await pilot.press(found[-1].key if found else "space")
        await until(pilot, lambda: "The match is over" in prompt_text(app))
        await pilot.press("space")
    assert app.return_code == 0
    assert len(local.transcript.rounds) == len(local.match.results) > 0


@pytest.mark.slow
async def test_the_end_of_a_match_tells_its_game_points() -> None:
    """V-44."""
    game = GAMES["vinto"]
    company = Company(game, game.variant({"end": "rounds(1)"}), ("random",) * 3, "points")
    local = LocalTable(company)
    app = app_of(local)
    async with app.run_test() as pilot:
        while local.round is None or local.need() is not Need.NOTHING:
            found = await until_asked(pilot, app.table)
            await pilot.press(found[-1].key if found else "space")
        await until(pilot, lambda: "Game points: 1. " in prompt_text(app))


async def test_what_was_looked_at_is_face_down_again() -> None:
    app = app_of(local_table(bot=STUBBORN))
    clock = Clock(app)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await until(pilot, lambda: has_suits(own_cards(app)))
        await pilot.press("r")
        clock.go_on(1.0)
        await until(pilot, lambda: app.table.local.table.turns > 0)
        await until(pilot, lambda: not has_suits(own_cards(app)))


async def test_the_news_hold_no_card_that_must_be_remembered() -> None:
    app = app_of(local_table(), PATIENT)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        assert app.table.news.told[0] == "You look at your first card."


async def test_with_a_memory_aid_the_news_hold_it() -> None:
    app = app_of(local_table(aid=AID_ALL), PATIENT)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        assert app.table.news.told[0].startswith("You look at your first card: the ")


async def test_an_illegal_key_says_why_not() -> None:
    app = app_of(local_table())
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("d")
        assert "You can’t do that now." in prompt_text(app)
        await pilot.press("z")
        assert "That key does nothing; ? shows the keys." in prompt_text(app)


async def test_h_tells_the_best_moves_and_why() -> None:
    local = local_table("tres-cartas", bot=STUBBORN)
    app = app_of(local)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("h")
        told = local.hint_lines(local.voice())
        await until(pilot, lambda: all(line in prompt_text(app) for line in told))


async def test_the_screen_speaks_the_language_asked_for() -> None:
    speak("it")
    app = app_of(local_table())
    speak("en")
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("z")
        assert "Quel tasto non fa niente" in prompt_text(app)
        assert app.table.news.told[0] == "Guardi la tua prima carta."
        await until(pilot, lambda: "Mazzo" in table_text(app))


async def test_arrows_and_enter_choose_too() -> None:
    app = app_of(local_table())
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("right", "enter")
        await until(pilot, lambda: app.table.local.table.turns > 0)


@pytest.mark.slow
async def test_a_click_on_a_card_chooses_it() -> None:
    local = local_table(bot=STUBBORN)
    app = app_of(local)
    async with app.run_test() as pilot:
        for key in ("r", "d"):
            await until(pilot, lambda key=key: has_key(app, key))  # type: ignore[misc]
            await pilot.press(key)
        await until(pilot, lambda: has_key(app, "2"))
        await pilot.pause()
        drawing = app.table.table_view.drawing
        assert drawing is not None
        area = next(one for one in drawing.areas if one.key == "2")
        discarded = len(local.table.discard)
        await pilot.click(TableView, offset=(area.x + 1, area.y + 1))
        await until(pilot, lambda: len(local.table.discard) > discarded)


def has_key(app: PlayApp, key: str) -> bool:
    asking = app.table.asking
    return asking is not None and any(choice.key == key for choice in asking.choices)


@pytest.mark.slow
async def test_the_help_tells_keys_and_moves() -> None:
    app = app_of(local_table())
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        assert isinstance(app.screen, HelpScreen)
        assert "## Keyboard" in app.screen.text
        assert "top card of the stock" in app.screen.text
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table)


@pytest.mark.slow
@pytest.mark.usefixtures("short_help")
async def test_no_bot_acts_behind_the_help() -> None:
    local = local_table(bot=STUBBORN)
    app = app_of(local, Tempo(reaction=0.05, peek=0.0, pause=0.3))
    clock = Clock(app)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("r", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        assert local.round is not None
        seen = len(local.round.stream(PERSON))
        clock.go_on(10.0)
        await pilot.pause(0.2)
        assert len(local.round.stream(PERSON)) == seen


@pytest.mark.slow
async def test_q_asks_once_and_then_leaves() -> None:
    app = app_of(local_table())
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, LeaveScreen))
        await pilot.press("n")
        await until(pilot, lambda: app.screen is app.table)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, LeaveScreen))
        await pilot.press("y")
    assert app.return_code == 0


async def test_ctrl_c_leaves_at_once() -> None:
    app = app_of(local_table())
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        await pilot.press("ctrl+c")
    assert app.return_code == INTERRUPTED


async def test_what_cannot_be_saved_ends_the_match_with_a_reason() -> None:
    def fail() -> None:
        raise NotSaved("not_writable", file="x", why="disk full")

    local = local_table(bot="random")
    app = PlayApp(local, QUICK, fail)
    async with app.run_test() as pilot:
        while app.return_value is None:
            found = app.table.asking.choices if app.table.asking else []
            await pilot.press(found[-1].key if found else "space")
            await pilot.pause(0.002)
    assert isinstance(app.return_value, NotSaved)


async def test_escape_takes_a_step_back() -> None:
    app = app_of(local_table(bot=STUBBORN))
    async with app.run_test() as pilot:
        for key in ("r", "d"):
            await until(pilot, lambda key=key: has_key(app, key))  # type: ignore[misc]
            await pilot.press(key)
        await until(pilot, lambda: has_key(app, "s"))
        await pilot.press("s")
        assert "Swap it for which of your cards?" in prompt_text(app)
        await pilot.press("escape")
        assert "Swap it for which of your cards?" not in prompt_text(app)


def windows() -> list[str]:
    """The games in which somebody may be asked to react."""
    return [key for key, game in GAMES.items() if any(kind.WORD == "pass" for kind in game.MOVES)]


async def reach_offer(pilot: PlayPilot, app: PlayApp) -> Asking:
    """Play until the person may react to what another has done."""
    for _ in range(400):
        found = await until_asked(pilot, app.table)
        asking = app.table.asking
        assert asking is not None
        if asking.may_pass and found and app.table.local.table.turns > 0:
            return asking
        await pilot.press(found[0].key if found else "space")
    raise AssertionError("nobody is asked to react")


@pytest.mark.parametrize("key", windows())
async def test_a_reaction_is_let_go_when_its_time_is_up(key: str) -> None:
    app = app_of(local_table(key, "random"), AT_ONCE)
    clock = Clock(app)
    async with app.run_test() as pilot:
        asking = await reach_offer(pilot, app)
        clock.go_on(0.4)
        assert not asking.answer.done()
        clock.go_on(0.2)
        await until(pilot, lambda: app.table.asking is not asking)


@pytest.mark.slow
@pytest.mark.usefixtures("short_help")
@pytest.mark.parametrize("key", windows())
async def test_a_reaction_is_held_behind_the_help(key: str) -> None:
    app = app_of(local_table(key, "random"), AT_ONCE)
    clock = Clock(app)
    async with app.run_test() as pilot:
        asking = await reach_offer(pilot, app)
        assert app.table.note == app.table.local.prompt(app.table.voice)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        clock.go_on(1.0)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table)
        clock.go_on(0.4)
        assert not asking.answer.done()
        clock.go_on(0.2)
        await until(pilot, lambda: app.table.asking is not asking)


async def test_who_may_look_at_cards_is_asked_which() -> None:
    app = app_of(local_table("vinto"), PATIENT)
    async with app.run_test() as pilot:
        await until_asked(pilot, app.table)
        assert app.table.note.startswith("You may look at 2 of your cards:")
        await pilot.press("1")
        await until(pilot, lambda: has_key(app, "2") and not has_key(app, "1"))


@pytest.mark.parametrize("key", windows())
async def test_the_time_left_to_react_is_shown(key: str) -> None:
    app = app_of(local_table(key, "random"), Tempo(reaction=60.0, peek=0.0, pause=0.0))
    async with app.run_test() as pilot:
        await reach_offer(pilot, app)
        await until(pilot, lambda: " 60 s" in prompt_text(app) or " 59 s" in prompt_text(app))


@pytest.mark.slow
@pytest.mark.parametrize("key", windows())
async def test_a_reaction_may_take_as_long_as_it_takes(key: str) -> None:
    app = app_of(local_table(key, "random"), Tempo(reaction=0.0, peek=0.0, pause=0.0))
    clock = Clock(app)
    async with app.run_test() as pilot:
        asking = await reach_offer(pilot, app)
        clock.go_on(1000.0)
        assert not asking.answer.done()
        await pilot.press("space")
        await until(pilot, lambda: app.table.asking is not asking)


async def test_a_narrow_window_has_the_latest_news_below() -> None:
    app = app_of(local_table())
    async with app.run_test(size=(60, 22)) as pilot:
        await until_asked(pilot, app.table)
        await pilot.pause()
        assert app.table.news.told[-1] in prompt_text(app)
        assert "Stock" in table_text(app)


async def test_a_window_that_is_too_small_says_so() -> None:
    app = app_of(local_table())
    async with app.run_test(size=(30, 10)) as pilot:
        await until_asked(pilot, app.table)
        await pilot.pause()
        assert "too small" in table_text(app)


async def test_a_transcript_is_stepped_through_both_ways(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "match.txt"
    facedown("play", GAME, "--seed", "x", "--save", str(path), typed="1\n" * 40)
    game, transcript = open_transcript(str(path))
    showing = Showing(game, transcript, 0, is_open=False)
    app = StepApp(showing.frames(), showing.voice)
    async with app.run_test() as pilot:
        await pilot.press("right", "right", "right", "left")
        assert app.at == 2
        await pilot.press("end")
        assert app.at == len(app.frames) - 1
        await pilot.press("home")
        assert app.at == 0
        await pilot.press("q")


def test_a_showing_is_forgotten_in_time() -> None:
    local = local_table()
    local.deal()
    showings = Showings(4.0)
    where = place(PERSON, 1)
    table = local.view.table
    table.look_at(where, card("7h"), bit(PERSON))
    showings.see([Peeked(PERSON, where, card("7h"), bit(PERSON))], table, 10.0)
    assert showings.cards() == {where: card("7h")}
    assert not showings.forget(13.9)
    assert showings.forget(14.0)
    assert showings.cards() == {}


def test_nothing_is_shown_that_the_person_does_not_know() -> None:
    local = local_table()
    local.deal()
    showings = Showings(4.0)
    where = place(1, 1)
    showings.see([Peeked(1, where, UNKNOWN, bit(1))], local.view.table, 10.0)
    showings.see([Peeked(1, where, card("7h"), bit(1))], local.view.table, 10.0)
    assert showings.cards() == {}


def test_news_from_before_the_last_turn_are_gone() -> None:
    news = News()
    for number in range(3):
        news.turn_begins()
        news.add(f"turn {number}")
    assert news.told == ["turn 1", "turn 2"]
    kept = News(keeps=True)
    for number in range(3):
        kept.turn_begins()
        kept.add(f"turn {number}")
    assert kept.told[kept.seen :] == ["turn 1", "turn 2"]
    assert len(kept.told) == 3


def test_every_game_has_a_bot_to_play_against() -> None:
    assert all(bot_names(game) for game in GAMES.values())


def test_a_saved_match_has_what_was_played() -> None:
    assert asyncio.run(played_text()).startswith("facedown transcript 1\n")


async def played_text() -> str:
    local = local_table(bot="random")
    async with app_of(local).run_test() as pilot:
        await pilot.pause()
    return dumps(local.transcript)
