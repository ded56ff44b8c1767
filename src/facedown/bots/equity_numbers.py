"""How much a lead counts, and how fast matches end: see `benchmarks/fit_equity.py`."""

from typing import Final

# By way to play a match and number of players: edge and pace.
NUMBERS: Final[dict[str, dict[int, tuple[float, float]]]] = {
    "end": {
        2: (0.434, 1.0),
        3: (0.525, 1.0),
        4: (0.6027, 1.0),
        5: (0.6209, 1.0),
        6: (0.8231, 1.0),
    },
    "rounds": {
        2: (1.306, 1.0),
        3: (1.8602, 1.0),
        4: (2.3034, 1.0),
        6: (2.4589, 1.0),
        8: (2.9625, 1.0),
    },
    "limit": {
        2: (0.079, 5.67),
        3: (0.1168, 6.25),
        4: (0.1176, 6.7),
        6: (0.1491, 5.78),
    },
    "out": {
        2: (0.0477, 11.88),
        3: (0.086, 9.47),
        4: (0.0923, 8.37),
        5: (0.0996, 8.18),
        6: (0.1174, 8.22),
        8: (0.0988, 8.28),
    },
    "target": {
        2: (0.0016, 584.8),
        4: (0.003, 529.1),
    },
}
