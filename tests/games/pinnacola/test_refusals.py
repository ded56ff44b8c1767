"""Why a move is refused, in words: which card, and what is in the way."""

import pytest
from tests.games.pinnacola.tables import act, lay

from facedown.core.errors import IllegalMove
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.i18n.catalogue import languages
from facedown.i18n.sentences import refusal
from facedown.i18n.voice import Voice

RUN = "0:5c,6c,7c"
PINNACOLA = "0:3s,4s,5s,6s,7s,8s,9s"


def why(table: PinnacolaTable, move: str, language: str = "en") -> str:
    """The sentence with which a move of seat 0 is refused."""
    with pytest.raises(IllegalMove) as refused:
        GAME.play(table, 0, GAME.parse_move(move))
    return refusal(refused.value, Voice(GAME, ("Ana", "Bo"), 0, language))


@pytest.mark.parametrize(
    ("held", "meld", "sentence"),
    [
        ("4c 6c", "4c,6c", "A meld takes three cards or more."),
        ("4c 5c 7c", "4c,5c,7c", "Not a meld: 5♣ and 7♣ need 6♣ or a joker between them."),
        ("4c 6c 9c", "4c,6c,9c", "Not a run yet: 5♣, 7♣ and 8♣ are missing."),
        ("4c 6c 8c Jk", "4c,Jk,6c,8c", "Not a run yet: 5♣ and 7♣ are missing."),
        ("Qd Kd 2d", "Qd,Kd,2d", "Those cards are too far apart for a run."),
        ("Kd Ad 2d", "Kd,Ad,2d", "A run doesn’t go on past the ace."),
        ("Td Qd Kd Ad", "Td,Qd,Kd,Ad", "Not a meld: 10♦ and Q♦ need J♦ or a joker between them."),
        ("4c 4c 5c 6c", "4c,4c,5c,6c", "Not a meld: 4♣ is there twice."),
        ("7s 7s 7h", "7h,7s,7s", "Not a meld: 7♠ is there twice."),
        ("7c 7h 7s 7d Jk", "7c,7h,7s,7d,Jk", "A set has four cards at most."),
        ("5c Jk Jk", "5c,Jk,Jk", "Only one joker in a meld, or all four by themselves."),
        (
            "5c 6c Ks",
            "5c,6c,Ks",
            "The K♠ doesn’t go with the others: a run is one suit, a set is one rank.",
        ),
        (
            "5c 6d Ks 2h",
            "5c,6d,Ks,2h",
            "A run is one suit, a set is one rank; those cards are neither.",
        ),
        ("5c 6c 7c", "7c,6c,5c", "That isn’t a meld."),
    ],
)
def test_cards_that_are_no_meld(held: str, meld: str, sentence: str) -> None:
    """P-12, P-14, P-16, P-35; P-41: the order of a run is not the player's to know."""
    assert why(lay(f"{held} 9h Jd"), f"meld {meld}") == sentence


def test_an_ace_next_to_the_three_where_black_twos_are_wild() -> None:
    """P-45: nothing is missing between them."""
    table = lay("Ah 3h 5h 9d Jd", pinelle="true")
    assert why(table, "meld Ah,3h,5h") == "Not a meld: 3♥ and 5♥ need 4♥ or a joker between them."


@pytest.mark.parametrize(
    ("melds", "move", "sentence"),
    [
        (RUN, "lay_off 0 - 9c", "The 9♣ doesn’t fit there. What fits next: 4♣ and 8♣."),
        ("0:7c,7h,7s", "lay_off 0 - 9c", "The 9♣ doesn’t fit there. What fits next: 7♦."),
        ("0:9c,9h,9s,9d", "lay_off 0 - 9c", "That meld is complete: there’s no place for the 9♣."),
        ("0:5c,6c,Jk", "lay_off 0 - Jk", "There’s no place for another joker in that meld."),
        (RUN, "lay_off 0 - -", "Choose cards to add first."),
        ("1:6c,7c,8c", "lay_off 0 - 9c", "That meld isn’t yours: you add only to your own."),
        (RUN, "lay_off 0 - 8c", "You don’t have the 8♣."),
        (RUN, "replace 0 9c", "There’s no joker in that meld to swap the 9♣ for."),
        ("0:5c,6c,Jk", "replace 0 9c", "That joker stands for 7♣, not for the 9♣."),
        (
            "0:Jk,Jk,Jk,Jk",
            "replace 0 9c",
            "That meld keeps its jokers: you can’t swap the 9♣ in.",
        ),
        (
            "1:7c,8c,Jk",
            "replace 0 9c",
            "You couldn’t use the joker this turn, so you can’t swap the 9♣ for it.",
        ),
    ],
)
def test_cards_that_have_no_place_in_a_meld(melds: str, move: str, sentence: str) -> None:
    """P-14, P-16, P-17, P-23, P-25."""
    held = "9c Jk Kd 2h" if move.endswith("Jk") else "9c Kd 2h"
    assert why(lay(held, melds=melds), move) == sentence


def test_a_pozzo_that_cannot_be_taken() -> None:
    """P-05: the card that fits nothing, or that would take too many with it; P-08."""
    table = lay("Qh 9s 4d 8h", pozzo="4d Ks", phase="draw")
    assert why(table, "take 2") == "The K♠ doesn’t fit any meld, so you can’t take the pozzo."
    assert why(table, "take 1") == "The pozzo is taken whole or not at all."
    table = lay("Kh Kc", pozzo="Ks", phase="draw")
    assert why(table, "take 1") == (
        "You could meld the K♠, but you’d have too few cards left to end your turn, "
        "so you can’t take the pozzo."
    )


def test_what_comes_first() -> None:
    """P-06, P-42."""
    table = lay("Ks Kh 5c 6c 7c 4d", pozzo="4h Jc Kd", phase="draw")
    assert why(table, "discard 4d") == "First draw a card or take the pozzo."
    act(table, 0, "take 3")
    owed = "You must meld the K♦ first: you’ve just taken it."
    assert why(table, "meld 5c,6c,7c") == owed
    assert why(table, "discard 4d") == owed
    drawn = "You’ve already drawn this turn: meld if you like, then discard."
    assert why(table, "draw") == drawn


@pytest.mark.parametrize(
    ("held", "melds", "move", "sentence"),
    [
        (
            "8c Kd",
            RUN,
            "lay_off 0 - 8c",
            "You’d have one card left and couldn’t close with it: "
            "you have no Pinnacola and no Poker on the table. Keep two.",
        ),
        (
            "Ts Kd",
            PINNACOLA,
            "lay_off 0 - Ts",
            "You’d have one card left and couldn’t close with it: "
            "you have no Poker on the table. Keep two.",
        ),
        (
            "9h 9s 9d",
            PINNACOLA,
            "meld 9h,9s,9d",
            "You can’t lay down every card: keep one to discard.",
        ),
        (
            "Kd",
            "0:9c,9h,9s,9d",
            "discard Kd",
            "You can’t close with the K♦ yet: you have no Pinnacola on the table.",
        ),
    ],
)
def test_cards_one_must_keep(held: str, melds: str, move: str, sentence: str) -> None:
    """P-24."""
    assert why(lay(held, melds=melds), move) == sentence


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_every_language_names_the_cards(language: str) -> None:
    gap = why(lay("4c 6c 7c 9h Jd"), "meld 4c,6c,7c", language)
    assert all(sign in gap for sign in ("4♣", "6♣", "5♣"))
    assert "K♠" in why(lay("Qh 4d", pozzo="Ks", phase="draw"), "take 1", language)
    assert "9♣" in why(lay("9c Kd 2h", melds=RUN), "lay_off 0 - 9c", language)


def test_a_refusal_says_nothing_of_what_is_hidden() -> None:
    """The same words, whatever the other hand and the stock hold."""
    tables = [
        lay("Qh 9s 4d 8h", hand1=other, pozzo="4d Ks", phase="draw") for other in ("Kh Kd", "2c 3c")
    ]
    assert len({why(table, "take 2") for table in tables}) == 1
