## levels

level-relaxed = Relaxed
    .about = Forgets a lot and takes it easy
level-friendly = Friendly
    .about = Forgets now and then and is in no hurry
level-regular = Regular
    .about = Remembers about as much as most people
level-sharp = Sharp
    .about = Forgets little and reacts fast
level-master = Master
    .about = Forgets nothing and misses nothing

## phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Your turn!
phrase-good_game = Good game!
phrase-again = Another game?

## codes

house-no_such_table = There’s no table with that code.
house-no_such_game = That game isn’t available here.
house-table_full = This table is full.
house-seat_taken = That seat is taken.
house-no_such_seat = This table has no such seat.
house-not_seated = Only players at the table can do that.
house-not_host = Only the host of the table can do that.
house-match_on = Not during a match.
house-no_match = Only during a match.
house-no_round_over = No round is over yet.
house-not_alone = Other people play at this table too.
house-table_closed = This table is closed.
house-rules_changed = The rules of this game have been updated, so the table was closed.
house-bad_message = That couldn’t be read.
house-no_watchers = This table can’t be watched.
house-too_many_watchers = Too many people are watching already.
house-too_many_tables = Too many tables are open. Resign from one of yours, or try again later.
house-already_seated = You’re already at this table.
house-blocked = You can’t join this table.
house-no_talk = This table allows ready-made phrases only.
house-no_such_phrase = There is no such phrase.
house-too_fast = Not so fast! Wait a moment.
house-too_many_requests =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
house-no_hints = Hints are off at this table.
house-no_hint = No hint right now.
house-hint_late = No hint came in time. Ask again.
house-best_wait = Best do nothing right now.
house-watching = You’re watching, so you can’t play.
house-no_shuffle = No share of the shuffle is needed now.
house-not_the_share = That isn’t the share that was promised.
house-no_round = No round is being played.
house-paused = The table is paused.
house-too_late = Too late: the cards have changed. It cost you nothing.
house-bad_move = This game has no such move.
house-bad_request = The server didn’t understand that.
house-bad_token = The server doesn’t know you any more. You’re a new guest now.
house-bad_code = That code is wrong or has expired.
house-bad_origin = That came from a page of another site.
house-no_such_record = This game isn’t stored here any more.
house-yourself = You can’t do that to yourself.
house-unavailable = The server can’t do that right now. Try again in a moment.
house-come_back = The server is restarting. You’ll be back in a moment, and nothing is lost.
house-elsewhere = This table is at another of the house’s servers. You’ll be there in a moment.
house-draining = This server is about to close. Others go on.
house-replaced = This seat is open in another window.
house-too_slow = The connection was too slow. Reconnecting…
house-removed = The host removed you from the table.
house-resigned = You resigned. A bot took over.
house-left = You left the table.
house-silent = Connection lost. Reconnecting…
house-internal = Something went wrong on the server. Reconnecting…
house-text_only = The server didn’t understand that.
house-too_large = The server didn’t understand that.
house-not_the_protocol = The server didn’t understand that.
house-name_taken = That name is taken. Try another one.
house-name_too_long = Names can have at most { $most } characters.
house-name_too_short = Names need at least { $least } characters.
house-name_letters = Names can have letters, digits, spaces and simple punctuation only.
house-name_reserved = That name is reserved.
house-name_abusive = Please choose a friendlier name.
house-name_mixed_scripts = Use one alphabet for your name.
house-no_token = Enter your name and sit down first.
house-not_found = That isn’t here any more.
house-not_json = The server didn’t understand that.
house-too_many_sockets = Too many windows are open. Close some of them.
house-no_replay = This game was played with rules that are no longer here, so it can’t be replayed.
house-no_review = This game was played with rules that are no longer here, so it can’t be reviewed.
house-reviewing = Another game is being reviewed. Try again in a moment.
house-no_such_option = There is no such house rule.
house-no_such_value = That house rule can’t have this value.
house-no_such_preset = There is no such preset.
house-character_seated = { $name } is already at this table.
house-no_such_level = There is no such level.
house-wrong_number_of_players = These house rules are for another number of players.
house-offline = Can’t reach the server. Check your connection.
house-house_down = The server has a problem. Try again in a moment.
house-no_hello = The server didn’t understand that.
house-hello_first = The server didn’t understand that.
house-already_here = The server didn’t understand that.
house-wrong_method = The server didn’t understand that.
house-upgrade_required = The server didn’t understand that.
house-bad_host = This server doesn’t go by that name. Whoever runs it can allow it.
house-clock_too_short = With bots at the table, every clock needs at least { $least } s.
house-table_worn_out = This table has reached its limit. Open a new one.
house-table_damaged = The server can no longer read this table, so its match can’t go on. Other tables aren’t affected.
house-too_many_pauses = You’ve asked for too many pauses this round.
house-banned = You’re banned from this server.
house-banned_for =
    { $hours ->
        [one] You’re banned from this server for another hour.
       *[other] You’re banned from this server for another { $hours } hours.
    }
house-muted = You can’t write here for now: the people who run this server have muted you.
house-no_such_message = That message is too old to report. Report the person instead.
house-not_admin = That isn’t an admin’s secret, or your session is over.
house-no_such_person = Nobody here has that name or id.
house-no_such_report = That report is already settled, or there is no such report.
house-no_such_sanction = That ban or mute is already over.
house-bad_range = That isn’t an address or a range of addresses.
house-range_too_wide = That’s too many addresses at once: a range starts at /{ $widest }.
