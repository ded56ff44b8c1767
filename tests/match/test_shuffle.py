"""The fair shuffle: nobody chooses the cards, and everything can be computed again."""

import hmac
import json
from dataclasses import replace
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.core.cards import UNKNOWN, Pack, card, cards
from facedown.core.errors import BadNotation, BadTranscript
from facedown.match import shuffle
from facedown.match.shuffle import (
    Proof,
    check_card,
    deck,
    digest,
    new_root,
    open_card,
    order,
    permutation,
    starter,
)

PACK: Final = Pack(jokers=2).cards
SMALL: Final = tuple(cards("Ac 2d 3h"))
SECRET: Final = bytes(range(32))
ENTROPIES: Final = (b"north", b"", b"south")
VECTORS: Final = Path(__file__).parents[2] / "docs/reference/fair-shuffle-vectors.json"

secrets = st.binary(min_size=32, max_size=32)
shares = st.lists(st.binary(max_size=64), max_size=8)


def numbered(number: int) -> bytes:
    """A secret like any other, the same in every run."""
    return sha256(f"test {number}".encode()).digest()


# -- the deck --------------------------------------------------------------------------------------


@pytest.mark.slow
@given(secrets, shares)
def test_a_deck_holds_the_cards_of_the_pack(secret: bytes, entropies: list[bytes]) -> None:
    played = deck(secret, PACK, entropies)
    assert sorted(played, key=hash) == sorted(PACK, key=hash)


@pytest.mark.slow
@given(secrets, shares)
def test_the_same_secret_and_entropies_give_the_same_deck(
    secret: bytes, entropies: list[bytes]
) -> None:
    """G-01."""
    played = deck(secret, PACK, entropies)
    assert deck(secret, PACK, entropies) == played
    assert deck(secret, PACK, entropies, root=new_root(secret, PACK)) == played


def test_a_deck_does_not_depend_on_how_its_pack_was_written_down() -> None:
    backwards = PACK[::-1]
    assert new_root(SECRET, backwards) == new_root(SECRET, PACK)
    assert deck(SECRET, backwards, ENTROPIES) == deck(SECRET, PACK, ENTROPIES)


@pytest.mark.parametrize(
    "other",
    [
        (b"north", b"", b"South"),
        (b"south", b"", b"north"),
        (b"north", b"south", b""),
        (b"north", b"south"),
        (b"north", b"", b"south", b""),
        (b"northsouth", b"", b""),
        (b"", b"", b""),
        (),
    ],
)
def test_every_seats_entropy_and_its_place_matter(other: tuple[bytes, ...]) -> None:
    root = new_root(SECRET, PACK)
    assert permutation(root, other, 54) != permutation(root, ENTROPIES, 54)
    assert deck(SECRET, PACK, other) != deck(SECRET, PACK, ENTROPIES)
    assert order(SECRET, other, 1, 40) != order(SECRET, ENTROPIES, 1, 40)


def test_the_played_deck_is_the_houses_deck_permuted() -> None:
    house = [open_card(SECRET, PACK, position).card for position in range(54)]
    moved = permutation(new_root(SECRET, PACK), ENTROPIES, 54)
    assert deck(SECRET, PACK, ENTROPIES) == [house[position] for position in moved]


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(BadNotation, match="no_such_secret"):
        new_root(bytes(size), PACK)


# -- chance ----------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@pytest.mark.slow
def test_every_order_of_a_small_deck_is_as_likely() -> None:
    """24 orders, 4800 decks: 44.2 is passed once in 200; the secrets are the same in every run."""
    pack = tuple(cards("Ac 2d 3h Ks"))
    counts = dict.fromkeys(permutations(pack), 0)
    for number in range(4800):
        counts[tuple(deck(numbered(number), pack, ENTROPIES))] += 1
    assert chi_square(list(counts.values())) < 44.2


def test_entropies_alone_make_every_order_as_likely() -> None:
    """Whatever deck the house has chosen: one seat's entropy is enough."""
    root = new_root(SECRET, SMALL)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for number in range(4800):
        counts[permutation(root, (b"", numbered(number)), 4)] += 1
    assert chi_square(list(counts.values())) < 44.2


@pytest.mark.slow
def test_every_card_comes_to_every_place_as_often() -> None:
    """54 places for the first card of the pack; 86 is passed about once in 300."""
    counts = [0] * 54
    for number in range(5400):
        counts[order(numbered(number), ENTROPIES, 1, 54).index(0)] += 1
    assert chi_square(counts) < 86.0


def test_every_seat_begins_as_often() -> None:
    counts = [0] * 5
    for number in range(5000):
        counts[starter(numbered(number), ENTROPIES, (0, 1, 2, 3, 4))] += 1
    assert chi_square(counts) < 14.9


def test_only_seats_in_play_begin() -> None:
    assert {starter(numbered(n), ENTROPIES, (1, 4)) for n in range(30)} == {1, 4}


@pytest.mark.parametrize(
    ("words", "limit", "number"),
    [
        ([7], 3, 1),
        ([0xFFFFFFFF, 7], 3, 1),
        ([0xFFFFFFFE], 3, 2),
        ([0xFFFFFFFF], 4, 3),
        ([0xFFFFFFFC, 0xFFFFFFFF, 0xFFFFFFFB], 6, 5),
    ],
    ids=["plain", "a third is too many", "the last that fits", "a power of two", "twice"],
)
def test_words_that_would_favour_small_numbers_are_left_out(
    words: list[int], limit: int, number: int
) -> None:
    stream = shuffle._Stream(SECRET, b"")
    stream._words = words[::-1]
    assert stream.below(limit) == number
    assert stream._words == []


@given(secrets, st.binary(max_size=200))
def test_what_a_key_makes_of_a_message_is_its_hmac(key: bytes, message: bytes) -> None:
    keyed = shuffle._Keyed(key)
    assert keyed.mac(message) == keyed.mac(message) == hmac.digest(key, message, "sha256")


def test_no_two_uses_of_a_key_give_the_same_stream() -> None:
    labels = [text for name, text in vars(shuffle).items() if is_label(name, text)]
    assert len(labels) == 6
    for one, other in combinations(labels, 2):
        assert not one.startswith(other)
        assert not other.startswith(one)
    streams = {
        bytes(shuffle._Stream(SECRET, label).below(256) for _ in range(32)) for label in labels
    }
    assert len(streams) == len(labels)


def is_label(name: str, text: Any) -> bool:
    return name.isupper() and isinstance(text, bytes) and len(text) > 1


def test_reshuffles_of_a_round_differ_and_follow_from_their_number() -> None:
    orders = [order(SECRET, ENTROPIES, k, 40) for k in range(1, 9)]
    assert len(set(orders)) == 8
    assert orders == [order(SECRET, ENTROPIES, k, 40) for k in range(1, 9)]
    assert all(sorted(one) == list(range(40)) for one in orders)


def test_a_short_order_does_not_begin_as_a_long_one_does() -> None:
    assert order(SECRET, ENTROPIES, 1, 10) != order(SECRET, ENTROPIES, 1, 40)[:10]


# -- the root --------------------------------------------------------------------------------------


@given(secrets, secrets)
def test_two_secrets_have_two_roots(one: bytes, other: bytes) -> None:
    assert (new_root(one, SMALL) == new_root(other, SMALL)) == (one == other)


def test_the_root_binds_the_house_to_its_pack() -> None:
    assert new_root(SECRET, PACK) != new_root(SECRET, Pack(jokers=1).cards)
    assert new_root(SECRET, PACK) != new_root(SECRET, Pack(packs=2, jokers=4).cards)


def test_the_root_binds_the_house_to_its_reshuffles() -> None:
    only = tuple(cards("Ac"))
    root, opened = new_root(SECRET, only), open_card(SECRET, only, 0)
    key = hmac.digest(SECRET, shuffle._KEY, "sha256")
    assert opened.path == (key_leaf(key),)
    assert check_card(root, 1, opened)
    assert not check_card(root, 1, replace(opened, path=(key_leaf(bytes(32)),)))


def key_leaf(key: bytes) -> bytes:
    """The leaf of a key for reshuffles, behind a single card."""
    place, size = (1).to_bytes(4, "big"), (32).to_bytes(4, "big")
    salt = hmac.digest(SECRET, shuffle._SALT + place, "sha256")
    return sha256(b"\0" + place + size + key + salt).digest()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 9, 31, 54, 108])
def test_every_card_can_be_opened_alone(size: int) -> None:
    pack = Pack(packs=2, jokers=4).cards[:size]
    root = new_root(SECRET, pack)
    opened = [open_card(SECRET, pack, position) for position in range(size)]
    assert all(check_card(root, size, one) for one in opened)
    assert sorted([one.card.code for one in opened]) == sorted([one.code for one in pack])


@pytest.mark.parametrize("position", [-1, 54, 55])
def test_only_cards_can_be_opened(position: int) -> None:
    with pytest.raises(BadNotation, match="no_such_position"):
        open_card(SECRET, PACK, position)


def test_an_opened_card_is_the_only_one_that_fits() -> None:
    root = new_root(SECRET, PACK)
    one = open_card(SECRET, PACK, 9)
    other = open_card(SECRET, PACK, 10)
    lies = [
        replace(one, card=card("Jk") if one.card != card("Jk") else card("Ac")),
        replace(one, card=UNKNOWN),
        replace(one, position=8),
        replace(one, position=-1),
        replace(one, position=54),
        replace(one, salt=other.salt),
        replace(one, salt=one.salt[:-1]),
        replace(one, path=other.path),
        replace(one, path=one.path[:-1]),
        replace(one, path=(*one.path, one.path[0])),
        replace(one, path=(one.path[0][:-1], *one.path[1:])),
        replace(one, path=one.path[::-1]),
        replace(other, position=9),
    ]
    assert check_card(root, 54, one)
    assert not any(check_card(root, 54, lie) for lie in lies)
    assert not check_card(new_root(numbered(1), PACK), 54, one)
    assert not check_card(root, 108, one)


# -- the proof -------------------------------------------------------------------------------------


def proof_of(entropies: tuple[bytes, ...] = ENTROPIES) -> Proof:
    return Proof.of(SECRET, PACK, entropies)


def refusal(proof: Proof, **changed: Any) -> str:
    """What the proof finds untrue in a round that is as it says but for what is changed."""
    played = changed.get("played", deck(SECRET, PACK, ENTROPIES))
    orders = changed.get("orders", [order(SECRET, ENTROPIES, k, 30) for k in (1, 2)])
    with pytest.raises(BadTranscript, match="unproven") as refused:
        proof.check(PACK, played, orders, number=4)
    assert refused.value.params["round"] == 4
    return str(refused.value.params["what"])


def test_a_round_as_its_proof_has_it_is_proven() -> None:
    orders = [order(SECRET, ENTROPIES, k, size) for k, size in ((1, 40), (2, 31))]
    proof_of().check(PACK, deck(SECRET, PACK, ENTROPIES), orders)
    proof_of().check_starter((0, 1, 2), starter(SECRET, ENTROPIES, (0, 1, 2)))


def test_what_is_not_as_the_proof_has_it_is_named() -> None:
    proof = proof_of()
    played = deck(SECRET, PACK, ENTROPIES)
    first, second = (order(SECRET, ENTROPIES, k, 30) for k in (1, 2))
    assert refusal(replace(proof, root=numbered(0))) == "root"
    assert refusal(replace(proof, secret=numbered(0))) == "root"
    assert refusal(replace(proof, entropies=(b"north", b"", b"South"))) == "share"
    assert refusal(replace(proof, entropies=(b"north", b"east", b"south"))) == "share"
    assert refusal(replace(proof, digests=(b"", b"", digest(b"south")))) == "share"
    assert refusal(proof_of((b"north", b"", b""))) == "deck"
    assert refusal(proof, played=[played[1], played[0], *played[2:]]) == "deck"
    assert refusal(proof, played=played[:-1]) == "deck"
    assert refusal(proof, orders=[second, first]) == "order"
    assert refusal(proof, orders=[first, (second[1], second[0], *second[2:])]) == "order"


def test_another_starter_is_named() -> None:
    first = starter(SECRET, ENTROPIES, (0, 1, 2))
    with pytest.raises(BadTranscript, match="unproven") as refused:
        proof_of().check_starter((0, 1, 2), (first + 1) % 3)
    assert refused.value.params["what"] == "starter"


def test_a_share_that_was_not_revealed_counts_for_nothing() -> None:
    withheld = Proof.of(SECRET, PACK, (b"north", b""), (digest(b"north"), digest(b"south")))
    withheld.check(PACK, deck(SECRET, PACK, (b"north", b"")), [])
    assert withheld.is_shared
    assert not Proof.of(SECRET, PACK, (b"", b""), (b"", digest(b"south"))).is_shared


@pytest.mark.parametrize(
    "changed",
    [
        {"root": bytes(31)},
        {"secret": bytes(33)},
        {"entropies": (bytes(65), b"", b"")},
        {"digests": (bytes(31), b"", b"")},
        {"digests": (b"", b"")},
        {"digests": (b"",) * 9, "entropies": (b"",) * 9},
    ],
)
def test_a_proof_has_its_sizes(changed: dict[str, Any]) -> None:
    with pytest.raises(BadNotation, match="no_such_proof"):
        replace(proof_of(), **changed)


# -- the specification -----------------------------------------------------------------------------


def vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text())["rounds"]
    return found


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: str(vector["name"]))
def test_the_vectors_of_the_specification_hold(vector: dict[str, Any]) -> None:
    pack = tuple(cards(vector["cards"]))
    secret = bytes.fromhex(vector["secret"])
    entropies = [bytes.fromhex(text) for text in vector["entropies"]]
    proof = Proof.of(secret, pack, entropies)
    assert proof.root.hex() == vector["root"]
    assert [one.hex() for one in proof.digests] == vector["digests"]
    assert list(permutation(proof.root, entropies, len(pack))) == vector["permutation"]
    assert deck(secret, pack, entropies) == cards(vector["deck"])
    for wanted in vector["orders"]:
        assert list(order(secret, entropies, wanted["k"], wanted["size"])) == wanted["order"]
    for wanted in vector["starters"]:
        assert starter(secret, entropies, tuple(wanted["seats"])) == wanted["starter"]
    for wanted in vector["opened"]:
        opened = open_card(secret, pack, wanted["position"])
        assert (opened.card.text, opened.salt.hex()) == (wanted["card"], wanted["salt"])
        assert [node.hex() for node in opened.path] == wanted["path"]
        assert check_card(proof.root, len(pack), opened)
