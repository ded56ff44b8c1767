"""What the house refuses: a code with parameters.

no_such_table       there is no table of this code
no_such_game        the catalog has no such game
table_full          no seat is free
seat_taken          this seat is not free
no_such_seat        the table has no such seat
not_seated          only for those who sit at the table
not_host            only for the host
match_on            not while a match is played
no_match            only while a match is played
table_closed        the table was closed
table_worn_out      the table's log is full; open a new table
no_watchers         this table cannot be watched
too_many_watchers   the table has as many watchers as it takes
clock_too_short     a clock gives bots less time than they need
too_many_tables     the house, or this person, has too many tables
already_seated      the person already sits here
removed             the host has sent this person away from the table
table_damaged       the table's log cannot be read, so it cannot go on
rules_changed       the house plays this game by newer rules than the table began with
blocked             somebody there has blocked this person, or the other way round
no_talk             this table allows phrases only
no_such_phrase      there is no such phrase
too_fast            too many messages in a short time
no_hints            this table gives no hints
no_hint             there is no hint now
watching            watchers do not play
no_shuffle          no share is asked for now
not_the_share       the share is not what was committed to
no_round            no round is being played
paused              the table is paused
too_many_pauses     this seat has asked for too many pauses in this round
too_late            the move answers something that is over; void, and nothing is learned from it
bad_move            this game has no such move
no_replay           this record cannot be shown by today's rules
"""

from facedown.core.errors import FacedownError


class HouseError(FacedownError):
    """Something that the house refuses."""
