## levels

level-relaxed = Tranquillo
    .about = Dimentica molto e gioca senza fretta
level-regular = Normale
    .about = Ricorda come quasi tutti
level-sharp = Sveglio
    .about = Dimentica poco e reagisce in fretta

## phrases

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-wow = Accidenti!
phrase-hurry = Tocca a te!
phrase-good_game = Bella partita!
phrase-again = Ancora una?

## codes

house-no_such_table = Non c’è nessun tavolo con queste lettere.
house-no_such_game = Qui non c’è questo gioco.
house-table_full = Tutti i posti di questo tavolo sono occupati.
house-seat_taken = Lì c’è già qualcuno.
house-no_such_seat = Questo tavolo non ha quel posto.
house-not_seated = Può farlo solo chi ha un posto al tavolo.
house-not_host = Può farlo solo chi ha aperto il tavolo.
house-match_on = Non durante una partita.
house-no_match = Solo durante una partita.
house-table_closed = Questo tavolo è chiuso.
house-rules_changed = Ora questo gioco si gioca con regole più recenti; il tavolo è stato chiuso.
house-bad_message = Non è stato possibile leggerlo.
house-no_watchers = Questo tavolo non si può guardare.
house-too_many_watchers = Stanno già guardando in troppi.
house-too_many_tables = I tavoli sono già quanti possono essere. Arrenditi a uno dei tuoi, o torna più tardi.
house-already_seated = Hai già un posto a questo tavolo.
house-blocked = Non puoi sederti a questo tavolo.
house-no_talk = A questo tavolo si dicono solo le frasi pronte.
house-no_such_phrase = Questa frase non c’è.
house-too_fast = Un po’ troppo in fretta. Aspetta un attimo.
house-too_many_requests =
    { $seconds ->
        [one] È un po’ troppo. Riprova tra { $seconds } secondo.
       *[other] È un po’ troppo. Riprova tra { $seconds } secondi.
    }
house-no_hints = Questo tavolo non dà consigli.
house-no_hint = Ora non c’è niente da consigliare.
house-watching = Chi guarda non gioca.
house-no_shuffle = Ora non si chiede nessuna parte della mescolata.
house-not_the_share = Non è la parte promessa.
house-no_round = Non c’è nessuna mano in corso.
house-paused = Il tavolo è in pausa.
house-too_late = Troppo tardi: le carte sono cambiate. Non ti è costato niente.
house-bad_move = In questo gioco non c’è questa mossa.
house-bad_request = La casa non ha capito.
house-bad_token = La casa non ti conosce più. Ora sei un nuovo ospite.
house-bad_code = Quel codice è sbagliato o non vale più.
house-bad_origin = Viene da una pagina che non è di questa casa.
house-no_such_person = Questa persona non c’è.
house-no_such_record = Questa partita non è conservata qui, o non più.
house-no_such_page = Questa pagina non esiste.
house-yourself = Su di te non si può fare.
house-unavailable = Ora la casa non può. Riprova tra poco.
house-come_back = La casa si riavvia. Tra un attimo torni, senza perdere niente.
house-replaced = Questo posto è aperto in un’altra finestra.
house-too_slow = La connessione era troppo lenta. Si riprova…
house-removed = Chi ha aperto il tavolo ti ha tolto il posto.
house-resigned = Hai lasciato il tuo posto. Un bot continua per te.
house-left = Hai lasciato il tavolo.
house-silent = La connessione è caduta. Nuovo tentativo…
house-internal = Qualcosa è andato storto nella casa. Nuovo tentativo…
house-text_only = La casa non ha capito.
house-too_large = La casa non ha capito.
house-not_the_protocol = La casa non ha capito.
house-name_taken = Quel nome ce l’ha già qualcuno. Provane un altro.
house-name_too_long = Un nome ha al massimo { $most } lettere.
house-name_too_short = Un nome ha almeno { $least } lettere.
house-name_letters = Un nome ha solo lettere, cifre, spazi e segni semplici.
house-name_reserved = Quel nome è riservato alla casa.
house-name_abusive = Scegli un nome più gentile.
house-name_mixed_scripts = Un nome si scrive in un solo alfabeto.
house-no_token = Prima di’ il tuo nome e siediti.
house-not_allowed = Qui non si può fare.
house-not_found = Non è qui, o non più.
house-not_json = La casa non ha capito.
house-too_many_sockets = Ci sono troppe finestre aperte. Chiudine qualcuna.
house-no_replay = Questa partita segue regole che qui non ci sono più, perciò non si può rivedere.
house-no_such_option = Questa regola della casa non c’è.
house-no_such_value = Quella regola della casa non può valere così.
house-no_such_preset = Questo insieme di regole non c’è.
house-no_such_bot = Questo bot non c’è.
house-no_such_level = Questo livello non c’è.
house-wrong_number_of_players = Queste regole sono per un altro numero di giocatori.
house-offline = La casa non si raggiunge. Controlla la connessione.
house-house_down = La casa ha un problema. Riprova tra poco.
house-default = Non ha funzionato.
