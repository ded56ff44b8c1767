"""`facedown backup` and `facedown restore`: all that a house knows, in one file.

The store is imported where it is used: no other command should wait for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from facedown.cli.arguments import Language
from facedown.cli.language import say

Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="The data folder. [default: $FACEDOWN_DATA, or the usual]"),
]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes.")],
    data: Data = None,
    force: Force = False,
    language: Language = None,
) -> None:
    """Write all that a house knows to one file, while it runs. Keep that file secret."""
    from facedown.server.store.backup import back_up
    from facedown.server.store.folder import data_folder

    folder = data_folder(data)
    back_up(folder, file, force=force)
    typer.echo(say("terminal-backed_up", folder=str(folder), file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
    force: Force = False,
    language: Language = None,
) -> None:
    """Make a data folder of a backup. The house must not be running."""
    from facedown.server.store import backup as backups
    from facedown.server.store.folder import data_folder

    folder = data_folder(data)
    backups.restore(file, folder, force=force)
    typer.echo(say("terminal-restored", folder=str(folder), file=str(file)))
