## levels

level-relaxed = Relaxed
    .about = Forgets a lot and takes it easy
level-regular = Regular
    .about = Remembers like most people do
level-sharp = Sharp
    .about = Forgets little and reacts fast

## phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Your turn!
phrase-good_game = Good game!
phrase-again = Another one?

## codes

house-no_such_table = There is no table with these letters.
house-no_such_game = There is no such game here.
house-table_full = Every seat at this table is taken.
house-seat_taken = Somebody sits there already.
house-no_such_seat = This table has no such seat.
house-not_seated = Only those who sit at the table can do that.
house-not_host = Only the one who opened the table can do that.
house-match_on = Not while a match is being played.
house-no_match = Only while a match is being played.
house-table_closed = This table is closed.
house-rules_changed = This game is played by newer rules now; the table was closed.
house-bad_message = That could not be read.
house-no_watchers = This table is not to be watched.
house-too_many_watchers = As many people are watching as may.
house-too_many_tables = There are as many tables as there may be. Resign at one of yours, or come back later.
house-already_seated = You sit at this table already.
house-blocked = You cannot sit at this table.
house-no_talk = Only the ready-made phrases are spoken at this table.
house-no_such_phrase = There is no such phrase.
house-too_fast = That was a bit fast. Wait a moment.
house-too_many_requests =
    { $seconds ->
        [one] That was a bit much. Try again in { $seconds } second.
       *[other] That was a bit much. Try again in { $seconds } seconds.
    }
house-no_hints = This table gives no hints.
house-no_hint = There is nothing to advise now.
house-watching = Who watches does not play.
house-no_shuffle = No share of the shuffle is asked for now.
house-not_the_share = That is not the share that was promised.
house-no_round = No round is being played.
house-paused = The table is having a pause.
house-too_late = Too late: the cards have changed. It cost you nothing.
house-bad_move = This game has no such move.
house-bad_request = The house did not understand that.
house-bad_token = The house does not know you any more. You are a new guest now.
house-bad_code = That code is wrong or no longer valid.
house-bad_origin = That came from another page than this house’s.
house-no_such_person = There is no such person.
house-no_such_record = This game is not kept here, or no longer.
house-no_such_page = There is no such page.
house-yourself = You cannot do that to yourself.
house-unavailable = The house cannot do that now. Try again in a moment.
house-come_back = The house is restarting. You will be back in a moment, with nothing lost.
house-replaced = This seat is open in another window.
house-too_slow = The connection was too slow. Connecting again…
house-removed = You were taken from the table by the one who opened it.
house-resigned = You have given up your seat. A bot plays on for you.
house-left = You have left the table.
house-silent = The connection was lost. Connecting again…
house-internal = Something went wrong in the house. Connecting again…
house-text_only = The house did not understand that.
house-too_large = The house did not understand that.
house-not_the_protocol = The house did not understand that.
house-name_taken = Somebody has that name already. Try another one.
house-name_too_long = A name has at most { $most } letters.
house-name_too_short = A name has at least { $least } letters.
house-name_letters = A name has letters, digits, spaces and simple signs only.
house-name_reserved = That name is kept for the house.
house-name_abusive = Please choose a friendlier name.
house-name_mixed_scripts = A name is written in one alphabet.
house-no_token = Say your name first, and sit down.
house-not_allowed = That cannot be done here.
house-not_found = That is not here, or no longer.
house-not_json = The house did not understand that.
house-too_many_sockets = Too many windows are open at once. Close some.
house-no_replay = This game was played by rules that are no longer here, so it cannot be shown again.
house-no_such_option = There is no such house rule.
house-no_such_value = That house rule cannot have this value.
house-no_such_preset = There is no such set of house rules.
house-no_such_bot = There is no such bot.
house-no_such_level = There is no such level.
house-wrong_number_of_players = These house rules are for another number of players.
house-offline = The house cannot be reached. Check your connection.
house-house_down = The house has a problem. Try again in a moment.
house-default = That did not work.
