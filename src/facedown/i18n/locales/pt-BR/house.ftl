## levels

level-relaxed = Tranquilo
    .about = Esquece bastante e joga sem pressa
level-friendly = Amigável
    .about = Esquece de vez em quando e joga na boa
level-regular = Normal
    .about = Lembra como a maioria das pessoas
level-sharp = Afiado
    .about = Esquece pouco e reage rápido
level-master = Mestre
    .about = Não esquece nada e não perde nada

## phrases

phrase-hello = Oi!
phrase-good_luck = Boa sorte!
phrase-well_played = Boa jogada!
phrase-thanks = Valeu!
phrase-sorry = Foi mal!
phrase-oops = Opa!
phrase-wow = Uau!
phrase-hurry = Sua vez!
phrase-good_game = Bom jogo!
phrase-again = Mais uma?

## codes

house-no_such_table = Não existe mesa com esse código.
house-no_such_game = Esse jogo não está disponível aqui.
house-table_full = Esta mesa está cheia.
house-seat_taken = Esse lugar já está ocupado.
house-no_such_seat = Esta mesa não tem esse lugar.
house-not_seated = Só quem está na mesa pode fazer isso.
house-not_host = Só quem abriu a mesa pode fazer isso.
house-match_on = Não durante uma partida.
house-no_match = Só durante uma partida.
house-no_round_over = Nenhuma rodada terminou ainda.
house-not_alone = Outras pessoas também jogam nesta mesa.
house-table_closed = Esta mesa está fechada.
house-rules_changed = As regras deste jogo foram atualizadas, e a mesa foi fechada.
house-bad_message = Não deu para ler isso.
house-no_watchers = Esta mesa não pode ser assistida.
house-too_many_watchers = Já tem gente demais assistindo.
house-too_many_tables = Há mesas demais abertas. Desista de uma das suas ou volte mais tarde.
house-already_seated = Você já está nesta mesa.
house-blocked = Você não pode entrar nesta mesa.
house-no_talk = Nesta mesa só valem as frases prontas.
house-no_such_phrase = Essa frase não existe.
house-too_fast = Calma! Espere um instante.
house-too_many_requests =
    { $seconds ->
        [one] Pedidos demais. Tente de novo em { $seconds } segundo.
       *[other] Pedidos demais. Tente de novo em { $seconds } segundos.
    }
house-no_hints = As dicas estão desligadas nesta mesa.
house-no_hint = Sem dica agora.
house-hint_late = A dica não chegou a tempo. Peça de novo.
house-best_wait = Agora é melhor não fazer nada.
house-watching = Você está assistindo, então não pode jogar.
house-no_shuffle = Agora ninguém precisa da sua parte do embaralhamento.
house-not_the_share = Essa não é a parte que foi prometida.
house-no_round = Não há rodada em andamento.
house-paused = A mesa está em pausa.
house-too_late = Tarde demais: as cartas mudaram. Não custou nada a você.
house-bad_move = Este jogo não tem essa jogada.
house-bad_request = O servidor não entendeu isso.
house-bad_token = O servidor não reconhece mais você. Agora você é um novo convidado.
house-bad_code = Esse código está errado ou venceu.
house-bad_origin = Isso veio da página de outro site.
house-no_such_record = Esta partida não está mais guardada aqui.
house-yourself = Você não pode fazer isso com você mesmo.
house-unavailable = O servidor não pode fazer isso agora. Tente de novo daqui a pouco.
house-come_back = O servidor está reiniciando. Você volta já, sem perder nada.
house-elsewhere = Esta mesa está em outro servidor da casa. Você já vai para lá.
house-draining = Este servidor vai fechar. Os outros continuam.
house-replaced = Este lugar está aberto em outra janela.
house-too_slow = A conexão estava lenta demais. Reconectando…
house-removed = Quem abriu a mesa tirou você dela.
house-resigned = Você desistiu. Um bot assumiu o seu lugar.
house-left = Você saiu da mesa.
house-silent = A conexão caiu. Reconectando…
house-internal = Algo deu errado no servidor. Reconectando…
house-text_only = O servidor não entendeu isso.
house-too_large = O servidor não entendeu isso.
house-not_the_protocol = O servidor não entendeu isso.
house-name_taken = Alguém já tem esse nome. Tente outro.
house-name_too_long = O nome pode ter no máximo { $most } caracteres.
house-name_too_short = O nome precisa de pelo menos { $least } caracteres.
house-name_letters = O nome só pode ter letras, números, espaços e pontuação simples.
house-name_reserved = Esse nome é reservado.
house-name_abusive = Escolha um nome mais simpático, por favor.
house-name_mixed_scripts = Use um só alfabeto no nome.
house-no_token = Primeiro digite o seu nome e entre na mesa.
house-not_found = Isso não está mais aqui.
house-not_json = O servidor não entendeu isso.
house-too_many_sockets = Há janelas demais abertas. Feche algumas.
house-no_replay = Esta partida seguiu regras que não existem mais aqui, então não tem replay.
house-no_review = Esta partida seguiu regras que não existem mais aqui, então não tem análise.
house-reviewing = Outra partida está sendo analisada. Tente de novo daqui a pouco.
house-no_such_option = Essa regra da casa não existe.
house-no_such_value = Essa regra da casa não pode ter esse valor.
house-no_such_preset = Esse conjunto de regras não existe.
house-character_seated = { $name } já está nesta mesa.
house-no_such_level = Esse nível não existe.
house-wrong_number_of_players = Estas regras são para outro número de jogadores.
house-offline = Sem contato com o servidor. Verifique a sua conexão.
house-house_down = O servidor está com um problema. Tente de novo daqui a pouco.
house-no_hello = O servidor não entendeu isso.
house-hello_first = O servidor não entendeu isso.
house-already_here = O servidor não entendeu isso.
house-wrong_method = O servidor não entendeu isso.
house-upgrade_required = O servidor não entendeu isso.
house-bad_host = Este servidor não atende por esse nome. Quem cuida dele pode liberar.
house-clock_too_short = Com bots na mesa, cada tempo precisa ter pelo menos { $least } s.
house-table_worn_out = Esta mesa chegou ao limite. Abra uma nova.
house-table_damaged = O servidor não consegue mais ler esta mesa, e a partida não pode continuar. As outras mesas não foram afetadas.
house-too_many_pauses = Você já pediu pausas demais nesta rodada.
house-banned = Você foi banido deste servidor.
house-banned_for =
    { $hours ->
        [one] Você está banido deste servidor por mais uma hora.
       *[other] Você está banido deste servidor por mais { $hours } horas.
    }
house-muted = Por enquanto você não pode escrever aqui: quem cuida do servidor silenciou você.
house-no_such_message = Essa mensagem já é antiga demais para denunciar. Denuncie a pessoa.
house-not_admin = Esse não é o segredo de um administrador, ou a sua sessão acabou.
house-no_such_person = Ninguém aqui tem esse nome ou id.
house-no_such_report = Essa denúncia já foi resolvida ou não existe.
house-no_such_sanction = Esse banimento ou silêncio já acabou.
house-bad_range = Isso não é um endereço nem uma faixa de endereços.
house-range_too_wide = São endereços demais de uma vez: uma faixa começa em /{ $widest }.
