"""The minis: every game, laid so short that it can be solved."""

from collections.abc import Callable
from typing import Any, Final

from facedown.core.cards import Card, cards
from facedown.core.events import Begun
from facedown.core.game import Game
from facedown.core.placed_card import fresh
from facedown.core.records import Event, Move
from facedown.core.seats import bit
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.exact.growing import Mini, every_deal
from facedown.games.cambio import GAME as CAMBIO
from facedown.games.cambio.variant import Variant as CambioVariant
from facedown.games.pinnacola import GAME as PINNACOLA
from facedown.games.pinnacola.events import PickedUp
from facedown.games.tres_cartas import GAME as TRES_CARTAS
from facedown.games.tres_cartas.variant import Variant as TresCartasVariant
from facedown.games.vinto import GAME as VINTO
from facedown.games.vinto.moves import Declare, SwapGuess
from facedown.games.vinto.variant import Variant as VintoVariant

SEATS: Final = (0, 1)


class Layout:
    """How a table is laid: hands of so many cards, those of `seen` slots known to their owner."""

    def __init__(
        self, game: Game[Any], setup: Setup, size: int, seen: tuple[int, ...], *, turn_up: bool
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.size: Final = size
        self.seen: Final = seen
        self.turn_up: Final = turn_up

    def lay(self, deck: tuple[Card, ...]) -> Table:
        """The table of this deck, with the first turn begun."""
        table: Table = self.game.table(self.setup)
        table.batches = [tuple(sorted(deck, key=lambda card: card.code))]
        top = 0
        for seat in SEATS:
            table.hands[seat] = [fresh(card) for card in deck[top : top + self.size]]
            top += self.size
        if self.turn_up:
            table.discard = [fresh(deck[top]).up(deck[top])]
            top += 1
        table.stock = [fresh(card) for card in reversed(deck[top:])]
        for event in self.opening(table):
            self.game.apply(table, event)
        following = self.game.settle(table)
        while following is not None:
            self.game.apply(table, following)
            following = self.game.settle(table)
        return table

    def opening(self, table: Table) -> list[Event]:
        """What happens before the first turn."""
        for seat in SEATS:
            for slot in self.seen:
                placed = table.hands[seat][slot]
                assert placed is not None
                table.hands[seat][slot] = placed.seen(placed.card, bit(seat))
        return [Begun(0)]


class HeldLayout(Layout):
    """The same with hands that are held."""

    def opening(self, table: Table) -> list[Event]:
        return [PickedUp(seat, tuple(table.hand(seat)), seen_by=bit(seat)) for seat in SEATS]


def everything_matters(move: Move) -> bool:
    return True


def tres_cartas() -> Mini:
    """Eight cards of three kinds, three turns."""
    variant = TRES_CARTAS.variant()
    assert isinstance(variant, TresCartasVariant)
    variant.max_turns = 3
    layout = Layout(TRES_CARTAS, TRES_CARTAS.setup(variant, 2), 3, (0, 2), turn_up=False)
    deals = every_deal(cards("Jc Jc 5c 5c 5c Tc Tc Tc"))
    return Mini("tres-cartas", TRES_CARTAS, deals, layout.lay, everything_matters)


def cambio() -> Mini:
    """Two cards each, one of them seen; two turns, and windows in which the rival may flip."""
    variant = CAMBIO.variant(
        {
            "flip_timing": "window",
            "flip_targets": "own",
            "discarder_may_flip": "false",
            "discard_draw_must_swap": "true",
        }
    )
    assert isinstance(variant, CambioVariant)
    variant.max_turns = 2
    layout = Layout(CAMBIO, CAMBIO.setup(variant, 2), 2, (1,), turn_up=False)
    deals = every_deal(cards("Ac Ac 5c 5c 5c 9c 9c"))
    return Mini("cambio", CAMBIO, deals, layout.lay, everything_matters)


def vinto() -> Mini:
    """One card each; two turns, one toss a window, and guesses only of ranks that are there."""
    variant = VINTO.variant(
        {"guess_penalty": "0", "active_may_toss": "false", "toss_chain": "single"}
    )
    assert isinstance(variant, VintoVariant)
    variant.max_turns = 2
    deck = cards("2c 2c 5c 5c 5c Jc Jc")
    layout = Layout(VINTO, VINTO.setup(variant, 2), 1, (0,), turn_up=True)
    ranks = {card.rank for card in deck}

    def names_what_is_there(move: Move) -> bool:
        return not isinstance(move, SwapGuess | Declare) or move.rank in ranks

    return Mini("vinto", VINTO, every_deal(deck), layout.lay, names_what_is_there)


def pinnacola() -> Mini:
    """Two cards each of eight; three turns, and closing asks for no meld in particular."""
    variant = PINNACOLA.variant({"closing_requires": "none"})
    layout = HeldLayout(PINNACOLA, PINNACOLA.setup(variant, 2), 2, (), turn_up=True)
    deals = every_deal(cards("5c 5c 6c 6c 7c 7c 7d 7d"), held=2)
    return Mini("pinnacola", PINNACOLA, deals, layout.lay, everything_matters)


MINIS: Final[dict[str, Callable[[], Mini]]] = {
    "vinto": vinto,
    "cambio": cambio,
    "tres-cartas": tres_cartas,
    "pinnacola": pinnacola,
}
