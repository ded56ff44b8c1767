"""Why a move is refused in Cambio: codes, for words made elsewhere."""

from typing import Final

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
ALREADY_CALLED: Final = "already_called"
CALL_AT_END: Final = "call_at_end"
TOO_EARLY_TO_CALL: Final = "too_early_to_call"
STOCK_EMPTY: Final = "stock_empty"
DISCARD_EMPTY: Final = "discard_empty"
HAND_EMPTY: Final = "hand_empty"
MUST_SWAP: Final = "must_swap"
NOT_YOUR_CARD: Final = "not_your_card"
YOUR_OWN_CARD: Final = "your_own_card"
CALLER_PROTECTED: Final = "caller_protected"
SEAT_OUT: Final = "seat_out"
SAME_PLACE: Final = "same_place"
PILE_CLOSED: Final = "pile_closed"
CALLER_MAY_NOT_FLIP: Final = "caller_may_not_flip"
DISCARDER_MAY_NOT_FLIP: Final = "discarder_may_not_flip"
FINISH_YOUR_CARD: Final = "finish_your_card"
GIFT_FIRST: Final = "gift_first"
ALREADY_PASSED: Final = "already_passed"
TOO_MANY_MOVES: Final = "too_many_moves"
REFUSALS: Final = (
    NOT_YOUR_TURN,
    NOT_NOW,
    WAIT_FOR_DEALER,
    NO_SUCH_SLOT,
    NO_SUCH_PLACE,
    ALREADY_SEEN,
    NO_LOOKS_LEFT,
    ALREADY_READY,
    ALREADY_CALLED,
    CALL_AT_END,
    TOO_EARLY_TO_CALL,
    STOCK_EMPTY,
    DISCARD_EMPTY,
    HAND_EMPTY,
    MUST_SWAP,
    NOT_YOUR_CARD,
    YOUR_OWN_CARD,
    CALLER_PROTECTED,
    SEAT_OUT,
    SAME_PLACE,
    PILE_CLOSED,
    CALLER_MAY_NOT_FLIP,
    DISCARDER_MAY_NOT_FLIP,
    FINISH_YOUR_CARD,
    GIFT_FIRST,
    ALREADY_PASSED,
    TOO_MANY_MOVES,
)
