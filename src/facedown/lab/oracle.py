"""The oracle: every card as it lies, whoever may see it. For a critic that is told, never a player.

A card is its code and one more (`facedown.core.cards` has the codes), and 0 is no card. Seats and
piles count from 0 at the table, not from a seat that looks. `oracle_fields` says what stands where.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from facedown.core.table import Table
from facedown.lab.encoding import Field

SLOTS: Final = 64  # of each hand, more than play fills
CARDS: Final = 108  # of the largest pack


def oracle_fields(players: int) -> tuple[Field, ...]:
    """What the numbers of a table with so many players say."""
    shapes: list[tuple[str, tuple[int, ...], str]] = [
        ("hands", (players, SLOTS), "the slots of each seat; later ones are left out"),
        ("stock", (CARDS,), "the stock from its top"),
        ("discard", (CARDS,), "the discard from its top"),
        ("drawn", (CARDS,), "what is drawn, the first card first"),
        ("piles", (CARDS,), "the cards of the piles that only this game has, such as melds"),
        ("pile_numbers", (CARDS,), "for each of these cards, which pile it lies in, from 1"),
        ("pile_owners", (CARDS,), "for each of these cards, whose pile that is, seats from 1"),
    ]
    fields: list[Field] = []
    at = 0
    for name, shape, says in shapes:
        field = Field(name, shape, at, says)
        fields.append(field)
        at += field.size
    return tuple(fields)


def oracle_size(players: int) -> int:
    """How many numbers tell every card."""
    return players * SLOTS + 6 * CARDS


def write_oracle(table: Table, out: vec[u8], start: i64) -> None:
    """Put every card of a table into the numbers from the start on."""
    hands = table.hands
    first: i64 = start + len(hands) * SLOTS
    at: i64 = start
    end: i64 = first + 6 * CARDS
    while at < end:
        out[at] = 0
        at += 1
    at = start
    for hand in hands:
        for slot, placed in enumerate(hand):
            if placed is not None and slot < SLOTS:
                out[at + slot] = u8(placed.card.code + 1)
        at += SLOTS
    for piled in (table.stock, table.discard):
        last: i64 = len(piled) - 1
        while last >= 0:
            out[at + len(piled) - 1 - last] = u8(piled[last].card.code + 1)
            last -= 1
        at += CARDS
    for i, lying in enumerate(table.drawn):
        out[at + i] = u8(lying.card.code + 1)
    at += CARDS
    number: i64 = 0
    for piles in table.own_piles().values():
        for pile in piles:
            number += 1
            for one in pile.cards:
                out[at] = u8(one.card.code + 1)
                out[at + CARDS] = u8(number)
                out[at + 2 * CARDS] = u8(pile.owner + 1)
                at += 1


def oracle_of(table: Table) -> bytes:
    """Every card of a table as bytes."""
    out = vec[u8]([0] * oracle_size(len(table.hands)))
    write_oracle(table, out, 0)
    return bytes(memoryview(out))
