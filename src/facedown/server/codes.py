"""The codes of the house: all that it refuses or closes a socket with, in one table.

What a game refuses is declared by the game (`REFUSALS`) and has no row here.
"""

from typing import Final, NamedTuple

# Whom a code is for.
PERSON: Final = "person"  # anybody at the house
PLAYER: Final = "player"  # who sits at the table
HOST: Final = "host"  # who opened the table, or has it now
WATCHER: Final = "watcher"
CLIENT: Final = "client"  # the program: a person meets it only where the program is wrong
ADMIN: Final = "admin"  # who keeps order, with a secret
OPERATOR: Final = "operator"  # who runs the house, at the command line

# What a socket is closed with where there is no better reason.
NOT_ALLOWED: Final = 4403
# The status of what is refused by a code of no row: a game's own, or an option's.
BAD_REQUEST: Final = 400


class Code(NamedTuple):
    """One row: for whom, what it means, and what goes with it over HTTP and on a socket."""

    code: str
    whom: str
    means: str
    # The HTTP status; None where no request is answered with it.
    status: int | None = None
    # The code that a socket is closed with (4000 and up are ours); None where none is.
    close: int | None = None


ROWS: Final = (
    # People and their names.
    Code("no_token", PERSON, "a token is needed", 401),
    Code("bad_token", PERSON, "the token is not from this house, or has expired", 401, 4401),
    Code("bad_code", PERSON, "the one-use code is wrong or has expired", 400),
    Code("name_taken", PERSON, "somebody else has this name", 409),
    Code("name_too_long", PERSON, "the name has too many characters", 400),
    Code("name_too_short", PERSON, "the name has too few characters", 400),
    Code("name_letters", PERSON, "the name has characters that names do not have", 400),
    Code("name_mixed_scripts", PERSON, "the name mixes alphabets", 400),
    Code("name_reserved", PERSON, "the house keeps this name for itself", 400),
    Code("name_abusive", PERSON, "the name is offensive", 400),
    Code("yourself", PERSON, "you cannot block, mute or report yourself", 400),
    Code("banned", PERSON, "this person, or their address, is banned", 403, NOT_ALLOWED),
    Code("banned_for", PERSON, "banned for so many hours more", 403, NOT_ALLOWED),
    Code("muted", PLAYER, "this person may say nothing for now"),
    Code("no_such_message", PLAYER, "nobody remembers that this was said", 404),
    # Finding a table, and sitting down.
    Code("no_such_game", PERSON, "the catalog has no such game", 404),
    Code("no_such_option", PERSON, "the game has no such house rule", 400),
    Code("no_such_value", PERSON, "the house rule does not take this value", 400),
    Code("no_such_preset", PERSON, "the game has no such preset", 400),
    Code("no_such_level", PERSON, "bots have no such level", 400),
    Code("character_seated", PERSON, "a character sits at a table only once", 409),
    Code("wrong_number_of_players", PERSON, "the house rules are for fewer or more", 400),
    Code("clock_too_short", PERSON, "a clock gives bots less time than they need", 400),
    Code("too_many_tables", PERSON, "the house, or this person, has too many tables", 429),
    Code("no_such_table", PERSON, "there is no table with this code", 404, 4404),
    Code("elsewhere", CLIENT, "another process has the table; come with `way`", close=4307),
    Code("table_full", PERSON, "no seat is free", 409),
    Code("no_such_seat", PERSON, "the table has no such seat", 404),
    Code("seat_taken", PERSON, "this seat is not free", 409),
    Code("already_seated", PERSON, "the person already sits here"),
    Code("not_seated", PERSON, "only for those who sit at the table", 403),
    Code("not_host", PLAYER, "only for the host", 403),
    Code("blocked", PERSON, "somebody there has blocked this person, or the other way round", 403),
    Code("removed", PERSON, "the host has sent this person away", 403, NOT_ALLOWED),
    # The table itself.
    Code("match_on", PLAYER, "not while a match is played", 409),
    Code("no_match", PLAYER, "only while a match is played", 409),
    Code("no_round_over", PERSON, "no round of the match is over yet", 409),
    Code("table_closed", PERSON, "the table was closed", 410, 4410),
    Code("table_worn_out", HOST, "the table's log is full; open a new table", 410),
    Code("table_damaged", PERSON, "the table's log cannot be read, so it cannot go on", 410, 4410),
    Code(
        "rules_changed",
        PERSON,
        "the house plays this game by newer rules than the table began with",
        410,
        NOT_ALLOWED,
    ),
    Code("left", PLAYER, "the person has left the table", close=1000),
    Code("resigned", PLAYER, "the person has resigned, and a bot plays on", close=1000),
    Code("replaced", PLAYER, "the seat was opened in another window", close=1000),
    Code("no_watchers", WATCHER, "this table cannot be watched", close=NOT_ALLOWED),
    Code(
        "too_many_watchers",
        WATCHER,
        "the table has as many watchers as it takes",
        close=NOT_ALLOWED,
    ),
    Code("watching", WATCHER, "watchers do not play"),
    # Playing.
    Code("no_round", PLAYER, "no round is being played"),
    Code("not_alone", PLAYER, "other people play here too", 409),
    Code("paused", PLAYER, "the table is paused"),
    Code("too_many_pauses", PLAYER, "this seat has asked for too many pauses in this round"),
    Code(
        "too_late",
        PLAYER,
        "the move answers something that is over; void, and nothing is learned from it",
    ),
    Code("bad_move", CLIENT, "this game has no such move", 400),
    Code("no_shuffle", CLIENT, "no share is asked for now"),
    Code("not_the_share", CLIENT, "the share is not what was committed to"),
    Code("no_hints", PLAYER, "this table gives no hints"),
    Code("no_hint", PLAYER, "there is no hint now"),
    Code("hint_late", PLAYER, "no hint came in time: ask again"),
    Code("best_wait", PLAYER, "the hint is to do nothing now"),
    Code("no_talk", PLAYER, "this table allows phrases only"),
    Code("no_such_phrase", CLIENT, "there is no such phrase"),
    # Records.
    Code("no_such_record", PERSON, "there is no such record", 404),
    Code("no_replay", PERSON, "this record cannot be shown by today's rules", 410),
    Code("no_review", PERSON, "this record cannot be reviewed by today's rules", 410),
    Code("reviewing", PERSON, "the house reviews another match: ask again", 503),
    # Requests and messages that the house does not take.
    Code("bad_request", CLIENT, "this is not a request", 400),
    Code("not_json", CLIENT, "the body is not JSON", 415),
    Code("not_found", CLIENT, "there is nothing at this address", 404),
    Code("wrong_method", CLIENT, "this address takes another HTTP method", 405),
    Code("upgrade_required", CLIENT, "this address takes WebSocket connections only", 426),
    Code("bad_host", PERSON, "the house does not answer to this name", 421),
    Code("bad_origin", PERSON, "the request came from a page of another site", 403),
    Code("bad_message", CLIENT, "this is not a message"),
    Code("hello_first", CLIENT, "the first message must be hello"),
    Code("already_here", CLIENT, "hello was sent before"),
    Code("no_hello", CLIENT, "hello did not come in time", close=4408),
    Code("text_only", CLIENT, "messages are text", close=1003),
    Code("not_the_protocol", CLIENT, "the frames are not a WebSocket's", close=1002),
    Code("too_large", CLIENT, "larger than a request or a message may be", 413, 1009),
    # Too much, too fast, too slow.
    Code(
        "too_many_requests",
        PERSON,
        "too many requests; the answer says how long to wait",
        429,
        4429,
    ),
    Code("too_many_sockets", PERSON, "too many sockets are open", 429, 4429),
    Code("too_fast", PERSON, "too many messages in a short time", close=4429),
    Code(
        "too_slow", PERSON, "the request, or the reading of what is sent, took too long", 408, 4503
    ),
    Code("silent", PERSON, "pings were not answered; come back", close=4411),
    # The house's own troubles.
    Code("internal", PERSON, "a fault of the house", 500, 1011),
    Code("unavailable", PERSON, "the house cannot do this now", 503, NOT_ALLOWED),
    Code("draining", CLIENT, "the process is about to go; send it nobody else", 404),
    Code("come_back", PERSON, "the house restarts; come back, and nothing is lost", 503, 1012),
    # For those who run the house.
    Code("not_admin", ADMIN, "the secret is not an admin's, or the session is over", 401),
    Code("no_such_person", ADMIN, "nobody has this id or name", 404),
    Code("no_such_report", ADMIN, "there is no such open report", 404),
    Code("no_such_sanction", ADMIN, "there is no such ban or mute", 404),
    Code("bad_range", ADMIN, "this is no range of addresses", 400),
    Code("range_too_wide", ADMIN, "so many addresses are not banned at once", 400),
    Code("bad_admin_file", OPERATOR, "the file of admins cannot be used"),
    Code("bad_admin_name", OPERATOR, "an admin's name is of small letters and digits"),
    Code("bad_key_file", OPERATOR, "the file does not hold a signing key"),
    Code("port_taken", OPERATOR, "another program listens on this port"),
    Code("no_address", OPERATOR, "the house cannot listen on this address"),
)

CODES: Final = {row.code: row for row in ROWS}


def status_of(code: str) -> int:
    """The HTTP status that a request refused with this code is answered with."""
    row = CODES.get(code)
    return BAD_REQUEST if row is None or row.status is None else row.status


def close_code(code: str) -> int:
    """What a socket is closed with for this code."""
    row = CODES.get(code)
    return NOT_ALLOWED if row is None or row.close is None else row.close
