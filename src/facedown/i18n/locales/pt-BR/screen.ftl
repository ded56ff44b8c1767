## app

app-name = Facedown
app-loading = Um momento…
app-skip = Ir para o conteúdo
app-back = Voltar
app-close = Fechar
app-cancel = Cancelar
app-ok = Aplicar
app-none = Nenhum
app-you_start = Você
app-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
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
app-update = Há uma nova versão.

## home

home-title = O que vamos jogar?
home-lead = Jogos de cartas em que tudo depende do que você não vê. Jogue com amigos ou com bots: nada para instalar, sem cadastro.
home-games = Jogos
home-play = Jogar agora
home-play_game = Jogar agora: { $game }, contra bots
home-level = Como os bots devem jogar?
home-new_table = Abrir uma mesa
home-new_table_game = Abrir uma mesa de { $game }
home-rules_of = Regras: como jogar { $game }
home-join = Entrar numa mesa
home-join_code = Código da mesa, com seis letras
home-join_button = Entrar
home-join_help = O link de um amigo leva você direto à mesa. Aqui você também pode digitar o código de seis letras.
home-join_bad = O código da mesa tem seis letras, como KQJTAB.
home-public = Mesas públicas
home-public_none = Nenhuma mesa pública agora. Abra uma, e outros podem entrar.
home-continue = Continuar a partida
home-again = Jogar { $game } de novo · { $level }
home-opponents = Adversários
home-opponents_count =
    { $count ->
        [one] { $count } adversário
       *[other] { $count } adversários
    }
home-state_yours = Sua vez
home-state_next = Vamos à próxima rodada?
home-state_others = Esperando os outros
home-state_of = Esperando { $names }
home-state_waiting = Ainda não começou
home-round = Rodada { $number }
home-you = Você
home-left = Você saiu { $when }
home-resume = Continuar
home-resume_game = Continuar { $game }
home-end = Encerrar
home-end_game = Encerrar esta mesa de { $game }
home-end_ask = Encerrar esta mesa?
home-end_about = A partida de { $game } acaba de vez, sem vencedor.
home-end_one = Encerre uma destas e tente de novo:
home-leave = Sair
home-leave_game = Sair desta mesa de { $game }
home-leave_ask = Sair desta mesa?
home-leave_about = Um bot assume o seu lugar, e não dá para voltar.
home-asleep_about = Mesas contra bots esperam você por uma semana. Depois acabam sozinhas.
home-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-full = Cheia
home-sit = Entrar
home-watch = Assistir
home-invited_to = Convidaram você para uma mesa de { $game } com { $names }.
home-name = Seu nome
home-name_help = Os outros jogadores veem o seu nome.
home-name_change = Mude quando quiser em Ajustes.
home-name_save = Salvar
home-picture = Uma mesa de { $game }

## new

new-title = Nova mesa
new-game = Jogo
new-preset = Regras da casa
new-rules_title = Todas as regras
new-rules_lead = O que você mudar fica marcado.
new-changed = mudou
new-reset = Restaurar
new-seats = Lugares
new-seats_unofficial = não oficial
new-bots = Bots
new-bots_none = Sem bots: os lugares livres esperam por pessoas
new-level = Nível dos bots
new-clocks = Limites de tempo
new-clock_calm = Calmo
new-clock_usual = Normal
new-clock_quick = Rápido
new-clock_off = Sem limite
new-who = Privacidade
new-private = Só quem tem o link
new-public = Pública: aparece na página inicial
new-watchers = Permitir espectadores
new-talk = Permitir chat
new-banter = Bots podem conversar um pouco
new-characters = Escolher quem joga
new-characters_about = Cada um tem seu jeito de jogar. Deixe em aberto, e a casa escolhe alguém do nível.
new-character = Bot { $number }
new-character_any = Qualquer um · { $level }
new-hints = Permitir dicas
new-undo = Permitir desfazer jogadas na mesma vez
new-aid = Ajudas de memória
new-aid_off = Nenhuma: lembrar é o jogo
new-aid_own_peeks = As cartas que você viu continuam visíveis para você
new-aid_all_public = Tudo o que todos poderiam saber continua visível
new-discard_history = Pode-se ver todo o descarte
new-aid_told = Todos na mesa ficam sabendo.
new-starter = Quem começa a próxima rodada
new-starter_rotate = Em rodízio
new-starter_winner = Quem ganhou a última
new-starter_loser = Quem perdeu a última
new-starter_caller = Quem chamou na última
new-open = Abrir mesa
new-opening = Abrindo…

## lobby

lobby-title = Mesa { $code }
lobby-waiting = Esperando por todos
lobby-share = Convide os amigos
lobby-share_help = Mande o link, mostre o código QR ou passe as seis letras.
lobby-link = Link da mesa
lobby-qr = Código QR do link da mesa
lobby-seat_free = livre
lobby-seat_take = Sentar aqui
lobby-remove = Remover { $name }
lobby-leave = Sair da mesa
lobby-ready = Pronto
lobby-is_ready = pronto
lobby-not_ready = ainda não
lobby-start = Começar
lobby-you = você
lobby-begin = A partida começa quando você começar.
lobby-begin_bots = Bots ocupam os lugares livres quando você começar.
lobby-ready_host = { $name } dá início à partida. Toque em Pronto quando quiser.
lobby-wait_host = Tudo pronto. Falta { $name } dar início à partida.
lobby-myself = Seu nome e seu rosto
lobby-start_bots = Começar com bots
lobby-local_link = Este link só funciona neste computador. Para celulares na mesma rede, inicie o servidor com --host 0.0.0.0 e abra o endereço que ele mostrar.
lobby-host = anfitrião
lobby-rules = Regras desta mesa

## table

table-you = Suas cartas
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
table-slot_empty = espaço vazio
table-place = { $place }: { $card }
table-turn_yours = Sua vez
table-turn_last = Sua última vez
table-turn_of = Vez de { $name }
table-waiting_for = Esperando { $names }
table-prompt = Sua vez: você pode { $choices }.
table-may = Você pode { $choices }.
table-does_nothing = não faz nada
table-choose_rank = Qual carta?
table-choose_second =
    { $players ->
        [two] E a segunda carta, de um jogador diferente?
       *[any] E a segunda carta?
    }
table-untouched = Menos { $seat }, que chamou.
table-choose_this = Escolher { $place }
table-choose_meaning = O que você quer fazer?
table-choose_with = { $place }:
table-cancel_choice = Voltar
table-looking = Sem pressa: os outros esperam.
table-looked = Já vi
table-skip = Pular até a sua vez
table-skip_end = Pular até o fim
table-skipping = Jogando o resto da partida…
table-out = Você está fora desta partida. Pode assistir ao final.
table-out_round = Você está fora desta rodada.
table-ask_first = { $move }: tem certeza?
table-ask_ready =
    { $looks ->
        [1] Você ainda pode olhar uma das suas cartas. Começar sem olhar?
       *[other] Você ainda pode olhar { $looks } das suas cartas. Começar sem olhar?
    }
table-ask_never = Não perguntar mais
table-passing = passa sozinho daqui a pouco
table-log = Histórico
table-log_empty = Nada ainda.
table-log_again = Nova partida ·
table-log_round = Nova rodada
table-since = O que aconteceu desde a sua última vez
table-since_short = Desde a sua última vez
table-since_none = Nada para mostrar ainda.
table-since_gone = O que aconteceu antes de você voltar não ficou guardado neste aparelho. Depois da sua próxima vez você volta a ler aqui.
table-again = Ver de novo
table-again_skip = Pular
table-trace_moved =
    { $is ->
        [you] movida por você
       *[other] movida por { $name }
    }
table-trace_looked =
    { $is ->
        [you] vista por você
       *[other] vista por { $name }
    }
table-trace_wrong =
    { $is ->
        [you] mostrada por você
       *[other] mostrada por { $name }
    }
table-scores = Placar
table-side = Placar, histórico e chat
table-cards = Cartas e quanto valem
table-cards_short = Cartas
table-card_worth =
    { $count ->
        [one] { $card }: { $points } ponto
       *[other] { $card }: { $points } pontos
    }
table-round = Rodada { $number }
standing-out = fora
standing-caller = chamou
table-here = presente
table-away = ausente
table-stand_in = um bot está substituindo
table-bot = bot, nível { $level }
table-phrases = Chat
table-say = Mensagem para a mesa
table-say_send = Enviar
table-hint = Dica
table-hint_is = { $move }: { $reason }
table-hint_equal = { $move } (tão boa quanto)
table-hint_other =
    { $move } ({ $unit ->
        [chances] { $count }% a menos de chance de vencer
       *[points] placar da rodada { $count } pior
    })
table-aid_on = As ajudas de memória estão ligadas nesta mesa.
table-history_on = Nesta mesa pode-se ver todo o descarte.
table-rules = Regras
table-pause = Pausa
table-pause_wish = Pausar
table-pause_unwish = Cancelar pausa
table-pause_wished = Pedido de pausa: { $names }. O jogo para quando todos os presentes concordarem.
table-paused = Em pausa. Os relógios estão parados.
table-resume = Continuar
table-leave = Sair da mesa
table-leave_ask = Sair da mesa?
table-leave_about = Você pode voltar pelo mesmo link. Enquanto estiver fora, um bot joga por você.
table-leave_alone = Você pode voltar quando quiser durante uma semana: o jogo espera por você na página inicial.
table-resign = Desistir
table-resign_ask = Desistir desta partida?
table-resign_about = Um bot assume o seu lugar. Não dá para desfazer.
table-stay = Ficar
table-watching = Você está assistindo. Você vê o que todos veem.
table-actions = Suas jogadas
table-keys = Teclado
table-keys_about = Cada ação tem uma tecla, mostrada no botão. As setas vão de carta em carta, Enter escolhe, Esc volta. O ponto mostra o que aconteceu desde a sua última vez.
table-moved_by_clock = O tempo acabou.
table-hand_count =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }

## clock

clock-left =
    { $count ->
        [one] falta { $count } segundo
       *[other] faltam { $count } segundos
    }

## end

end-match_title = Fim da partida
end-you_won = Você venceu!
end-you_won_round = Você venceu a rodada!
end-won = { $names } vence.
end-won_many = { $names } vencem.
end-won_round = { $names } vence a rodada.
end-won_round_many = { $names } vencem a rodada.
end-nobody = Ninguém vence esta rodada.
end-total = Soma das cartas
end-score = Pontos
end-standing = Total
end-evening = Noite
end-place = Posição
end-player = Jogador
end-game_points = Pontos de jogo
end-game_points_about = Eles se somam em todas as partidas da noite nesta mesa.
end-this_match = Partida
end-ahead_scores = { $one } aparece antes de { $other } com mais pontos nas rodadas: { $more } a { $less }. O lugar é o mesmo.
end-ahead_calls = { $one } aparece antes de { $other } com mais chamadas vencidas: { $more } a { $less }. O lugar é o mesmo.
end-next = Próxima rodada
end-next_wait = Esperando { $names }
end-rematch = Jogar de novo
end-rematch_wished = { $names }: mais uma?
end-replay = Replay
end-home = Início
end-why_called =
    { $caller-is ->
        [you] Você chamou com { $total };
       *[other] { $caller } chamou com { $total };
    } { $how ->
        [under]
            { $rivals-is ->
                [you] você veio logo depois, com { $low }.
               *[other] logo depois, { $rivals } com { $low }.
            }
        [tied]
            { $rivals } também { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }.
       *[over]
            { $rivals } { $rivals-is ->
                [many] tinham
               *[other] tinha
            } só { $low }.
    }
end-why_closed =
    { $caller-is ->
        [you] Você bateu.
       *[other] { $caller } bateu.
    }
end-laid = Jogos
end-held = Na mão
end-extra = Bônus
end-skip = Toque para pular
end-skip_keys = Clique ou aperte qualquer tecla para pular
end-out =
    { $seat-is ->
        [you] Você está fora da partida.
       *[other] { $seat } está fora da partida.
    }

## replay

replay-title = Replay
replay-step_back = Um passo atrás
replay-step_on = Um passo adiante
replay-play = Reproduzir
replay-stop = Pausar
replay-speed = Velocidade
replay-to_start = Ir para o começo
replay-to_end = Ir para o fim
replay-position = Passo { $number } de { $count }
replay-seen_by = Visto por
replay-open = Todas as cartas abertas
replay-watcher = um espectador
replay-share = Compartilhar este momento
replay-proof = Conferir o embaralhamento
replay-controls = Controles do replay
replay-go_to = Posição na partida
replay-at = Rodada { $round }, passo { $number } de { $count }
replay-share_copied = Link deste momento copiado.
replay-share_here = Link deste momento:
replay-back = Partidas anteriores
replay-back_table = Voltar à mesa
replay-keys = As setas andam passo a passo, espaço reproduz e pausa, Home e End vão às pontas, Page Up e Page Down mudam de rodada.

## análise de uma partida

review-title = Análise
review-working = Analisando… Pode levar um minuto.
review-partly = Não houve tempo para todas as rodadas.
review-nothing = Nenhuma rodada desta partida foi terminada.
review-clean = Nenhuma decisão foi claramente errada.
review-result = Resultado
review-skill = Habilidade
review-luck = Sorte
review-about =
    { $unit ->
        [chances] Em rodadas vencidas, acima ou abaixo de uma parte igual para todos.
       *[points] Em pontos do placar da rodada, acima ou abaixo de uma parte igual para todos.
    } Habilidade: o que os outros deram de graça com suas jogadas, menos o que você deu. Sorte: todo o resto. Cada jogada é julgada pelo que o jogador sabia na hora.
review-whose = Erros de
review-everyone = todos
review-mistake = { $name }: { $cost }
review-mistakes =
    { $count ->
        [0] Nenhum erro
        [one] { $count } erro
       *[other] { $count } erros
    }
review-next = Próximo erro
review-previous = Erro anterior
review-cost =
    { $unit ->
        [chances] −{ $count }% de chance de vencer
       *[points] −{ app-points }
    }
review-played = Jogada: { $move }
review-best = Melhor: { $move }: { $reason }
review-wait = Não fazer nada
review-keys = M vai ao próximo erro, Shift + M ao anterior.
review-made = Jogada { $number }, { $name }: { $move }
review-undone = Depois da jogada { $number }, { $name }: { $move }
review-better =
    { $unit ->
        [chances] Melhor, com { $count }% a mais de chance de vencer: { $move }: { $reason }
       *[points] Melhor em { app-points } no placar da rodada: { $move }: { $reason }
    }
review-signed =
    { $unit ->
        [chances] { $count }%
       *[points] { $count }
    }
review-share =
    { $name }: { $worth } (habilidade { $skill }, sorte { $luck }); { $decisions ->
        [one] uma decisão custou
       *[other] { $decisions } decisões custaram
    } { $unit ->
        [chances] { $count }% de chance de vencer
       *[points] { app-points }
    }.
review-all = Todas as rodadas

## proof

proof-title = O embaralhamento foi justo?
proof-lead = Antes de dar as cartas, o servidor trancou a ordem dele, e cada jogador acrescentou uma parte que ninguém mais conhecia. Agora o seu navegador refaz a ordem e compara.
proof-check = Conferir agora
proof-checking = Conferindo…
proof-good = Cada baralho vem do que o servidor trancou antes de dar as cartas e das partes dos jogadores.
proof-bad = Algo não confere. A primeira diferença está marcada.
proof-none = O embaralhamento desta partida não foi feito em conjunto, então não há o que conferir.
proof-root = A ordem que o servidor trancou antes é a que ele revelou depois.
proof-cards = Cada carta dessa ordem foi trancada separadamente, com o seu próprio sal.
proof-shares = Cada parte é a que o jogador prometeu antes.
proof-own_share = A sua parte está ali, intacta.
proof-pack = O baralho está completo: não falta nem se repete nenhuma carta.
proof-order = As cartas jogadas são a ordem do servidor misturada por todas as partes.
proof-deal = As cartas foram dadas a partir desse baralho.
proof-reshuffles = Todo embaralhamento posterior vem da mesma chave trancada.
proof-moves = Cada jogada teve o efeito previsto nas regras.
proof-outcome = Os pontos são os previstos nas regras.
proof-starter = Quem começou foi sorteado a partir do mesmo segredo.
proof-seen = O que o servidor revelou é o que o seu navegador viu durante a rodada.
proof-wrong_share = Uma parte não é a que o jogador prometeu antes.
proof-wrong_root = A ordem que o servidor revelou não é a que tinha trancado.
proof-wrong_deck = As cartas dadas não vêm da ordem trancada e das partes.
proof-wrong_order = Um embaralhamento posterior não vem da chave trancada.
proof-wrong_starter = Quem começou não vem do segredo.
proof-wrong_seen_root = O servidor abriu uma tranca diferente da que mostrou ao seu navegador.
proof-wrong_seen_digests = As promessas dos jogadores não são as que o seu navegador viu.
proof-wrong_seen_entropy = A sua parte não é a que o seu navegador deu.
proof-passed = certo
proof-failed = errado
proof-skipped = nada a conferir
proof-silent =
    { $count ->
        [one] { $count } jogador não deu a sua parte.
       *[other] { $count } jogadores não deram a sua parte.
    }
proof-round = Rodada { $number }
proof-yourself = Você não precisa confiar nesta página: salve a partida e confira com “facedown verify”.
proof-save = Salvar partida
proof-alone_all = As contas batem, mas nenhum jogador deu uma parte nesta partida: só o servidor sabe se não escolheu as cartas.
proof-damaged = Este registro está danificado ou incompleto; não prova nada.
proof-unproven = Não provado
proof-proven = Provado
proof-no_proof = Nada a conferir
proof-given = Deu uma parte: { $names }.
proof-withheld = Prometeu uma parte e não deu: { $names }.
proof-alone = Aqui ninguém deu uma parte: só o servidor sabe se não escolheu este baralho.
proof-shown_other = As cartas deste replay não são as do registro.
proof-shown = O replay mostra as cartas deste registro.
proof-not_checked = não conferido
proof-limits = O que isto não prova
proof-limit_moves = Que cada jogada seguiu as regras. “facedown verify” confere isso também.
proof-limit_house = Que o servidor não olhou: ele dá as cartas, então as conhece. A prova é sobre quais cartas vieram, não sobre quem as viu.
proof-limit_made_up = Que o registro não foi todo inventado. Quem esteve na mesa viu a tranca e deu a sua parte, e pode comparar.
proof-limit_people = Que as jogadas foram feitas pelas pessoas com estes nomes.

## rules

rules-title = Como jogar
rules-of = Como jogar { $game }
rules-here = Nesta mesa
rules-here_usual = Esta mesa usa as regras padrão.
rules-here_changed = Regras da casa nesta mesa:
rules-values = Valor das cartas
rules-card = Carta
rules-points = Pontos
rules-does = Ação
rules-options = Regras da casa
rules-usual = padrão
rules-range = de { $low } a { $high }
rules-usually = Padrão: { $value }
rules-choose = Escolha um jogo

## learn

learn-title = Primeira lição
learn-link = Aprenda { $game } em { $seconds } segundos
learn-offer = Primeira vez no { $game }? Aprenda em { $seconds } segundos.
learn-begin = Me mostre
learn-no = Agora não
learn-step = Passo { $number } de { $count }
learn-next = Continuar
learn-mistake = Quase!
learn-again = Começar de novo
learn-leave = Sair da lição
learn-play = Jogar { $game } agora

## settings

settings-title = Ajustes
settings-language = Idioma
settings-name = Seu nome e seu rosto
settings-banter = Conversa dos bots
settings-banter_about = Uma frase de vez em quando de quem joga contra você
settings-ask = Perguntar antes de chamar, parar ou descartar um coringa
settings-ask_about = Um toque a mais antes de encerrar a rodada ou abrir mão de um coringa
settings-pass = Passar por mim
settings-pass_about = Quando só perguntam se você tem uma carta para virar ou descartar junto, você passa depois de 2,5 segundos, a não ser que toque numa carta
settings-sound = Som
settings-sound_about = Sons suaves para as cartas, as chamadas e a sua vez
settings-haptics = Vibração
settings-haptics_about = Um toque curto na sua vez e quando o seu descarte fora da vez dá certo ou errado
settings-try_sound = Ouvir
settings-suits = Naipes em quatro cores
settings-suits_about = Paus verdes, ouros azuis: mais fáceis de distinguir
settings-size = Tamanho das cartas
settings-size_small = Pequeno
settings-size_medium = Médio
settings-size_large = Grande
settings-speed = Velocidade das animações
settings-speed_slow = Lenta
settings-speed_usual = Normal
settings-speed_fast = Rápida
settings-speed_off = Desligada
settings-theme = Tema
settings-theme_auto = Sistema
settings-theme_light = Claro
settings-theme_dark = Escuro
settings-felt = Mesa
settings-felt_green = Feltro verde
settings-felt_blue = Feltro azul
settings-felt_linen = Linho
settings-back = Verso das cartas
settings-back_blue = Azul
settings-back_red = Vermelho
settings-back_green = Verde
settings-this_device = Salvo só neste aparelho.
settings-other_device = Jogar em outro aparelho
settings-other_device_about = Um código de uso único, válido por dez minutos. Digite-o no outro aparelho para ser a mesma pessoa lá.
settings-make_code = Gerar código
settings-enter_code = Digitar código
settings-delete = Apagar meus dados
settings-delete_ask = Apagar tudo o que o servidor guarda sobre você?
settings-delete_about = O seu nome é trocado nas partidas guardadas. Não dá para desfazer.
settings-deleted = Pronto. Agora você é um novo convidado.
settings-saved = Salvo
settings-apart = Pessoas silenciadas e bloqueadas
settings-unblock = Desbloquear { $name }

## past

past-title = Partidas anteriores
past-none = Nenhuma partida ainda. Elas aparecem aqui depois que terminam.
past-with = com { $names }
past-won = você venceu
past-shared = empate na vitória
past-place = { $place }º lugar
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } partida, vitórias: { $wins }
       *[other] { $count } partidas, vitórias: { $wins }
    }
past-more = Mostrar mais

## watch

watch-about = Você vê o que todos veem: cartas abertas, jogadas, placar. Nunca uma carta escondida.
watch-stop = Parar de assistir

## people

people-about = Sobre { $name }
people-muted = Você não verá mais o que { $name } diz.
people-unmuted = Você verá de novo o que { $name } diz.
people-blocked = Você e { $name } não jogarão mais na mesma mesa.
people-unblocked = { $name } não está mais na lista de bloqueio.
people-report_why = O que há de errado?
people-reason_language = Ofensas ou agressões
people-reason_cheating = Trapaça
people-reason_stalling = Perde tempo de propósito
people-reason_name = Um nome ofensivo
people-reason_other = Outra coisa
people-report_more = Detalhes (opcional)
people-report_send = Enviar denúncia
people-mute = Silenciar { $name }
people-unmute = Voltar a ouvir { $name }
people-block = Bloquear { $name }
people-block_about = Vocês não jogarão mais na mesma mesa.
people-face = Trocar de rosto
people-report = Denunciar { $name }
people-reported = Obrigado. Quem cuida do servidor vai ver.
people-quoted = Você está denunciando estas palavras:
people-report_words = Denunciar o que foi dito

## notice

notice-label = Aviso para todos
notice-dismiss = Fechar o aviso

## connection

connection-lost = A conexão caiu. Reconectando…
connection-found = A conexão voltou.
connection-elsewhere = Este lugar está aberto em outra janela.
connection-elsewhere_here = Jogar aqui
connection-retry = Tentar de novo

## errors

errors-title = Não deu certo
errors-unknown = Algo deu errado ({ $code }).
errors-page = Esta página não existe.
errors-home = Início
errors-new_table = Abrir uma mesa nova
errors-watch = Assistir
errors-resigned_past = Quando a partida acabar, ela vai estar entre as suas partidas anteriores.
errors-reload = Recarregar

## moments

shout-called = { $game }!
moment-out =
    { $seat-is ->
        [you] Você está fora!
       *[other] { $seat } está fora
    }
moment-card_less =
    { $seat-is ->
        [you] Uma carta a menos!
       *[other] { $seat }: uma carta a menos
    }
