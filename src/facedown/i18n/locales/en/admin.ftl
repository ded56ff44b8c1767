### What the admins’ page says.

admin-title = Running this server
admin-secret = Your admin secret
admin-sign_in = Sign in
admin-sign_out = Sign out
admin-refresh = Refresh
admin-parts = Parts of this page
admin-hello =
    Signed in as { $name }. { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } connected.
admin-part_reports = Reports
admin-part_tables = Tables
admin-part_people = People
admin-part_sanctions = Bans and mutes
admin-part_notice = Notice
admin-part_audit = Audit log

admin-look = Look
admin-mute = Mute
admin-ban = Ban
admin-ban_address = Ban the address
admin-close = Close
admin-settle = Settle
admin-lift = Lift
admin-more = Show more
admin-do_it = Do it
admin-mute_of = Mute { $name }
admin-ban_of = Ban { $name }
admin-close_of = Close table { $code }
admin-settle_of = Settle the report about { $name }
admin-how_long = For how long
admin-hours =
    { $hours ->
        [0] Until it is lifted
        [1] 1 hour
        [24] 1 day
        [168] 1 week
        [720] 30 days
       *[other] { $hours } hours
    }
admin-why = Reason
admin-why_about = It stays in the audit log for good, so leave names out.

admin-all_reports = Show settled reports too
admin-no_reports = No open reports.
admin-reported_by = Reported by { $name }, { $when }
admin-said = What the two of them said
admin-quoted = (the words reported)
admin-settled_at = Settled { $when }
admin-forgotten = someone

admin-no_tables = No open tables.
admin-connected =
    { $count ->
        [one] { $count } connected
       *[other] { $count } connected
    }
admin-public = public
admin-private = private
admin-stage_waiting = waiting
admin-stage_shuffling = shuffling
admin-stage_playing = playing
admin-stage_between = between rounds
admin-stage_over = match over
admin-stage_closed = closed
admin-no_people = Nobody is connected.
admin-silent =
    { $count ->
        [one] { $count } process has not said who is connected to it.
       *[other] { $count } processes have not said who is connected to them.
    }
admin-is_muted = muted

admin-whom = Name, id, address or range of addresses
admin-kind_ban = Banned: { $name }
admin-kind_mute = Muted: { $name }
admin-until = Until { $when }
admin-until_lifted = Until it is lifted
admin-no_sanctions = Nobody is banned or muted.

admin-told_now = Everyone sees this now
admin-take_back = Take it back
admin-notice_text = What everyone should read
admin-give_notice = Show it to everyone

admin-no_acts = Nothing yet.
admin-act_sign_in = signed in
admin-act_settle = settled report { $about }
admin-act_mute = muted { $about }
admin-act_ban = banned { $about }
admin-act_lift = lifted ban or mute { $about }
admin-act_close = closed table { $about }
admin-act_look = looked at table { $about }
admin-act_notice = changed the notice

admin-story_about = You see what watchers were shown: never a hidden card.
admin-replay = Replay of match { $number }
admin-happened = People and table
admin-entry_opened = The table was opened.
admin-entry_sat = { $name } sat down.
admin-entry_renamed = Now called { $name }.
admin-entry_bot_sat = { $name } sat down, a bot.
admin-entry_left = { $name } left.
admin-entry_began = A round began.
admin-entry_paused = The clocks stopped.
admin-entry_resumed = The clocks ran again.
admin-entry_away = { $name } went away.
admin-entry_back = { $name } came back.
admin-entry_stood_in = A bot played for { $name }.
admin-entry_took_back = { $name } played again.
admin-entry_resigned = { $name } resigned.
admin-entry_ended = The match was recorded.
admin-entry_closed = The table was closed.
