"""Who is speaking to whom: seats as `You` or by name, cards and places in words."""

from dataclasses import dataclass

from facedown.cli.english.cards import card_text, listed, ordinal
from facedown.core.cards import NO_RANK, Card
from facedown.core.placed_card import Place, seat_of, slot_of
from facedown.core.seats import NO_SEAT, Seat


@dataclass(frozen=True)
class Voice:
    """Tells what happens to the one who sits at `you`; to watchers everybody has a name.

    Spelled out, a card is `9 of clubs` where it is `9♣` otherwise.
    """

    names: tuple[str, ...]
    you: Seat = NO_SEAT
    spelled: bool = False

    def name(self, seat: Seat) -> str:
        """A seat as it begins a sentence."""
        return "You" if seat == self.you else self.bare(seat)

    def bare(self, seat: Seat) -> str:
        """A seat within a sentence."""
        if seat == self.you:
            return "you"
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def does(self, seat: Seat, verb: str, others: str = "") -> str:
        """`You draw`, `Ana draws`."""
        if seat == self.you:
            return f"You {verb}"
        return f"{self.name(seat)} {others or verb + 's'}"

    def whose(self, seat: Seat, actor: Seat = NO_SEAT) -> str:
        """`your`, `Ana's`, or `their` if Ana herself is acting."""
        if seat == self.you:
            return "your"
        return "their" if seat == actor else f"{self.bare(seat)}'s"

    def place(self, where: Place, actor: Seat = NO_SEAT) -> str:
        """`your second card`, `Ana's first card`."""
        return f"{self.whose(seat_of(where), actor)} {ordinal(slot_of(where))} card"

    def card(self, card: Card) -> str:
        return card_text(card, spelled=self.spelled)

    def the(self, card: Card) -> str:
        """`the 7♥`, or `a card` that is not seen."""
        return "a card" if card.rank == NO_RANK else f"the {self.card(card)}"

    def cards(self, cards: tuple[Card, ...]) -> str:
        return listed([self.card(card) for card in cards]) or "no cards"

    def seats(self, seats: tuple[Seat, ...]) -> str:
        words = listed([self.bare(seat) for seat in seats]) or "nobody"
        return words[0].upper() + words[1:] if words.startswith("you") else words


def unique_names(names: list[str]) -> tuple[str, ...]:
    """Names that can be told apart: one that several bear gets its seat's number.

    >>> unique_names(["rule", "Bo", "rule"])
    ('rule 0', 'Bo', 'rule 2')
    """
    return tuple(
        f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )
