"""What a seat knows in words and as JSON, for agents that read.

Both hold what the seat has been shown and nothing else. Cards stand in notation, which is explained
beside them: `LEGEND`. Keys of the JSON are only ever added.
"""

from typing import Any, Final

from facedown.core.notation import table_text
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.lab.episode import Episode

# By a sign, or an example, of what is told: what it means.
LEGEND: Final = {
    "7h": "the seven of hearts: rank and suit (c, h, s, d); T is a ten, Jk a joker",
    "??": "a card that you have not seen",
    "_": "a slot without a card",
    "^": "after a card: it lies face up",
    "!0": "after a card: seat 0 holds it in its hand",
    "=02": "after a card: seats 0 and 2 have seen it; =* is everyone",
    "~1": "after a card: it comes from the first reshuffle",
    "-7c": "after a card: all know that it is not the seven of clubs",
    "1:2": "a place: seat 1, slot 2; seats and slots count from 0",
    "0:7h^,8h^,9h^": "a meld on the table: whose it is, and its cards",
}


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
        "melds": _own_words(seen).get("melds", []),
        "drawn": [str(placed) for placed in seen.drawn],
        "discard": [str(placed) for placed in seen.discard],
        "stock": len(seen.stock),
        "scores": list(seen.setup.scores),
        "rules": rules_texts(seen.setup.variant),
        "table": table_text(game, seen),
        "must_act": is_asked and episode.awaited,
        "legal": legal_texts(episode) if is_asked else {},
        "legend": dict(LEGEND),
    }


def rules_texts(variant: Variant) -> dict[str, str]:
    """All house rules in force, by name."""
    return {one.name: one.text(variant.values[one.name]) for one in variant.options}


def _own_words(seen: Table) -> dict[str, list[str]]:
    """What a game lays on the table beside hands and piles, in notation."""
    sections = [section.split() for section in seen.own_sections()]
    return {name: words for name, *words in sections}


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
        *[f"meld: {meld}" for meld in told["melds"]],
        f"drawn: {' '.join(told['drawn']) or '-'}",
        f"discard, top last: {' '.join(told['discard']) or '-'}",
        f"stock: {told['stock']} cards",
        f"match: {' '.join([str(score) for score in told['scores']])}",
        f"rules: {' '.join([f'{name}={text}' for name, text in told['rules'].items()])}",
        f"table: {told['table']}",
        "signs:",
        *[f"  {sign}  {says}" for sign, says in LEGEND.items()],
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
