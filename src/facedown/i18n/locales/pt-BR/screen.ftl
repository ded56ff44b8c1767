## app

app-name = Facedown
app-loading = Um momento…
app-skip = Ir para o conteúdo
app-back = Voltar
app-close = Fechar
app-cancel = Cancelar
app-ok = Usar
app-none = Nenhum
app-you_start = Você
app-bots =
    { $count ->
        [one] { $count } robô
       *[other] { $count } robôs
    }
app-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
app-rounds =
    { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
app-rules = Regras
app-settings = Ajustes
app-past = Partidas anteriores
app-menu = Menu
app-copy = Copiar
app-copied = Copiado
app-share = Compartilhar
app-main = Principal
app-update = Há uma versão mais nova desta página.

## home

home-title = Vamos jogar o quê?
home-lead = Jogos de cartas em que o que você não vê é o jogo. Sente-se com amigos ou com robôs; nada para instalar, sem cadastro.
home-games = Os jogos
home-play = Jogar agora
home-play_game = Jogar agora: { $game }, contra robôs
home-level = Qual deve ser a força dos robôs?
home-new_table = Abrir uma mesa
home-new_table_game = Abrir uma mesa de { $game }
home-rules_of = Regras: como se joga { $game }
home-join = Entrar numa mesa
home-join_code = As seis letras da mesa
home-join_button = Entrar
home-join_help = O link de um amigo leva você direto à mesa; aqui você pode digitar as seis letras.
home-join_bad = Uma mesa tem seis letras, como KQJTAB.
home-public = Mesas públicas
home-public_none = Nenhuma mesa pública aberta agora. Abra uma, e outros podem vir.
home-continue = Continuar a sua partida
home-continue_at = Voltar a { $game } com { $names }
home-continue_alone = Voltar a { $game }
home-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-full = Cheia
home-sit = Sentar
home-watch = Assistir
home-name = O seu nome na mesa
home-name_help = Os outros o veem. Você pode mudá-lo nos ajustes.
home-name_save = Salvar
home-picture = Uma mesa de { $game }

## new

new-title = Uma mesa nova
new-game = Jogo
new-preset = Regras da casa
new-rules_title = Regras em detalhe
new-rules_lead = O que você muda em relação ao conjunto escolhido fica marcado.
new-changed = mudado
new-reset = Voltar ao conjunto
new-seats = Lugares
new-seats_unofficial = não oficial
new-bots = Robôs
new-bots_none = Sem robôs: os lugares livres esperam por pessoas
new-level = Nível dos robôs
new-clocks = Tempo
new-clock_calm = Calmo
new-clock_usual = Normal
new-clock_quick = Rápido
new-clock_off = Sem limite
new-who = Quem pode vir
new-private = Só com o link
new-public = Todos: a mesa aparece na primeira página
new-watchers = Pode-se assistir
new-talk = Pode-se escrever uns aos outros
new-hints = Pode-se pedir dicas
new-undo = No mesmo turno, pode-se desfazer o que se baixou
new-aid = Ajudas de memória
new-aid_off = Nenhuma: lembrar é o jogo
new-aid_own_peeks = As cartas que você viu continuam à vista para você
new-aid_all_public = Tudo o que todos poderiam saber continua à vista
new-discard_history = Pode-se ver todo o descarte
new-aid_told = A mesa é avisada disso.
new-starter = Quem começa a próxima rodada
new-starter_rotate = Um de cada vez
new-starter_winner = Quem ganhou a última
new-starter_loser = Quem perdeu a última
new-starter_caller = Quem chamou na última
new-open = Abrir a mesa
new-opening = Abrindo…

## lobby

lobby-title = Mesa { $code }
lobby-waiting = Esperando por todos
lobby-share = Traga os seus amigos
lobby-share_help = Mande o link, mostre o código QR ou diga as seis letras.
lobby-link = Link da mesa
lobby-qr = Código QR do link da mesa
lobby-seat_free = livre
lobby-seat_take = Sentar aqui
lobby-remove = Tirar { $name }
lobby-leave = Sair da mesa
lobby-ready = Estou a postos
lobby-is_ready = a postos
lobby-not_ready = ainda não
lobby-start = Começar
lobby-start_wait = A partida começa quando todos estiverem a postos.
lobby-start_bots = Começar com robôs
lobby-local_link = Este link só abre neste computador. Para celulares na mesma rede, abra a casa com --host 0.0.0.0 e use o endereço que ela mostra.
lobby-host = abriu a mesa
lobby-rules = Regras desta mesa

## table

table-you = As suas cartas
table-cards_of = Cartas de { $name }
table-stock = Monte
table-stock_count =
    { $count ->
        [one] Monte: { $count } carta
       *[other] Monte: { $count } cartas
    }
table-stock_empty = Monte: vazio
table-discard = Descarte
table-discard_top =
    { $count ->
        [one] Descarte: { $card }
       *[other] Descarte: { $count } cartas, { $card } em cima
    }
table-discard_all = O descarte
table-discard_all_about =
    { $count ->
        [one] Há { $count } carta aqui agora.
       *[other] Há { $count } cartas aqui agora, a de cima primeiro.
    }
table-discard_browse = Ver todo o descarte
table-discard_empty = Descarte: vazio
table-drawn = Carta comprada
table-melds_of = Jogos de { $name }
table-melds_yours = Os seus jogos
table-slot_empty = lugar vazio
table-place = { $place }: { $card }
table-hand_count =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
table-turn_yours = É a sua vez
table-turn_of = Vez de { $name }
table-waiting_for = Esperando por { $names }
table-prompt = É a sua vez: { $choices }.
table-may = Você pode { $choices }.
table-choose_rank = Qual carta?
table-choose_second = E a segunda carta?
table-choose_meaning = O que você quer fazer?
table-cancel_choice = Escolher outra coisa
table-log = O que aconteceu
table-log_empty = Ainda não aconteceu nada.
table-scores = Placar
table-round = Rodada { $number }
standing-out = fora
standing-caller = chamou
table-here = presente
table-away = ausente
table-stand_in = por ora joga um robô
table-bot = robô, nível { $level }
table-phrases = Dizer algo
table-say = Escrever à mesa
table-say_send = Enviar
table-hint = Dica
table-hint_is = A minha escolha: { $move }.
table-hint_why = Por quê: { $reason }
table-aid_on = As ajudas de memória estão ligadas nesta mesa.
table-history_on = Nesta mesa pode-se ver todo o descarte.
table-rules = Regras
table-pause = Pausa
table-pause_wish = Pedir uma pausa
table-pause_unwish = Deixar a pausa
table-pause_wished = Pedido de pausa: { $names }. Ela começa quando todos os presentes concordarem.
table-paused = Pausa. Os relógios estão parados.
table-resume = Continuar
table-leave = Sair da mesa
table-leave_ask = Sair da mesa?
table-leave_about = Você pode voltar com o mesmo link. Se demorar, um robô joga por você até a sua volta.
table-resign = Desistir
table-resign_ask = Deixar esta partida de vez?
table-resign_about = Um robô continua no seu lugar. Não há como voltar.
table-stay = Ficar
table-watching = Você está assistindo. Vê o que todos veem.
table-actions = O que você pode fazer
table-keys = Teclas
table-keys_about = Cada ação tem uma tecla, mostrada no botão. As setas vão de carta em carta, Enter escolhe, Esc volta.
table-moved_by_clock = O tempo acabou.
table-selected =
    { $count ->
        [one] { $count } carta escolhida
       *[other] { $count } cartas escolhidas
    }
table-lay = Baixar
table-add_to = Acrescentar a este jogo
table-replace_in = Pôr no lugar do coringa
table-suggest = Sugerir um jogo
table-suggest_none = Nenhum jogo a sugerir.
table-is_meld = É um jogo: { $kind }.
table-is_no_meld = Ainda não é um jogo.
table-sort = Ordem das suas cartas
table-by_suit = Naipe
table-by_rank = Valor
table-by_hand = Minha
table-hand_keys = As setas vão de carta em carta, espaço escolhe, Enter baixa, Shift com uma seta move a carta.
table-choose_one = Escolha a carta que quer descartar.
table-choose_cards = Escolha primeiro cartas da sua mão.
table-choose_none = Desmarcar
table-suggest_short = Sugerir
table-fits = Isso entra no jogo { $melds }.
table-must_meld = precisa ser baixada agora
table-no_melds = Nada baixado ainda
table-meld_named = { $kind }, jogo { $number }: { $cards }
table-owed = Primeiro baixe { $card }.

## clock

clock-left =
    { $count ->
        [one] falta { $count } segundo
       *[other] faltam { $count } segundos
    }

## end

end-round_title = Fim da rodada { $number }
end-match_title = Fim da partida
end-you_won = Você venceu!
end-you_won_round = Você venceu a rodada!
end-won = Vitória de { $names }.
end-won_many = Vitória compartilhada: { $names }.
end-won_round = { $names } vence a rodada.
end-won_round_many = { $names } vencem a rodada.
end-nobody = Ninguém vence esta rodada.
end-total = Cartas
end-score = Pontos
end-standing = No total
end-evening = Noite
end-place = Lugar
end-player = Jogador
end-game_points = Pontos de jogo
end-game_points_about = Eles se somam em todas as partidas da noite nesta mesa.
end-this_match = Partida
end-ahead_scores = { $one } aparece antes de { $other } com mais pontos nas rodadas: { $more } a { $less }. O lugar é o mesmo.
end-ahead_calls = { $one } aparece antes de { $other } com mais chamadas vencidas: { $more } a { $less }. O lugar é o mesmo.
end-next = Próxima rodada
end-next_wait = Esperando por { $names }
end-rematch = Jogar de novo
end-rematch_wished = { $names }: mais uma?
end-replay = Rever
end-home = Voltar ao início
end-why_called_won = { $caller } chamou e tinha a menor soma.
end-why_called_you_won = Você chamou e tinha a menor soma.
end-why_called_lost = { $caller } chamou, mas alguém tinha o mesmo ou menos.
end-why_called_you_lost = Você chamou, mas alguém tinha o mesmo ou menos.
end-why_stopped_won = { $caller } pediu para parar e tinha a menor soma.
end-why_stopped_you_won = Você pediu para parar e tinha a menor soma.
end-why_stopped_lost = { $caller } parou cedo demais e paga pela mesa toda.
end-why_stopped_you_lost = Você parou cedo demais e paga pela mesa toda.
end-why_closed = { $caller } bateu.
end-why_closed_you = Você bateu.

## replay

replay-title = Replay
replay-step_back = Um passo atrás
replay-step_on = Um passo adiante
replay-play = Reproduzir
replay-stop = Parar
replay-speed = Velocidade
replay-to_start = Ao começo
replay-to_end = Ao fim
replay-position = Passo { $number } de { $count }
replay-seen_by = Visto por
replay-open = Todas as cartas abertas
replay-watcher = quem assiste
replay-share = Compartilhar este momento
replay-proof = Conferir o embaralhamento
replay-controls = Controles do replay
replay-go_to = Posição na partida
replay-at = Rodada { $round }, passo { $number } de { $count }
replay-share_copied = O link para este momento foi copiado.
replay-share_here = Um link para este momento:
replay-back = Partidas anteriores
replay-keys = As setas andam passo a passo, espaço reproduz e para, Home e End vão às pontas, Page Up e Page Down mudam de rodada.

## proof

proof-title = O embaralhamento foi justo?
proof-lead = Antes de dar as cartas, a casa trancou a ordem dela, e cada jogador acrescentou uma parte que ninguém mais conhecia. O seu navegador refaz a ordem agora e compara.
proof-check = Conferir agora
proof-checking = Conferindo…
proof-good = Cada baralho vem do que a casa trancou antes de dar as cartas e das partes dos jogadores.
proof-bad = Algo não confere. A primeira diferença está marcada.
proof-none = Esta partida não foi embaralhada em conjunto; não há o que conferir.
proof-root = A ordem que a casa trancou antes é a que ela abriu depois.
proof-cards = Cada carta dessa ordem foi trancada em separado, com o seu próprio sal.
proof-shares = Cada parte é a que o seu jogador prometeu antes.
proof-own_share = A sua própria parte está ali, sem mudança.
proof-pack = O baralho está completo: nenhuma carta falta, nenhuma está repetida.
proof-order = As cartas jogadas são a ordem da casa misturada por todas as partes.
proof-deal = As cartas foram dadas desse baralho.
proof-reshuffles = Todo embaralhamento posterior vem da mesma chave trancada.
proof-moves = Cada jogada teve o efeito que as regras lhe dão.
proof-outcome = Os pontos são os que as regras dão.
proof-starter = Quem começou foi sorteado do mesmo segredo.
proof-seen = O que a casa abriu é o que o seu navegador viu durante a rodada.
proof-wrong_share = Uma parte não é a que o seu jogador prometeu antes.
proof-wrong_root = A ordem que a casa abriu não é a que tinha trancado.
proof-wrong_deck = As cartas dadas não vêm da ordem trancada e das partes.
proof-wrong_order = Um embaralhamento posterior não vem da chave trancada.
proof-wrong_starter = Quem começou não vem do segredo.
proof-wrong_seen_root = A casa abriu outra tranca que não a mostrada ao seu navegador.
proof-wrong_seen_digests = As promessas dos jogadores não são as mostradas ao seu navegador.
proof-wrong_seen_entropy = A sua própria parte não é a que o seu navegador deu.
proof-passed = certo
proof-failed = errado
proof-skipped = não há o que conferir
proof-silent =
    { $count ->
        [one] { $count } lugar não deu a sua parte; ela está vazia.
       *[other] { $count } lugares não deram a sua parte; ela está vazia.
    }
proof-round = Rodada { $number }
proof-yourself = Você não precisa confiar nesta página: salve a partida e confira com “facedown verify”.
proof-save = Salvar a partida
proof-alone_all = As contas conferem, mas nenhum jogador deu uma parte nesta partida: só a casa pode saber que não escolheu as cartas.
proof-damaged = Este registro está danificado ou incompleto; nada nele está provado.
proof-unproven = Não provado
proof-proven = Provado
proof-no_proof = Nada a conferir
proof-given = Deram uma parte: { $names }.
proof-withheld = Prometeram uma parte e não a deram: { $names }.
proof-alone = Aqui ninguém deu uma parte: só a casa pode saber que não escolheu este baralho.
proof-shown_other = As cartas deste replay não são as do registro.
proof-shown = O replay mostra as cartas deste registro.
proof-not_checked = não foi mais conferido
proof-limits = O que isto não prova
proof-limit_moves = Que cada jogada seguiu as regras. “facedown verify” confere isso também.
proof-limit_house = Que a casa não olhou: ela dá as cartas, então as conhece. A prova é sobre quais cartas vieram, não sobre quem as viu.
proof-limit_made_up = Que o registro inteiro não foi inventado. Quem esteve à mesa viu a tranca e deu a sua parte, e pode comparar.
proof-limit_people = Que as jogadas foram feitas pelas pessoas com estes nomes.

## rules

rules-title = Como se joga
rules-of = Como se joga { $game }
rules-here = Nesta mesa
rules-here_usual = Esta mesa joga com as regras de costume.
rules-here_changed = Esta mesa joga algumas coisas de outro jeito:
rules-values = Quanto valem as cartas
rules-card = Carta
rules-points = Pontos
rules-does = O que faz
rules-options = Regras da casa que se podem escolher
rules-usual = de costume
rules-range = de { $low } a { $high }
rules-usually = De costume: { $value }
rules-choose = Escolha um jogo

## settings

settings-title = Ajustes
settings-language = Idioma
settings-name = O seu nome
settings-name_help = Os outros o veem.
settings-sound = Som
settings-sound_about = Sons suaves para as cartas, as chamadas e a sua vez
settings-try_sound = Ouvir
settings-suits = Naipes em quatro cores
settings-suits_about = Paus verdes, ouros azuis: mais fáceis de distinguir
settings-size = Tamanho das cartas
settings-size_small = Pequeno
settings-size_medium = Médio
settings-size_large = Grande
settings-speed = Velocidade dos movimentos
settings-speed_slow = Lenta
settings-speed_usual = Normal
settings-speed_fast = Rápida
settings-speed_off = Sem movimento
settings-theme = Claro ou escuro
settings-theme_auto = Como o aparelho
settings-theme_light = Claro
settings-theme_dark = Escuro
settings-this_device = Fica só neste aparelho.
settings-other_device = Jogar em outro aparelho
settings-other_device_about = Um código que vale uma vez, por dez minutos: digite-o no outro aparelho para ser a mesma pessoa lá.
settings-make_code = Criar um código
settings-enter_code = Digitar um código
settings-delete = Apagar os meus dados
settings-delete_ask = Apagar tudo o que a casa guarda sobre você?
settings-delete_about = O seu nome é substituído nas partidas guardadas. Não há como desfazer.
settings-deleted = Pronto. Agora você entra de novo como visita.
settings-saved = Salvo
settings-apart = Pessoas que você silenciou ou bloqueou
settings-unblock = Desbloquear { $name }

## past

past-title = Partidas anteriores
past-none = Nenhuma partida terminada ainda. Elas aparecem aqui quando acabam.
past-with = com { $names }
past-won = vitória sua
past-shared = vitória compartilhada
past-place = { $place }º lugar
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } partida, { $wins } com vitória
       *[other] { $count } partidas, { $wins } com vitória
    }
past-more = Mostrar mais

## watch

watch-about = Você vê o que todos veem: cartas abertas, movimentos, placar. Nunca uma carta escondida.
watch-stop = Parar de assistir

## people

people-about = Sobre { $name }
people-muted = Você não vê mais o que { $name } diz.
people-unmuted = Você vê de novo o que { $name } diz.
people-blocked = Você e { $name } não se sentarão mais à mesma mesa.
people-unblocked = O bloqueio de { $name } foi desfeito.
people-report_why = O que há de errado?
people-reason_language = Ofensas ou agressões
people-reason_cheating = Trapaça
people-reason_stalling = Perde tempo de propósito
people-reason_name = Um nome ofensivo
people-reason_other = Outra coisa
people-report_more = Mais detalhes, se quiser
people-report_send = Enviar a denúncia
people-mute = Não mostrar o que { $name } diz
people-unmute = Mostrar de novo o que { $name } diz
people-block = Bloquear { $name }
people-block_about = Vocês não se sentarão mais à mesma mesa.
people-report = Denunciar { $name }
people-reported = Agradecemos. Quem cuida da casa vai ver.

## connection

connection-lost = A conexão caiu. Tentando de novo…
connection-found = A conexão voltou.
connection-elsewhere = Este lugar está aberto em outra janela.
connection-elsewhere_here = Jogar aqui
connection-retry = Tentar de novo

## errors

errors-title = Não deu certo
errors-unknown = Algo deu errado ({ $code }).
errors-page = Esta página não existe.
errors-home = Ir ao início
errors-new_table = Abrir uma mesa nova
errors-watch = Assistir
errors-reload = Carregar a página de novo
