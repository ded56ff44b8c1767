"""What the house counts, for Prometheus."""

from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

# Seconds; from what nobody feels to what nobody bears.
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Figures = Callable[[], Mapping[str, float]]


class Metrics:
    """The counters of one house; each house has its own, so that tests may have many."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.sockets = Gauge("facedown_sockets", "Sockets that are open.", registry=registry)
        self._house = Gauge(
            "facedown_house", "Tables, people and watchers now.", ["what"], registry=registry
        )
        self._moves = Counter(
            "facedown_moves", "Moves, by person, bot or clock.", ["by"], registry=registry
        )
        self._move_seconds = Histogram(
            "facedown_move_seconds",
            "From a move's arrival until it is on disk and sent to everyone.",
            buckets=LATENCIES,
            registry=registry,
        )
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
        self.messages = Counter(
            "facedown_messages", "Messages that clients sent.", registry=registry
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
        self._figures: Figures = dict

    def watch(self, figures: Figures) -> None:
        """Ask this for the numbers of the house whenever somebody looks."""
        self._figures = figures

    def moved(self, by: str, seconds: float) -> None:
        self._moves.labels(by).inc()
        self._move_seconds.observe(seconds)

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
