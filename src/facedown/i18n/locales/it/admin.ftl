### Che cosa dice la pagina degli amministratori.

admin-title = Gestione del server
admin-secret = Il tuo segreto di amministratore
admin-sign_in = Entra
admin-sign_out = Esci
admin-refresh = Aggiorna
admin-parts = Parti di questa pagina
admin-hello =
    Sei entrato come { $name }. { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona collegata
       *[other] { $people } persone collegate
    }.
admin-part_reports = Segnalazioni
admin-part_tables = Tavoli
admin-part_people = Persone
admin-part_sanctions = Banditi e silenziati
admin-part_notice = Avviso
admin-part_audit = Registro delle azioni

admin-look = Guarda
admin-mute = Silenzia
admin-ban = Bandisci
admin-ban_address = Bandisci l’indirizzo
admin-close = Chiudi
admin-settle = Chiudi la segnalazione
admin-lift = Revoca
admin-more = Mostra altro
admin-do_it = Conferma
admin-mute_of = Silenzia { $name }
admin-ban_of = Bandisci { $name }
admin-close_of = Chiudi il tavolo { $code }
admin-settle_of = Chiudi la segnalazione su { $name }
admin-how_long = Per quanto tempo
admin-hours =
    { $hours ->
        [0] Fino alla revoca
        [1] 1 ora
        [24] 1 giorno
        [168] 1 settimana
        [720] 30 giorni
       *[other] { $hours } ore
    }
admin-why = Motivo
admin-why_about = Resta per sempre nel registro: non scrivere nomi.

admin-all_reports = Mostra anche le segnalazioni chiuse
admin-no_reports = Nessuna segnalazione aperta.
admin-reported_by = Segnalazione di { $name }, { $when }
admin-said = Che cosa hanno detto i due
admin-quoted = (le parole segnalate)
admin-settled_at = Chiusa il { $when }
admin-forgotten = qualcuno

admin-no_tables = Nessun tavolo aperto.
admin-connected =
    { $count ->
        [one] { $count } collegato
       *[other] { $count } collegati
    }
admin-public = pubblico
admin-private = privato
admin-stage_waiting = in attesa
admin-stage_shuffling = si mescola
admin-stage_playing = si gioca
admin-stage_between = tra due mani
admin-stage_over = partita finita
admin-stage_closed = chiuso
admin-no_people = Nessuno è collegato.
admin-silent =
    { $count ->
        [one] { $count } processo non ha detto chi vi è collegato.
       *[other] { $count } processi non hanno detto chi vi è collegato.
    }
admin-is_muted = silenziato

admin-whom = Nome, id, indirizzo o intervallo di indirizzi
admin-kind_ban = Bandito: { $name }
admin-kind_mute = Silenziato: { $name }
admin-until = Fino al { $when }
admin-until_lifted = Fino alla revoca
admin-no_sanctions = Nessuno è bandito o silenziato.

admin-told_now = Ora lo vedono tutti
admin-take_back = Ritira
admin-notice_text = Che cosa devono leggere tutti
admin-give_notice = Mostralo a tutti

admin-no_acts = Ancora niente.
admin-act_sign_in = è entrato
admin-act_settle = ha chiuso la segnalazione { $about }
admin-act_mute = ha silenziato { $about }
admin-act_ban = ha bandito { $about }
admin-act_lift = ha revocato il bando o silenzio { $about }
admin-act_close = ha chiuso il tavolo { $about }
admin-act_look = ha guardato il tavolo { $about }
admin-act_notice = ha cambiato l’avviso

admin-story_about = Vedi ciò che hanno visto gli spettatori: mai una carta coperta.
admin-replay = Replay della partita { $number }
admin-happened = Persone e tavolo
admin-entry_opened = Il tavolo è stato aperto.
admin-entry_sat = { $name } si è seduto.
admin-entry_renamed = Ora si chiama { $name }.
admin-entry_bot_sat = { $name }, un bot, si è seduto.
admin-entry_left = { $name } se n’è andato.
admin-entry_began = È cominciata una mano.
admin-entry_paused = Gli orologi si sono fermati.
admin-entry_resumed = Gli orologi sono ripartiti.
admin-entry_away = { $name } si è allontanato.
admin-entry_back = { $name } è tornato.
admin-entry_stood_in = Un bot ha giocato per { $name }.
admin-entry_took_back = { $name } ha ripreso a giocare.
admin-entry_resigned = { $name } si è ritirato.
admin-entry_ended = La partita è stata registrata.
admin-entry_closed = Il tavolo è stato chiuso.
