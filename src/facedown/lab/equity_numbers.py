"""How much a lead counts, and how fast matches end: see `benchmarks/fit_equity.py`."""

from typing import Final

# By way to play a match and number of players: edge and pace.
NUMBERS: Final[dict[str, dict[int, tuple[float, float]]]] = {
    "end": {
        2: (0.4828, 1.0),
        3: (0.5296, 1.0),
        4: (0.5756, 1.0),
        5: (0.7118, 1.0),
        6: (0.7189, 1.0),
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
        2: (0.0409, 12.0),
        3: (0.0708, 9.35),
        4: (0.085, 8.35),
        6: (0.1039, 8.05),
        8: (0.1242, 8.35),
    },
    "target": {
        2: (0.0023, 593.47),
        4: (0.003, 493.83),
    },
}
