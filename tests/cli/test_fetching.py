"""Records of a house, fetched and verified."""

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from tests.cli.conftest import Command
from tests.match.recording import proven

from facedown.catalog import GAMES
from facedown.cli.fetching import fetch
from facedown.core.errors import BadTranscript
from facedown.match.transcript import dumps

KEY: Final = next(iter(GAMES))


def record(*, shared: bool = True) -> str:
    game = GAMES[KEY]
    return dumps(proven(game, "x", players=game.OFFICIAL[0], most_rounds=1, shared=shared))


class Answering(BaseHTTPRequestHandler):
    """A house with one record and several ways not to give it."""

    def do_GET(self) -> None:
        if self.path in ("/away", "/file"):
            self.send_response(302)
            self.send_header("Location", "/record" if self.path == "/away" else "file:///etc/hosts")
            self.end_headers()
            return
        pages = {"/record": record().encode(), "/picture": b"\xff\xfe", "/page": b"<html>"}
        self.send_response(200 if self.path in pages else 404)
        self.end_headers()
        self.wfile.write(pages.get(self.path, b""))

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(autouse=True)
def _no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "*")


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("page", ["/record", "/away"])
def test_a_record_of_a_house_is_verified(page: str, house: str, facedown: Command) -> None:
    ran = facedown("verify", house + page)
    assert (ran.code, ran.err) == (0, "")
    assert "the rules decided again" in ran.out
    assert "Shuffles: proven; every deck, every reshuffle and who began" in ran.out


def test_the_verdict_on_a_record_is_one_json_object(house: str, facedown: Command) -> None:
    data = json.loads(facedown("verify", f"{house}/record", "--json").out)
    assert (data["rounds"], data["proven"], data["alone"], data["true"]) == (1, 1, 0, True)


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("/nothing", ": HTTP 404"),
        ("/picture", "is not a transcript: it is not text"),
        ("/page", "this is not a transcript"),
        ("/file", "cannot fetch"),
    ],
)
def test_what_is_no_record_is_told_in_one_line(
    page: str, told: str, house: str, facedown: Command
) -> None:
    ran = facedown("verify", house + page)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_too_much_is_not_read(house: str) -> None:
    with pytest.raises(BadTranscript, match="too_long_there"):
        fetch(f"{house}/record", most=100)


def test_a_house_that_does_not_answer_is_not_waited_for() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        pytest.raises(BadTranscript, match="too_slow"),
    ):
        fetch(f"http://127.0.0.1:{silent.getsockname()[1]}/", seconds=0.1)


@pytest.mark.parametrize("url", ["http://", "http://[", "https://127.0.0.1:1/", "http://a b/"])
def test_an_address_that_leads_nowhere_is_told_in_one_line(url: str, facedown: Command) -> None:
    ran = facedown("verify", url)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_a_shuffle_of_the_house_alone_is_told(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "match.txt"
    path.write_text(record(shared=False), "utf-8")
    ran = facedown("verify", str(path))
    assert "In 1 round no seat gave a share, and the house alone shuffled." in ran.out


def test_a_changed_secret_is_told_in_one_line(tmp_path: Path, facedown: Command) -> None:
    text = record()
    at = text.index("\nsecret ") + 8
    path = tmp_path / "match.txt"
    path.write_text(text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :], "utf-8")
    ran = facedown("verify", str(path))
    assert ran.err == (
        "facedown: the shuffle of round 1 does not match its proof: the secret does not give the "
        "root that was published\n"
    )
