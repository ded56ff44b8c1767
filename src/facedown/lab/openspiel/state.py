"""A state of a round, as OpenSpiel walks it."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from facedown.core.cards import CARDS
from facedown.core.dealer import Dealer
from facedown.core.notation import table_text
from facedown.core.seats import DEALER
from facedown.lab.openspiel.round import Round
from facedown.lab.openspiel.worlds import other_world


class Held:
    """A round in a state: copied as states are, and written down as the game and its actions."""

    def __init__(self, played: Round, game: str) -> None:
        self.round: Final = played
        self.game: Final = game

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.round.copy(), self.game)

    def __reduce__(self) -> tuple[Any, tuple[str, list[int]]]:
        return _replay, (self.game, [*self.round.history, *self.round.dealt])


def _replay(game: str, actions: list[int]) -> Held:
    state = pyspiel.load_game(game).new_initial_state()
    for action in actions:
        state.apply_action(action)
    held: Held = state.held
    return held


class State(pyspiel.State):  # type: ignore[misc]
    """Where a round stands: `round` says it in the words of the rules."""

    def __init__(self, game: Any, played: Round) -> None:
        super().__init__(game)
        self.held = Held(played, str(game))

    @property
    def round(self) -> Round:
        return self.held.round

    def current_player(self) -> int:
        if self.round.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.round.seat == DEALER else self.round.seat

    def is_terminal(self) -> bool:
        return self.round.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.round.chances()

    def _apply_action(self, action: int) -> None:
        if self.round.seat == DEALER:
            self.round.deal(action)
        else:
            self.round.act(action)

    def resampled(self, player: int, dealer: Dealer) -> "State":
        """Another state that a player cannot tell from this one."""
        world = other_world(self.round, player, dealer)
        other: State = self.get_game().new_initial_state()
        for action in [*world.history, *world.dealt]:
            other.apply_action(action)
        return other

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "State":
        """The same by OpenSpiel's name for it; `chance` gives numbers from 0 up to 1."""
        return self.resampled(player, Dealer(repr(chance())))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return CARDS[action].text
        return self.round.encoder.text(action)

    def returns(self) -> list[float]:
        """By how many points each seat is ahead of the others on average; 0 before the end."""
        played = self.round
        if not played.is_over or played.table is None:
            return [0.0] * played.encoder.players
        return played.deals.source.rewards(played.table)

    def __str__(self) -> str:
        table = self.round.table
        if table is None:
            return " ".join(["dealing", *[CARDS[code].text for code in self.round.dealt]])
        dealt = [CARDS[code].text for code in self.round.dealt]
        text = table_text(self.round.game, table)
        return " ".join([text, "| next stock", *dealt]) if dealt else text
