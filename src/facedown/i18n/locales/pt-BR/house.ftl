## levels

level-relaxed = Tranquilo
    .about = Esquece muito e joga sem pressa
level-regular = Normal
    .about = Lembra como a maioria das pessoas
level-sharp = Afiado
    .about = Esquece pouco e reage depressa

## phrases

phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-well_played = Boa jogada!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-oops = Opa!
phrase-wow = Uau!
phrase-hurry = É a sua vez!
phrase-good_game = Bom jogo!
phrase-again = Mais uma?

## codes

house-no_such_table = Não há mesa com essas letras.
house-no_such_game = Não há esse jogo aqui.
house-table_full = Todos os lugares desta mesa estão ocupados.
house-seat_taken = Esse lugar já tem alguém.
house-no_such_seat = Esta mesa não tem esse lugar.
house-not_seated = Só quem tem um lugar à mesa pode fazer isso.
house-not_host = Só quem abriu a mesa pode fazer isso.
house-match_on = Não durante uma partida.
house-no_match = Só durante uma partida.
house-table_closed = Esta mesa está fechada.
house-rules_changed = Este jogo agora segue regras mais novas; a mesa foi fechada.
house-bad_message = Não foi possível ler isso.
house-no_watchers = Não se pode assistir a esta mesa.
house-too_many_watchers = Já há gente demais assistindo.
house-too_many_tables = Já há tantas mesas quantas pode haver. Desista de uma das suas, ou volte mais tarde.
house-already_seated = Você já tem um lugar nesta mesa.
house-blocked = Você não pode se sentar a esta mesa.
house-no_talk = Nesta mesa só se dizem as frases prontas.
house-no_such_phrase = Não existe essa frase.
house-too_fast = Um pouco rápido demais. Espere um instante.
house-too_many_requests =
    { $seconds ->
        [one] Foi um pouco demais. Tente de novo em { $seconds } segundo.
       *[other] Foi um pouco demais. Tente de novo em { $seconds } segundos.
    }
house-no_hints = Esta mesa não dá dicas.
house-no_hint = Agora não há o que aconselhar.
house-watching = Quem assiste não joga.
house-no_shuffle = Agora não se pede nenhuma parte do embaralhamento.
house-not_the_share = Essa não é a parte que foi prometida.
house-no_round = Nenhuma rodada está em jogo.
house-paused = A mesa está em pausa.
house-too_late = Tarde demais: as cartas mudaram. Não lhe custou nada.
house-bad_move = Este jogo não tem essa jogada.
house-bad_request = A casa não entendeu isso.
house-bad_token = A casa não conhece mais você. Agora você entra como visita nova.
house-bad_code = Esse código está errado ou não vale mais.
house-bad_origin = Isso veio de outra página que não a desta casa.
house-no_such_person = Não existe essa pessoa.
house-no_such_record = Esta partida não está guardada aqui, ou não está mais.
house-no_such_page = Esta página não existe.
house-yourself = Você não pode fazer isso consigo.
house-unavailable = A casa não pode fazer isso agora. Tente de novo daqui a pouco.
house-come_back = A casa está reiniciando. Em um instante você volta, sem perder nada.
house-replaced = Este lugar está aberto em outra janela.
house-too_slow = A conexão estava lenta demais. Conectando de novo…
house-removed = Quem abriu a mesa tirou você dela.
house-resigned = Você abriu mão do lugar. Um robô continua no seu lugar.
house-left = Você saiu da mesa.
house-silent = A conexão caiu. Conectando de novo…
house-internal = Algo deu errado na casa. Conectando de novo…
house-text_only = A casa não entendeu isso.
house-too_large = A casa não entendeu isso.
house-not_the_protocol = A casa não entendeu isso.
house-name_taken = Alguém já tem esse nome. Tente outro.
house-name_too_long = Um nome tem no máximo { $most } letras.
house-name_too_short = Um nome tem pelo menos { $least } letras.
house-name_letters = Um nome só tem letras, números, espaços e sinais simples.
house-name_reserved = Esse nome é reservado para a casa.
house-name_abusive = Por favor, escolha um nome mais amigável.
house-name_mixed_scripts = Um nome se escreve num só alfabeto.
house-no_token = Primeiro diga o seu nome e sente-se.
house-not_allowed = Isso não se pode fazer aqui.
house-not_found = Isso não está aqui, ou não está mais.
house-not_json = A casa não entendeu isso.
house-too_many_sockets = Há janelas demais abertas. Feche algumas.
house-no_replay = Esta partida seguiu regras que não existem mais aqui, por isso não se pode rever.
house-no_such_option = Não existe essa regra da casa.
house-no_such_value = Essa regra da casa não pode ter esse valor.
house-no_such_preset = Não existe esse conjunto de regras.
house-no_such_bot = Não existe esse robô.
house-no_such_level = Não existe esse nível.
house-wrong_number_of_players = Estas regras são para outro número de jogadores.
house-offline = Não se consegue falar com a casa. Verifique a sua conexão.
house-house_down = A casa está com um problema. Tente de novo daqui a pouco.
house-default = Não deu certo.
