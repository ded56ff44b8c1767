"""`facedown export` and `facedown import`: the finished games of a house.

The store is imported where it is used: no other command should wait for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from facedown.cli.backup import Data, Force
from facedown.cli.english.cards import count


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the games go: a zip.")],
    data: Data = None,
    force: Force = False,
) -> None:
    """Write all finished games of a house to one file, as transcripts."""
    from facedown.server.store.archive import export_games
    from facedown.server.store.folder import data_folder

    number = export_games(data_folder(data), file, force=force)
    typer.echo(f"{count(number, 'game')} in {file}.")


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Exported games, or a transcript.")],
    data: Data = None,
) -> None:
    """Take exported games into a house. Each is verified first, and none is taken in twice."""
    import asyncio

    from facedown.server.store.archive import import_games
    from facedown.server.store.folder import data_folder

    done = asyncio.run(import_games(data_folder(data), file))
    known = f" {count(done.known, 'game')} had been here before." if done.known else ""
    typer.echo(f"{count(done.new, 'game')} taken in.{known}")
