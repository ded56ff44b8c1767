"""Which HTTP status each error has: one table, and one shape for all of them."""

from typing import Final

from msgspec import Struct

from facedown.core.errors import FacedownError, Param


class Problem(Struct, frozen=True):
    """What is wrong: a code, and parameters for the sentence that a client makes of it."""

    code: str
    params: dict[str, Param] = {}


BAD: Final = 400
WHO: Final = 401
NOT_YOURS: Final = 403
MISSING: Final = 404
NOT_NOW: Final = 409
GONE: Final = 410

STATUSES: Final[dict[str, int]] = {
    # What was sent cannot be read, or asks for what there is not.
    "bad_request": BAD,
    "bad_code": BAD,
    "bad_move": BAD,
    "not_the_share": BAD,
    "no_such_phrase": BAD,
    "name_too_long": BAD,
    "name_too_short": BAD,
    "name_letters": BAD,
    "name_mixed_scripts": BAD,
    "name_reserved": BAD,
    "name_abusive": BAD,
    "no_such_option": BAD,
    "no_such_value": BAD,
    "no_such_preset": BAD,
    "no_such_level": BAD,
    "wrong_number_of_players": BAD,
    "clock_too_short": BAD,
    "yourself": BAD,
    "no_token": WHO,
    "bad_token": WHO,
    "not_allowed": NOT_YOURS,
    "not_host": NOT_YOURS,
    "not_seated": NOT_YOURS,
    "blocked": NOT_YOURS,
    "removed": NOT_YOURS,
    "bad_origin": NOT_YOURS,
    "no_watchers": NOT_YOURS,
    "no_talk": NOT_YOURS,
    "no_hints": NOT_YOURS,
    "watching": NOT_YOURS,
    "not_found": MISSING,
    "no_such_game": MISSING,
    "no_such_table": MISSING,
    "no_such_seat": MISSING,
    "no_such_record": MISSING,
    "wrong_method": 405,
    "too_slow": 408,
    "name_taken": NOT_NOW,
    "table_full": NOT_NOW,
    "seat_taken": NOT_NOW,
    "already_seated": NOT_NOW,
    "match_on": NOT_NOW,
    "no_match": NOT_NOW,
    "no_round": NOT_NOW,
    "no_hint": NOT_NOW,
    "no_shuffle": NOT_NOW,
    "too_late": NOT_NOW,
    "paused": NOT_NOW,
    "table_closed": GONE,
    "table_worn_out": GONE,
    "rules_changed": GONE,
    "table_damaged": GONE,
    "no_replay": GONE,
    "too_large": 413,
    "not_json": 415,
    "bad_host": 421,
    "upgrade_required": 426,
    "too_many_requests": 429,
    "too_fast": 429,
    "too_many_pauses": 429,
    "too_many_tables": 429,
    "too_many_watchers": 429,
    "too_many_sockets": 429,
    "internal": 500,
    "come_back": 503,
    "unavailable": 503,
}


def status_of(code: str) -> int:
    return STATUSES.get(code, BAD)


def problem(error: FacedownError) -> Problem:
    return Problem(error.code, dict(error.params))
