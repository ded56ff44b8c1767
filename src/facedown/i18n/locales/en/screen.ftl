## app

app-name = Facedown
app-loading = One moment…
app-skip = Skip to content
app-back = Back
app-close = Close
app-cancel = Cancel
app-ok = Apply
app-none = None
app-you_start = You
app-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
app-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
app-rules = Rules
app-settings = Settings
app-past = Past games
app-menu = Menu
app-copy = Copy
app-copied = Copied
app-share = Share
app-main = Main
app-update = A new version is available.

## home

home-title = What shall we play?
home-lead = Card games where it’s all about what you can’t see. Play with friends or bots: nothing to install, no account.
home-games = Games
home-play = Play now
home-play_game = Play now: { $game }, against bots
home-level = How good should the bots be?
home-new_table = Open a table
home-new_table_game = Open a table: { $game }
home-rules_of = Rules: how to play { $game }
home-join = Join a table
home-join_code = Six-letter table code
home-join_button = Join
home-join_help = A friend’s link takes you straight to the table. You can also type its six-letter code here.
home-join_bad = A table code has six letters, like KQJTAB.
home-public = Public tables
home-public_none = No public tables right now. Open one, and others can join you.
home-continue = Continue your game
home-again = Play { $game } again · { $level }
home-opponents = Opponents
home-opponents_count =
    { $count ->
        [one] { $count } opponent
       *[other] { $count } opponents
    }
home-state_yours = Your turn
home-state_next = Ready for the next round?
home-state_others = Waiting for the others
home-state_of = Waiting for { $names }
home-state_waiting = Not started yet
home-round = Round { $number }
home-you = You
home-left = You left { $when }
home-resume = Resume
home-resume_game = Resume { $game }
home-end = End
home-end_game = End this table of { $game }
home-end_ask = End this table?
home-end_about = The match of { $game } is over for good, and nobody wins it.
home-end_one = End one of these, then try again:
home-leave = Leave
home-leave_game = Leave this table of { $game }
home-leave_ask = Leave this table?
home-leave_about = A bot takes over your seat, and you can’t come back to it.
home-asleep_about = Tables against bots wait for you for a week. Then they end by themselves.
home-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
home-full = Full
home-sit = Join
home-watch = Watch
home-invited_to = You’re invited to a table of { $game } with { $names }.
home-name = Your name
home-name_help = Other players see it.
home-name_change = You can change it any time in Settings.
home-name_save = Save
home-picture = A table of { $game }

## new

new-title = New table
new-game = Game
new-preset = House rules
new-rules_title = All the rules
new-rules_lead = Anything you change from the preset is marked.
new-changed = changed
new-reset = Reset
new-seats = Seats
new-seats_unofficial = unofficial
new-bots = Bots
new-bots_none = No bots: empty seats wait for people
new-level = Bot level
new-clocks = Time limits
new-clock_calm = Calm
new-clock_usual = Normal
new-clock_quick = Quick
new-clock_off = No limit
new-who = Privacy
new-private = Only people with the link
new-public = Public: listed on the home page
new-watchers = Allow watching
new-talk = Allow chat
new-banter = Bots may chat a little
new-characters = Choose who plays
new-characters_about = Each has a way of their own to play. Leave it open, and the house picks someone of the level.
new-character = Bot { $number }
new-character_any = Anyone · { $level }
new-hints = Allow hints
new-undo = Allow undo within a turn
new-aid = Memory aids
new-aid_off = None: remembering is the game
new-aid_own_peeks = Cards you’ve seen stay visible to you
new-aid_all_public = Everything everyone could know stays visible
new-discard_history = The discard may be looked through
new-aid_told = Everyone at the table will know.
new-starter = Who starts the next round
new-starter_rotate = Take turns
new-starter_winner = The winner of the last round
new-starter_loser = The loser of the last round
new-starter_caller = Whoever called in the last round
new-open = Open table
new-opening = Opening…

## lobby

lobby-title = Table { $code }
lobby-waiting = Waiting for everyone
lobby-share = Invite your friends
lobby-share_help = Send the link, let them scan the code, or tell them the six letters.
lobby-link = Table link
lobby-qr = QR code of the table link
lobby-seat_free = free
lobby-seat_take = Sit here
lobby-remove = Remove { $name }
lobby-leave = Leave table
lobby-ready = I’m ready
lobby-is_ready = ready
lobby-not_ready = not ready yet
lobby-start = Start
lobby-you = you
lobby-begin = The game starts when you do.
lobby-begin_bots = Bots take the free seats when you start.
lobby-ready_host = { $name } starts the game. Say when you’re ready.
lobby-wait_host = You’re ready. { $name } starts the game.
lobby-myself = Your name and face
lobby-start_bots = Start with bots
lobby-local_link = This link works on this computer only. For phones on the same network, start the server with --host 0.0.0.0 and open the address it prints.
lobby-host = host
lobby-rules = Rules at this table

## table

table-you = Your cards
table-cards_of = { $name }’s cards
table-stock = Stock
table-stock_count =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
table-stock_empty = Stock: empty
table-discard = Discard pile
table-discard_top =
    { $count ->
        [one] Discard: { $card }
       *[other] Discard: { $count } cards, { $card } on top
    }
table-discard_all = The discard
table-discard_all_about =
    { $count ->
        [one] { $count } card in the pile now.
       *[other] { $count } cards in the pile now, the top one first.
    }
table-discard_browse = Look through the discard
table-discard_empty = Discard pile: empty
table-drawn = Drawn card
table-slot_empty = empty space
table-place = { $place }: { $card }
table-turn_yours = Your turn
table-turn_last = Your last turn
table-turn_of = { $name }’s turn
table-waiting_for = Waiting for { $names }
table-prompt = Your turn: { $choices }.
table-may = You can { $choices }.
table-does_nothing = does nothing
table-choose_rank = Which rank?
table-choose_second =
    { $players ->
        [two] And the second card, from a different player?
       *[any] And the second card?
    }
table-untouched = Not { $seat }, who called.
table-choose_this = Choose { $place }
table-choose_meaning = What do you want to do?
table-choose_with = { $place }:
table-cancel_choice = Back
table-looking = Take your time: the others wait.
table-looked = Got it
table-skip = Skip to your turn
table-skip_end = Skip to the end
table-skipping = Playing the rest of the match…
table-out = You’re out of this match. You can watch how it ends.
table-out_round = You’re out of this round.
table-ask_first = { $move }: are you sure?
table-ask_ready =
    { $looks ->
        [1] You may still look at one of your cards. Start without it?
       *[other] You may still look at { $looks } of your cards. Start without them?
    }
table-ask_never = Don’t ask me again
table-passing = by itself in a moment
table-log = Game log
table-log_empty = Nothing yet.
table-log_again = New match ·
table-log_round = A new round
table-since = What happened since your last turn
table-since_short = Since your last turn
table-since_none = Nothing to show yet.
table-since_gone = What happened before you came back isn’t kept on this device. After your next turn you can read it here again.
table-again = Look again
table-again_skip = Skip
table-trace_moved =
    { $is ->
        [you] moved by you
       *[other] moved by { $name }
    }
table-trace_looked =
    { $is ->
        [you] looked at by you
       *[other] looked at by { $name }
    }
table-trace_wrong =
    { $is ->
        [you] shown by you
       *[other] shown by { $name }
    }
table-scores = Scores
table-side = Scores, log and chat
table-cards = Cards and what they’re worth
table-cards_short = Cards
table-card_worth =
    { $count ->
        [one] { $card }: { $points } point
       *[other] { $card }: { $points } points
    }
table-round = Round { $number }
standing-out = out
standing-caller = called
table-here = here
table-away = away
table-stand_in = a bot is filling in
table-bot = { $level } bot
table-phrases = Chat
table-say = Message the table
table-say_send = Send
table-hint = Hint
table-hint_is = { $move }: { $reason }
table-hint_equal = { $move } (just as good)
table-hint_other =
    { $move } ({ $unit ->
        [chances] { $count }% less likely to win
       *[points] round score { $count } worse
    })
table-aid_on = Memory aids are on at this table.
table-history_on = At this table the discard can be looked through.
table-rules = Rules
table-pause = Pause
table-pause_wish = Pause
table-pause_unwish = Cancel pause
table-pause_wished = { $names } would like to pause. The game pauses when everyone here agrees.
table-paused = Paused. The clocks are stopped.
table-resume = Resume
table-leave = Leave table
table-leave_ask = Leave the table?
table-leave_about = You can come back with the same link. A bot plays for you while you’re away.
table-leave_alone = You can come back any time this week: the game waits for you on the home page.
table-resign = Resign
table-resign_ask = Resign from this match?
table-resign_about = A bot takes over your seat. You can’t undo this.
table-stay = Stay
table-watching = You’re watching. You see what everyone sees.
table-actions = Your moves
table-keys = Keyboard
table-keys_about = Every action has a key, shown on its button. Arrow keys move between cards, Enter selects, Escape goes back. A full stop shows what happened since your last turn.
table-moved_by_clock = Time’s up.
table-hand_count =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }

## clock

clock-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## end

end-match_title = The match is over
end-you_won = You win!
end-you_won_round = You win the round!
end-won = { $names } wins.
end-won_many = { $names } win.
end-won_round = { $names } wins the round.
end-won_round_many = { $names } win the round.
end-nobody = Nobody wins this round.
end-total = Card points
end-score = Points
end-standing = Total
end-evening = Evening
end-place = Rank
end-player = Player
end-game_points = Game points
end-game_points_about = They add up over all the matches of the evening at this table.
end-this_match = This match
end-ahead_scores = { $one } stands before { $other } with more points from rounds: { $more } to { $less }. They share the place.
end-ahead_calls = { $one } stands before { $other } with more calls won: { $more } to { $less }. They share the place.
end-next = Next round
end-next_wait = Waiting for { $names }
end-rematch = Play again
end-rematch_wished = { $names }: another game?
end-replay = Replay
end-home = Home
end-why_called =
    { $caller-is ->
        [you] You called with { $total };
       *[other] { $caller } called with { $total };
    } { $how ->
        [under]
            { $rivals-is ->
                [you] you came next with { $low }.
               *[other] next came { $rivals } with { $low }.
            }
        [tied] { $rivals } had { $low } too.
       *[over] { $rivals } had only { $low }.
    }
end-why_closed =
    { $caller-is ->
        [you] You closed.
       *[other] { $caller } closed.
    }
end-laid = Melds
end-held = In hand
end-extra = Bonus
end-skip = Tap to skip
end-skip_keys = Click or press any key to skip
end-out =
    { $seat-is ->
        [you] You are out of the match.
       *[other] { $seat } is out of the match.
    }

## replay

replay-title = Replay
replay-step_back = Back one step
replay-step_on = Forward one step
replay-play = Play
replay-stop = Pause
replay-speed = Speed
replay-to_start = Go to start
replay-to_end = Go to end
replay-position = Step { $number } of { $count }
replay-seen_by = Seen by
replay-open = All cards face up
replay-watcher = a spectator
replay-share = Share this moment
replay-proof = Check the shuffle
replay-controls = Replay controls
replay-go_to = Position in the game
replay-at = Round { $round }, step { $number } of { $count }
replay-share_copied = Link to this moment copied.
replay-share_here = Link to this moment:
replay-back = Past games
replay-back_table = Back to the table
replay-keys = Arrow keys step, Space plays and pauses, Home and End jump to the ends, Page Up and Page Down change rounds.

## review of a match

review-title = Review
review-working = Reviewing… This can take a minute.
review-partly = There was no time for every round.
review-nothing = No round of this match was finished.
review-clean = No decision was clearly wrong.
review-result = Result
review-skill = Skill
review-luck = Luck
review-about =
    { $unit ->
        [chances] In rounds won, above or below an equal share.
       *[points] In points of the round score, above or below an equal share.
    } Skill: what the others gave away by their moves, less what you gave away yourself. Luck: all the rest. Each move is judged by what its player knew then.
review-whose = Mistakes of
review-everyone = everyone
review-mistake = { $name }: { $cost }
review-mistakes =
    { $count ->
        [0] No mistakes
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-next = Next mistake
review-previous = Previous mistake
review-cost =
    { $unit ->
        [chances] −{ $count }% chance to win
       *[points] −{ app-points }
    }
review-played = Played: { $move }
review-best = Better: { $move }: { $reason }
review-wait = Do nothing
review-keys = M goes to the next mistake, Shift + M to the previous one.
review-made = Move { $number }, { $name }: { $move }
review-undone = After move { $number }, { $name }: { $move }
review-better =
    { $unit ->
        [chances] Better, { $count }% likelier to win: { $move }: { $reason }
       *[points] Better by { app-points } in the round score: { $move }: { $reason }
    }
review-signed =
    { $unit ->
        [chances] { $count }%
       *[points] { $count }
    }
review-share =
    { $name }: { $worth } (skill { $skill }, luck { $luck }); { $decisions ->
        [one] one decision cost
       *[other] { $decisions } decisions cost
    } { $unit ->
        [chances] { $count }% in winning chances
       *[points] { app-points }
    }.
review-all = All rounds

## proof

proof-title = Was the shuffle fair?
proof-lead = Before the deal the server locked in its order of the cards, and each player added a share nobody else knew. Your browser now works out the order again and compares.
proof-check = Check now
proof-checking = Checking…
proof-good = Every deck follows from what the server locked in before the deal and from the players’ shares.
proof-bad = Something doesn’t match. The first difference is marked.
proof-none = This game wasn’t played with a shared shuffle, so there’s nothing to check.
proof-root = The order the server locked in before the deal is the one it revealed afterwards.
proof-cards = Each card of that order was locked in separately, with its own salt.
proof-shares = Every share is the one its player had promised.
proof-own_share = Your own share is in it, unchanged.
proof-pack = The deck is complete: no card is missing, none is there twice.
proof-order = The cards played are the server’s order, mixed by all the shares.
proof-deal = The cards were dealt from that deck.
proof-reshuffles = Every later shuffle follows from the same locked key.
proof-moves = Every move did what the rules say.
proof-outcome = The points are what the rules give.
proof-starter = The first player was drawn from the same secret.
proof-seen = What the server revealed is what your browser was shown during the round.
proof-wrong_share = A share isn’t the one its player had promised.
proof-wrong_root = The order the server revealed isn’t the one it had locked in.
proof-wrong_deck = The cards dealt don’t follow from the locked order and the shares.
proof-wrong_order = A later shuffle doesn’t follow from the locked key.
proof-wrong_starter = The first player doesn’t follow from the secret.
proof-wrong_seen_root = The server revealed a different lock from the one your browser was shown.
proof-wrong_seen_digests = The players’ promises aren’t those your browser was shown.
proof-wrong_seen_entropy = Your own share isn’t the one your browser gave.
proof-passed = right
proof-failed = wrong
proof-skipped = nothing to check
proof-silent =
    { $count ->
        [one] { $count } player gave no share.
       *[other] { $count } players gave no share.
    }
proof-round = Round { $number }
proof-yourself = You don’t have to trust this page: save the game and check it with “facedown verify”.
proof-save = Save game
proof-alone_all = The numbers add up, but no player gave a share in this game: only the server can know that it didn’t pick the cards.
proof-damaged = This record is damaged or incomplete, so it proves nothing.
proof-unproven = Not proven
proof-proven = Proven
proof-no_proof = Nothing to check
proof-given = Shares given by { $names }.
proof-withheld = Promised a share but didn’t give it: { $names }.
proof-alone = Nobody gave a share here: only the server can know that it didn’t pick this deck.
proof-shown_other = The cards in this replay aren’t those of the record.
proof-shown = The replay shows the cards of this record.
proof-not_checked = not checked
proof-limits = What this doesn’t prove
proof-limit_moves = That every move followed the rules. “facedown verify” checks that too.
proof-limit_house = That the server didn’t look: it deals the cards, so it knows them. The proof is about which cards came, not who saw them.
proof-limit_made_up = That the record wasn’t invented from start to finish. Anyone who was at the table saw the lock and gave a share, and can compare.
proof-limit_people = That the moves were made by the people named here.

## rules

rules-title = How to play
rules-of = How to play { $game }
rules-here = At this table
rules-here_usual = This table plays by the standard rules.
rules-here_changed = House rules at this table:
rules-values = Card values
rules-card = Card
rules-points = Points
rules-does = Action
rules-options = House rules
rules-usual = standard
rules-range = { $low } to { $high }
rules-usually = Standard: { $value }
rules-choose = Choose a game

## learn

learn-title = First lesson
learn-link = Learn { $game } in { $seconds } seconds
learn-offer = New to { $game }? Learn it in { $seconds } seconds.
learn-begin = Show me
learn-no = No, thanks
learn-step = Step { $number } of { $count }
learn-next = Next
learn-mistake = Not quite.
learn-again = Start again
learn-leave = Leave the lesson
learn-play = Play { $game } now

## settings

settings-title = Settings
settings-language = Language
settings-name = Your name and face
settings-banter = Bots chat
settings-banter_about = A line now and then from whoever plays against you
settings-ask = Ask before calling, stopping or discarding a joker
settings-ask_about = One more tap before you end the round or give a joker away
settings-pass = Pass for me
settings-pass_about = When you’re only asked whether you have a card to flip or toss in, you pass after 2.5 seconds unless you touch a card
settings-sound = Sound
settings-sound_about = Soft sounds for cards, calls and your turn
settings-haptics = Vibration
settings-haptics_about = A short buzz on your turn, and when your flip or toss-in goes right or wrong
settings-try_sound = Try
settings-suits = Four-colour suits
settings-suits_about = Clubs green, diamonds blue: easier to tell apart
settings-size = Card size
settings-size_small = Small
settings-size_medium = Medium
settings-size_large = Large
settings-speed = Animation speed
settings-speed_slow = Slow
settings-speed_usual = Normal
settings-speed_fast = Fast
settings-speed_off = Off
settings-theme = Theme
settings-theme_auto = System
settings-theme_light = Light
settings-theme_dark = Dark
settings-felt = Table
settings-felt_green = Green baize
settings-felt_blue = Blue baize
settings-felt_linen = Linen
settings-back = Card backs
settings-back_blue = Blue
settings-back_red = Red
settings-back_green = Green
settings-this_device = Saved on this device only.
settings-other_device = Play on another device
settings-other_device_about = A one-time code, valid for ten minutes. Enter it on your other device to be the same player there.
settings-make_code = Get a code
settings-enter_code = Enter a code
settings-delete = Delete my data
settings-delete_ask = Delete everything the server stores about you?
settings-delete_about = Your name is replaced in stored games. This can’t be undone.
settings-deleted = Done. You’re a new guest now.
settings-saved = Saved
settings-apart = Muted and blocked people
settings-unblock = Unblock { $name }

## past

past-title = Past games
past-none = No finished games yet. They’ll appear here after your first match.
past-with = with { $names }
past-won = you won
past-shared = shared win
past-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } game, { $wins } won
       *[other] { $count } games, { $wins } won
    }
past-more = Show more

## watch

watch-about = You see what everyone sees: face-up cards, moves, scores. Never a hidden card.
watch-stop = Stop watching

## people

people-about = About { $name }
people-muted = You won’t see what { $name } says.
people-unmuted = You’ll see what { $name } says again.
people-blocked = You and { $name } won’t be seated together again.
people-unblocked = { $name } is no longer blocked.
people-report_why = What is wrong?
people-reason_language = Insults or abuse
people-reason_cheating = Cheating
people-reason_stalling = Wasting time on purpose
people-reason_name = An offensive name
people-reason_other = Something else
people-report_more = Details (optional)
people-report_send = Send report
people-mute = Mute { $name }
people-unmute = Unmute { $name }
people-block = Block { $name }
people-block_about = You won’t be seated together again.
people-face = Change your face
people-report = Report { $name }
people-reported = Thank you. The people who run this server will look into it.
people-quoted = You’re reporting these words:
people-report_words = Report what they said

## notice

notice-label = Notice to everyone
notice-dismiss = Dismiss the notice

## connection

connection-lost = Connection lost. Reconnecting…
connection-found = Back online.
connection-elsewhere = This seat is open in another window.
connection-elsewhere_here = Play here
connection-retry = Try again

## errors

errors-title = That didn’t work
errors-unknown = Something went wrong ({ $code }).
errors-page = This page doesn’t exist.
errors-home = Home
errors-new_table = Open a new table
errors-watch = Watch instead
errors-resigned_past = When the match is over, it will be among your past games.
errors-reload = Reload

## moments

shout-called = { $game }!
moment-out =
    { $seat-is ->
        [you] You are out!
       *[other] { $seat } is out
    }
moment-card_less =
    { $seat-is ->
        [you] One card less!
       *[other] { $seat }: one card fewer
    }
