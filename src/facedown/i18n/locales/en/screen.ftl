## app

app-name = Facedown
app-loading = One moment…
app-skip = Skip to the content
app-back = Back
app-close = Close
app-cancel = Cancel
app-ok = Use it
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
app-update = There is a newer version of this page.

## home

home-title = What shall we play?
home-lead = Card games in which what you cannot see is the game. Sit down with friends or with bots; nothing to install, no account.
home-games = The games
home-play = Play now
home-play_game = Play now: { $game }, against bots
home-level = How strong should the bots be?
home-new_table = Open a table
home-new_table_game = Open a table for { $game }
home-rules_of = Rules: how to play { $game }
home-join = Join a table
home-join_code = The six letters of the table
home-join_button = Join
home-join_help = A friend’s link brings you straight to the table; here you can type its six letters.
home-join_bad = A table has six letters, like KQJTAB.
home-public = Public tables
home-public_none = No public table is open now. Open one, and others can join you.
home-continue = Continue your game
home-continue_at = Back to { $game } with { $names }
home-continue_alone = Back to { $game }
home-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
home-full = Full
home-sit = Sit down
home-watch = Watch
home-name = Your name at the table
home-name_help = The others see it. You can change it in the settings.
home-name_save = Save
home-picture = A table of { $game }

## new

new-title = A new table
new-game = Game
new-preset = House rules
new-rules_title = Rules in detail
new-rules_lead = What you change from the preset is marked.
new-changed = changed
new-reset = Back to the preset
new-seats = Seats
new-seats_unofficial = unofficial
new-bots = Bots
new-bots_none = No bots: the free seats wait for people
new-level = Level of the bots
new-clocks = Time
new-clock_calm = Calm
new-clock_usual = Usual
new-clock_quick = Quick
new-clock_off = No limit
new-who = Who may come
new-private = Only with the link
new-public = Everybody: the table is listed on the first page
new-watchers = People may watch
new-talk = People may write to each other
new-hints = Hints may be asked for
new-undo = Melds may be taken back within a turn
new-aid = Memory aids
new-aid_off = None: remembering is the game
new-aid_own_peeks = Cards you have seen stay shown to you
new-aid_all_public = All that everybody could know stays shown
new-discard_history = The discard may be looked through
new-aid_told = The table is told about it.
new-starter = Who begins the next round
new-starter_rotate = It goes round
new-starter_winner = Who won the last
new-starter_loser = Who lost the last
new-starter_caller = Who called in the last
new-open = Open the table
new-opening = Opening…

## lobby

lobby-title = Table { $code }
lobby-waiting = Waiting for everybody
lobby-share = Bring your friends
lobby-share_help = Send the link, let them scan the code, or tell them the six letters.
lobby-link = Link to the table
lobby-qr = QR code of the link to the table
lobby-seat_free = free
lobby-seat_take = Sit here
lobby-remove = Remove { $name }
lobby-leave = Leave the table
lobby-ready = I am ready
lobby-is_ready = ready
lobby-not_ready = not ready yet
lobby-start = Begin
lobby-start_wait = The table begins when everybody is ready.
lobby-start_bots = Begin with bots
lobby-local_link = This link opens on this computer only. For phones in the same network, run the house with --host 0.0.0.0 and open the address that it prints.
lobby-host = opened the table
lobby-rules = Rules of this table

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
table-discard = Discard
table-discard_top =
    { $count ->
        [one] Discard: { $card }
       *[other] Discard: { $count } cards, { $card } on top
    }
table-discard_all = The discard
table-discard_all_about =
    { $count ->
        [one] { $count } card lies here now.
       *[other] { $count } cards lie here now, the top one first.
    }
table-discard_browse = Look through the discard
table-discard_empty = Discard: empty
table-drawn = Drawn card
table-melds_of = { $name }’s melds
table-melds_yours = Your melds
table-slot_empty = empty place
table-place = { $place }: { $card }
table-hand_count =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
table-turn_yours = Your turn
table-turn_of = { $name }’s turn
table-waiting_for = Waiting for { $names }
table-prompt = Your turn: { $choices }.
table-may = You may { $choices }.
table-choose_rank = Which rank?
table-choose_second = And the second card?
table-choose_meaning = What do you want to do?
table-cancel_choice = Choose something else
table-log = What happened
table-log_empty = Nothing has happened yet.
table-scores = Scores
table-round = Round { $number }
standing-out = out
standing-caller = called
table-here = here
table-away = away
table-stand_in = a bot plays for now
table-bot = { $level } bot
table-phrases = Say something
table-say = Write to the table
table-say_send = Send
table-hint = Hint
table-hint_is = My choice: { $move }.
table-hint_why = Why: { $reason }
table-aid_on = Memory aids are on at this table.
table-history_on = At this table the discard can be looked through.
table-rules = Rules
table-pause = Pause
table-pause_wish = Wish for a pause
table-pause_unwish = No pause after all
table-pause_wished = { $names } would like a pause. It begins when everybody here agrees.
table-paused = Paused. The clocks stand still.
table-resume = Go on
table-leave = Leave the table
table-leave_ask = Leave the table?
table-leave_about = You can come back with the same link. If you stay away, a bot plays for you until you return.
table-resign = Resign
table-resign_ask = Leave this match for good?
table-resign_about = A bot plays on in your seat. You cannot take it back.
table-stay = Stay
table-watching = You are watching. You see what everybody sees.
table-actions = What you can do
table-keys = Keys
table-keys_about = Every action has a key, shown on its button. Arrow keys move between cards, Enter chooses, Escape goes back.
table-moved_by_clock = Time ran out.
table-selected =
    { $count ->
        [one] { $count } card chosen
       *[other] { $count } cards chosen
    }
table-lay = Lay down
table-add_to = Add to this meld
table-replace_in = Put in place of the joker
table-suggest = Suggest a meld
table-suggest_none = No meld to suggest.
table-is_meld = That is a meld: { $kind }.
table-is_no_meld = That is no meld yet.
table-sort = Order of your cards
table-by_suit = Suit
table-by_rank = Rank
table-by_hand = My own
table-hand_keys = Arrow keys go from card to card, space chooses, Enter lays down, Shift with an arrow key moves a card.
table-choose_one = Choose the one card you want to discard.
table-choose_cards = Choose cards of your hand first.
table-choose_none = Choose none
table-suggest_short = Suggest
table-fits = That fits meld { $melds }.
table-must_meld = must be melded now
table-no_melds = Nothing melded yet
table-meld_named = { $kind }, meld { $number }: { $cards }
table-owed = First meld { $card }.

## clock

clock-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## end

end-round_title = Round { $number } is over
end-match_title = The match is over
end-you_won = You win!
end-you_won_round = You win the round!
end-won = { $names } wins.
end-won_many = { $names } win.
end-won_round = { $names } wins the round.
end-won_round_many = { $names } win the round.
end-nobody = Nobody wins this round.
end-total = Cards
end-score = Points
end-standing = In all
end-evening = Evening
end-place = Place
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
end-replay = See it again
end-home = Back to the first page
end-why_called_won = { $caller } called and was lowest.
end-why_called_you_won = You called and were lowest.
end-why_called_lost = { $caller } called, but somebody was as low or lower.
end-why_called_you_lost = You called, but somebody was as low or lower.
end-why_stopped_won = { $caller } stopped the round and was lowest.
end-why_stopped_you_won = You stopped the round and were lowest.
end-why_stopped_lost = { $caller } stopped too early and pays for the whole table.
end-why_stopped_you_lost = You stopped too early and pay for the whole table.
end-why_closed = { $caller } closed.
end-why_closed_you = You closed.

## replay

replay-title = Replay
replay-step_back = One step back
replay-step_on = One step on
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-to_start = To the beginning
replay-to_end = To the end
replay-position = Step { $number } of { $count }
replay-seen_by = Shown as seen by
replay-open = All cards open
replay-watcher = a watcher
replay-share = Share this moment
replay-proof = Check the shuffle
replay-controls = Replay controls
replay-go_to = Position in the game
replay-at = Round { $round }, step { $number } of { $count }
replay-share_copied = The link to this moment is copied.
replay-share_here = A link to this moment:
replay-back = Past games
replay-keys = Arrow keys step, space plays and stops, Home and End go to the ends, Page Up and Page Down from round to round.

## proof

proof-title = Was the shuffle fair?
proof-lead = Before the cards were dealt the house locked its order, and every player added a share nobody else knew. Your browser now works the order out again and compares.
proof-check = Check it now
proof-checking = Checking…
proof-good = Every deck follows from what the house locked before the deal and from the players’ shares.
proof-bad = Something does not match. The first thing that differs is marked.
proof-none = This game was not played with a shared shuffle, so there is nothing to check.
proof-root = The order the house locked before the deal is the one it opened afterwards.
proof-cards = Each card of that order was locked on its own, with its own salt.
proof-shares = Every share is the one its player promised before.
proof-own_share = Your own share is in it, unchanged.
proof-pack = The deck is the whole pack: no card is missing, none is there twice.
proof-order = The cards played are the house’s order, mixed by all the shares.
proof-deal = The cards were dealt from that deck.
proof-reshuffles = Every later shuffle follows from the same locked key.
proof-moves = Every move had the effect that the rules give it.
proof-outcome = The points are those the rules give.
proof-starter = Who began was drawn from the same secret.
proof-seen = What the house opened is what your browser was shown during the round.
proof-wrong_share = A share is not the one its player promised before.
proof-wrong_root = The order the house opened is not the one it had locked.
proof-wrong_deck = The cards that were dealt do not follow from the locked order and the shares.
proof-wrong_order = A later shuffle does not follow from the locked key.
proof-wrong_starter = Who began does not follow from the secret.
proof-wrong_seen_root = The house has opened another lock than the one your browser was shown.
proof-wrong_seen_digests = The promises of the players are not those your browser was shown.
proof-wrong_seen_entropy = Your own share is not the one your browser gave.
proof-passed = right
proof-failed = wrong
proof-skipped = not there to check
proof-silent =
    { $count ->
        [one] { $count } seat gave no share; its part is empty.
       *[other] { $count } seats gave no share; their part is empty.
    }
proof-round = Round { $number }
proof-yourself = You need not trust this page: save the game and check it with “facedown verify”.
proof-save = Save the game
proof-alone_all = The sums are right, but no player gave a share in this game: only the house can know that it did not choose the cards.
proof-damaged = This record is damaged or not whole, so nothing in it is proven.
proof-unproven = Not proven
proof-proven = Proven
proof-no_proof = Nothing to check
proof-given = Shares came from { $names }.
proof-withheld = Promised a share and did not give it: { $names }.
proof-alone = Nobody gave a share here: only the house can know that it did not choose this deck.
proof-shown_other = The cards in this replay are not those of the record.
proof-shown = The replay shows the cards of this record.
proof-not_checked = not checked any more
proof-limits = What this does not prove
proof-limit_moves = That every move followed the rules. “facedown verify” checks that as well.
proof-limit_house = That the house did not look: it deals the cards, so it knows them. The proof is about which cards came, not about who saw them.
proof-limit_made_up = That the whole record was not made up. Whoever sat at the table has seen the lock and given a share, and can compare.
proof-limit_people = That the moves were made by the people named here.

## rules

rules-title = How to play
rules-of = How to play { $game }
rules-here = At this table
rules-here_usual = This table plays by the usual rules.
rules-here_changed = This table plays some things differently:
rules-values = What cards are worth
rules-card = Card
rules-points = Points
rules-does = What it does
rules-options = House rules you can choose
rules-usual = usual
rules-range = { $low } to { $high }
rules-usually = Usually: { $value }
rules-choose = Choose a game

## settings

settings-title = Settings
settings-language = Language
settings-name = Your name
settings-name_help = The others see it.
settings-sound = Sound
settings-sound_about = Soft sounds for cards, calls and your turn
settings-try_sound = Try
settings-suits = Four-colour suits
settings-suits_about = Clubs green, diamonds blue: easier to tell apart
settings-size = Size of the cards
settings-size_small = Small
settings-size_medium = Medium
settings-size_large = Large
settings-speed = Speed of movements
settings-speed_slow = Slow
settings-speed_usual = Usual
settings-speed_fast = Fast
settings-speed_off = No movement
settings-theme = Light or dark
settings-theme_auto = As the device
settings-theme_light = Light
settings-theme_dark = Dark
settings-this_device = Kept on this device only.
settings-other_device = Play on another device
settings-other_device_about = A code that works once, for ten minutes: type it on the other device to be the same person there.
settings-make_code = Make a code
settings-enter_code = Enter a code
settings-delete = Delete my data
settings-delete_ask = Delete everything the house keeps about you?
settings-delete_about = Your name is replaced in kept games. This cannot be undone.
settings-deleted = Done. You are a new guest now.
settings-saved = Saved
settings-apart = People you have muted or blocked
settings-unblock = Unblock { $name }

## past

past-title = Past games
past-none = No finished games yet. They appear here when a match is over.
past-with = with { $names }
past-won = you won
past-shared = you shared the win
past-place = place { $place }
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } game, { $wins } won
       *[other] { $count } games, { $wins } won
    }
past-more = Show more

## watch

watch-about = You see what everybody sees: open cards, movements, scores. Never a hidden card.
watch-stop = Stop watching

## people

people-about = About { $name }
people-muted = You no longer see what { $name } says.
people-unmuted = You see what { $name } says again.
people-blocked = You and { $name } will not be seated together again.
people-unblocked = { $name } is no longer blocked.
people-report_why = What is wrong?
people-reason_language = Insults or abuse
people-reason_cheating = Cheating
people-reason_stalling = Wasting time on purpose
people-reason_name = An offensive name
people-reason_other = Something else
people-report_more = More about it, if you like
people-report_send = Send the report
people-mute = Do not show what { $name } says
people-unmute = Show what { $name } says again
people-block = Block { $name }
people-block_about = You will not be seated together again.
people-report = Report { $name }
people-reported = Thank you. The host of the house will see it.

## connection

connection-lost = The connection is lost. Trying again…
connection-found = Connected again.
connection-elsewhere = This seat is open in another window.
connection-elsewhere_here = Play here
connection-retry = Try again

## errors

errors-title = That did not work
errors-unknown = Something went wrong ({ $code }).
errors-page = There is no such page.
errors-home = To the first page
errors-new_table = Open a new table
errors-watch = Watch instead
errors-reload = Load the page again
