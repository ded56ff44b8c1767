"""How much stronger the rule bots are than they were: those of `benchmarks/old_bots`.

    python -m benchmarks.rule_bots [--only GAME] [--players N] [--deals N] [--seed SEED] [--jobs J]

One bot of today sits with the old ones. Each deal is played once for every seat it may sit in,
where hands are not to be low as the first of a whole match, and an interval is over deals, as the
rounds of one deal are no independent ones. Constants are fitted on seeds that begin with `tune`;
what is written, to `benchmarks/rule_bots.json`, is played from `confirm`. Where an old bot has a
`RULE_2`, today's but for one thing, that one is met too: in single rounds, or in matches by the
preset that its `RULE_2_IN` names.
"""

import argparse
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.contests import add_arguments, measure

from facedown.arena import play_alone, play_match
from facedown.bots.roster import Maker, find_bots
from facedown.catalog import GAMES, find_game
from facedown.core.game import Game
from facedown.core.outcome import Outcome, Standings

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "rule_bots.json"
SEATS: Final = (2, 4)
# A house rule with which what rivals know is another matter.
ALSO: Final = ("coalition_mode", "shared_peeks")
# What rows of single rounds are called in which the others are today's bot but for one thing.
SINGLE: Final = "hands"

# A game, the number of players, and the value of that house rule, `SINGLE`, a preset, or none.
Contest = tuple[str, int, str]
# Of one deal, over all seats: what today's bot won, and its points above the mean of the others.
Result = tuple[float, float]


def contests(only: str | None, seats: tuple[int, ...] = SEATS) -> list[Contest]:
    """All that is played: the games whose old bot there is."""
    found: list[Contest] = []
    for key, game in GAMES.items():
        if find_spec(old_module(key)) is None or only not in (None, key):
            continue
        least, most = game.OFFICIAL
        options = [ALSO[1] for option in game.OPTIONS if option.name == ALSO[0]]
        module = import_module(old_module(key))
        options += [module.RULE_2_IN] if hasattr(module, "RULE_2_IN") else []
        for players in seats:
            if least <= players <= most:
                found += [(key, players, option) for option in ("", *options)]
    return found


def old_module(key: str) -> str:
    return f"benchmarks.old_bots.{key.replace('-', '_')}_bot"


def old_bot(key: str, option: str = "") -> Maker:
    name = "RULE_1" if option in ("", ALSO[1]) else "RULE_2"
    maker: Maker = getattr(import_module(old_module(key)), name)
    return maker


def play_deal(contest: Contest, seed: str) -> Result:
    key, players, option = contest
    game = find_game(key)
    house_rule = {ALSO[0]: option} if option == ALSO[1] else {}
    rules = {**game.SIMULATED, **house_rule}
    variant = game.variant({}, option) if option in game.PRESETS else game.variant(rules)
    new, old = find_bots(key)["rule"], old_bot(key, option)
    won = ahead = 0.0
    for own in range(players):
        bots = [new if seat == own else old for seat in range(players)]
        end: Outcome | Standings
        if not are_matches(game, option):
            end = play_alone(game, bots, seed, variant).outcome
        else:
            end = play_match(game, bots, seed, variant).standings
        winners = end.winners or tuple(range(players))
        won += (own in winners) / len(winners)
        others = fmean(end.scores[seat] for seat in range(players) if seat != own)
        ahead += (end.scores[own] - others) * (-1 if game.lowest_wins(variant) else 1)
    return won / players, ahead / players


def figures(results: list[Result]) -> dict[str, float]:
    row: dict[str, float] = {"deals": len(results)}
    for index, name in enumerate(("won", "ahead")):
        values = [result[index] for result in results]
        row[name] = round(fmean(values), 4)
        row[f"{name}_error"] = round(1.96 * stdev(values) / sqrt(len(values)), 4)
    return row


def name_of(contest: Contest) -> str:
    key, players, option = contest
    what = "matches" if are_matches(find_game(key), option) else ""
    return " ".join(str(word) for word in (key, players, option, what) if word)


def are_matches(game: Game[Any], option: str) -> bool:
    """Whether whole matches are played, and not single rounds."""
    return option in game.PRESETS or not (game.LOW_HANDS or option == SINGLE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--players", type=int, choices=SEATS)
    add_arguments(parser, deals=4000)
    asked = parser.parse_args()
    found = contests(asked.only, (asked.players,) if asked.players else SEATS)
    measure({name_of(one): one for one in found}, play_deal, figures, OUT, asked)


if __name__ == "__main__":
    main()
