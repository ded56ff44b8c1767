"""What law runs have reached: every event, phase, ending and option value must have been."""

from dataclasses import dataclass, field
from typing import Any

from facedown.core.game import Game
from facedown.testing.plays import Play


@dataclass
class Coverage:
    """What some plays of a game have reached."""

    game: Game[Any]
    events: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    options: set[tuple[str, str]] = field(default_factory=set)

    def add(self, play: Play) -> None:
        game = self.game
        table = game.table(play.setup)
        for events in play.events():
            for event in events:
                game.apply(table, event)
                self.events.add(event.WORD)
                self.phases.add(game.PHASES[table.phase])
        self.moves |= {move.WORD for _, move in play.steps}
        self.endings.add(table.ending)
        for option in game.OPTIONS:
            value = play.setup.variant.values[option.name]
            self.options.add((option.name, option.text(value)))

    def missing(self) -> list[str]:
        """What was never reached, in words."""
        game = self.game
        wanted = {(one.name, one.text(value)) for one in game.OPTIONS for value in one.samples()}
        return [
            *[f"event {kind.WORD}" for kind in game.EVENTS if kind.WORD not in self.events],
            *[f"move {kind.WORD}" for kind in game.MOVES if kind.WORD not in self.moves],
            *[f"phase {phase}" for phase in game.PHASES if phase not in self.phases],
            *[f"ending {ending}" for ending in game.ENDINGS if ending not in self.endings],
            *[f"option {name}={text}" for name, text in sorted(wanted - self.options)],
        ]
