"""`facedown move-house`: a house moves from one database into another.

The store is imported where it is used: no other command should wait for it.
"""

import logging
from typing import Annotated

import typer

from facedown.cli.arguments import Language
from facedown.cli.backup import Data
from facedown.cli.ending import end_as_by_ctrl_c
from facedown.cli.language import say
from facedown.core.errors import BadOption


def move_house(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="One without a house.")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Copy a house to another database, and compare the two. The house must not be running."""
    from facedown.server import moving
    from facedown.server.store.folder import data_folder

    for name, place in (("FROM", source), ("TO", target)):
        if not place:  # as a secret leaves it that was not there: the folder one stands in
            allowed = "FOLDER | postgresql://USER@HOST:5432/NAME"
            raise BadOption("no_such_value", option=name, value='""', allowed=allowed)
    end_as_by_ctrl_c()  # nothing half done is left behind
    # What the driver says of a connection that was cut short helps nobody.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    rows = moving.move_house(source, target, data_folder(data))
    tables, people, games = rows["tables"], rows["people"], rows["records"]
    typer.echo(say("terminal-moved", tables=tables, people=people, games=games))
