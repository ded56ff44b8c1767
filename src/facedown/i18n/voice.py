"""Who is told: seats as `you` or by name, cards and places in words, records as parameters."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from facedown.core.cards import JOKER, NO_RANK, RANK_TEXT, SUIT_TEXT, Card, Rank
from facedown.core.game import Game
from facedown.core.placed_card import Place, place, seat_of, slot_of
from facedown.core.records import Record
from facedown.core.seats import NO_SEAT, Seat
from facedown.i18n.catalogue import FALLBACK, Messages, Params, messages

SUIT_SIGNS: Final = "♣♥♠♦"

YES_NO: Final = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Voice:
    """Tells what happens to the one who sits at `you`; to watchers everybody has a name.

    Spelled out, a card is `9 of clubs` where it is `9♣` otherwise.
    """

    game: Game[Any] | None = None
    names: tuple[str, ...] = ()
    you: Seat = NO_SEAT
    language: str = FALLBACK
    spelled: bool = False

    @property
    def messages(self) -> Messages:
        return messages(self.language, self.game)

    def text(self, key: str, **params: str | int | float) -> str:
        return self.messages.text(key, params)

    # -- the words of a sentence -------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        """A seat within a sentence."""
        if seat == self.you:
            return self.text("seat-you")
        return self.names[seat] if 0 <= seat < len(self.names) else self.text("seat-nobody")

    def seats(self, seats: Iterable[Seat]) -> str:
        """Seats within a sentence, the one who is told first."""
        return self.listed([self.seat(seat) for seat in self.told_first(seats)])

    def told_first(self, seats: Iterable[Seat]) -> list[Seat]:
        """The seats in their order, but the one who is told before all others."""
        return sorted(seats, key=lambda seat: seat != self.you)

    def name(self, seat: Seat) -> str:
        """A seat that stands alone, or begins a sentence."""
        return self.text("app-you_start") if seat == self.you else self.seat(seat)

    def place(self, where: Place, actor: Seat = NO_SEAT) -> str:
        """`your second card`, `Ana’s first card`, or `their own first card` if Ana is acting."""
        owner, number = seat_of(where), slot_of(where) + 1
        if owner == self.you:
            return self.text("place-yours", number=number)
        if owner == actor:
            return self.text("place-own", number=number)
        return self.text("place-of", number=number, name=self.seat(owner))

    def card(self, card: Card) -> str:
        """`7♥`, or `7 of hearts` for those who listen."""
        if card.rank == NO_RANK:
            return self.text("card-back")
        if card.rank == JOKER:
            return self.text("card-joker")
        if self.spelled:
            suit = SUIT_TEXT[card.suit]
            return self.text("card-name", rank=rank_key(card.rank), suit=suit)
        return rank_sign(card.rank) + SUIT_SIGNS[card.suit]

    def one_card(self, card: Card) -> str:
        """`7♥`, and `a joker`, for there are several."""
        return self.rank(JOKER, "rank-a") if card.rank == JOKER else self.card(card)

    def the_card(self, card: Card) -> str:
        """`the 7♥`, `a joker`, or `a card` that is not seen."""
        if card.rank == NO_RANK:
            return self.text("card-a")
        if card.rank == JOKER:
            return self.one_card(card)
        return self.text("card-the", card=self.card(card), rank=rank_key(card.rank))

    def cards(self, cards: tuple[Card, ...]) -> str:
        return self.listed([self.one_card(card) for card in cards]) or self.text("card-none")

    def rank(self, rank: Rank, form: str = "rank") -> str:
        """`king`; as `rank-a` `a king`, as `rank-the` `the king`."""
        return self.text(form, rank=rank_key(rank))

    def listed(self, words: list[str], joint: str = "list-and") -> str:
        """`Ana, Bo and Cleo`."""
        if len(words) < 2:
            return "".join(words)
        before = words[0]
        for word in words[1:-1]:
            before = self.text("list-comma", before=before, last=word)
        return self.text(joint, before=before, last=words[-1])

    # -- records as parameters ---------------------------------------------------------------------

    def params(self, record: Record) -> Params:
        """What messages about a move or an event may speak of, from the fields it declares."""
        values: dict[str, Any] = {name: getattr(record, name) for name, _ in record.FIELDS}
        actor: Seat = values.get("seat", self.you)
        params: Params = {}
        if self.game is not None:
            params["game"] = self.text("game")
        for name, kind in record.FIELDS:
            params |= self.field(name, kind.name.removeprefix("secret "), values[name], actor)
        if "rank" in values and "card" in values:
            params["is-right"] = YES_NO[values["card"].rank == values["rank"]]
        return params

    def field(self, name: str, kind: str, value: Any, actor: Seat = NO_SEAT) -> Params:
        """The parameters that a value gives, by the kind of field it is."""
        match kind:
            case "seat":
                return {name: self.seat(value), f"{name}-is": self._who(value, actor)}
            case "place" | "slot":
                where = place(actor, value) if kind == "slot" else value
                owner = seat_of(where)
                return {
                    name: self.place(where, actor),
                    f"{name}-of": self.seat(owner),
                    f"{name}-is": self._who(owner, actor),
                }
            case "card":
                is_seen = YES_NO[value.rank != NO_RANK]
                sign = self.one_card(value)
                return {name: self.the_card(value), f"{name}-sign": sign, f"{name}-seen": is_seen}
            case "cards":
                is_seen = YES_NO[all(card.rank != NO_RANK for card in value)]
                count = len(value)
                return {name: self.cards(value), f"{name}-count": count, f"{name}-seen": is_seen}
            case "rank":
                forms = {name: "rank", f"{name}-a": "rank-a", f"{name}-the": "rank-the"}
                return {param: self.rank(value, form) for param, form in forms.items()}
            case "index":
                return {name: value + 1}
            case "number":
                return {name: value}
        return {name: str(value)}

    def _who(self, seat: Seat, actor: Seat) -> str:
        if seat == self.you:
            return "you"
        return "actor" if seat == actor else "other"


def rank_sign(rank: Rank) -> str:
    """A rank as printed on the corner of a card: `7`, `10`, `K`."""
    if rank == NO_RANK:
        return "?"
    return "★" if rank == JOKER else RANK_TEXT[rank].replace("T", "10")


def rank_key(rank: Rank) -> str | int:
    """A rank as messages choose by it: a number from 2 to 9, else the letter of its notation."""
    return rank if 2 <= rank <= 9 else RANK_TEXT[rank]
