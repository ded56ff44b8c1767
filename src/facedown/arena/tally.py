"""What is counted of rounds and matches.

All in whole numbers that are added up, so that the figures are the same however the work is
divided.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from facedown.arena.playing import PlayedMatch, PlayedRound
from facedown.core.seats import Seat


@dataclass
class Share:
    """Rounds played by somebody, won, and points made in them."""

    rounds: int = 0
    wins: int = 0
    points: int = 0

    @property
    def win_share(self) -> float:
        return self.wins / self.rounds if self.rounds else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.rounds if self.rounds else 0.0

    def add(self, other: "Share") -> None:
        self.rounds += other.rounds
        self.wins += other.wins
        self.points += other.points


@dataclass
class Tally:
    """What has been counted: numbers by seat, by bot, by ending, by length."""

    moves: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seats: dict[Seat, Share] = field(default_factory=dict)
    bots: dict[str, Share] = field(default_factory=dict)
    matches: int = 0
    match_rounds: Counter[int] = field(default_factory=Counter)
    match_wins: Counter[str] = field(default_factory=Counter)
    stuck: list[str] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return self.moves.total()

    def count_round(self, played: PlayedRound, bots: Sequence[str]) -> None:
        """Count a round that the bots of these names played, by seat."""
        outcome = played.outcome
        self.moves[played.moves] += 1
        self.turns[played.turns] += 1
        self.endings[outcome.ending] += 1
        for seat in played.setup.seats:
            share = Share(1, int(seat in outcome.winners), outcome.scores[seat])
            self.seats.setdefault(seat, Share()).add(share)
            self.bots.setdefault(bots[seat], Share()).add(share)

    def count_match(self, played: PlayedMatch, bots: Sequence[str]) -> None:
        """Count a match, and its rounds."""
        for one in played.rounds:
            self.count_round(one, bots)
        self.matches += 1
        self.match_rounds[len(played.rounds)] += 1
        for seat in played.standings.winners:
            self.match_wins[bots[seat]] += 1

    def add(self, other: "Tally") -> None:
        self.moves += other.moves
        self.turns += other.turns
        self.endings += other.endings
        for seat, share in other.seats.items():
            self.seats.setdefault(seat, Share()).add(share)
        for bot, share in other.bots.items():
            self.bots.setdefault(bot, Share()).add(share)
        self.matches += other.matches
        self.match_rounds += other.match_rounds
        self.match_wins += other.match_wins
        self.stuck += other.stuck
