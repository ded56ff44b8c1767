"""The page of each game's encoders, written from the code. `tools/encoders` puts them in docs."""

from itertools import groupby

from facedown.catalog import find_game
from facedown.lab.encoders import ENCODERS, OF_GAME
from facedown.lab.encoding import DEFAULT, NOTHING, Encoder


def page(key: str) -> str:
    """The page of the game with this key."""
    game = find_game(key)
    lines = [
        f"# {game.NAME} in numbers",
        "",
        "Written by `.venv/bin/python tools/encoders`. An observation is a row of bytes: what one "
        "seat has been shown, and nothing else. Seats count from the one that looks: 0 is itself, "
        "1 its left neighbour. A field is followed by zeros up to the next multiple of eight. "
        "Under one name, fields and numbers never change; nor do they with the house rules.",
    ]
    low, high = game.ALLOWED
    shown = game.usual_players(game.variant())
    for name in reversed(OF_GAME[key]):
        made = ENCODERS[name]
        encoder = made(shown)
        sizes = [made(players) for players in range(low, high + 1)]
        lines += ["", f"## {name}", "", "| players | bytes | actions |", "| --- | --- | --- |"]
        lines += [f"| {one.players} | {one.size} | {one.actions} |" for one in sizes]
        lines += ["", f"The rest of this section is for {shown} players.", ""]
        lines += ["| field | from | shape | what it says |", "| --- | --- | --- | --- |"]
        for field in encoder.fields:
            shape = " × ".join([str(length) for length in field.shape])
            lines.append(f"| `{field.name}` | {field.offset} | {shape} | {field.says} |")
        lines += ["", "| actions | of | from | to |", "| --- | --- | --- | --- |"]
        lines += _action_lines(encoder)
    return "\n".join(lines) + "\n"


def _action_lines(encoder: Encoder) -> list[str]:
    """Rows of actions that begin with the same word, and how the first and last of them read."""

    def word(number: int) -> str:
        return encoder.text(number).split()[0]

    lines = []
    for name, some in groupby(range(encoder.actions), key=word):
        numbers = list(some)
        first, last = numbers[0], numbers[-1]
        if first in (NOTHING, DEFAULT):
            says = "an invitation is let pass" if first == NOTHING else "as by a timeout"
            lines.append(f"| {first} | `{name}` | {says} | |")
            continue
        span = str(first) if first == last else f"{first}–{last}"
        end = "" if first == last else f"`{encoder.text(last)}`"
        lines.append(f"| {span} | `{name}` | `{encoder.text(first)}` | {end} |")
    return lines
