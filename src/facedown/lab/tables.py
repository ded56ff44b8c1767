"""Many tables that are played at the same time, and what their seats see, in memory of their own.

One step is one decision at every table. Where an episode ends, the next one is dealt at once: what
is then seen is its beginning, and the rewards are those of the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from facedown.core.dealer import Dealer
from facedown.core.errors import BadSetup
from facedown.lab.encoding import NOTHING_LEGAL, IllegalAction, Legal
from facedown.lab.episode import PLAY_DEFAULT, RAISE, Episode
from facedown.lab.oracle import oracle_size, write_oracle


class Tables:
    """Episodes of one encoder, each with its dealer.

    Of each table one after the other: `observations` in words, `masks` of actions, `seats` that are
    asked, `rewards` of all seats, and `dones` of the last step, 1 where an episode ended. Numpy
    reads them where they are, and writes in `actions` what the seats are to do. Only if it is asked
    for, `oracle` has every card of each table. An illegal action does what `illegal` says.
    """

    def __init__(
        self,
        episodes: list[Episode],
        dealers: list[Dealer],
        *,
        illegal: str = RAISE,
        penalty: float = 1.0,
        oracle: bool = False,
    ) -> None:
        if not episodes or len(dealers) != len(episodes):
            raise BadSetup("wrong_number_of_tables", tables=len(episodes), dealers=len(dealers))
        encoder = episodes[0].encoder
        count = len(episodes)
        self.encoder: Final = encoder
        self.episodes: Final = episodes
        self.dealers: Final = dealers
        self._words: Final[i64] = encoder.words
        self._mask_size: Final[i64] = encoder.actions
        self._players: Final[i64] = encoder.players
        self._observations: Final = vec[i64]([0] * (count * encoder.words))
        self._masks: Final = vec[u8]([0] * (count * encoder.actions))
        self._seats: Final = vec[u8]([0] * count)
        self._rewards: Final = vec[float]([0.0] * (count * encoder.players))
        self._dones: Final = vec[u8]([0] * count)
        self._actions: Final = vec[i64]([0] * count)
        self._illegal: Final = illegal
        self._penalty: Final = penalty
        # Where the action stands among what is legal at each table; -1 if it ends the episode.
        self._places: Final = vec[i64]([0] * count)
        self._rewarded: Final[list[i64]] = []
        self._tells_all: Final = oracle
        self._oracle_size: Final[i64] = oracle_size(encoder.players)
        self._oracle: Final = vec[u8]([0] * (count * int(self._oracle_size) if oracle else 0))
        self._legal: Final = [NOTHING_LEGAL] * count

    @property
    def observations(self) -> memoryview:
        return memoryview(self._observations)

    @property
    def masks(self) -> memoryview:
        return memoryview(self._masks)

    @property
    def seats(self) -> memoryview:
        return memoryview(self._seats)

    @property
    def rewards(self) -> memoryview:
        return memoryview(self._rewards)

    @property
    def dones(self) -> memoryview:
        return memoryview(self._dones)

    @property
    def actions(self) -> memoryview:
        return memoryview(self._actions)

    @property
    def oracle(self) -> memoryview:
        return memoryview(self._oracle)

    def begin(self, dealers: list[Dealer]) -> None:
        """Deal at every table, from now on with these dealers."""
        self._forget_rewards()
        for i, dealer in enumerate(dealers):
            self.dealers[i] = dealer
            self.episodes[i].begin(dealer)
            self._show(i, self.episodes[i])

    def step(self) -> None:
        """Let the seat that is asked at each table do its action.

        Nothing happens if one of the actions is refused.
        """
        self.check()
        self._forget_rewards()
        for at, episode in enumerate(self.episodes):
            place = self._places[at]
            if place >= 0:
                episode.do(self._legal[at], place)
            else:
                episode.forfeit(self._penalty, [episode.seat])
            if episode.has_rewards:
                self._reward(at, episode)
            self._show(at, episode)

    def check(self) -> None:
        """Find what the actions stand for, and refuse one that is not legal if that is chosen."""
        actions, places = self._actions, self._places
        for at, legal in enumerate(self._legal):
            place = places[at]  # of what was sampled, most likely
            if 0 <= place < len(legal.actions) and legal.actions[place] == actions[at] >= 0:
                continue
            place = legal.find(actions[at])
            if place < 0:
                if self._illegal == RAISE:
                    self._refuse(at, legal, int(actions[at]))
                elif self._illegal == PLAY_DEFAULT:
                    place = self.episodes[at].default_place(legal)
            places[at] = place

    def _refuse(self, at: int, legal: Legal, action: int) -> None:
        raise IllegalAction(
            "illegal_action", table=at, action=action, legal=self.encoder.text_of_legal(legal)
        )

    def sample(self, chance: Dealer) -> None:
        """Make the actions legal ones, at each table one as likely as the others."""
        actions, places = self._actions, self._places
        for at, legal in enumerate(self._legal):
            place = legal.nth(chance.below(legal.count))
            places[at] = place
            actions[at] = legal.actions[place]

    def _forget_rewards(self) -> None:
        for at in self._rewarded:
            self._dones[at] = 0
            for seat in range(self._players):
                self._rewards[at * self._players + seat] = 0.0
        self._rewarded.clear()

    def _reward(self, at: i64, episode: Episode) -> None:
        self._rewarded.append(at)
        for seat, reward in enumerate(episode.rewards):
            self._rewards[at * self._players + seat] = reward
        if episode.is_over:
            self._dones[at] = 1
            episode.begin(self.dealers[at])

    def _show(self, at: i64, episode: Episode) -> None:
        """Write what the seat that is asked at a table sees, and may do."""
        table, seat = episode.table, episode.seat
        self._seats[at] = u8(seat)
        self.encoder.write(table, seat, self._observations, at * self._words)
        if self._tells_all:
            write_oracle(table, self._oracle, at * self._oracle_size)
        legal = episode.legal()
        old = self._legal[at]
        if legal is old:
            return
        masks = self._masks
        start = at * self._mask_size
        for action in old.actions:
            if action >= 0:
                masks[start + action] = 0
        for action in legal.actions:
            if action >= 0:
                masks[start + action] = 1
        self._legal[at] = legal
