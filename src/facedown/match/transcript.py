"""The record of a match as text: house rules, decks, moves and what they did.

    facedown transcript 1
    game some-game/1
    option limit=50
    players 4
    player 0 rule
    round 1
    seats 0 1 2 3
    starter 2
    scores 0 0 0 0
    deck 7h 2c …
      dealt 7h,2c,… @-
    2> draw
      drew 2 Kd @2
    2> swap 1 [12.500]
      swapped 2 2:1 9c
    outcome stopped scores 0 7 12 9 totals 4 7 12 9 winners 0 caller 0
    end

Moves stand behind their seat and, where it is known, before their time in seconds; what they
did is indented. The Dealer's moves are recorded too, so that nothing in a record is left to
chance. A record has one spelling: what is written otherwise is damaged.

A round whose shuffle can be proven has, before its deck, what the house published, what each seat
of the match committed to and gave (`-` for nothing), and the secret that opens it all:

    root 5f0c…
    share 0 9a31… 00c4…
    share 1 - -
    secret 77e2…
"""

from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from typing import Any, Final

from facedown.core.cards import Card, cards
from facedown.core.errors import BadTranscript, FacedownError
from facedown.core.fields import FLAG
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome
from facedown.core.records import Event
from facedown.core.seats import DEALER, parse_seat, parse_sitting, seat_text
from facedown.core.setup import Setup
from facedown.match.round import Entry, Round
from facedown.match.shuffle import Proof

FORMAT: Final = 1
MAGIC: Final = "facedown transcript"


@dataclass
class RoundRecord:
    """One round as it was recorded."""

    setup: Setup
    deck: tuple[Card, ...]
    opening: tuple[Event, ...]
    entries: list[Entry]
    outcome: Outcome | None
    proof: Proof | None = None

    @property
    def orders(self) -> list[tuple[int, ...]]:
        """How the Dealer shuffled again, each time."""
        return [entry.move.order for entry in self.entries if isinstance(entry.move, Shuffle)]


@dataclass
class Transcript:
    """A match as it was recorded; `game` and `version` name the rules it was played by."""

    game: str
    version: int
    options: dict[str, str]
    players: list[str]
    rounds: list[RoundRecord] = field(default_factory=list)

    @staticmethod
    def begin(game: Game[Any], options: dict[str, str], players: list[str]) -> "Transcript":
        """A transcript of no rounds yet. A name is one line, whatever was typed."""
        names = [" ".join(name.split()) for name in players]
        return Transcript(game.KEY, game.VERSION, options, names)

    def __str__(self) -> str:
        return dumps(self)

    def add(self, played: Round, proof: Proof | None = None) -> None:
        """Record a round as far as it has been played, with the proof of its shuffle if any."""
        entries = list(played.entries)
        self.rounds.append(
            RoundRecord(played.setup, played.deck, played.opening, entries, played.outcome, proof)
        )


def dumps(transcript: Transcript) -> str:
    """The transcript as text."""
    lines = [f"{MAGIC} {FORMAT}", f"game {transcript.game}/{transcript.version}"]
    lines += [f"option {name}={text}" for name, text in transcript.options.items()]
    lines.append(f"players {len(transcript.players)}")
    lines += [f"player {seat} {name}" for seat, name in enumerate(transcript.players)]
    for record in transcript.rounds:
        lines += _round_lines(record)
    return "\n".join([*lines, "end", ""])


def _round_lines(record: RoundRecord) -> list[str]:
    setup = record.setup
    lines = [
        f"round {setup.number}",
        f"seats {_numbers(setup.seats)}",
        f"starter {setup.starter}",
        f"scores {_numbers(setup.scores)}",
        *(["undo yes"] if setup.undo else []),
        *(_proof_lines(record.proof) if record.proof else []),
        f"deck {' '.join(str(card) for card in record.deck)}",
    ]
    lines += [f"  {event}" for event in record.opening]
    for entry in record.entries:
        time = f" [{entry.at:.3f}]" if entry.at >= 0.0005 else ""
        lines.append(f"{seat_text(entry.seat)}> {entry.move}{time}")
        lines += [f"  {event}" for event in entry.events]
    if record.outcome is not None:
        lines.append(outcome_line(record.outcome))
    return lines


def _proof_lines(proof: Proof) -> list[str]:
    shares = enumerate(zip(proof.digests, proof.entropies, strict=True))
    return [
        f"root {proof.root.hex()}",
        *[f"share {seat} {_hex(digest)} {_hex(entropy)}" for seat, (digest, entropy) in shares],
        f"secret {proof.secret.hex()}",
    ]


def _hex(some: bytes) -> str:
    return some.hex() or "-"


def outcome_line(outcome: Outcome) -> str:
    return (
        f"outcome {outcome.ending} scores {_numbers(outcome.scores)}"
        f" totals {_numbers(outcome.totals)} winners {_numbers(outcome.winners)}"
        f" caller {seat_text(outcome.caller)}"
    )


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def game_of(text: str) -> str:
    """The key of the game that a transcript was played by, to look the game up with."""
    reader = _Reader(text)
    reader.check_magic()
    return reader.word("game").partition("/")[0]


def loads(text: str, game: Game[Any]) -> Transcript:
    """The transcript that a text describes; `BadTranscript` names the line that is wrong."""
    reader = _Reader(text)
    try:
        transcript = _read(reader, game)
    except BadTranscript:
        raise
    except (FacedownError, ValueError, AssertionError) as error:
        raise BadTranscript("damaged", line=reader.number, why=_why(error)) from None
    reader.check_spelling(dumps(transcript))
    return transcript


def _why(error: Exception) -> str:
    return error.code if isinstance(error, FacedownError) else "unreadable"


def _read(reader: "_Reader", game: Game[Any]) -> Transcript:
    reader.check_magic()
    key, _, version = reader.word("game").partition("/")
    if key != game.KEY or not version.isdecimal():
        raise BadTranscript("another_game", line=reader.number, game=key)
    options: dict[str, str] = {}
    while reader.peek() == "option":
        name, _, value = reader.word("option").partition("=")
        if name in options:
            raise BadTranscript("damaged", line=reader.number, why="option_twice")
        options[name] = value
        game.variant(options)
    count = int(reader.word("players"))
    players = []
    for seat in range(count):
        number, _, name = reader.word("player").partition(" ")
        if number != str(seat):
            raise BadTranscript("damaged", line=reader.number, why="player_missing")
        players.append(name)
    transcript = Transcript(key, int(version), options, players)
    while reader.peek() == "round":
        transcript.rounds.append(_read_round(reader, game, options))
    reader.word("end")
    if not reader.is_done:
        raise BadTranscript("damaged", line=reader.number + 1, why="text_after_end")
    return transcript


def _read_round(reader: "_Reader", game: Game[Any], options: dict[str, str]) -> RoundRecord:
    number = int(reader.word("round"))
    seats = tuple([int(word) for word in reader.word("seats").split()])
    starter = int(reader.word("starter"))
    scores = tuple([int(word) for word in reader.word("scores").split()])
    undo = reader.peek() == "undo" and bool(FLAG.parse(reader.word("undo")))
    proof = _read_proof(reader, len(scores)) if reader.peek() == "root" else None
    deck = tuple(cards(reader.word("deck")))
    setup = Setup(game.variant(options), seats, starter, scores, number, undo=undo)
    opening = tuple(reader.events(game))
    entries = []
    while ">" in reader.peek():
        entries.append(_read_entry(reader, game))
    outcome = _read_outcome(reader) if reader.peek() == "outcome" else None
    return RoundRecord(setup, deck, opening, entries, outcome, proof)


def _read_proof(reader: "_Reader", players: int) -> Proof:
    root = bytes.fromhex(reader.word("root"))
    shares = []
    for seat in range(players):
        number, digest, entropy = reader.word("share").split(" ")
        if number != str(seat):
            raise BadTranscript("damaged", line=reader.number, why="share_missing")
        shares.append((_bytes(digest), _bytes(entropy)))
    secret = bytes.fromhex(reader.word("secret"))
    digests, entropies = zip(*shares, strict=True)
    return Proof(root, secret, entropies, digests)


def _bytes(text: str) -> bytes:
    return b"" if text == "-" else bytes.fromhex(text)


def _read_entry(reader: "_Reader", game: Game[Any]) -> Entry:
    who, _, rest = reader.line().partition("> ")
    text, bracket, time = rest.partition(" [")
    at = float(time.rstrip("]")) if bracket else 0.0
    if not 0.0 <= at < inf:
        raise BadTranscript("damaged", line=reader.number, why="no_such_time")
    move = game.shuffle_from(text) if who == "dealer" else game.parse_move(text)
    seat = DEALER if who == "dealer" else parse_sitting(who)
    return Entry(seat, move, at, tuple(reader.events(game)))


def _read_outcome(reader: "_Reader") -> Outcome:
    words = reader.word("outcome").split()
    marks = [words.index(name) for name in ("scores", "totals", "winners", "caller")]
    scores, totals, winners = (
        tuple([int(word) for word in words[start + 1 : stop]]) for start, stop in pairwise(marks)
    )
    return Outcome(scores, winners, words[0], totals, parse_seat(words[-1]))


class _Reader:
    """Lines of a transcript, read one after the other."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.removesuffix("\n").split("\n")
        self.number = 0

    @property
    def is_done(self) -> bool:
        return self.number >= len(self.lines)

    def peek(self) -> str:
        """The first word of the next line; nothing at the end."""
        if self.is_done:
            return ""
        return self.lines[self.number].partition(" ")[0]

    def line(self) -> str:
        if self.is_done:
            raise BadTranscript("cut_off", line=self.number)
        self.number += 1
        return self.lines[self.number - 1]

    def word(self, name: str) -> str:
        """The rest of the next line, which must begin with this word."""
        first, _, rest = self.line().partition(" ")
        if first != name:
            raise BadTranscript("damaged", line=self.number, why=f"{name}_expected")
        return rest

    def events(self, game: Game[Any]) -> list[Event]:
        """The indented lines that follow."""
        events = []
        while not self.is_done and self.lines[self.number].startswith("  "):
            events.append(game.parse_event(self.line().strip()))
        return events

    def check_spelling(self, wanted: str) -> None:
        """Refuse the first line that is not written as the record writes it."""
        for number, line in enumerate(wanted.removesuffix("\n").split("\n"), start=1):
            if self.lines[number - 1] != line:
                raise BadTranscript("damaged", line=number, why="spelling")

    def check_magic(self) -> None:
        if not self.lines[0].startswith(MAGIC + " "):
            raise BadTranscript("not_a_transcript", line=1)
        self.number = 1
        version = self.lines[0].removeprefix(MAGIC + " ")
        if version != str(FORMAT):
            raise BadTranscript("other_format", line=1, format=version, wanted=FORMAT)
