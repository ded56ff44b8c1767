"""Bots against each other: a contest from its beginning to what it found."""

from collections.abc import Callable, Sequence
from functools import partial

from facedown.arena.contest import Contest, Row, play_contest
from facedown.arena.findings import Findings, is_alone
from facedown.arena.machines import on_ray
from facedown.arena.recording import Sink
from facedown.arena.seating import ONE, REST, tables_for
from facedown.arena.sequential import INCONCLUSIVE, MARGIN, SequentialTest
from facedown.core.errors import BadOption


def compete(
    contest: Contest,
    jobs: int = 1,
    *,
    test: tuple[str, str] | None = None,
    margin: float = MARGIN,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
    record: Sink | None = None,
) -> Findings:
    """Play a contest in so many processes, or on the machines of Ray at an address.

    With a test, only until it is known whether the one bot is stronger than the other by a margin.
    `record` is handed the rounds of a recorded contest, in their order.
    """
    spread = None if ray is None else partial(on_ray, address=ray)
    if test is None:
        played = play_contest(contest, jobs, progress=progress, spread=spread, record=record)
        return Findings(contest, played)
    decider = _Decider(contest, test, margin)
    played = play_contest(
        contest, jobs, progress=progress, enough=decider.enough, spread=spread, record=record
    )
    return Findings(contest, played, decider.test, test)


class _Decider:
    """Looks at a contest deal by deal, and says when it is decided."""

    def __init__(self, contest: Contest, tested: tuple[str, str], margin: float) -> None:
        for name in tested:
            if name not in contest.names:
                allowed = ", ".join(contest.names)
                raise BadOption("no_such_value", option="--test", value=name, allowed=allowed)
        self.bot, self.other = (contest.names.index(name) for name in tested)
        sides = len(set(contest.sides()))
        table = ONE if self.bot < self.other or sides == 2 else REST
        if self.bot == self.other or table not in tables_for(sides, contest.tables):
            raise BadOption("test_not_played", bot=tested[0], against=tested[1])
        self.test = SequentialTest(sides, margin)

    def enough(self, rows: Sequence[Row]) -> bool:
        for row in rows:
            if is_alone(row, self.bot, self.other):
                self.test.add(row.won_each(self.bot))
        return self.test.verdict != INCONCLUSIVE
