# The command line and the terminal.


## what went wrong

error-no_such_game = there is no game { $game }; the games are { $allowed }
error-no_such_option = there is no house rule { $option }; there are { $allowed }
error-no_such_value = { $option } can’t be { $value }; it can be { $allowed }
error-no_such_preset = there is no preset { $preset }; there are { $allowed }
error-mini_has_its_own_rules = { $game } has house rules of its own; { $rules } can’t be set
error-no_such_bot = there is no bot { $bot } for this game; there are { $allowed }
error-not_an_assignment = { $text } does not set a house rule; write option=value
error-option_twice = the house rule { $option } is set twice
error-too_many_bots = { $bots } bots don’t fit in { $free } seats; name that many or fewer
error-wrong_number_of_bots = { $bots } bots were named for { $wanted } other seats; name one for all, or one for each
error-no_such_program = there is no program { $program } to run
error-two_bots_needed = name at least two bots with --bots
error-bot_twice = { $bot } is named twice with --bots; everybody plays against themselves already
error-test_not_played = --test { $bot },{ $against } is not played: with these --tables nobody is { $bot } alone among { $against }
error-missing_extra = { $module } is not installed; { $install } brings it
error-encoder_of_other_game = the encoder { $encoder } is not for { $game }
error-mixed_games = games of several kinds, or for several numbers of players, are in one file; line { $line } is the first that differs
error-no_decisions = there is no decision in { $file }
error-views_of_nothing = --views goes with --record
error-ray_fails = Ray cannot be reached at { $address }: { $why }
error-worker_died = a process that played has ended, killed perhaps, or out of memory; what it played is lost
error-no_table_link = { $link } is no link to a table; one looks like https://cards.example/t/ABCDEF
error-house_fails = the house { $house } cannot be reached: { $why }
error-house_refuses = the house { $house } refuses: { $why }
error-must_choose = the bot { $bot } chose nothing in seat { $seat } of { $game }: who is awaited must choose a move
error-port_taken = port { $port } is taken; choose another with --port
error-no_address = cannot listen on { $address }: { $why }
error-bad_key_file = { $file } does not hold a signing key; move it away and a new one is made
error-wrong_number_of_players = { $players } players can’t play by these rules: at least { $low }, at most { $high } can
error-newer_rules = it was played with version { $version } of the rules; this program knows version { $known }
error-number_out_of_range = { $option } can’t be { $value }; it can be { $allowed }
error-empty_database = { $option } is empty; give it an address, or leave it out to keep the house in the data folder
error-no_such_seat = there is no seat { $text }
error-seat_not_in_match = there is no seat { $seat }; the seats are 0 to { $last }
error-seat_or_open = choose either --seat or --open, not both
error-no_terminal = --step needs a terminal; leave it out to see everything
error-rounds_or_matches = choose either --rounds or --matches, not both
error-no_such_file = there is no file { $file }
error-not_readable = cannot read { $file }: { $why }
error-not_writable = cannot write { $file }: { $why }
error-not_text = { $file } is not a transcript: it is not text
error-not_a_transcript = this is not a transcript: it does not begin with “facedown transcript”
error-other_format = the transcript is of format { $format }; this program reads format { $wanted }
error-cut_off = the transcript is cut off after line { $line }
error-damaged = the transcript is damaged in line { $line }: { $why }
error-another_game = line { $line } names the rules of { $game }, not of this game
error-unreal = this is not a transcript of a real match: its events don’t fit together
error-bad_game = game { $id } is not imported: { $why }
error-too_long = { $file } is longer than any match
error-not_an_export = { $file } holds no games: facedown export did not write it
error-not_a_backup = { $file } is not a backup, or it is damaged
error-other_backup = { $file } is a backup of format { $format }; this program reads format { $wanted }
error-file_exists = { $file } exists; --force replaces it
error-no_data = there is no database in { $folder }; --data names the folder of the house
error-data_exists = there is already a house in { $folder }; --force replaces it
error-in_use = another process is using { $folder }; stop the house first
error-newer_schema = the database is of version { $found }; this program knows version { $known }: update it
error-far_apart = processes of generation { $found } have this database, and this program is of generation { $known }: only neighbours run side by side; stop the others first and wait ten seconds, or update one version at a time
error-no_folder = cannot make the folder { $folder }: { $why }
error-database_failed = the database failed: { $why }
error-database_damaged = the database is damaged ({ $why }); keep a copy of the data folder, then go back to the last good backup: facedown restore FILE --force
error-unreadable = something in the database can’t be read ({ $why }); look at the disk
error-disk_full = the disk is full ({ $why }); free some space and try again
error-read_only = { $file } can’t be written ({ $why }); make it writable for the user who runs the house, or mount the disk again if it is read-only
error-no_database = cannot open the database { $address }: { $why }; check the address, the user and the password in --database, and that PostgreSQL runs
error-database_rights = the database { $address } does not let its user do what a house must ({ $why }); make that user the owner of the database and of all in it
error-database_read_only = the database { $address } takes no changes ({ $why }); name the primary server if this is a standby, or let it be written
error-database_encoding = the database { $address } is in { $found }, and must be in UTF-8: createdb --encoding=UTF8 --template=template0 makes one
error-database_schema = the database { $address } has no such schema as its address names: create it, or name another
error-database_in_use = another process is using the database { $address }; stop that house first
error-database_old = the database { $address } is in PostgreSQL { $found }, and a house needs { $least } or newer: update that server, or name another
error-database_taken = another process has taken the database, so this house has closed; start it again to wait in reserve
error-not_a_house = the database { $address } is not a house’s: there is { $found } in it; name an empty one
error-other_house = { $address } belongs to a house with another key; copy that house’s signing.key into the folder of --data, or name another place
error-no_driver = PostgreSQL needs a driver; install it with: pip install "facedown[postgresql]"
error-house_exists = there is already a house in { $place }; a house moves only to where none is
error-same_place = source and target are the same; name another place to move to
error-no_house = there is no house in { $place }; check the address
error-not_the_same = nothing was moved: { $table } had { $count } rows, and { $copied } were read again, or others
error-untrue_match = the transcript is false: { $what }
error-untrue = the transcript is false in round { $round }: { $what }
error-unproven = the shuffle of round { $round } does not match its proof: { $what }
error-not_fetched = cannot fetch { $url }: { $why }
error-not_text_there = what is at { $url } is not a transcript: it is not text
error-too_long_there = what is at { $url } is not a transcript: it is longer than { $most } bytes
error-plugin_fails = { $plugin } is left out: it cannot be loaded ({ $why })
error-plugin_is_no_game = { $plugin } is left out: it is not a game
error-plugin_of_other_version = { $plugin } is left out: it is for version { $version } of Facedown’s games, and this is version { $known }
error-plugin_key = { $plugin } is left out: its key is { $key }, which is taken or not its name
error-plugin_breaks_law = { $plugin } is left out: it breaks law { $law }
error-no_such_language = { $language } is not spoken here; using English. Known: { $known }

## as lines of text

terminal-players = { $game }: { $names }.
terminal-how = Answer with a number; h gives a hint, ? explains the moves, q leaves.
terminal-answer_one = There is one choice: answer 1, h, ? or q.
terminal-answer = Answer with a number from { $low } to { $high }, h, ? or q.
terminal-do_it = Do it
terminal-enough = That’s all
terminal-end_of_input = End of input: leaving the table.
terminal-rules = The rules: { $command }
terminal-discard =
    { $count ->
        [one] Discard: { $count } card, { $top } on top.
       *[other] Discard: { $count } cards, { $top } on top.
    }
terminal-below = Below it: { $cards }.
terminal-pile =
    { $owner-is ->
        [you] Yours on the table: { $cards }
        [nobody] On the table: { $cards }
       *[other] { $owner }’s on the table: { $cards }
    }
terminal-in_slot = { ordinal }: { $card }
terminal-drawn = Drawn: { $card }.

## on the screen

terminal-keys = h hint   ? help   q leave
terminal-you_are_out = you are out, the others play on
terminal-space_leaves = Space leaves.
terminal-space_deals = Space deals the next round.
terminal-space = space
terminal-look_well = Take a good look: it is turned down again.
terminal-same_key = Press the same key again to do it.
terminal-unknown_key = That key does nothing; ? shows the keys.
terminal-seconds = { $seconds } s
terminal-too_small = The window is too small for this table: make it larger, or play with --plain.
terminal-round_is_lost = The round is lost.
terminal-scroll = ↑ ↓ scroll · esc back to the table
terminal-step_keys = ← → one step   ↑ ↓ ten   home end   q leave
terminal-help_keys =
    - **the key shown** on a card or beside a word: do that
    - **← →** and **enter**: go through what can be done, and do it; a click does it too
    - **esc**: one step back
    - **space**: go on; pass
    - **h** the best moves, and why
    - **?** this help, **q** leave the table
terminal-help_memory = Cards you look at are shown for a few seconds: remembering them is the game.

## scores

terminal-score = { $name }: card points { $total }, { $points }, total { $standing }.
terminal-standing = { $name } { $points }
terminal-after = After { $rounds }: { $totals }.
terminal-place = { $place }. { $name } { $points }
terminal-more_calls =
    { $seat-is ->
        [you] You share the place with { $other }, and stand first with more calls won: { $calls } to { $other-calls }.
       *[other] { $seat } shares the place with { $other }, and stands first with more calls won: { $calls } to { $other-calls }.
    }
terminal-saved = The transcript is in { $file }.
terminal-seed = The seed was { $seed }.

## games and house rules

terminal-players_column = Players
terminal-presets = Presets
terminal-players_also = { $official } (also { $others })
terminal-one_game = { $command } shows the house rules of one game.
terminal-rules_version = { $key }, rules { $version }
terminal-no_house_rules = This game has no house rules.

## transcripts

terminal-record_ends = The record ends here.
terminal-true = { $file } is true: { $rules }, { $rounds }, { $moves }; { $how }.
terminal-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
terminal-decided_again = the rules decided again, and everything came out the same
terminal-replayed = the events were replayed; they are of older rules than { $rules }
terminal-not_proven = Shuffles: not proven; the record carries no proof of them.
terminal-proven_some = Shuffles: proven in { $proven } of { $rounds } rounds; the others carry no proof.
terminal-proven = Shuffles: proven; every deck, every reshuffle and who began were computed again.
terminal-alone =
    { $count ->
        [one] In { $count } round no seat gave a share, and the house alone shuffled.
       *[other] In { $count } rounds no seat gave a share, and the house alone shuffled.
    }

## a house

terminal-open = Facedown is open at { $address } (Ctrl+C closes it)
terminal-waiting = Another process has this database: waiting for it to go (Ctrl+C ends this one)
terminal-unknown_setting = { $name } is not a setting; docs/howto/host.md lists them
terminal-backed_up = { $folder } is in { $file }: the database and the key that tokens are signed with.
terminal-restored = { $folder } is as it was backed up in { $file }.
terminal-moved = Moved, and compared row by row: { $tables } tables, { $people } people, { $games } games.
terminal-exported =
    { $count ->
        [one] { $count } game in { $file }.
       *[other] { $count } games in { $file }.
    }
terminal-imported =
    { $count ->
        [one] { $count } game imported.
       *[other] { $count } games imported.
    }
terminal-imported_before =
    { $count ->
        [one] { $count } game was here before.
       *[other] { $count } games were here before.
    }

## figures

terminal-number = number
terminal-mean = mean
terminal-median = median
terminal-most = most
terminal-moves_each = moves in a round
terminal-turns_each = turns in a round
terminal-rounds_each = rounds in a match
terminal-by_seat = by seat
terminal-by_bot = by bot
terminal-rounds = rounds
terminal-wins = wins
terminal-win_share = of all
terminal-mean_points = points a round
terminal-matches_won = matches won by { $bot }: { $wins } of { $matches } ({ $share } of all wins)
terminal-seed_of = seed { $seed }
terminal-stuck = stuck: { $what }
terminal-seated_again = { $named } bots for { $seats } seats, so some sit more than once: { $bots }
terminal-usage = { $problem }. See facedown --help.
error-bad_catalogue = { $file }, line { $line }: this is not a message

## the arena

terminal-rating = rating
terminal-table_kind = table
terminal-mixed = mixed table
terminal-won = won
terminal-points_ahead = ahead
terminal-won_each = won by each side
terminal-ahead = points ahead, a round
terminal-matrix = won alone among others
terminal-happened = in a round
terminal-calls = calls
terminal-calls_won = calls won
terminal-call_turn = turn of the call
terminal-decision_ms = milliseconds for a decision
terminal-endings = how rounds ended
terminal-faults = decisions lost
terminal-arena_of = Arena: { $game }, { $players } players
terminal-arena_played = { $deals } deals, { $rounds } rounds; { $anchor } has a rating of 0; seed { $seed }
terminal-test_stronger = { $bot } is stronger than { $against }: known after { $deals } deals.
terminal-test_not_stronger = { $bot } is not stronger than { $against } by { $margin } Elo: known after { $deals } deals.
terminal-test_inconclusive = Inconclusive: { $deals } deals don’t tell whether { $bot } is stronger than { $against }.
terminal-lost_decisions =
    { $count ->
        [one] { $bot } lost { $count } decision ({ $kinds }): in { $where }, seat { $seat }, after { $moves }, { $position }
       *[other] { $bot } lost { $count } decisions ({ $kinds }); the first in { $where }, seat { $seat }, after { $moves }, { $position }
    }
terminal-report_is_in = The report is in { $file }.
terminal-games_are_in = The games are in { $file }.
terminal-guest_seated = { $name } sits in seat { $seat } of table { $table } ({ $game }).
terminal-guest_lost_decision = { $bot } lost a decision ({ $kind }) in round { $round }, seat { $seat }: { $position }
terminal-guest_over = The match is over. Scores { $scores }; won by seat { $winners }.

## what is false in a transcript

untrue-setup = the seats and scores do not follow from the rounds before
untrue-deal = the cards were not dealt from that deck
untrue-events = move { $move } had another effect
untrue-outcome = the outcome is another
untrue-not_the_pack = the deck is not the pack of cards
untrue-share = what seat { $seat } gave is not what it had committed to
untrue-root = the secret does not give the root that was published
untrue-deck = the deck is not the one that follows from it
untrue-order = reshuffle { $reshuffle } is not the one that follows from it
untrue-starter = another seat should have begun
untrue-unfinished = it is not finished, and yet there are more rounds
untrue-wrong_number_of_players = that many players can’t play this game
untrue-refused = a move is refused ({ $code })

## why something cannot be read

why-unreadable = it cannot be read
why-is_folder = it is a folder
why-exists = it exists; choose another name
why-no_such_folder = there is no such folder
why-closed_folder = the folder may not be written to
why-too_slow = it takes too long
why-not_read_back = it cannot be read back
why-failed = it failed
why-no_such_word = there is no such move or event
why-no_such_card = there is no such card
why-wrong_number_of_words = there are too many words or too few
why-player_missing = a player is missing
why-share_missing = a seat’s share of the shuffle is missing
why-no_such_proof = a root, a secret or a share has the wrong size
why-text_after_end = there is more after the end
why-untrue = the rules decide otherwise
why-unreal = its events do not fit together
why-damaged = it is damaged
why-cut_off = it is cut off
why-not_a_transcript = it is not a transcript
why-other_id = it is not the one in the list
why-spelling = it is not written the way records are
why-no_such_time = there is no such time
why-option_twice = a house rule is set twice
why-no_such_option = there is no such house rule
why-no_such_value = a house rule cannot have that value

## for whoever runs a house

terminal-notice = Notice to everyone: { $text }
terminal-admin_new = { $name } is an admin by { $file } once the house opens again. Their secret, shown only now:
terminal-admin_in_clear = { $house } is not https: anybody on the way can read your secret
error-bad_admin_file = the file of admins { $file } can’t be used: { $why }
error-bad_admin_name = an admin’s name has small letters and digits only, such as ana
error-no_admin_secret = set { $variable } to your admin secret, or ask from a terminal
why-others_may_read = others may read it; chmod 600 mends that
why-not_readable = it can’t be read
why-not_writable = it can’t be written
why-bad_line = a line is not a name and a digest; “facedown admin new” writes it

doctor-settings_good = Settings: all known.
doctor-unknown_setting = Settings: { $name } looks like a setting and isn’t one.
    .mend = Look for a typing mistake, or remove it.
doctor-metrics_open = Settings: anybody may read /metrics.
    .mend = Set FACEDOWN_METRICS=local, or let the proxy refuse /metrics.
doctor-disk_good = Disk: enough space, and the data folder can be written.
doctor-little_space = Disk: { $megabytes } MB free for { $folder }.
    .mend = Free some space, or move the data folder; a full disk stops every table.
doctor-folder_not_writable = Disk: { $folder } can’t be written.
    .mend = Make the user who runs the house its owner (chown), or mount the disk again if it is read-only.
doctor-files_good = Files: secrets are for their owner alone.
doctor-others_may_read = Files: others may read { $file }.
    .mend = chmod go-rwx { $file }
doctor-other_owner = Files: { $file } belongs to another user.
    .mend = Ask as the user who runs the house, or chown { $file }.
doctor-no_admins = Files: { $file } names no admin.
    .mend = facedown admin new NAME --file { $file }
doctor-bad_admin_file = Files: the file of admins { $file } can’t be used ({ $why }).
    .mend = chmod 600 { $file }, and write it with “facedown admin new”.
doctor-database_good = Database: whole, and of this version.
doctor-no_database_yet = Database: { $file } will be made when the house opens.
doctor-empty_database = Database: empty; the house will be made in it when it opens.
doctor-not_kept = Database: PostgreSQL has { $setting } off, so that moves are shown before they are safe.
    .mend = Set { $setting } = on in postgresql.conf and reload PostgreSQL; a crash of its machine may cost moves, or the whole database.
doctor-database_refused = Database: { $says }.
    .mend = Nothing was changed; the house will not open before this is mended.
doctor-newer_schema = Database: { $file } was written by a newer version (schema { $found }, this one knows { $known }).
    .mend = Install that version or a newer one, or restore a backup of before.
doctor-database_damaged = Database: { $file } is damaged.
    .mend = Stop the house, keep a copy of the data folder, and go back to the last good backup: facedown restore FILE --force
doctor-not_a_house = Database: { $file } is not the database of a house.
    .mend = Set FACEDOWN_DATA to the right folder, or move the file away.
doctor-clock_good = Clock: kept right.
doctor-clock_alone = Clock: nothing keeps it right, as far as this machine knows.
    .mend = Install chrony or systemd-timesyncd.
doctor-clock_back = Clock: it is { $seconds } seconds behind what the log says.
    .mend = Set the clock right before the house opens.
doctor-limits_good = Limits: enough files may be open.
doctor-few_files = Limits: { $files } files may be open; as many sockets as are set need { $needed }.
    .mend = Set LimitNOFILE={ $needed } in the service (ulimit -n), or lower FACEDOWN_MOST_SOCKETS.
doctor-screen_good = Screen: the page is there.
doctor-no_screen = Screen: the page has not been built.
    .mend = Install the wheel, or run tools/screen in a checkout.
doctor-screen_in_part = Screen: { $file } is missing.
    .mend = Install again: half an installation is no page.
doctor-rules_good = Rules: compiled.
doctor-rules_interpreted = Rules: interpreted, so bots think more slowly.
    .mend = Install gcc and python3-dev, then install Facedown again.
doctor-proxy_good = House: open, well, and sockets get through.
doctor-no_trusted_proxy = House: it is behind https, and no proxy is trusted, so everybody counts as one address.
    .mend = Set FACEDOWN_TRUSTED_PROXIES to the proxy’s address, such as 127.0.0.1.
doctor-not_reached = House: { $url } does not answer.
    .mend = Is the house running, and does the proxy lead to it?
doctor-not_open = House: nothing is open at { $url } now.
doctor-name_refused = House: it does not answer to the name in { $url }.
    .mend = Set FACEDOWN_PUBLIC_URL, or add the name to FACEDOWN_ALLOWED_HOSTS.
doctor-not_well = House: { $url }/health answers { $status }.
    .mend = Read what the answer says, and the log of the house.
doctor-forwarded_untrusted = House: the proxy at { $url } says whom it asks for, and is not believed.
    .mend = Add its address to FACEDOWN_TRUSTED_PROXIES.
doctor-not_forwarded = House: the proxy at { $url } does not say whom it asks for.
    .mend = Let it set X-Forwarded-For; docs/howto/host.md shows how.
doctor-clocks_differ = House: the clock of { $url } is not this machine’s.
    .mend = Set both right; codes and sessions go by it.
doctor-no_sockets = House: no WebSocket gets through to { $url }/socket.
    .mend = Let the proxy pass Upgrade and Connection; docs/howto/host.md shows how.
