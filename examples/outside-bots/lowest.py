"""Lowest: a bot for Três Cartas that keeps low cards and stops early, in plain Python.

It reads a question from each line of its input and answers on a line of its output. It needs
nothing but Python.
"""

import json
import sys
from typing import Any

WORTH = {"A": 1, "T": 10, "J": 0, "Q": 11, "K": 12}
# A card that was not seen counts about six points.
UNSEEN = 6
STOP_AT = {2: 10, 3: 8}


def worth(card: dict[str, Any]) -> int:
    text = card.get("card", "??")
    if text == "??":
        return UNSEEN
    return WORTH[text[0]] if text[0] in WORTH else int(text[0])


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """One of the legal moves."""
    legal: list[dict[str, Any]] = question["moves"]
    moves = {move["type"]: move for move in legal}
    if "ready" in moves:
        return legal[0]  # looks at its cards first, where it may choose which
    view = question["view"]
    hand = [worth(card) for card in view["hands"][question["seat"]]]
    highest = max(range(len(hand)), key=hand.__getitem__)
    if "draw" in moves:
        top = worth({"card": view["discard"][-1]}) if "take" in moves else 99
        return moves["take"] if top + 3 < hand[highest] else moves["draw"]
    if "end" in moves:
        is_low = sum(hand) <= STOP_AT.get(len(question["setup"]["seats"]), 6)
        return moves["stop"] if is_low and "stop" in moves else moves["end"]
    drawn = worth(view["drawn"][-1])
    if drawn < hand[highest] or "discard" not in moves:
        return {"type": "swap", "slot": highest}
    return moves["discard"]


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        sys.stdout.write(json.dumps({"id": asked["id"], "move": choose(asked)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
