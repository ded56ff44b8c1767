"""Encoders: the same from the table as from the view, and numbers that never change."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.cards import CARDS
from facedown.core.dealer import Dealer
from facedown.core.errors import BadSetup
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.exact.minis import MINIS
from facedown.games.pinnacola.melds import BOOK
from facedown.games.pinnacola.moves import LayOff, Meld
from facedown.lab.encoders import ENCODERS, OF_GAME, UnknownEncoder, find_encoder
from facedown.lab.encoding import DEFAULT, FIRST, Encoder, split
from facedown.lab.episode import Episode
from facedown.lab.pages import page
from facedown.lab.sources import MiniSource, RoundSource

NUMBERS = Path(__file__).with_name("numbers.json")
SEEN: dict[str, str] = json.loads(Path(__file__).with_name("seen.json").read_text("utf-8"))
PLAYED = [(key, preset) for key, game in GAMES.items() for preset in game.PRESETS]

every_preset = pytest.mark.parametrize(("key", "preset"), PLAYED)


def asked(episode: Episode, rounds: int, seed: str) -> Iterator[Episode]:
    """An episode at each decision of some rounds at random."""
    dealer, chance = Dealer(seed), Dealer(f"{seed}/chance")
    for _ in range(rounds):
        episode.begin(dealer)
        while not episode.is_over:
            yield episode
            episode.act(chance.pick(episode.legal().numbers))


def of_preset(key: str, preset: str) -> Episode:
    game = GAMES[key]
    variant = game.variant(preset=preset)
    players = game.usual_players(variant)
    source = RoundSource(game, game.setup(variant, players))
    return Episode(source, find_encoder(key, players, variant))


@every_preset
def test_what_is_seen_is_the_same_from_the_table_and_from_the_view(key: str, preset: str) -> None:
    episode = of_preset(key, preset)
    encoder, game = episode.encoder, episode.game
    for at in asked(episode, 1, "seen"):
        seen: Table = game.view(at.table, at.seat).table
        moves = game.legal_moves(seen, at.seat)
        assert at.observe() == encoder.observe(seen, at.seat)
        assert at.legal().numbers == encoder.legal(seen, at.seat, moves, awaited=at.awaited)


@every_preset
def test_every_number_stands_for_one_legal_move(key: str, preset: str) -> None:
    episode = of_preset(key, preset)
    encoder = episode.encoder
    for at in asked(episode, 1, "legal"):
        numbers = [int(encoder.number(at.table, at.seat, move)) for move in at.moves]
        named = {number for number in numbers if number >= 0}
        assert set(at.legal().numbers) - {0, DEFAULT} == named
        assert encoder.mask_of(at.legal()).count(1) == len(at.legal().numbers)
        places = [at.legal().nth(which) for which in range(at.legal().count)]
        assert sorted([int(at.legal().actions[place]) for place in places]) == at.legal().numbers
        for number in named:
            move = encoder.chosen(at.table, at.seat, at.legal(), number)
            assert move in at.moves
            assert encoder.text(number)


def test_of_melds_that_become_the_same_the_first_with_the_fewest_cards_is_meant() -> None:
    episode = of_preset("pinnacola", "seed")
    episode.begin(Dealer("fewest"))
    shape = BOOK.shapes[0]
    low, high = shape.cards[:1], shape.cards[-1:]
    moves: list[Move] = [
        LayOff(0, low, high, shape),
        LayOff(1, low, (), shape),
        LayOff(2, (), high, shape),
        Meld(shape.cards, shape),
    ]
    legal = episode.encoder.legal_of(episode.table, episode.seat, moves, awaited=True)
    meant = [
        episode.encoder.chosen(episode.table, episode.seat, legal, number)
        for number in legal.numbers
    ]
    assert meant == [moves[3], moves[1]]


@pytest.mark.parametrize("name", MINIS)
def test_every_move_of_a_mini_has_a_number_of_its_own(name: str) -> None:
    source = MiniSource(MINIS[name]())
    episode = Episode(source, find_encoder(name, 2))
    for at in asked(episode, 40, "mini"):
        numbers = [int(at.encoder.number(at.table, at.seat, move)) for move in at.moves]
        assert min(numbers) >= FIRST
        assert len(set(numbers)) == len(numbers)


def described(encoder: Encoder) -> dict[str, Any]:
    """All that the name of an encoder promises, in short."""
    actions = "\n".join([encoder.text(number) for number in range(encoder.actions)])
    fields = [[field.name, list(field.shape), field.offset] for field in encoder.fields]
    return {
        "actions": encoder.actions,
        "texts": sha256(actions.encode()).hexdigest()[:16],
        "fields": sha256(json.dumps(fields).encode()).hexdigest()[:16],
    }


def test_what_a_version_means_has_not_changed() -> None:
    """A change of meaning is a new version: the old one stays as it is."""
    found = {
        f"{name} {players}": described(made(players))
        for name, made in ENCODERS.items()
        for players in (2, 4)
    }
    assert found == json.loads(NUMBERS.read_text("utf-8"))


@pytest.mark.parametrize("seen", SEEN)
def test_what_seats_see_has_not_changed(seen: str) -> None:
    """The same bytes compiled or not; of rounds at random, all that is seen and may be done."""
    key, players = seen.split()
    game = GAMES[key]
    source = RoundSource(game, game.setup(game.variant(), int(players)))
    told = sha256()
    for at in asked(Episode(source, find_encoder(key, int(players))), 2, "same"):
        told.update(at.observe())
        told.update(at.encoder.mask_of(at.legal()))
    assert told.hexdigest()[:16] == SEEN[seen]


def test_places_beyond_the_slots_that_have_numbers_are_only_counted() -> None:
    encoder = find_encoder("vinto", 2)
    game = encoder.game
    table: Table = game.table(game.setup(game.variant(), 2))
    game.start(table, [*table.pack.cards])
    for _ in range(5):
        table.receive(1)
    told = split(encoder, encoder.observe(table, 0))
    assert told["more"] == [0, 2]
    assert sum(told["unseen"]) == 53  # all but the card that lies face up


def test_where_no_move_has_a_number_the_default_is_played() -> None:
    encoder = find_encoder("vinto", 2)
    game = encoder.game
    table: Table = game.table(game.setup(game.variant(), 2))
    game.start(table, [*table.pack.cards])
    assert encoder.legal(table, 0, []) == [DEFAULT]
    assert encoder.legal(table, 0, [], awaited=False) == [0]
    assert encoder.move(table, 0, [], DEFAULT) == game.default_move(table, 0)


def test_a_version_that_there_is_not_is_named() -> None:
    with pytest.raises(UnknownEncoder, match="Vinto-v1"):
        find_encoder("Vinto-v99", 4)
    with pytest.raises(UnknownEncoder, match="does_not_fit"):
        find_encoder("Pinnacola-v1", 2, GAMES["pinnacola"].variant(preset="pinella"))
    with pytest.raises(BadSetup):
        find_encoder("vinto", 9)


def test_every_game_has_an_encoder() -> None:
    assert {*OF_GAME} == {*GAMES}


@pytest.mark.parametrize("key", GAMES)
def test_seats_count_from_the_one_that_looks(key: str) -> None:
    """A table whose seats are turned by one looks the same to the seat that was turned too."""
    game: Game[Any] = GAMES[key]
    players = 2
    encoder = find_encoder(key, players)
    variant = game.variant()
    deck = [*game.pack(variant).cards]
    seen = []
    for starter in range(players):
        table = game.table(game.setup(variant, players, starter))
        game.start(table, deck)
        seen.append(split(encoder, encoder.observe(table, starter))["turn"])
    assert seen[0] == seen[1] == [1, 0]


def cards_told(encoder: Encoder, table: Table, seat: Seat) -> int:
    """How many cards of each kind a seat is told of by what it has not seen."""
    return sum(split(encoder, encoder.observe(table, seat))["unseen"])


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_seen_is_all_that_is_hidden(key: str) -> None:
    episode = of_preset(key, "seed")
    for at in asked(episode, 1, "unseen"):
        hidden = [one for one in at.table.everything() if not one.known_to >> at.seat & 1]
        assert cards_told(at.encoder, at.table, at.seat) == len(hidden)


def test_all_looks_have_a_code() -> None:
    assert [card.code for card in CARDS] == list(range(53))


@pytest.mark.parametrize("key", OF_GAME)
def test_the_page_says_what_the_code_does(key: str) -> None:
    """If not: `.venv/bin/python tools/encoders`."""
    told = Path(__file__).parents[2] / "docs" / "reference" / f"encoder-{key}.md"
    assert told.read_text("utf-8") == page(key)
