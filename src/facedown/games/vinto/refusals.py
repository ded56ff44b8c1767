"""Why a move is refused in Vinto: codes, for words made elsewhere; and checks that many share."""

from typing import Final

from facedown.core.cards import JOKER, KING, Rank
from facedown.core.errors import IllegalMove
from facedown.core.memory_game import (
    ALREADY_READY,
    ALREADY_SEEN,
    NO_LOOKS_LEFT,
    NO_SUCH_SLOT,
    NOT_NOW,
    NOT_YOUR_TURN,
)

WAIT_FOR_DEALER: Final = "wait_for_dealer"
NO_SUCH_PLACE: Final = "no_such_place"
NO_SUCH_RANK: Final = "no_such_rank"
NO_SUCH_SEAT: Final = "no_such_seat"
STOCK_EMPTY: Final = "stock_empty"
NOT_TAKEABLE: Final = "not_takeable"
NO_ACTION: Final = "no_action"
MUST_NOT_DISCARD: Final = "must_not_discard"
CALLER_PROTECTED: Final = "caller_protected"
NOT_YOUR_CARD: Final = "not_your_card"
YOUR_OWN_CARD: Final = "your_own_card"
NOT_A_PAIR: Final = "not_a_pair"
MUST_NAME_ACTION: Final = "must_name_action"
MAY_NOT_TOSS: Final = "may_not_toss"
ALREADY_PASSED: Final = "already_passed"
TOO_EARLY_TO_CALL: Final = "too_early_to_call"
REFUSALS: Final = (
    NOT_YOUR_TURN,
    NOT_NOW,
    WAIT_FOR_DEALER,
    NO_SUCH_SLOT,
    NO_SUCH_PLACE,
    NO_SUCH_RANK,
    NO_SUCH_SEAT,
    ALREADY_READY,
    ALREADY_SEEN,
    NO_LOOKS_LEFT,
    STOCK_EMPTY,
    NOT_TAKEABLE,
    NO_ACTION,
    MUST_NOT_DISCARD,
    CALLER_PROTECTED,
    NOT_YOUR_CARD,
    YOUR_OWN_CARD,
    NOT_A_PAIR,
    MUST_NAME_ACTION,
    MAY_NOT_TOSS,
    ALREADY_PASSED,
    TOO_EARLY_TO_CALL,
)


def check_rank(rank: Rank) -> None:
    if not JOKER <= rank <= KING:
        raise IllegalMove(NO_SUCH_RANK)
