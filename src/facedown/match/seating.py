"""The chairs of a table and who sits on them: people, bots, and bots that stand in for people."""

from typing import Final

from facedown.core.seats import Seat

# Who plays a seat.
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"


class Chair:
    """A seat of the house's table: who has it, and how they stand."""

    def __init__(self) -> None:
        self.kind = EMPTY
        self.person = ""
        self.name = ""
        self.face = ""
        self.level = ""
        # Whom its bot plays: a character of the cast, by its key and its name.
        self.character = ""
        self.character_name = ""
        self.ready = False
        self.wants_pause = False
        # A bot plays for the person, until the person is back or for good.
        self.stand_in = False
        # Since when the person has not been connected to the match.
        self.away_since: float | None = None
        # How often in this round they have wished for a pause, gone, and been played for.
        self.pauses = 0
        self.absences = 0
        self.stand_ins = 0

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays this seat now."""
        return self.kind == BOT or self.stand_in

    @property
    def is_played_for(self) -> bool:
        """Whether a bot plays for a person whose name the seat still has."""
        return self.stand_in or (self.kind == BOT and self.person != "")

    def wish_pause(self, *, on: bool) -> None:
        """The person asks for a pause, or no longer does."""
        self.wants_pause = on
        self.pauses += on

    def go_away(self, at: float) -> None:
        """The person is not connected any more."""
        self.away_since = at
        self.absences += 1

    def come_back(self) -> None:
        """The person is connected again."""
        self.away_since = None

    def be_played_for(self) -> None:
        """A bot plays for the person."""
        self.stand_in = True
        self.stand_ins += 1

    def take_back(self) -> None:
        """The person plays again."""
        self.stand_in, self.away_since = False, None

    def forget_name(self) -> None:
        """Whose chair it was is not known any more: it is its bot's."""
        self.person, self.name, self.face = "", self.character_name, self.character


class Seating:
    """Who sits where at a table, who is its host, and whom the host has sent away."""

    def __init__(self, seats: int, level: str) -> None:
        self.chairs: Final = [Chair() for _ in range(seats)]
        self.host: Seat = 0
        self.removed: Final[set[str]] = set()
        # Of the bots that play on for whoever resigns.
        self._level: Final = level

    # -- coming and going --------------------------------------------------------------------------

    def sit(self, seat: Seat, person: str, name: str, face: str = "") -> None:
        """A person takes a seat."""
        chair = self.chairs[seat]
        chair.kind, chair.person, chair.name, chair.face = PERSON, person, name, face
        chair.ready, chair.level = False, ""
        self._find_host()

    def rename(self, seat: Seat, name: str, face: str) -> None:
        """The person in a seat is called otherwise, or looks otherwise."""
        chair = self.chairs[seat]
        chair.name, chair.face = name, face

    def seat_bot(self, seat: Seat, level: str, character: str = "", name: str = "") -> None:
        """A bot takes a seat: a character, unless the log is older than the cast."""
        chair = self.chairs[seat]
        chair.kind, chair.level, chair.ready = BOT, level, True
        chair.character, chair.character_name = character, name
        chair.forget_name()

    def leave(self, seat: Seat, *, removed: bool) -> None:
        """The seat is free again; whoever was removed is not let in any more."""
        if removed:
            self.removed.add(self.chairs[seat].person)
        self.chairs[seat] = Chair()
        self._find_host()

    def resign(self, seat: Seat, character: str = "", name: str = "", *, forgotten: bool) -> None:
        """The seat is a bot's for good. The match keeps the name, unless it is to be forgotten."""
        chair = self.chairs[seat]
        chair.kind, chair.level, chair.stand_in = BOT, self._level, False
        chair.character, chair.character_name = character, name
        chair.ready, chair.wants_pause = True, False
        if forgotten:
            chair.forget_name()
        self._find_host()

    def _find_host(self) -> None:
        """If the host has left, the person in the lowest seat is the host."""
        people = self.people()
        if people and self.host not in people:
            self.host = people[0]

    # -- what everybody does at once ---------------------------------------------------------------

    def begin_match(self) -> None:
        """Whoever resigned was of the match before."""
        for chair in self.chairs:
            if chair.kind == BOT:
                chair.forget_name()

    def begin_round(self) -> None:
        """What is counted by round begins anew."""
        for chair in self.chairs:
            chair.pauses = chair.absences = chair.stand_ins = 0

    def end_round(self) -> None:
        """People are asked whether they are ready for the next one; bots are."""
        for chair in self.chairs:
            chair.ready = chair.kind == BOT

    def pause(self) -> None:
        """The wishes for a pause are fulfilled."""
        for chair in self.chairs:
            chair.wants_pause = False

    # -- questions ---------------------------------------------------------------------------------

    def people(self) -> list[Seat]:
        """The seats that belong to persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def free_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == EMPTY]

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person; None if they have none."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.person == person:
                return seat
        return None

    def has_played(self, person: str) -> bool:
        """Whether a person has a seat, or had one in this match and resigned."""
        return any(chair.person == person for chair in self.chairs if chair.person)

    def names(self) -> list[str]:
        """What the players are called in a record."""
        return [chair.name or f"{chair.level} bot" for chair in self.chairs]

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person who plays: all others are bots', or played for by bots."""
        found: Seat | None = None
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and not chair.stand_in:
                if found is not None:
                    return None
                found = seat
        return found

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays a seat now."""
        # No generator: it is asked several times a move.
        for chair in self.chairs:  # noqa: SIM110
            if chair.is_bots:
                return True
        return False

    @property
    def all_ready(self) -> bool:
        return all(chair.ready or chair.is_bots for chair in self.chairs)
