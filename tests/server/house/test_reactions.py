"""Who was first: reactions of a table in fair order (G-08)."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Client, open_house, sit_down

from facedown.match import wire
from facedown.server.reactions import MAX_HELD

NAMES = ("Ana", "Bea", "Cal", "Dan")
STILL = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)


async def discarded(house: Any, game: str, **changes: Any) -> tuple[list[Client], Client]:
    """A table where somebody has swapped a card onto the discard, and who that was."""
    everyone = await sit_down(house, *NAMES, game=game, clocks=STILL, **changes)
    for client in everyone:
        client.finish_setup()
    for client in everyone:
        await client.until(lambda one: one.shown["screen"]["phase"] != "setup")
    mover = everyone[everyone[0].shown["screen"]["turn"]]
    mover.move({"type": "draw"})
    await mover.until(lambda one: one.shown["screen"]["phase"] == "decide")
    mover.move({"type": "swap", "slot": 0})
    for client in everyone:
        await client.until(lambda one: reactions(one))
    return everyone, mover


def reactions(client: Client) -> list[dict[str, Any]]:
    """The reactions that a client may make with its fourth card."""
    own = ({"type": "flip", "place": {"seat": client.seat, "slot": 3}}, {"type": "toss", "slot": 3})
    return [move for move in client.shown.get("moves", []) if move in own]


@pytest.mark.parametrize(
    ("game", "failed"),
    [
        ("cambio", "misflipped"),  # the turn has gone on to the discarder's left
        ("vinto", "toss_failed"),  # the turn is the discarder's until the window is closed
    ],
)
async def test_reactions_at_the_same_time_go_from_the_discarders_left(
    tmp_path: Path, game: str, failed: str
) -> None:
    """G-08: the nearest on the left of whoever discarded is first, whoever's turn it is."""
    async with open_house(
        tmp_path, bots=False, fair=0.1, clock=lambda: 1000.0, secret=lambda: bytes(32)
    ) as house:
        everyone, mover = await discarded(house, game)
        assert mover.seat is not None
        left = [everyone[(mover.seat + step) % 4] for step in (1, 2, 3)]
        for client in reversed(left):  # none of these cards matches the discard
            client.move(reactions(client)[0])
        await mover.until(lambda one: len(one.events(failed)) == 3)
        order = [event["seat"] for event in mover.events(failed)]
        assert order == [client.seat for client in left]


async def test_only_some_moves_of_one_seat_are_held(tmp_path: Path) -> None:
    async with open_house(
        tmp_path, bots=False, fair=0.1, clock=lambda: 1000.0, secret=lambda: bytes(32)
    ) as house:
        everyone, mover = await discarded(house, "cambio")
        eager, other = [client for client in everyone if client is not mover][:2]
        for _ in range(MAX_HELD + 5):
            eager.move(reactions(eager)[0])
        assert [one["code"] for one in eager.of("refused")] == ["too_fast"] * 5
        other.move(reactions(other)[0])
        flips = ("flipped", "misflipped")
        await mover.until(lambda one: {flip["seat"] for flip in one.events(*flips)} >= {other.seat})
