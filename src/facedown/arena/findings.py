"""What an arena found, as figures: who beats whom by how much, ratings, what happened."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final

from facedown.arena.contest import Contest, Played, Row
from facedown.arena.figures import quantile
from facedown.arena.guard import KINDS, class_time
from facedown.arena.intervals import Estimate, mean_of, share_of
from facedown.arena.ratings import Tables, rate
from facedown.arena.seating import MIXED, ONE, REST
from facedown.arena.sequential import SequentialTest
from facedown.bots.roster import CHANCE
from facedown.core.dealer import Dealer

# The version of the figures as data.
FORMAT: Final = 1


@dataclass(frozen=True)
class Findings:
    """A contest and what came of it; with a test, the two bots that it was about."""

    contest: Contest
    played: Played
    test: SequentialTest | None = None
    tested: tuple[str, str] = ("", "")

    def data(self, *, times: bool = False) -> dict[str, Any]:
        """All figures as one JSON object: that of `facedown arena --json`.

        The same for the same contest, except for times, which are told only if asked for.
        """
        contest, played = self.contest, self.played
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": contest.game,
            "options": dict(contest.options),
            "players": contest.players,
            "sides": len(set(contest.sides())),
            "bots": contest.names,
            "seed": contest.seed,
            "unit": "match" if contest.is_matches else "round",
            "deals": played.deals,
            "rounds": played.counts.rounds,
            "tables": self.tables(),
            "matrix": self.matrix(),
            "ratings": self.ratings(),
            "happened": self.happened(),
            "endings": dict(sorted(played.counts.endings.items())),
            "faults": self.faults(),
            "stuck": played.stuck,
        }
        if self.test is not None:
            data["test"] = self._test(self.test)
        if times:
            data["decision_ms"] = self.decision_times()
        return data

    def tables(self) -> list[dict[str, Any]]:
        """What a bot won and by how much it was ahead, at each kind of table."""
        names = self.contest.names
        found = []
        for first, second in combinations(range(len(names)), 2):
            for table in (ONE, REST):
                rows = [row for row in self.played.rows if _is_of(row, table, first, second)]
                if rows:
                    against = {"table": table, "bot": names[first], "against": names[second]}
                    sides = [rows[0].sides[first], rows[0].sides[second]]
                    found.append(against | {"sides": sides} | _measures(rows, first))
        for bot, name in enumerate(names):
            rows = [row for row in self.played.rows if row.table == MIXED and row.sides[bot]]
            if rows:
                among = {"table": MIXED, "bot": name, "against": None, "sides": None}
                found.append(among | _measures(rows, bot))
        return found

    def matrix(self) -> list[list[float | None]]:
        """For the bot of a row what it wins alone among those of the column; None if not played."""
        bots = range(len(self.contest.bots))
        return [[self._alone(one, other) for other in bots] for one in bots]

    def ratings(self) -> dict[str, Any]:
        """Elo with intervals, the strongest first. The anchor is chance, or who was named first."""
        names = self.contest.names
        anchor = names.index(CHANCE) if CHANCE in names else 0
        deals = _by_deal(self.played.rows)
        if len(names) < 2 or not deals:
            return {"anchor": names[anchor], "bots": []}
        rated = rate(deals, anchor, Dealer(f"{self.contest.seed}/ratings"))
        rows = [
            {"bot": name, "elo": _told(one.elo, 1), "low": _told(one.low, 1)}
            | {"high": _told(one.high, 1)}
            for name, one in zip(names, rated, strict=True)
        ]
        return {"anchor": names[anchor], "bots": sorted(rows, key=lambda row: -row["elo"])}

    def happened(self) -> list[dict[str, Any]]:
        """What each bot did, and what the events of the game were about it, in all."""
        counts = self.played.counts
        found = []
        for bot, name in enumerate(self.contest.names):
            calls = counts.calls[bot]
            events = {word: n for (one, word), n in sorted(counts.events.items()) if one == bot}
            found.append(
                {
                    "bot": name,
                    "rounds": counts.seats[bot],
                    "calls": calls,
                    "calls_won": counts.calls_won[bot],
                    "call_turn": _told(counts.call_turns[bot] / calls if calls else None, 2),
                    "events": events,
                }
            )
        return found

    def faults(self) -> dict[str, Any]:
        """Decisions that bots have lost: all of them counted, the first of each bot told."""
        counts = self.played.counts.faults
        by_bot = {
            name: {kind: counts[bot, kind] for kind in KINDS}
            for bot, name in enumerate(self.contest.names)
        }
        return {"counts": by_bot, "first": [asdict(fault) for fault in self.played.faults]}

    def decision_times(self) -> list[dict[str, Any]]:
        """How long decisions took, in milliseconds."""
        found = []
        for bot, name in enumerate(self.contest.names):
            classes = Counter(
                {number: n for (one, number), n in self.played.counts.times.items() if one == bot}
            )
            half, most = _milliseconds(classes, 0.5), _milliseconds(classes, 0.99)
            found.append({"bot": name, "decisions": classes.total(), "p50": half, "p99": most})
        return found

    def _alone(self, bot: int, other: int) -> float | None:
        if bot == other:
            return None
        rows = [row for row in self.played.rows if is_alone(row, bot, other)]
        shares = [row.won_each(bot) for row in rows]
        return _told(mean_of(shares).mean, 4) if shares else None

    def _test(self, test: SequentialTest) -> dict[str, Any]:
        bot, against = self.tested
        return {
            "bot": bot,
            "against": against,
            "margin": test.margin,
            "deals": test.deals,
            "ratio": round(test.ratio, 4),
            "verdict": test.verdict,
        }


def is_alone(row: Row, bot: int, other: int) -> bool:
    """Whether a row is about one bot against the rest of another."""
    return row.table != MIXED and row.sides[bot] == 1 and row.sides[other] > 0


def _is_of(row: Row, table: str, first: int, second: int) -> bool:
    return row.table == table and row.sides[first] > 0 and row.sides[second] > 0


def _measures(rows: Sequence[Row], bot: int) -> dict[str, Any]:
    most = 1.0 / min(row.sides[bot] for row in rows)
    won = share_of([row.won_each(bot) for row in rows], most)
    ahead = mean_of([row.ahead[bot] / row.seatings for row in rows])
    return {"deals": len(rows), "won": _estimate(won, 4), "ahead": _estimate(ahead, 4)}


def _estimate(estimate: Estimate, digits: int) -> dict[str, float | None]:
    return {
        "mean": _told(estimate.mean, digits),
        "low": _told(estimate.low, digits),
        "high": _told(estimate.high, digits),
    }


def _told(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits) + 0.0


def _by_deal(rows: Sequence[Row]) -> list[Tables]:
    deals: dict[int, Tables] = {}
    for row in rows:
        tables = deals.setdefault(row.deal, {})
        known = tables.setdefault(row.sides, [0.0] * len(row.sides))
        for bot, share in enumerate(row.won):
            known[bot] += share
    return list(deals.values())


def _milliseconds(classes: Counter[int], share: float) -> float:
    return round(class_time(quantile(classes, share)) * 1000, 4)
