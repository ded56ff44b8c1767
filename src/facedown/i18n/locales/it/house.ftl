## levels

level-relaxed = Tranquillo
    .about = Dimentica molto e se la prende comoda
level-friendly = Amichevole
    .about = Ogni tanto dimentica e non ha fretta
level-regular = Normale
    .about = Ricorda come la maggior parte della gente
level-sharp = Sveglio
    .about = Dimentica poco e reagisce in fretta
level-master = Maestro
    .about = Non dimentica nulla e non si lascia sfuggire nulla

## phrases

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-wow = Wow!
phrase-hurry = Tocca a te!
phrase-good_game = Bella partita!
phrase-again = Ancora una?

## codes

house-no_such_table = Non c’è nessun tavolo con questo codice.
house-no_such_game = Questo gioco qui non è disponibile.
house-table_full = Questo tavolo è al completo.
house-seat_taken = Quel posto è occupato.
house-no_such_seat = Questo tavolo non ha quel posto.
house-not_seated = Può farlo solo chi è al tavolo.
house-not_host = Può farlo solo chi ha aperto il tavolo.
house-match_on = Non durante una partita.
house-no_match = Solo durante una partita.
house-no_round_over = Non è ancora finita nessuna mano.
house-not_alone = A questo tavolo giocano anche altre persone.
house-table_closed = Questo tavolo è chiuso.
house-rules_changed = Le regole di questo gioco sono state aggiornate e il tavolo è stato chiuso.
house-bad_message = Impossibile leggerlo.
house-no_watchers = A questo tavolo non sono ammessi spettatori.
house-too_many_watchers = Ci sono già troppi spettatori.
house-too_many_tables = Ci sono troppi tavoli aperti. Abbandona un tavolo o riprova più tardi.
house-already_seated = Sei già a questo tavolo.
house-blocked = Non puoi sederti a questo tavolo.
house-no_talk = A questo tavolo si usano solo le frasi pronte.
house-no_such_phrase = Questa frase non esiste.
house-too_fast = Piano! Aspetta un attimo.
house-too_many_requests =
    { $seconds ->
        [one] Troppe richieste. Riprova tra { $seconds } secondo.
       *[other] Troppe richieste. Riprova tra { $seconds } secondi.
    }
house-no_hints = A questo tavolo niente consigli.
house-no_hint = Nessun consiglio per ora.
house-hint_late = Il consiglio non è arrivato in tempo. Chiedilo di nuovo.
house-best_wait = Per ora è meglio non fare nulla.
house-watching = Stai guardando, quindi non puoi giocare.
house-no_shuffle = Ora non serve nessuna parte per mescolare.
house-not_the_share = Non è la parte promessa.
house-no_round = Non c’è nessuna mano in corso.
house-paused = Il tavolo è in pausa.
house-too_late = Troppo tardi: le carte sono cambiate. Non ti è costato niente.
house-bad_move = In questo gioco non c’è questa mossa.
house-bad_request = Il server non ha capito.
house-bad_token = Il server non ti riconosce più. Ora sei un nuovo ospite.
house-bad_code = Quel codice è sbagliato o scaduto.
house-bad_origin = Viene dalla pagina di un altro sito.
house-no_such_record = Questa partita non è più conservata qui.
house-yourself = Non puoi farlo a te stesso.
house-unavailable = Il server non può farlo ora. Riprova tra poco.
house-come_back = Il server si sta riavviando. Torni tra un attimo, senza perdere niente.
house-elsewhere = Questo tavolo è su un altro server della casa. Ci arrivi tra un attimo.
house-draining = Questo server sta per chiudere. Gli altri continuano.
house-replaced = Questo posto è aperto in un’altra finestra.
house-too_slow = La connessione era troppo lenta. Riconnessione…
house-removed = Chi ha aperto il tavolo ti ha escluso.
house-resigned = Hai abbandonato. Al tuo posto gioca un bot.
house-left = Hai lasciato il tavolo.
house-silent = Connessione persa. Riconnessione…
house-internal = Qualcosa è andato storto sul server. Riconnessione…
house-text_only = Il server non ha capito.
house-too_large = Il server non ha capito.
house-not_the_protocol = Il server non ha capito.
house-name_taken = Quel nome è già preso. Provane un altro.
house-name_too_long = Il nome può avere al massimo { $most } caratteri.
house-name_too_short = Il nome deve avere almeno { $least } caratteri.
house-name_letters = Il nome può avere solo lettere, cifre, spazi e punteggiatura semplice.
house-name_reserved = Quel nome è riservato.
house-name_abusive = Scegli un nome più gentile.
house-name_mixed_scripts = Usa un solo alfabeto per il nome.
house-no_token = Prima scrivi il tuo nome e siediti.
house-not_found = Non è più qui.
house-not_json = Il server non ha capito.
house-too_many_sockets = Ci sono troppe finestre aperte. Chiudine qualcuna.
house-no_replay = Questa partita segue regole che qui non ci sono più: niente replay.
house-no_review = Questa partita segue regole che qui non ci sono più: niente analisi.
house-reviewing = Si sta analizzando un’altra partita. Riprova tra poco.
house-no_such_option = Questa regola della casa non esiste.
house-no_such_value = Quella regola della casa non può avere questo valore.
house-no_such_preset = Questo gruppo di regole non esiste.
house-character_seated = { $name } è già a questo tavolo.
house-no_such_level = Questo livello non esiste.
house-wrong_number_of_players = Queste regole sono per un altro numero di giocatori.
house-offline = Server irraggiungibile. Controlla la connessione.
house-house_down = Il server ha un problema. Riprova tra poco.
house-no_hello = Il server non ha capito.
house-hello_first = Il server non ha capito.
house-already_here = Il server non ha capito.
house-wrong_method = Il server non ha capito.
house-upgrade_required = Il server non ha capito.
house-bad_host = Questo server non risponde a questo nome. Chi lo gestisce può ammetterlo.
house-clock_too_short = Con i bot al tavolo ogni tempo dev’essere di almeno { $least } s.
house-table_worn_out = Questo tavolo è arrivato al limite. Aprine uno nuovo.
house-table_damaged = Il server non riesce più a leggere questo tavolo, e la partita non può continuare. Gli altri tavoli non ne risentono.
house-too_many_pauses = Hai già chiesto troppe pause in questa mano.
house-banned = Sei stato bandito da questo server.
house-banned_for =
    { $hours ->
        [one] Sei bandito da questo server per un’altra ora.
       *[other] Sei bandito da questo server per altre { $hours } ore.
    }
house-muted = Per ora qui non puoi scrivere: chi gestisce il server ti ha silenziato.
house-no_such_message = Quel messaggio è troppo vecchio per segnalarlo. Segnala la persona.
house-not_admin = Non è il segreto di un amministratore, oppure la sessione è scaduta.
house-no_such_person = Qui nessuno ha quel nome o id.
house-no_such_report = Quella segnalazione è già chiusa, o non esiste.
house-no_such_sanction = Quel bando o silenzio è già finito.
house-bad_range = Non è un indirizzo né un intervallo di indirizzi.
house-range_too_wide = Sono troppi indirizzi insieme: un intervallo parte da /{ $widest }.
