"""The fair shuffle: chance that neither the house nor a player chooses, and that anyone can check.

A round has a secret of 32 bytes. From it follow the house's deck, a salt for each of its positions
and a key for reshuffles; the house publishes the root of a Merkle tree over them before any seat
commits to entropy of its own. The cards played are the house's deck, permuted by what the seats
have given: the house cannot choose them any more, the seats do not see what they permute.

docs/reference/fair-shuffle.md specifies every byte, for verifiers in other languages.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack
from typing import ClassVar, Final, TypeVar

from facedown.core.cards import UNKNOWN, Card
from facedown.core.errors import BadNotation, BadTranscript
from facedown.core.seats import MAX_SEATS, Seat

T = TypeVar("T")

SIZE: Final = 32  # of secrets, roots, digests, salts
MAX_ENTROPY: Final = 64

# What a key is used for; no label is the beginning of another message, for a zero byte ends it.
_DECK: Final = b"facedown shuffle 1 deck\0"
_SALT: Final = b"facedown shuffle 1 salt\0"
_KEY: Final = b"facedown shuffle 1 reshuffle key\0"
_PERMUTATION: Final = b"facedown shuffle 1 permutation\0"
_RESHUFFLE: Final = b"facedown shuffle 1 reshuffle\0"
_STARTER: Final = b"facedown shuffle 1 starter\0"

_LEAF: Final = b"\0"
_NODE: Final = b"\1"


def new_root(secret: bytes, cards: tuple[Card, ...]) -> bytes:
    """What the house publishes before the seats commit: the Merkle root of its deck and key."""
    return _levels(_leaves(secret, cards))[-1][0]


def digest(entropy: bytes) -> bytes:
    """What a seat commits to."""
    return sha256(entropy).digest()


def deck(
    secret: bytes,
    cards: tuple[Card, ...],
    entropies: Sequence[bytes],
    *,
    root: bytes | None = None,
) -> list[Card]:
    """The deck that is played, the top card first. Entropies are by seat, empty where none is.

    Whoever has the root of this secret at hand may give it, and saves the time to make it again.
    """
    house = _house_deck(secret, cards)
    known = root or new_root(secret, cards)
    return [house[position] for position in permutation(known, entropies, len(cards))]


def permutation(root: bytes, entropies: Sequence[bytes], size: int) -> tuple[int, ...]:
    """Which position of the house's deck each card of the played deck comes from.

    It is public once the entropies are: nothing of the house's deck is in it.
    """
    return tuple(_shuffled(range(size), _Stream(root, _PERMUTATION + _joined(entropies))))


def order(secret: bytes, entropies: Sequence[bytes], k: int, size: int) -> tuple[int, ...]:
    """The Dealer's order of the k-th reshuffle of a round, counted from 1."""
    message = _RESHUFFLE + _joined(entropies) + _number(k)
    return tuple(_shuffled(range(size), _Stream(_reshuffle_key(secret), message)))


def starter(secret: bytes, entropies: Sequence[bytes], seats: tuple[Seat, ...]) -> Seat:
    """Who begins a match, from its first round's secret and entropies (G-11)."""
    return seats[_Stream(secret, _STARTER + _joined(entropies)).below(len(seats))]


@dataclass(frozen=True)
class OpenedCard:
    """One card of the house's deck, opened alone: what its leaf holds, and the way to the root."""

    position: int
    card: Card
    salt: bytes
    path: tuple[bytes, ...]


def open_card(secret: bytes, cards: tuple[Card, ...], position: int) -> OpenedCard:
    """Open the card at a position of the house's deck, and nothing else."""
    if not 0 <= position < len(cards):
        raise BadNotation("no_such_position", position=position)
    house = _house_deck(secret, cards)
    path = []
    index = position
    for level in _levels(_leaves(secret, cards)):
        if index ^ 1 < len(level):
            path.append(level[index ^ 1])
        index >>= 1
    return OpenedCard(position, house[position], _salt(_Keyed(secret), position), tuple(path))


def check_card(root: bytes, size: int, opened: OpenedCard) -> bool:
    """Whether the house was bound to this card at this position of its deck of so many cards."""
    if not 0 <= opened.position < size or len(opened.salt) != SIZE or opened.card == UNKNOWN:
        return False
    found = _leaf(opened.position, opened.card.text.encode(), opened.salt)
    path = list(opened.path)
    index, width = opened.position, size + 1
    while width > 1:
        if index ^ 1 < width:
            if not path or len(path[0]) != SIZE:
                return False
            other = path.pop(0)
            found = _node(other, found) if index & 1 else _node(found, other)
        index, width = index >> 1, (width + 1) >> 1
    return not path and found == root


@dataclass(frozen=True)
class Proof:
    """What a round's record carries of its shuffle, opened. By seat; empty where there is none.

    A seat that committed and did not reveal has a digest and no entropy.
    """

    root: bytes
    secret: bytes
    entropies: tuple[bytes, ...]
    digests: tuple[bytes, ...]

    def __post_init__(self) -> None:
        is_whole = (
            len(self.root) == len(self.secret) == SIZE
            and len(self.entropies) == len(self.digests) <= MAX_SEATS
            and all(len(entropy) <= MAX_ENTROPY for entropy in self.entropies)
            and all(len(one) in (0, SIZE) for one in self.digests)
        )
        if not is_whole:
            raise BadNotation("no_such_proof")

    @staticmethod
    def of(
        secret: bytes,
        cards: tuple[Card, ...],
        entropies: Sequence[bytes],
        digests: Sequence[bytes] | None = None,
    ) -> "Proof":
        """The proof of a round. Without digests, whoever gave entropy had committed to it."""
        if digests is None:
            digests = [digest(entropy) if entropy else b"" for entropy in entropies]
        return Proof(new_root(secret, cards), secret, tuple(entropies), tuple(digests))

    @property
    def is_shared(self) -> bool:
        """Whether any seat had a share in it: if none had, the house alone shuffled."""
        return any(self.entropies)

    def check(
        self,
        cards: tuple[Card, ...],
        played: Sequence[Card],
        orders: Sequence[tuple[int, ...]],
        *,
        number: int = 1,
    ) -> None:
        """Recompute a round: its shares, its root, its deck, the Dealer's orders.

        `BadTranscript` says what is not as the proof has it.
        """
        for seat, (entropy, committed) in enumerate(zip(self.entropies, self.digests, strict=True)):
            if entropy and digest(entropy) != committed:
                raise _unproven(number, "share", seat=seat)
        if new_root(self.secret, cards) != self.root:
            raise _unproven(number, "root")
        if list(played) != deck(self.secret, cards, self.entropies, root=self.root):
            raise _unproven(number, "deck")
        for k, one in enumerate(orders, start=1):
            if one != order(self.secret, self.entropies, k, len(one)):
                raise _unproven(number, "order", reshuffle=k)

    def check_starter(self, seats: tuple[Seat, ...], first: Seat, *, number: int = 1) -> None:
        """Of the first round of a match: who began it is not chosen either."""
        if starter(self.secret, self.entropies, seats) != first:
            raise _unproven(number, "starter")


def _unproven(number: int, what: str, **params: int) -> BadTranscript:
    return BadTranscript("unproven", round=number, what=what, **params)


# -- keys ------------------------------------------------------------------------------------------


class _Keyed:
    """HMAC-SHA256 (RFC 2104) under a key, prepared once and used for many messages.

    A round takes eighty of them; the library's own, prepared each time, cost over twice as much.
    """

    # Of SHA-256 the size of a block; and what each byte of the key becomes, inside and outside.
    BLOCK: ClassVar = 64
    INNER: ClassVar = bytes([one ^ 0x36 for one in range(256)])
    OUTER: ClassVar = bytes([one ^ 0x5C for one in range(256)])

    def __init__(self, key: bytes) -> None:
        if len(key) != SIZE:
            raise BadNotation("no_such_secret", size=len(key))
        block = key.ljust(self.BLOCK, b"\0")
        self._inner: Final = sha256(block.translate(self.INNER))
        self._outer: Final = sha256(block.translate(self.OUTER))

    def mac(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


# -- the house's deck and its tree -----------------------------------------------------------------


def _house_deck(secret: bytes, cards: tuple[Card, ...]) -> list[Card]:
    """The house's own order. It begins sorted, so that a deck alone says what it was made of."""
    return _shuffled(sorted(cards, key=lambda card: card.code), _Stream(secret, _DECK))


def _reshuffle_key(secret: bytes) -> bytes:
    return _Keyed(secret).mac(_KEY)


def _salt(keyed: _Keyed, position: int) -> bytes:
    return keyed.mac(_SALT + _number(position))


def _leaves(secret: bytes, cards: tuple[Card, ...]) -> list[bytes]:
    contents = [card.text.encode() for card in _house_deck(secret, cards)]
    contents.append(_reshuffle_key(secret))
    keyed = _Keyed(secret)
    return [
        _leaf(position, content, _salt(keyed, position))
        for position, content in enumerate(contents)
    ]


def _leaf(position: int, content: bytes, salt: bytes) -> bytes:
    message = _LEAF + _number(position) + _number(len(content)) + content + salt
    return sha256(message).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(_NODE + left + right).digest()


def _levels(leaves: list[bytes]) -> list[list[bytes]]:
    """The tree from its leaves to its root. A node without a sibling goes up as it is."""
    levels = [leaves]
    while len(leaves) > 1:
        pairs = [_node(leaves[i], leaves[i + 1]) for i in range(0, len(leaves) - 1, 2)]
        leaves = pairs + leaves[len(pairs) * 2 :]
        levels.append(leaves)
    return levels


# -- chance ----------------------------------------------------------------------------------------


class _Stream:
    """Numbers from a key and a message: HMAC-SHA256 of the message with a counter, in words."""

    def __init__(self, key: bytes, message: bytes) -> None:
        self._keyed: Final = _Keyed(key)
        self._message: Final = message
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely: words that would favour are left."""
        ceiling = 0x1_0000_0000 - 0x1_0000_0000 % limit
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < ceiling:
                return word % limit

    def _refill(self) -> None:
        block = self._keyed.mac(self._message + _number(self._block))
        self._words = list(unpack(">8I", block))[::-1]
        self._block += 1


def _shuffled(things: Sequence[T], stream: _Stream) -> list[T]:
    """Fisher and Yates, from the end."""
    shuffled = list(things)
    for last in range(len(shuffled) - 1, 0, -1):
        other = stream.below(last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def _joined(entropies: Sequence[bytes]) -> bytes:
    """Entropies as one message: their number, then each behind its length."""
    parts = [_number(len(entropies))]
    for entropy in entropies:
        parts += [_number(len(entropy)), entropy]
    return b"".join(parts)


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
