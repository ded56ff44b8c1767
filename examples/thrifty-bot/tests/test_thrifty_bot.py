"""The bot is honest, and better than chance."""

from facedown import Dealer, Player, Table, find_game, make_player, next_step
from facedown.testing import check_game
from thrifty_bot import ThriftyBot

GAME = find_game("tres-cartas")


def test_it_never_looks_at_cards_it_was_not_shown() -> None:
    """Law 9: exchange the cards it has not seen, and it chooses the same."""
    report = check_game(GAME, bots={"thrifty": ThriftyBot}, laws=(9,), plays=20)
    assert report.plays == 20


def test_it_beats_chance() -> None:
    wins = sum(0 in winners(f"round {number}") for number in range(100))
    assert wins > 60


def winners(seed: str) -> tuple[int, ...]:
    """Who wins a round of the bot, in seat 0, against chance."""
    dealer = Dealer(seed)
    table = GAME.table(GAME.setup(GAME.variant(), players=2))
    players: list[Player[Table]] = [
        ThriftyBot(GAME, dealer.apart(0)),
        make_player("random", GAME, dealer.apart(1)),
    ]
    GAME.start(table, dealer.deck(table.pack))
    while step := next_step(GAME, table, players, dealer):
        GAME.act(table, *step)
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.winners
