"""What the house gives a screen to say and to show."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.server.http.client import Client

from facedown import catalog
from facedown.bots.cast import CAST, FACES
from facedown.catalog import GAMES
from facedown.i18n.catalogue import languages
from facedown.server.http.messages import page_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

EXAMPLE = Path(__file__).parents[3] / "examples" / "keep-or-swap" / "src"
GAME = "keep-or-swap"


@pytest.fixture(scope="module", autouse=True)
def example() -> Iterator[None]:
    """The example game, as if it were installed."""
    sys.path.insert(0, str(EXAMPLE))
    catalog.add_plugin(EntryPoint(GAME, "keep_or_swap:GAME", catalog.GROUP))
    yield
    catalog.GAMES.pop(GAME)
    catalog.PLUGINS.pop(GAME)
    sys.path.remove(str(EXAMPLE))


def bundle(language: str, *texts: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def text(of: FluentBundle, key: str) -> str:
    value = of.get_message(key).value
    assert value is not None
    return str(of.format_pattern(value)[0])


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
async def test_messages_are_those_of_all_games_and_of_each(client: Client, language: str) -> None:
    said = (await client.get(f"/api/messages/{language}")).body
    assert said["language"] == language
    assert said["languages"] == languages()
    assert list(said["games"]) == list(GAMES)
    common = bundle(language, said["common"])
    assert common.has_message("table-pause")
    assert common.has_message("move-draw")
    assert not common.has_message("error-no_such_file"), "only the terminal says that"
    for own in said["games"].values():
        assert bundle(language, own).has_message("game")


@pytest.mark.slow
async def test_a_game_that_lacks_a_language_speaks_english_for_itself(client: Client) -> None:
    said = (await client.get("/api/messages/pt-BR")).body
    words = bundle("pt-BR", said["common"], said["games"][GAME])
    assert [text(words, key) for key in ("game", "app-back")] == ["Keep or swap", "Voltar"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("de-DE,pt-PT;q=0.9,it;q=0.8", "pt-BR"), ("it-IT", "it"), ("de", "en"), ("", "en")],
)
async def test_who_asks_for_no_language_is_answered_in_the_browsers(
    client: Client, wishes: str, language: str
) -> None:
    headers = {"Accept-Language": wishes}
    async with client.session.get(f"{client.url}/api/messages", headers=headers) as answer:
        assert (await answer.json())["language"] == language


async def test_a_language_nobody_speaks_here_is_answered_in_english(client: Client) -> None:
    answer = await client.get("/api/messages/tlh")
    assert (answer.status, answer.body["language"]) == (200, "en")


@pytest.mark.parametrize("path", ["/api/messages/it", "/api/games", f"/api/rules/{GAME}/it"])
async def test_what_has_not_changed_is_not_sent_again(client: Client, path: str) -> None:
    url = client.url + path
    async with client.session.get(url) as first:
        tag = first.headers["ETag"]
        assert first.headers["Cache-Control"] == "no-cache"
    async with client.session.get(url, headers={"If-None-Match": tag}) as second:
        assert (second.status, await second.read()) == (304, b"")


async def test_messages_come_compressed(client: Client) -> None:
    async with client.session.get(f"{client.url}/api/messages/en") as answer:
        assert answer.headers["Content-Encoding"] in ("gzip", "deflate")


@pytest.mark.parametrize(
    ("wished", "language", "title"),
    [("it", "it", "Tieni o cambia"), ("pt-BR", "en", "Keep or swap"), ("en", "en", "Keep or swap")],
)
async def test_rules_come_as_a_page(client: Client, wished: str, language: str, title: str) -> None:
    page = (await client.get(f"/api/rules/{GAME}/{wished}")).body
    assert (page["language"], page["title"]) == (language, title)
    assert page["html"].startswith("<p>")


async def test_there_are_no_rules_of_a_game_that_is_not_here(client: Client) -> None:
    answer = await client.get("/api/rules/whist/en")
    assert (answer.status, answer.code) == (404, "no_such_game")


async def test_a_page_has_tables_and_coloured_cards_and_no_tags_of_its_own() -> None:
    title, html = page_of("# War\n\n| card | |\n| --- | --- |\n| 10♦ | <b>high</b> |\n")
    assert title == "War"
    assert '<td><span class="card d">10♦</span></td>' in html
    assert "<b>" not in html


async def test_a_game_says_what_a_screen_needs_of_it(client: Client) -> None:
    games = {one["game"]: one for one in (await client.get("/api/games")).body["games"]}
    info = games[GAME]
    assert (info["layout"], info["hand"], info["undo"], info["low_hands"]) == (
        "row",
        1,
        False,
        False,
    )
    assert info["phases"] == ["turn", "reveal", "over"]
    swap = {"word": "swap", "fields": [{"name": "slot", "kind": "slot"}], "key": "s"}
    assert swap | {"calls": False} in info["moves"]
    events = {one["word"]: one for one in info["events"]}
    assert events["drew"]["fields"][1] == {"name": "card", "kind": "card"}
    assert [one["word"] for one in info["events"] if one["quiet"]] == ["dealt", "turn"]
    assert events["swapped"]["movement"] == [
        {"source": "place", "target": "discard", "card": "card", "when": ""},
        {"source": "drawn", "target": "place", "card": "", "when": ""},
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_says_what_its_cards_count_by_its_own_rules(
    client: Client, game: str
) -> None:
    rules = GAMES[game]
    preset = [*rules.PRESETS][-1]
    variant = rules.variant(preset=preset)
    host = await client.arrive(f"Counts {game}")
    options = {"game": game, "preset": preset, "seats": rules.OFFICIAL[0]}
    code = (await host.post("/api/tables", options)).body["code"]
    cards = (await client.get(f"/api/tables/{code}/cards")).body["cards"]
    assert {one["card"]: (one["worth"], one["ability"]) for one in cards} == {
        str(one): (rules.worth(variant, one), rules.ability(variant, one))
        for one in rules.pack(variant).cards
    }


async def test_the_cast_is_told_with_faces_and_levels(client: Client) -> None:
    told = (await client.get("/api/cast")).body
    assert told["characters"][0] == {
        "key": "rosa",
        "name": "Rosa",
        "face": "rosa",
        "level": "relaxed",
        "about": "cast-rosa",
    }
    assert [one["key"] for one in told["characters"]] == list(CAST)
    assert told["faces"] == list(FACES)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
async def test_what_the_cast_says_is_asked_for_apart(client: Client, language: str) -> None:
    """It is no part of what every page loads."""
    told = (await client.get(f"/api/cast/{language}")).body
    assert told["language"] == language
    spoken = bundle(language, told["messages"])
    assert spoken.has_message("cast-nina")
    assert spoken.has_message("say-nina_wins_1")
    assert spoken.has_message("face-owl")
    common = bundle(language, (await client.get(f"/api/messages/{language}")).body["common"])
    assert not common.has_message("say-nina_wins_1")
