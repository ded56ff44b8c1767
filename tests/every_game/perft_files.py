"""Perft files: positions, and how many sequences of moves there are from each.

    # Lines that begin so are for people.
    position the first deal
    option limit=50
    players 3
    starter 1
    seed any text
    depth 1 3
    depth 2 9
    0> ready 3
    1> ready 3
    2> ready 3

    position the last card of the stock
    table some-game | phase draw | hand0 ...
    depth 1 2

A position is dealt from the deck that a seed gives, or written as a table in notation. `depth`
says how many sequences of so many moves there are. After the deepest one stand its parts, by first
move, so that a wrong number shows where it comes from.
"""

from dataclasses import dataclass, field
from typing import Any

from facedown.core.game import Game
from facedown.core.notation import parse_table
from facedown.core.seats import seat_text
from facedown.core.table import Table
from facedown.testing import divide, start_table

Counts = dict[str, int]


@dataclass
class Position:
    """One position of a file and what it counts."""

    name: str
    setting: list[tuple[str, str]] = field(default_factory=list)
    depths: dict[int, int] = field(default_factory=dict)
    parts: Counts = field(default_factory=dict)

    @property
    def deepest(self) -> int:
        return max(self.depths)

    def words(self, key: str) -> list[str]:
        return [value for name, value in self.setting if name == key]

    def table(self, game: Game[Any]) -> Table:
        """The table to count from."""
        for text in self.words("table"):
            at: Table = parse_table(game, text)
            return at
        options = dict(one.partition("=")[::2] for one in self.words("option"))
        (players,) = map(int, self.words("players"))
        (starter,) = map(int, self.words("starter") or ["0"])
        (seed,) = self.words("seed")
        return start_table(game, game.setup(game.variant(options), players, starter), seed)


def parse_positions(text: str) -> list[Position]:
    """The positions of a perft file."""
    positions: list[Position] = []
    for line in text.splitlines():
        key, _, rest = line.partition(" ")
        if not key or key == "#":
            continue
        if key == "position":
            positions.append(Position(rest))
        elif key == "depth":
            depth, count = rest.split()
            positions[-1].depths[int(depth)] = int(count)
        elif ">" in key:
            move, _, count = line.rpartition(" ")
            positions[-1].parts[move] = int(count)
        elif key in ("option", "players", "starter", "seed", "table"):
            positions[-1].setting.append((key, rest))
        else:
            raise ValueError(f"no such line in a perft file: {line}")
    return positions


def positions_text(positions: list[Position]) -> str:
    """The same positions as text, without the lines for people."""
    return "\n\n".join("\n".join(_lines(position)) for position in positions) + "\n"


def _lines(position: Position) -> list[str]:
    return [
        f"position {position.name}",
        *[f"{name} {value}" for name, value in position.setting],
        *[f"depth {depth} {count}" for depth, count in position.depths.items()],
        *[f"{move} {count}" for move, count in position.parts.items()],
    ]


def count_parts(game: Game[Any], table: Table, depth: int) -> Counts:
    """How many sequences of so many moves begin with each move."""
    counted = divide(game, table, depth)
    return {f"{seat_text(seat)}> {move}": count for seat, move, count in counted}


def count_anew(game: Game[Any], position: Position) -> Position:
    """The position with its depths and parts counted by today's rules."""
    new = Position(position.name, position.setting)
    for depth in position.depths:
        parts = count_parts(game, position.table(game), depth)
        new.depths[depth] = sum(parts.values())
        new.parts = parts if depth == position.deepest else new.parts
    return new


def differences(recorded: Counts, counted: Counts) -> list[str]:
    """The moves whose numbers differ, in words."""
    none = "not there"
    return [
        f"{move}: {recorded.get(move, none)} recorded, {counted.get(move, none)} counted"
        for move in recorded | counted
        if recorded.get(move) != counted.get(move)
    ]
