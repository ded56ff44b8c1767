"""A house over HTTP, as a command asks it: with a secret, and never sent elsewhere with it."""

import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError

import msgspec

from facedown.cli.fetching import web_opener
from facedown.cli.language import say
from facedown.core.errors import BadOption, describe

SECONDS: Final = 30.0


@dataclass(frozen=True)
class HouseClient:
    """Asks a house below one path; `BadOption` says why it does not answer, or refuses."""

    url: str
    path: str
    secret: str

    def get(self, path: str) -> Any:
        return self.send("GET", path)

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """What the house answers; None if that is nothing."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = msgspec.json.encode(body)
        try:
            wanted = urllib.request.Request(
                self.url + self.path + path, data=data, headers=headers, method=method
            )
            # Without redirection: the secret is for this house alone.
            with web_opener().open(wanted, timeout=SECONDS) as answer:
                found = answer.read()
                return msgspec.json.decode(found) if found else None
        except HTTPError as error:
            why = refusal(error.read(), error.code)
            raise BadOption("house_refuses", house=self.url, why=why) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise BadOption("house_fails", house=self.url, why=describe(error)) from None


def refusal(answer: bytes, status: int) -> str:
    """Why a house refuses something, in words; its status if the answer does not say."""
    try:
        problem = msgspec.json.decode(answer)
        return say(f"house-{problem['code']}", **problem["params"])
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
        return f"HTTP {status}"
