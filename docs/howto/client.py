"""A client of a house in fifty lines: it plays a whole match against bots, with any legal move.

.play/bin/python docs/howto/client.py http://127.0.0.1:8000 GAME [option=value …]
"""

import asyncio
import hashlib
import itertools
import random
import secrets
import sys
from typing import Any

from aiohttp import ClientSession


async def play(url: str, game: str, options: dict[str, str]) -> dict[str, Any]:
    """Play a match; the table as it is at the end."""
    async with ClientSession(url, raise_for_status=True) as http:
        name = f"Client {secrets.token_hex(3)}"
        token = (await (await http.post("/api/people", json={"name": name})).json())["token"]
        headers = {"Authorization": f"Bearer {token}"}
        asked = {"game": game, "options": options, "seats": 2, "bots": ["relaxed"]}
        table = await (await http.post("/api/tables", json=asked, headers=headers)).json()
        ids, share = itertools.count(1), b""
        # Of a house of several processes, this leads to the one that has the table.
        at = await http.get(f"/api/tables/{table['code']}", headers=headers)
        async with http.ws_connect("/socket", params=at.url.query) as socket:
            await socket.send_json({"type": "hello", "table": table["code"], "token": token})
            await socket.send_json({"type": "ready"})
            async for frame in socket:
                message = frame.json()
                shown = message.get("shown", message)  # a welcome holds what was shown so far
                if message["type"] == "shuffle" and message.get("want") == "commit":
                    share = secrets.token_bytes(32)
                    digest = hashlib.sha256(share).hexdigest()
                    commit = {"type": "commit", "round": message["round"], "digest": digest}
                    await socket.send_json(commit)
                elif message["type"] == "shuffle" and message.get("want") == "reveal":
                    reveal = {"type": "reveal", "round": message["round"], "entropy": share.hex()}
                    await socket.send_json(reveal)
                elif message["type"] == "table":
                    table = message["table"]
                    if table["stage"] == "between":
                        await socket.send_json({"type": "ready"})
                    elif table["stage"] == "over" and table["records"]:
                        break
                elif shown["type"] == "shown" and shown.get("moves"):
                    move = random.choice(shown["moves"])
                    asked = {"type": "move", "id": f"m{next(ids)}", "move": move}
                    await socket.send_json(asked | {"answering": shown["n"]})
    return table


if __name__ == "__main__":
    over = asyncio.run(play(*sys.argv[1:3], dict(pair.split("=") for pair in sys.argv[3:])))
    print(f"Scores {over['scores']}, won by seat {over['winners']}: record {over['records'][-1]}")
