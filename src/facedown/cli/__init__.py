"""The door: the facedown command."""

from typing import Annotated

import typer

from facedown import __version__

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback(invoke_without_command=True)
def facedown(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Card games in which what you cannot see is the game."""
    if version:
        typer.echo(f"facedown {__version__}")


def main() -> None:
    """Run the facedown command."""
    app()
