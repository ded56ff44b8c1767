"""An evening and its guests for the parts of a room: no socket, no disk, times that are given."""

import json
from typing import Any

from facedown.catalog import GAMES
from facedown.match import log, wire
from facedown.match.evening import Evening
from facedown.server.guests import Guest, Guests
from facedown.server.people import Person

START = 1000.0
STILL = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=4, abandon=100)


class Desk:
    """A connection that keeps what it is sent."""

    def __init__(self, address: str = "", rtt: float = 0.0) -> None:
        self.address = address
        self.rtt = rtt
        self.letters: list[dict[str, Any]] = []
        self.closed: list[tuple[int, str]] = []

    def send(self, data: bytes) -> None:
        self.letters.append(json.loads(data))

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def seated(*names: str, game: str = "cambio", **changes: Any) -> Evening:
    """A table where these people sit, before their match."""
    options: dict[str, Any] = {"game": game, "seats": len(names), "clocks": STILL}
    asked = wire.TableOptions(**options | changes)
    opened = log.Opened(at=START, code="BCDFGH", options=asked, version=GAMES[game].VERSION)
    evening = Evening(GAMES[game], opened)
    for seat, name in enumerate(names):
        evening.apply(log.Sat(at=START, seat=seat, person=f"id-{name}", name=name))
    return evening


def begun(*names: str, **changes: Any) -> Evening:
    """A table where shares of the shuffle are asked for."""
    evening = seated(*names, **changes)
    evening.apply(log.Began(at=START, secret=bytes(32).hex()))
    return evening


def dealt(*names: str, **changes: Any) -> Evening:
    """A table where cards have been dealt."""
    evening = begun(*names, **changes)
    evening.apply(log.CardsDealt(at=START))
    return evening


def over(*names: str) -> Evening:
    """A table whose match was played to its end by the clock; nobody is ready for another."""
    evening = dealt(*names)
    while evening.stage == "playing":
        assert evening.round is not None
        seat = evening.game.awaited(evening.round.table)[0]
        move = _towards_the_end(evening, seat)
        evening.apply(log.Moved(at=START, seat=seat, move=move, by=log.PERSON))
    assert evening.stage == "over"
    return evening


def _towards_the_end(evening: Evening, seat: int) -> dict[str, Any]:
    assert evening.round is not None
    for move in evening.legal_moves(seat):
        if isinstance(move, evening.game.CALLS):
            return move.data()
    return evening.game.default_move(evening.round.table, seat).data()


def person(name: str) -> Person:
    return Person(id=f"id-{name}", name=name)


def guest(viewer: int, name: str = "", address: str = "", **changes: Any) -> Guest:
    """Somebody who is connected, at this seat or to watch."""
    return Guest(Desk(address), person(name) if name else None, viewer, **changes)


def company(*guests: Guest) -> Guests:
    """These people, here since the beginning."""
    found = Guests(START)
    for one in guests:
        found.add(one, START)
    return found


def desk(one: Guest) -> Desk:
    assert isinstance(one.connection, Desk)
    return one.connection
