"""Before a move that costs more than it seems to, the person is warned (P-19)."""

import re

from facedown.catalog import GAMES
from facedown.cli.local_table import PERSON, Company, LocalTable
from facedown.cli.plain import PlainTable
from facedown.cli.screen.asking import Asking
from facedown.core.cards import cards
from facedown.core.game import Caution
from facedown.i18n.sentences import caution
from facedown.i18n.voice import Voice
from facedown.match.round import Round

HAND = "3s 4s 5s 6s 7s 8s 9s Jk Kc Qh 4d 2c Jh"
WARNING = "With a joker this Pinnacola loses its bonus: it’s worth 80 points instead of 110."


def sitting_with_a_joker() -> LocalTable:
    """The person has melded a clean Pinnacola and holds a joker."""
    game = GAMES["pinnacola"]
    variant = game.variant({"dirty_counts": "closing_only"})
    local = LocalTable(Company(game, variant, ("stubborn",), "joker"))
    hand, rest = cards(HAND), list(game.pack(variant).cards)
    for card in hand:
        rest.remove(card)
    local.round = Round(game, game.setup(variant, 2, undo=True), [*hand, *rest])
    local.act(PERSON, game.parse_move("draw"))
    local.act(PERSON, game.parse_move("meld 3s,4s,5s,6s,7s,8s,9s"))
    return local


class Reader:
    """Answers with the numbers of the choices that are named, one after the other, and then q."""

    def __init__(self, *named: str) -> None:
        self.named = list(named)
        self.written: list[str] = []

    def read(self) -> str:
        if not self.named:
            return "q"
        wanted = self.named.pop(0)
        offered = [re.fullmatch(r"  (\d+) (.*)", line) for line in self.written]
        return next(
            found[1] for found in reversed(offered) if found and found[2].startswith(wanted)
        )


def play(*named: str) -> tuple[LocalTable, str]:
    """A turn in plain text; what was written."""
    local, reader = sitting_with_a_joker(), Reader(*named)
    PlainTable(local, reader.read, reader.written.append, lambda: None, lambda: 0.0).play()
    return local, "\n".join(reader.written)


def melds(local: LocalTable) -> int:
    return sum(len(pile) for pile in local.table.piles()[3:])


def test_plain_text_warns_and_asks_before_the_move() -> None:
    local, text = play("Add", "Add a joker to meld 1", "Do it")
    assert f"{WARNING}\n  0 Back\n  1 Do it" in text
    assert melds(local) == 8


def test_plain_text_lets_one_think_better_of_it() -> None:
    local, text = play("Add", "Add a joker to meld 1", "Back")
    assert WARNING in text
    assert melds(local) == 7
    assert text.count("Add to which meld?") == 2


async def test_on_the_screen_the_same_key_again_makes_the_move() -> None:
    local = sitting_with_a_joker()
    asking = Asking(local.moves, local.caution, local.voice(), may_pass=False, directly=True)
    add = next(one for one in asking.choices if one.last.value == "lay_off")
    assert asking.take(add) == ""
    one, other = asking.choices
    assert asking.take(one) == f"{WARNING} Press the same key again to do it."
    assert asking.take(other) == f"{WARNING} Press the same key again to do it."
    assert asking.choices == [one, other]
    assert not asking.answer.done()
    assert asking.take(other) == ""
    assert asking.answer.result() == other.last.value


def test_an_unknown_caution_is_still_readable() -> None:
    assert caution(Caution("costs_a_card", {}), Voice()) == "Costs a card"
