"""The client of the docs as a module."""

import importlib.util
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

FILE = Path(__file__).parents[2] / "docs" / "howto" / "client.py"


def doc_client(seed: str) -> Any:
    """The program as it is, but that its chance comes from a seed: its name, shares and moves."""
    spec = importlib.util.spec_from_file_location("client", FILE)
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    chance = Random(seed)
    drawn = {
        "token_bytes": chance.randbytes,
        "token_hex": lambda size: chance.randbytes(size).hex(),
    }
    vars(client).update(random=chance, secrets=SimpleNamespace(**drawn))
    return client
