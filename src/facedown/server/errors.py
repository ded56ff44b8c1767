"""What the house refuses: a code with parameters, as everywhere.

no_such_table       there is no table of this code
no_such_game        the catalog has no such game
table_full          no seat is free
seat_taken          this seat is not free
no_such_seat        the table has no such seat
not_seated          only for those who sit at the table
not_host            only for the host
match_on            not while a match is played
no_match            only while a match is played
table_closed        the table is no more
table_worn_out      so much was played at this table that no other match begins there
no_watchers         this table is not to be watched
too_many_watchers   as many watch as may
clock_too_short     a clock gives bots less time than they need
too_many_tables     the house, or this person, has as many tables as may be
already_seated      the person sits here already
removed             the host has sent this person away from the table
table_damaged       what the disk has of the table cannot be read; it is played no further
rules_changed       the house plays this game by newer rules than the table began with
blocked             somebody there has blocked this person, or the other way round
no_talk             only phrases are spoken at this table
no_such_phrase      there is no such phrase
too_fast            too many messages in a short time
no_hints            this table gives no hints
no_hint             there is nothing to advise now
watching            who watches does not play
no_shuffle          no share is asked for now
not_the_share       the share is not what was committed to
no_round            no round is being played
paused              the table pauses
too_many_pauses     this seat has wished for as many pauses as a round has
too_late            the move answers something that is over; void, and nothing is learned from it
bad_move            no move of this game reads so
no_replay           this record cannot be shown by today's rules
"""

from facedown.core.errors import FacedownError


class HouseError(FacedownError):
    """Something that the house does not do."""
