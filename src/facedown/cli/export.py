"""`facedown export` and `facedown import`: the finished games of a house.

The store is imported where it is used: no other command should wait for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from facedown.cli.arguments import Language
from facedown.cli.backup import Data, Force
from facedown.cli.language import say


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the games go: a zip.")],
    data: Data = None,
    force: Force = False,
    language: Language = None,
) -> None:
    """Write all finished games of a house to one file, as transcripts."""
    from facedown.server.store.archive import export_games
    from facedown.server.store.folder import data_folder

    number = export_games(data_folder(data), file, force=force)
    typer.echo(say("terminal-exported", count=number, file=str(file)))


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Exported games, or a transcript.")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Take exported games into a house. Each is verified first, and none is taken in twice."""
    import asyncio

    from facedown.server.store.archive import import_games
    from facedown.server.store.folder import data_folder

    done = asyncio.run(import_games(data_folder(data), file))
    known = f" {say('terminal-imported_before', count=done.known)}" if done.known else ""
    typer.echo(say("terminal-imported", count=done.new) + known)
