"""Faults of earlier programs that this one must not have (rulings section 6)."""

from tests.games.pinnacola.tables import act, lay, legal, refusal

from facedown.core.dealer import Dealer
from facedown.core.moves import Shuffle
from facedown.core.notation import table_text
from facedown.core.seats import DEALER
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.moves import DiscardCard


def test_the_obligation_of_the_pozzo_cannot_be_dodged() -> None:
    table = lay("7c 7d 2c 3c 4c 9d", pozzo="4s 7h", phase="draw")
    act(table, 0, "take 2")
    assert legal(table) == ["meld 7c,7h,7d"]
    assert refusal(table, "discard 7h") == "meld_it_first"


def test_three_jokers_are_no_set() -> None:
    assert refusal(lay("Jk Jk Jk 4d 9d"), "meld Jk,Jk,Jk") == "not_a_meld"


def test_five_cards_are_no_set() -> None:
    table = lay("7c 7h 7s 7d Jk 4d 9d")
    assert refusal(table, "meld 7c,7h,7s,7d,Jk") == "not_a_meld"


def test_an_empty_stock_is_no_deadlock() -> None:
    """Hands are played to their end with nothing but timeouts: every one ends."""
    chance = Dealer("deadlock")
    for number in range(20):
        options = {"stock_empty": "reshuffle_pozzo"} if number % 2 else {}
        table = GAME.table(GAME.setup(GAME.variant(options), 2))
        GAME.start(table, chance.deck(table.pack))
        while GAME.outcome(table) is None:
            (seat,) = GAME.awaited(table)
            if seat == DEALER:
                GAME.act(table, DEALER, Shuffle(chance.order(len(table.discard) - 1)))
            else:
                GAME.act(table, seat, GAME.default_move(table, seat))
        assert table.ending == "stock_out"


def test_play_changes_nothing() -> None:
    """Scores were changed inside validation."""
    table = lay("5c 6c 7c Kd Qd", melds="0:8h,9h,Th 1:5h,6h,Jk")
    before = table_text(GAME, table)
    for move in [*GAME.legal_moves(table, 0), GAME.parse_move("meld 5c,6c,8c")]:
        refusal(table, str(move))
    assert table_text(GAME, table) == before


def test_no_listed_move_leads_to_a_dead_end() -> None:
    """Every move of random hands leaves a legal one, or ends the hand."""
    chance = Dealer("dead ends")
    for _ in range(6):
        table = GAME.table(GAME.setup(GAME.variant(), 2))
        GAME.start(table, chance.deck(table.pack))
        while GAME.outcome(table) is None:
            seat = table.turn
            moves = GAME.legal_moves(table, seat)
            for move in moves:
                if not isinstance(move, DiscardCard):
                    after = table.copy()
                    GAME.act(after, seat, move)
                    assert GAME.legal_moves(after, seat), f"{move} at {table_text(GAME, table)}"
            GAME.act(table, seat, chance.pick(moves))
