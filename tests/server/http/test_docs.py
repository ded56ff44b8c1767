"""What the docs say of the house is what it does."""

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession
from tests.server.doc_client import doc_client
from tests.server.http.client import Client

from facedown.catalog import find_game
from facedown.match.transcript import loads
from facedown.match.verify import verify
from facedown.server.app import Served
from facedown.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[3]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tres-cartas", {"limit": "30"}),
        ("cambio", {"rounds": "1"}),
        ("vinto", {"end": "rounds(1)"}),
        ("pinnacola", {"target": "300"}),
    ],
)
@pytest.mark.slow
async def test_the_client_of_the_docs_plays_a_match(
    served: Served, game: str, options: dict[str, str]
) -> None:
    url = f"http://127.0.0.1:{served.port}"
    async with asyncio.timeout(60):
        table = await doc_client(game).play(url, game, options)
    assert table["stage"] == "over"
    assert table["winners"]
    async with ClientSession() as session:
        path = f"/api/records/{table['records'][-1]}"
        info = (await Client(session, url).get(path)).body
        text = (await Client(session, url).get(f"{path}/text")).body
    assert (info["game"], info["scores"]) == (game, table["scores"])
    verify(find_game(game), loads(text, find_game(game)))


def test_the_messages_are_documented_as_they_are() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire", "--check"], check=False)
    assert done.returncode == 0, "run tools/wire"


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "howto" / "host.md").read_text()
    for field in msgspec.structs.fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in page
