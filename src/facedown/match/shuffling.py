"""The shuffle of one round as it is made: the house's secret, and what the seats add to it."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.seats import Seat
from facedown.match import shuffle


class Shuffling:
    """A round's shuffle: seats commit to their shares, then open them; then the cards follow.

    What the seats have given is by seat, empty where there is nothing.
    """

    def __init__(self, secret: bytes, cards: tuple[Card, ...], seats: int) -> None:
        self._cards: Final = cards
        self.secret: Final = secret
        # What the house publishes before the seats commit.
        self.root: Final = shuffle.new_root(secret, cards)
        self.digests: Final = [b""] * seats
        self.entropies: Final = [b""] * seats
        # Whether the time to commit is over, and those who did are asked for their shares.
        self.is_revealing = False

    # -- what the seats give -----------------------------------------------------------------------

    def commit(self, seat: Seat, digest: bytes) -> None:
        self.digests[seat] = digest

    def ask_shares(self) -> None:
        """The time to commit is over."""
        self.is_revealing = True

    def share(self, seat: Seat, entropy: bytes) -> None:
        self.entropies[seat] = entropy

    # -- what is asked of them ---------------------------------------------------------------------

    def may_commit(self, seat: Seat) -> bool:
        """Whether the seat can still commit to a share."""
        return not self.is_revealing and not self.digests[seat]

    def may_share(self, seat: Seat) -> bool:
        """Whether the seat can still open its share."""
        return self.is_revealing and not self.entropies[seat]

    def is_share(self, seat: Seat, entropy: bytes) -> bool:
        """Whether this is the share that the seat has committed to."""
        return entropy != b"" and shuffle.digest(entropy) == self.digests[seat]

    @property
    def has_commitments(self) -> bool:
        """Whether any seat has committed to a share."""
        return any(self.digests)

    @property
    def misses_shares(self) -> bool:
        """Whether any seat has committed to a share and not opened it."""
        pairs = zip(self.digests, self.entropies, strict=True)
        return any(digest and not entropy for digest, entropy in pairs)

    # -- what follows ------------------------------------------------------------------------------

    def deck(self) -> list[Card]:
        """The deck that is played, the top card first."""
        return shuffle.deck(self.secret, self._cards, self.entropies, root=self.root)

    def order(self, number: int, size: int) -> tuple[int, ...]:
        """The Dealer's order of a reshuffle of so many cards; the first has number 1."""
        return shuffle.order(self.secret, self.entropies, number, size)

    def starter(self) -> Seat:
        """Who begins the match, if this is its first round (G-11)."""
        return shuffle.starter(self.secret, self.entropies, tuple(range(len(self.entropies))))

    def proof(self) -> shuffle.Proof:
        """What proves the shuffle; secret until the round is over."""
        return shuffle.Proof(self.root, self.secret, tuple(self.entropies), tuple(self.digests))
