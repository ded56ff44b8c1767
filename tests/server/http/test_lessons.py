"""First lessons, asked for as a screen does."""

from typing import Any

import pytest
from tests.lessons.lessons import every_game, finished, lesson_in
from tests.server.http.client import Client

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.server.http.lessons import MOST_ANSWERS

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(GAMES))
TAP = {"type": "next"}


async def test_every_lesson_is_listed(client: Client) -> None:
    listed = (await client.get("/api/lessons")).body["lessons"]
    assert [one["game"] for one in listed] == list(GAMES)
    for one in listed:
        lesson = lesson_in(GAMES[one["game"]])
        assert (one["seconds"], one["steps"]) == (lesson.script.seconds, len(lesson.steps))


@every_game
async def test_a_lesson_is_learned_by_doing_what_it_asks(client: Client, game: Game[Any]) -> None:
    path = f"/api/lessons/{game.KEY}"
    state = (await client.post(path, {})).body
    while not state["over"]:
        wanted = state["step"]["moves"]
        assert all(one in state["shown"][-1]["moves"] for one in wanted)
        answer = await client.post(path, {"moves": [*state["kept"], *(wanted or [TAP])[:1]]})
        assert answer.status == 200
        assert answer.body["step"]["number"] == state["step"]["number"] + 1
        state = answer.body
    assert state["outcome"]["winners"] == [0]
    assert any(state["kept"] == end.kept for end in finished(lesson_in(game)))


async def test_a_mistake_is_welcome_and_changes_nothing(client: Client) -> None:
    path = f"/api/lessons/{GAME}"
    state = (await client.post(path, {"moves": [TAP]})).body
    while len(state["shown"][-1].get("moves", [])) < 2:
        right = state["step"]["moves"][0]
        state = (await client.post(path, {"moves": [*state["kept"], right]})).body
    wanted = state["step"]["moves"]
    wrong = next(one for one in state["shown"][-1]["moves"] if one not in wanted)
    after = (await client.post(path, {"moves": [*state["kept"], wrong]})).body
    assert after["mistake"]["message"].startswith(state["step"]["said"]["message"] + ".")
    assert (after["step"], after["kept"]) == (state["step"], state["kept"])
    assert after["shown"][-1]["screen"] == state["shown"][-1]["screen"]


async def test_what_the_rules_forbid_is_refused_in_the_games_own_words(client: Client) -> None:
    path = f"/api/lessons/{GAME}"
    answer = await client.post(path, {"moves": [TAP, {"type": "draw"}]})
    assert answer.status == 200
    assert answer.body["refused"]["code"] == "not_now"
    assert answer.body["kept"] == [TAP]
    early = await client.post(path, {"moves": [{"type": "ready"}]})
    assert early.body["refused"]["code"] == "not_now"


@pytest.mark.parametrize(
    ("game", "body", "code"),
    [
        ("chess", {"moves": []}, "no_such_game"),
        (GAME, {"moves": [{"type": "jump"}]}, "bad_move"),
        (GAME, {"moves": [{"type": "swap"}]}, "bad_move"),
        (GAME, {"moves": [{"type": "swap", "slot": "1"}]}, "bad_move"),
        (GAME, {"moves": [{"type": "next", "more": 1}]}, "bad_move"),
        (GAME, {"moves": [{}]}, "bad_move"),
        (GAME, {"moves": [TAP] * (MOST_ANSWERS + 1)}, "bad_request"),
        (GAME, {"moves": "next"}, "bad_request"),
        (GAME, {"answers": []}, "bad_request"),
    ],
)
async def test_what_is_no_answer_is_refused(
    client: Client, game: str, body: Any, code: str
) -> None:
    assert (await client.post(f"/api/lessons/{game}", body)).code == code
