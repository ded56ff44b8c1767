"""What the house counts, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

# Seconds; from what nobody feels to what nobody bears.
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

# The parts of the house whose errors are counted.
PARTS: Final = ("house", "http", "socket", "store")

Figures = Callable[[], Mapping[str, float]]


class Moves(Collector):
    """What is counted at every move and message: by the event loop alone, so without locks."""

    def __init__(self) -> None:
        self.messages = 0
        self.moves: Final[Tally[str]] = Tally()
        self.seconds = 0.0
        # How many moves took so long: up to each of the latencies, and longer.
        self.took: Final = [0] * (len(LATENCIES) + 1)

    def add(self, by: str, seconds: float) -> None:
        self.moves[by] += 1
        self.seconds += seconds
        self.took[bisect_left(LATENCIES, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(
            "facedown_messages", "Messages that clients sent.", value=self.messages
        )
        moves = CounterMetricFamily(
            "facedown_moves", "Moves, by person, bot or clock.", labels=["by"]
        )
        for by, count in self.moves.items():
            moves.add_metric([by], count)
        yield moves
        names = [*map(str, LATENCIES), "+Inf"]
        yield HistogramMetricFamily(
            "facedown_move_seconds",
            "From a move's arrival until it is on disk and sent to everyone.",
            buckets=[*zip(names, accumulate(self.took), strict=True)],
            sum_value=self.seconds,
        )


class Metrics:
    """The counters of one house; each house has its own, so that tests may have many."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.sockets = Gauge("facedown_sockets", "Sockets that are open.", registry=registry)
        self._house = Gauge(
            "facedown_house", "What the house holds now.", ["what"], registry=registry
        )
        self._moves: Final = Moves()
        registry.register(self._moves)
        self._bot_seconds = Histogram(
            "facedown_bot_seconds",
            "How long a bot took to choose.",
            buckets=LATENCIES,
            registry=registry,
        )
        self._requests = Histogram(
            "facedown_request_seconds",
            "HTTP requests.",
            ["route", "status"],
            buckets=LATENCIES,
            registry=registry,
        )
        self._refused = Counter(
            "facedown_refused", "What was refused, by its code.", ["code"], registry=registry
        )
        self._closed = Counter(
            "facedown_closed", "Sockets that the house closed, and why.", ["why"], registry=registry
        )
        self._errors = Counter(
            "facedown_errors", "What should not have happened.", ["where"], registry=registry
        )
        # Prometheus sees no increase in what appears when it first happens.
        for where in PARTS:
            self._errors.labels(where)
        self._figures: Figures = dict

    def watch(self, figures: Figures) -> None:
        """Ask this for the numbers of the house whenever somebody looks."""
        self._figures = figures

    def moved(self, by: str, seconds: float) -> None:
        self._moves.add(by, seconds)

    def heard(self) -> None:
        """A client sent a message."""
        self._moves.messages += 1

    def bot_took(self, seconds: float) -> None:
        self._bot_seconds.observe(seconds)

    def answered(self, route: str, status: int, seconds: float) -> None:
        self._requests.labels(route, str(status)).observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def closed(self, why: str) -> None:
        self._closed.labels(why).inc()

    def failed(self, where: str) -> None:
        self._errors.labels(where).inc()

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        for what, number in self._figures().items():
            self._house.labels(what).set(number)
        return generate_latest(self.registry)
