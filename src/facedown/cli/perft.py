"""`facedown perft`: how many sequences of moves there are."""

import json
from typing import Annotated

import typer

from facedown.catalog import find_game
from facedown.cli.arguments import (
    AsJson,
    GameName,
    Players,
    Preset,
    Settings,
    check_range,
    house_rules,
    number_of_players,
)
from facedown.cli.plugins import leave_out_plugins
from facedown.core.seats import seat_text
from facedown.testing.perft import divide, start_table
from facedown.testing.perft import perft as count_moves

DEEPEST = 20


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(metavar="N", help="Moves in a sequence.")] = 3,
    players: Players = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Where the deck comes from.")] = "perft",
    preset: Preset = "seed",
    settings: Settings = None,
    by_move: Annotated[bool, typer.Option("--divide", help="The number for each move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of legal moves from a deal, to compare programs or versions."""
    leave_out_plugins()
    found = find_game(game)
    variant = house_rules(found, preset, settings)
    check_range("--depth", depth, 0, DEEPEST)
    if by_move:
        check_range("--depth", depth, 1, DEEPEST)
    setup = found.setup(variant, number_of_players(found, variant, players))
    table = start_table(found, setup, seed)
    parts = divide(found, table, depth) if by_move else []
    total = sum(count for _, _, count in parts) if by_move else count_moves(found, table, depth)
    if as_json:
        moves = [{"seat": seat, "move": str(move), "count": count} for seat, move, count in parts]
        data = {"game": found.KEY, "seed": seed, "depth": depth, "count": total}
        typer.echo(json.dumps({**data, "moves": moves} if by_move else data))
        return
    for seat, move, count in parts:
        typer.echo(f"{seat_text(seat)}> {move}  {count}")
    typer.echo(str(total))
