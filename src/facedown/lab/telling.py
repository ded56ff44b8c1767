"""What a seat knows in words and as JSON, for agents that read.

Both hold what the seat has been shown and nothing else.
"""

from typing import Any

from facedown.core.notation import table_text
from facedown.core.seats import Seat
from facedown.lab.episode import Episode


def observation_json(episode: Episode, seat: Seat) -> dict[str, Any]:
    """What a seat knows: the table in notation, its parts, and what it may do by number."""
    game = episode.game
    seen = game.view(episode.table, seat).table
    is_asked = episode.seat == seat
    return {
        "game": game.KEY,
        "encoder": episode.encoder.name,
        "seat": int(seat),
        "phase": game.PHASES[seen.phase],
        "turn": int(seen.turn),
        "hands": [
            [None if placed is None else str(placed) for placed in hand] for hand in seen.hands
        ],
        "drawn": [str(placed) for placed in seen.drawn],
        "discard": [str(placed) for placed in seen.discard],
        "stock": len(seen.stock),
        "scores": list(seen.setup.scores),
        "table": table_text(game, seen),
        "must_act": is_asked and episode.awaited,
        "legal": legal_texts(episode) if is_asked else {},
    }


def legal_texts(episode: Episode) -> dict[str, str]:
    """What the seat that is asked may do: by number, its move in notation."""
    table, seat, legal = episode.table, episode.seat, episode.legal()
    found: dict[str, str] = {}
    for number in legal.numbers:
        move = episode.encoder.chosen(table, seat, legal, number)
        found[str(number)] = "nothing" if move is None else str(move)
    return found


def observation_text(episode: Episode, seat: Seat) -> str:
    """What a seat knows in some lines, for somebody who reads."""
    told = observation_json(episode, seat)
    lines = [
        f"{told['game']}, you are seat {seat}",
        f"phase {told['phase']}, turn of seat {told['turn']}",
        *_hand_lines(told["hands"], seat),
        f"drawn: {' '.join(told['drawn']) or '-'}",
        f"discard, top last: {' '.join(told['discard']) or '-'}",
        f"stock: {told['stock']} cards",
        f"match: {' '.join([str(score) for score in told['scores']])}",
        f"table: {told['table']}",
    ]
    if told["legal"]:
        lines.append("you may answer with one of these numbers:")
        lines += [f"{number}: {text}" for number, text in told["legal"].items()]
    return "\n".join(lines)


def _hand_lines(hands: list[list[str | None]], me: Seat) -> list[str]:
    return [
        f"seat {seat}{' (you)' if seat == me else ''}: {' '.join([one or '_' for one in hand])}"
        for seat, hand in enumerate(hands)
    ]
