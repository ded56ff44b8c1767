"""The laws, each tried on a recorded round at many moments of it.

1   What a seat was shown, applied in order, equals its view.
2   Legal moves computed from the table and from the seat's view are the same.
3   Exchanging two cards that a viewer cannot tell apart changes nothing that it received.
4   Every card of the pack is in exactly one place, always.
5   A round ends; until then somebody is awaited, and whoever is awaited has a move.
6   An imagined table is possible, and looks the same to whoever imagined it.
7   A transcript replayed gives the same events and the same outcome.
8   Notation, JSON and copies round-trip.
9   A bot's choice does not change when the cards it has not seen are exchanged.
10  `play` accepts exactly what `legal_moves` lists, and changes nothing.
11  A screen holds what lies open, what is held, and what the table's settings show: no more.
12  The default move is legal, and the same from the view as from the table.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from facedown.core.cards import count
from facedown.core.dealer import Dealer
from facedown.core.errors import BadTranscript, IllegalMove
from facedown.core.fields import Data
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.notation import parse_table, table_text
from facedown.core.piles import Pile
from facedown.core.placed_card import HELD, PlacedCard
from facedown.core.player import Player
from facedown.core.records import Event, Move, parse_record, record_from_data
from facedown.core.seats import DEALER, NO_SEAT, WATCHER, Seat
from facedown.core.sight import AID_OFF, AIDS, show
from facedown.core.table import Table
from facedown.match import transcript as transcripts
from facedown.match import wire
from facedown.match.round import Round
from facedown.match.streams import Streams
from facedown.match.transcript import Transcript
from facedown.match.verify import verify_round
from facedown.testing.near_misses import near_misses
from facedown.testing.plays import LawBroken, Play, check_somebody_can_move
from facedown.testing.worlds import other_world

Maker = Callable[[Any, Dealer], Player[Any]]

# What a table may be set to show: a memory aid, and the history of its discard.
SETTINGS: Final = [*[(aid, False) for aid in AIDS], (AID_OFF, True)]
# How many seconds a card stays that is shown in private.
PEEK: Final = 4.0
# Whoever says to have seen so many events is told of none.
ALL: Final = 1 << 30
# What a message about a round has in it.
FIELDS: Final = {"type", "n", "events", "screen", "moves", "cautions", "notes", "awaited", "looks"}


@dataclass
class Trial:
    """One play on trial: where chance comes from, how many moments to look at, which bots.

    `worlds` and `discarded` count the other worlds tried, and those in which a move of the play
    would have been illegal.
    """

    play: Play
    chance: Dealer
    moments: int = 6
    bots: dict[str, Maker] = field(default_factory=dict)
    worlds: int = 0
    discarded: int = 0

    @property
    def game(self) -> Game[Any]:
        return self.play.game

    def viewers(self) -> list[Seat]:
        return [*self.play.setup.seats, WATCHER]

    def cuts(self) -> list[int]:
        """Some numbers of moves after which to look, the first and the last among them."""
        last = len(self.play.steps)
        picked = {self.chance.below(last + 1) for _ in range(self.moments)}
        return sorted(picked | {0, last})

    def rounds(self) -> Iterator[Round]:
        """The round at the cuts, each time played on from the one before."""
        played = Round(self.game, self.play.setup, list(self.play.deck))
        done = 0
        for cut in self.cuts():
            for seat, move in self.play.steps[done:cut]:
                played.act(seat, move)
            done = cut
            yield played

    def tables(self) -> Iterator[Table]:
        """The tables at the cuts."""
        for played in self.rounds():
            yield played.table


def law_1(trial: Trial) -> None:
    """What a seat was shown, applied in order, equals its view."""
    game, play = trial.game, trial.play
    table = game.table(play.setup)
    known = {viewer: game.table(play.setup) for viewer in trial.viewers()}
    cuts = set(trial.cuts())
    for done, events in enumerate(play.events()):
        for event in events:
            game.apply(table, event)
            for viewer, seen in known.items():
                _apply_shown(game, seen, event, viewer)
        if done in cuts:
            for viewer, seen in known.items():
                if game.view(table, viewer).table != seen:
                    raise LawBroken(1, _difference(game, viewer, seen, table))


def _apply_shown(game: Game[Any], seen: Table, event: Event, viewer: Seat) -> None:
    shown = show(event, viewer)
    if shown is not None:
        game.apply(seen, shown)


def _difference(game: Game[Any], viewer: Seat, seen: Table, table: Table) -> str:
    view = game.view(table, viewer).table
    return f"{viewer} was shown\n{table_text(game, seen)}\nand views\n{table_text(game, view)}"


def law_2(trial: Trial) -> None:
    """Legal moves computed from the table and from the seat's view are the same."""
    for table in trial.tables():
        for seat in table.setup.seats:
            from_view = trial.game.legal_moves(trial.game.view(table, seat).table, seat)
            if from_view != trial.game.legal_moves(table, seat):
                raise LawBroken(2, f"seat {seat} at {table_text(trial.game, table)}")


def law_3(trial: Trial) -> None:
    """Exchanging two cards that a viewer cannot tell apart changes nothing that it received."""
    for cut in trial.cuts():
        viewer = trial.chance.pick(trial.viewers())
        world = other_world(trial.play, cut, viewer, trial.chance)
        if world is None:
            continue
        trial.worlds += 1
        seed = trial.chance.bits()
        here = received(trial.play, cut, viewer, Dealer(seed))
        try:
            there = received(world, cut, viewer, Dealer(seed))
        except IllegalMove:
            trial.discarded += 1
            continue
        for ours, theirs in zip(here, there, strict=False):
            if ours != theirs:
                raise LawBroken(3, f"viewer {viewer} after {cut} moves:\n{ours}\n{theirs}")
        if len(here) != len(there):
            raise LawBroken(3, f"viewer {viewer} after {cut} moves receives another number")


def received(play: Play, cut: int, viewer: Seat, chance: Dealer) -> list[str]:
    """Everything a viewer has received of a play after so many moves, as text."""
    game = play.game
    played = Round(game, play.setup, list(play.deck))
    for seat, move in play.steps[:cut]:
        played.act(seat, move)
    lines = [str(event) for event in played.stream(viewer)]
    lines.append(table_text(game, played.view(viewer).table))
    # All that was told, while a card shown in private stays and after; then how the table is now,
    # as its settings show it.
    told = [sent(played, viewer, AID_OFF, history=False, now=now) for now in (0.0, 2 * PEEK)]
    told += [sent(played, viewer, aid, history=history, since=ALL) for aid, history in SETTINGS]
    lines += [data.decode() for data in told]
    if viewer != WATCHER:
        lines += _refusals(game, played.table, viewer, chance)
    return lines


def sent(
    played: Round, viewer: Seat, aid: str, *, history: bool, now: float = 0.0, since: int = 0
) -> bytes:
    """The message that a house sends a viewer of a round, every byte of it.

    As in a house, the others have theirs before, and what is the same for all is made once.
    """
    streams = Streams(played.game, aid, history=history, peek=PEEK)
    streams.begin(played)
    for other in (WATCHER, *played.setup.seats):
        if other != viewer:
            wire.write(streams.shown(other, max(since, streams.length(other) - 1), now))
    return wire.write(streams.shown(viewer, since, now))


def _refusals(game: Game[Any], table: Table, seat: Seat, chance: Dealer) -> list[str]:
    """What a seat is told of moves that it may not make."""
    legal = game.legal_moves(table, seat)
    return [
        f"{move}: {refusal(game, table, seat, move)}"
        for move in near_misses(game, table, legal, chance)
        if move not in legal
    ]


def refusal(game: Game[Any], table: Table, seat: Seat, move: Move) -> str:
    """Why a move is refused; nothing if it is not."""
    try:
        game.play(table, seat, move)
    except IllegalMove as error:
        return str(error)
    return ""


def law_4(trial: Trial) -> None:
    """Every card of the pack is in exactly one place, always."""
    wanted = trial.game.pack(trial.play.setup.variant).counts
    table = trial.play.table_after(0)
    for seat, move in trial.play.steps:
        trial.game.act(table, seat, move)
        if count([placed.card for placed in table.everything()]) != wanted:
            raise LawBroken(4, f"after {move} at {table_text(trial.game, table)}")


def law_5(trial: Trial) -> None:
    """A round ends; until then somebody is awaited, and whoever is awaited has a move."""
    game = trial.game
    table = trial.play.table_after(0)
    for seat, move in trial.play.steps:
        if game.outcome(table) is not None:
            raise LawBroken(5, "the round has an outcome and goes on")
        check_somebody_can_move(game, table)
        game.act(table, seat, move)
    if game.outcome(table) is None:
        raise LawBroken(5, "the round has no outcome")


def law_6(trial: Trial) -> None:
    """An imagined table is possible, and looks the same to whoever imagined it."""
    game = trial.game
    for table in trial.tables():
        for viewer in trial.viewers():
            view = game.view(table, viewer)
            imagined = game.imagine(view, trial.chance)
            if not game.is_possible(imagined):
                raise LawBroken(6, f"viewer {viewer} imagines the impossible")
            if count([placed.card for placed in imagined.everything()]) != table.pack.counts:
                raise LawBroken(6, f"viewer {viewer} imagines other cards")
            if game.view(imagined, viewer) != view:
                raise LawBroken(6, f"viewer {viewer} could tell {table_text(game, imagined)}")


def law_7(trial: Trial) -> None:
    """A transcript replayed gives the same events and the same outcome."""
    game, setup = trial.game, trial.play.setup
    played = Round(game, setup, list(trial.play.deck))
    for seat, move in trial.play.steps:
        try:
            played.act(seat, move, at=float(len(played.entries)) / 8)
        except IllegalMove as error:
            raise LawBroken(7, f"{seat}> {move} was legal and is not: {error}") from None
    names = [f"player {seat}" for seat in range(setup.players)]
    record = Transcript.begin(game, setup.variant.changed(), names)
    record.add(played)
    read = transcripts.loads(transcripts.dumps(record), game)
    if read != record:
        raise LawBroken(7, "the transcript does not read back")
    try:
        for one in read.rounds:
            verify_round(game, one)
    except BadTranscript as error:
        raise LawBroken(7, str(error)) from None


def law_8(trial: Trial) -> None:
    """Notation, JSON and copies round-trip."""
    game = trial.game
    for events, (_, move) in zip(trial.play.events(), [(0, None), *trial.play.steps], strict=True):
        if move is not None and not isinstance(move, Shuffle):
            _check_record(move, game.MOVES)
        for event in events:
            for viewer in trial.viewers():
                shown = show(event, viewer)
                if shown is not None:
                    _check_record(shown, game.EVENTS)
    for table in trial.tables():
        for one in [table, *[game.view(table, viewer).table for viewer in trial.viewers()]]:
            text = table_text(game, one)
            if parse_table(game, text) != one:
                raise LawBroken(8, f"the notation does not read back: {text}")
        _check_copy(game, table)


def _check_record(record: Move | Event, classes: tuple[Any, ...]) -> None:
    data: dict[str, Data] = record.data()
    if parse_record(str(record), classes) != record or hash(record) != hash(record):
        raise LawBroken(8, f"the notation does not read back: {record}")
    if record_from_data(data, classes) != record:
        raise LawBroken(8, f"the JSON does not read back: {data}")


def _check_copy(game: Game[Any], table: Table) -> None:
    """A copy is equal, and what happens to it does not happen to the table."""
    before = table_text(game, table)
    copy = table.copy()
    if copy != table:
        raise LawBroken(8, f"a copy differs from {before}")
    for seat in game.awaited(copy):
        if seat != DEALER:
            game.act(copy, seat, game.default_move(copy, seat))
            break
    if table_text(game, table) != before:
        raise LawBroken(8, f"a copy is not apart from {before}")


def law_9(trial: Trial) -> None:
    """A bot's choice does not change when the cards it has not seen are exchanged."""
    game = trial.game
    for cut in trial.cuts():
        table = trial.play.table_after(cut)
        for seat in table.setup.seats:
            moves = game.legal_moves(table, seat)
            world = other_world(trial.play, cut, seat, trial.chance) if moves else None
            if world is None:
                continue
            try:
                other = world.table_after(cut)
            except IllegalMove:
                continue
            _check_bots(trial, table, other, seat, moves)


def _check_bots(
    trial: Trial, table: Table, other: Table, seat: Seat, moves: Sequence[Move]
) -> None:
    seed = trial.chance.bits()
    for name, make in trial.bots.items():
        choices = [
            make(trial.game, Dealer(seed)).choose(trial.game.view(world, seat), list(moves))
            for world in (table, other)
        ]
        if choices[0] != choices[1]:
            raise LawBroken(9, f"{name} chose {choices[0]} here and {choices[1]} there")
        if choices[0] is not None and choices[0] not in moves:
            raise LawBroken(9, f"{name} chose {choices[0]}, which is not legal")


def law_10(trial: Trial) -> None:
    """`play` accepts exactly what `legal_moves` lists, and changes nothing."""
    game = trial.game
    for table in trial.tables():
        before = table_text(game, table)
        for seat in table.setup.seats:
            legal = game.legal_moves(table, seat)
            if len(set(legal)) != len(legal):
                raise LawBroken(10, f"a move is listed twice at {before}")
            for move in legal:
                if refusal(game, table, seat, move):
                    raise LawBroken(10, f"{seat}> {move} is listed and refused at {before}")
            for move in near_misses(game, table, legal, trial.chance):
                if move not in legal and not refusal(game, table, seat, move):
                    raise LawBroken(10, f"{seat}> {move} is not listed and accepted at {before}")
        if table_text(game, table) != before:
            raise LawBroken(10, f"a move was played and the table changed: {before}")


def law_11(trial: Trial) -> None:
    """A screen holds what lies open, what is held, and what the table's settings show: no more."""
    game = trial.game
    for played in trial.rounds():
        for viewer in trial.viewers():
            known = played.view(viewer).table
            awaited = [seat for seat in game.awaited(known) if seat != DEALER]
            notes = [] if viewer == WATCHER else game.notes(known, viewer)
            may_note = [
                {"code": note.code} | ({"params": note.params} if note.params else {})
                for note in notes
            ]
            for aid, history in SETTINGS:
                data = sent(played, viewer, aid, history=history, since=ALL)
                message: dict[str, Any] = msgspec.json.decode(data)
                may_hold = whole_screen(game, played.table, viewer, aid, history=history)
                is_right = message["screen"] == may_hold and message.get("awaited", []) == awaited
                is_right = is_right and message.get("notes", []) == may_note
                if not is_right or not set(message) <= FIELDS:
                    settings = "the discard's history" if history else f"aid {aid}"
                    told = f"{viewer} with {settings} is sent {data.decode()}"
                    may_see = f"{awaited} awaited, {may_hold} and {may_note}"
                    raise LawBroken(11, f"{told}\nand may see {may_see}")


def whole_screen(
    game: Game[Any], table: Table, viewer: Seat, aid: str, *, history: bool
) -> dict[str, Any]:
    """All that a screen may hold of a table, as JSON: said a second time, and by another hand."""
    shows_all = game.OPEN_DISCARD or history or aid == "all_public"
    own: dict[str, Data] = {name: kind.data(getattr(table, name)) for name, kind in table.FIELDS}
    return {
        "phase": game.PHASES[table.phase],
        "turn": table.turn,
        "turns": table.turns,
        "ready": [seat for seat in range(table.setup.players) if table.ready >> seat & 1],
        "passed": viewer != WATCHER and table.passed >> viewer & 1 == 1,
        "ending": table.ending,
        "stock": len(table.stock),
        "discard": _open_cards(table.discard if shows_all else table.discard[-1:]),
        "discarded": len(table.discard),
        "drawn": [_lying(placed, viewer, aid) for placed in table.drawn],
        "hands": [[_lying(placed, viewer, aid) for placed in hand] for hand in table.hands],
        "own": own,
        "piles": {name: [*map(_pile, piles)] for name, piles in table.own_piles().items()},
    }


def _lying(placed: PlacedCard | None, viewer: Seat, aid: str) -> dict[str, Any] | None:
    """A card in a slot: which it is only if it is known, and open, held or remembered by an aid."""
    if placed is None:
        return None
    is_open = placed.is_up or placed.is_held_by(viewer)
    is_aided = aid == "all_public" or (aid == "own_peeks" and not placed.is_seen_by(WATCHER))
    may_see = placed.is_seen_by(viewer) and (is_open or is_aided)
    lying: dict[str, Any] = {"card": placed.card.text} if may_see else {}
    if placed.is_up:
        lying["up"] = True
    if placed.lies >= HELD:
        lying["held"] = placed.lies - HELD
    return lying


def _open_cards(pile: Iterable[PlacedCard]) -> list[str]:
    return [placed.card.text if placed.is_up else "??" for placed in pile]


def _pile(pile: Pile) -> dict[str, Any]:
    """A pile of the game's own; what is nothing is left out."""
    shown: dict[str, Any] = {"cards": _open_cards(pile.cards)}
    if pile.owner != NO_SEAT:
        shown["owner"] = pile.owner
    if pile.kind:
        shown["kind"] = pile.kind
    if pile.stands_for:
        shown["stands_for"] = [card.text for card in pile.stands_for]
    if pile.points:
        shown["points"] = pile.points
    return shown


def law_12(trial: Trial) -> None:
    """The default move is legal, and the same from the view as from the table."""
    game = trial.game
    for table in trial.tables():
        for seat in game.awaited(table):
            if seat == DEALER:
                continue
            move = game.default_move(table, seat)
            if move not in game.legal_moves(table, seat):
                raise LawBroken(12, f"{seat}> {move} is not legal")
            if game.default_move(game.view(table, seat).table, seat) != move:
                raise LawBroken(12, f"{seat}> {move} differs from the view's")


LAWS: Final[dict[int, Callable[[Trial], None]]] = {
    1: law_1,
    2: law_2,
    3: law_3,
    4: law_4,
    5: law_5,
    6: law_6,
    7: law_7,
    8: law_8,
    9: law_9,
    10: law_10,
    11: law_11,
    12: law_12,
}


def check_play(trial: Trial, laws: tuple[int, ...] = tuple(LAWS)) -> None:
    """Try some laws on a play; `LawBroken` says which does not hold."""
    for number in laws:
        LAWS[number](trial)
