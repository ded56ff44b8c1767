"""The cast: the characters that bots play, and the faces that people may choose.

A character plays a level as its temperament has it: how long it takes, how much it dares and how
readily it forgets, within what the level allows. What it says is in `talk.py`; its face is the
screen's file of that name.
"""

from typing import Final

from facedown.bots.levels import Level, Temperament, find_level


class Character:
    """Somebody whom a bot plays. The name is the same in every language."""

    def __init__(self, name: str, level: str, temperament: Temperament) -> None:
        self.key: Final = name.lower()
        self.name: Final = name
        self.face: Final = self.key
        self.level: Final = level
        self.temperament: Final = temperament
        # How a `LevelPlayer` plays it.
        self.plays: Final[Level] = find_level(level).played_by(temperament)

    @property
    def about(self) -> str:
        """The message that describes it in a line."""
        return f"cast-{self.key}"


_EVERYBODY: Final = (
    Character("Rosa", "relaxed", Temperament(pace=1.2, risk=-0.7, forgets=0.95)),
    Character("Otto", "relaxed", Temperament(pace=1.3, forgets=0.92)),
    Character("Gil", "relaxed", Temperament(pace=0.85, risk=0.7, forgets=1.08)),
    Character("Bento", "friendly", Temperament(pace=1.2, risk=-0.6)),
    Character("Nina", "friendly", Temperament(pace=0.8, risk=0.2, forgets=0.96)),
    Character("Davi", "friendly", Temperament(pace=0.85, risk=0.8, forgets=1.05)),
    Character("Elsa", "regular", Temperament(pace=1.15, risk=-0.6, forgets=0.95)),
    Character("Fausto", "regular", Temperament(risk=0.8, forgets=1.05)),
    Character("Mina", "regular", Temperament(pace=0.85, forgets=0.92)),
    Character("Samir", "sharp", Temperament(pace=1.2, risk=-0.5, forgets=0.95)),
    Character("Chiara", "sharp", Temperament(pace=0.9, risk=0.4)),
    Character("Renata", "sharp", Temperament(pace=0.8, risk=0.6, forgets=1.06)),
    Character("Corvo", "master", Temperament(pace=1.2, risk=-0.5)),
    Character("Vera", "master", Temperament()),
    Character("Zoe", "master", Temperament(pace=0.8, risk=0.7)),
)

# By key, the weakest level first.
CAST: Final[dict[str, Character]] = {one.key: one for one in _EVERYBODY}

# For people, in the order in which they are offered.
FACES: Final = (
    *("straw", "scarf", "turban", "puffs", "curls", "sweep", "braids", "flatcap", "beret"),
    *("quiff", "crop", "cat", "owl", "bear", "hare", "frog", "dog", "badger", "octopus"),
)
