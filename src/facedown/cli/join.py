"""`facedown join`: a bot or a program as a guest at a table of a house."""

import asyncio
from secrets import token_hex
from typing import Annotated, Any

import typer

from facedown.arena.guard import position, with_said
from facedown.arena.outside import LIMIT
from facedown.catalog import find_game
from facedown.cli.arena import LONGEST
from facedown.cli.arguments import Language, Seed, check_range, new_seed
from facedown.cli.ending import end_as_by_ctrl_c
from facedown.cli.guest import Guest, TableLink
from facedown.cli.language import complain, say
from facedown.cli.plugins import leave_out_plugins
from facedown.core.table import View
from facedown.match.wire import TableInfo


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The table: http://…/t/ABCDEF.")],
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays: ./program.py, cmd:program arguments, a bot, level or character.",
        ),
    ],
    name: Annotated[
        str | None, typer.Option(help="What it is called there. [default: Guest and a number]")
    ] = None,
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="For each decision of a program.")
    ] = LIMIT,
    seed: Seed = None,
    language: Language = None,
) -> int:
    """Let a bot of yours play a match at a table of a house."""
    leave_out_plugins()
    end_as_by_ctrl_c()  # no program is left behind
    check_range("--limit", limit, 0.001, LONGEST)
    guest = Guest(TableLink.read(link), bot, name or f"Guest {token_hex(2)}", limit, new_seed(seed))

    def seated(info: TableInfo) -> None:
        seat, code = info.you or 0, info.code
        typer.echo(
            say("terminal-guest_seated", name=guest.name, seat=seat, table=code, game=info.game)
        )

    def report(kind: str, said: str, view: View[Any]) -> None:
        assert guest.info is not None
        game = find_game(guest.info.game)
        complain(
            say(
                "terminal-guest_lost_decision",
                bot=bot,
                kind=kind,
                round=view.table.setup.number,
                seat=view.seat,
                position=with_said(position(game, view), said),
            )
        )

    guest.told = lambda text: complain(say("terminal-notice", text=text))
    info = asyncio.run(guest.play(seated, report))
    scores = " ".join(map(str, info.scores))
    winners = " ".join(map(str, info.winners))
    typer.echo(say("terminal-guest_over", scores=scores, winners=winners))
    return 0
