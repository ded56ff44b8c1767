"""The client of the docs as a module."""

import importlib.util
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

FILE = Path(__file__).parents[2] / "docs" / "howto" / "client.py"


def doc_client(seed: str) -> Any:
    """The program as it is, but that its chance comes from a seed: its name, shares and moves.

    How often it is told that it may only do one thing, such as to be ready, hangs on how quick the
    others are. That draws nothing, so that the moves which follow stay the same.
    """
    spec = importlib.util.spec_from_file_location("client", FILE)
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    shares, moves = Random(seed), Random(seed)
    drawn = {
        "token_bytes": shares.randbytes,
        "token_hex": lambda size: shares.randbytes(size).hex(),
    }

    def choice(among: list[Any]) -> Any:
        return among[0] if len(among) == 1 else moves.choice(among)

    vars(client).update(random=SimpleNamespace(choice=choice), secrets=SimpleNamespace(**drawn))
    return client
