game = Pinnacola
    .line = Baixe sequências e trincas, pegue o pozzo e bata antes do adversário.
    .about = Um jogo italiano para dois, ou para quatro em duplas, com dois baralhos e quatro coringas. Baixe sequências de um naipe e grupos do mesmo valor, aumente-os, recupere coringas, e leve o pozzo inteiro se tiver lugar para a carta de cima. Com uma sequência longa e um Poker na mesa, você pode bater.

## moves

move-take = Pegar o pozzo
    .choice =
        { $size ->
            [one] Pegar { $size } carta do pozzo
           *[other] Pegar { $size } cartas do pozzo
        }
    .ask = A partir de qual carta?
    .about = Pegar o pozzo; você precisa baixar uma carta dele nesta vez.
move-discard = Descartar
    .choice = Descartar { $card }
    .ask = Descartar qual carta?
    .about = Pôr uma carta da mão no pozzo; isso encerra a sua vez.
move-meld = Baixar
    .choice = Baixar { $cards }
    .ask = Quais cartas?
    .about = Baixar cartas da mão como um jogo.
move-lay_off = Encaixar
    .choice =
        { $meld ->
            [0] Encaixar { laid_off-cards } num jogo
           *[other] Encaixar { laid_off-cards } no jogo { $meld }
        }
    .ask = Encaixar em qual jogo?
    .about = Encaixar cartas da mão num jogo que já está na mesa.
move-replace = Pegar um coringa
    .choice =
        { $meld ->
            [0] Trocar { $card } por um coringa
           *[other] Trocar { $card } pelo coringa do jogo { $meld }
        }
    .ask = Pegar o coringa de qual jogo?
    .about = Pôr a carta que o coringa representa e ficar com o coringa.

## events

event-took =
    { $seat-is ->
        [you] Você pega o pozzo: { $cards }.
       *[other] { $seat } pega o pozzo: { $cards }.
    }
event-picked_up =
    { $seat-is ->
        [you]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] Você pega { $cards-count } carta: { $cards }.
                       *[other] Você pega { $cards-count } cartas: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] Você pega { $cards-count } carta.
                       *[other] Você pega { $cards-count } cartas.
                    }
            }
       *[other]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] { $seat } pega { $cards-count } carta: { $cards }.
                       *[other] { $seat } pega { $cards-count } cartas: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] { $seat } pega { $cards-count } carta.
                       *[other] { $seat } pega { $cards-count } cartas.
                    }
            }
    }
event-opened = O pozzo começa com { $card }.
event-melded =
    { $seat-is ->
        [you] Você baixa { $cards }.
       *[other] { $seat } baixa { $cards }.
    }
laid_off-cards =
    { $below-count ->
        [0]
            { $above ->
                [coringa] um coringa
               *[other] { $above }
            }
       *[other]
            { $above-count ->
                [0]
                    { $below ->
                        [coringa] um coringa
                       *[other] { $below }
                    }
               *[other] { $below } e { $above }
            }
    }
event-laid_off =
    { $seat-is ->
        [you] Você encaixa { laid_off-cards } num jogo.
       *[other] { $seat } encaixa { laid_off-cards } num jogo.
    }
event-replaced =
    { $seat-is ->
        [you] Você troca { $card } por um coringa.
       *[other] { $seat } troca { $card } por um coringa.
    }
event-undone =
    { $seat-is ->
        [you] Você desfaz isso.
       *[other] { $seat } desfaz isso.
    }

## endings

ending-closed = Fim da rodada: alguém bateu.
ending-pinnacolone = Fim da rodada: um Pinnacolone vence a partida.
table-round_goal = · até { $target }
end-goal = A partida acaba quando alguém chega a { $target } pontos. Vence o maior total.
# The points of the cards that are left, in the columns of a replay and in the terminal.
end-total = Na mão
terminal-score = { $name }: { $total } na mão, { $points }, total { $standing }.

## refusals

refusal-not_now =
    { $why ->
        [draw_first] Primeiro compre uma carta ou pegue o pozzo.
        [drawn] Você já comprou nesta vez: baixe se quiser, depois descarte.
       *[other] Agora não dá.
    }
refusal-no_such_size =
    { $why ->
        [none] O pozzo está vazio.
        [whole] O pozzo se pega inteiro ou não se pega.
       *[part] Não dá para pegar tantas cartas.
    }
refusal-cannot_meld_it =
    { $why ->
        [keep] Daria para baixar { $card }, mas sobrariam cartas de menos para terminar a vez, então você não pode pegar o pozzo.
       *[fit] Você não tem onde baixar { $card }, então não pode pegar o pozzo.
    }
refusal-not_a_meld =
    { $why ->
        [few] Um jogo tem pelo menos três cartas.
        [jokers] Só um coringa por jogo, ou os quatro sozinhos.
        [twice] Isso não é um jogo: { $card-sign } aparece duas vezes.
        [five] Uma trinca ou quadra tem no máximo quatro cartas.
        [gap] Isso não é um jogo: entre { $cards } falta { $missing } ou um coringa.
        [gaps] Ainda não é uma sequência: faltam { $missing }.
        [apart] Essas cartas estão longe demais para uma sequência.
        [past_ace] Uma sequência não continua depois do ás.
        [odd] { $card } não combina com as outras: sequência é de um naipe, trinca é de um valor.
        [mixed] Sequência é de um naipe, trinca é de um valor; essas cartas não são nem uma nem outra.
       *[order] Isso não é um jogo.
    }
refusal-not_in_hand = Você não tem { $card }.
refusal-no_such_meld = Esse jogo não existe.
refusal-not_your_meld = Esse jogo não é seu: só se encaixa nos próprios.
refusal-does_not_fit =
    { $why ->
        [nothing] Primeiro escolha as cartas para encaixar.
        [full] Esse jogo está completo: não há lugar para { $card }.
        [joker] Não há lugar para outro coringa nesse jogo.
        [stands_for] Esse coringa vale por { $cards }, não por { $card }.
        [stays] Esse jogo fica com os coringas: não dá para trocar por { $card }.
        [no_joker] Não há coringa nesse jogo para trocar por { $card }.
       *[other] { $card } não encaixa aí. O que encaixa agora: { $cards }.
    }
refusal-joker_goes_elsewhere = O coringa que você pegou precisa ir para outro jogo.
refusal-joker_cannot_be_used = Você não teria onde usar o coringa nesta vez, então não pode trocá-lo por { $card }.
refusal-meld_it_first = Primeiro você precisa baixar { $card }, que acabou de pegar.
refusal-keep_a_card =
    { $why ->
        [all] Não dá para baixar todas as cartas: guarde uma para descartar.
        [last] Ainda não dá para bater com { $card }: { closing-needs }.
       *[one] Sobraria uma carta e você não poderia bater: { closing-needs }. Guarde duas.
    }
closing-needs =
    { $needs ->
        [pinnacola] você não tem uma Pinnacola na mesa
        [poker] você não tem um Poker na mesa
       *[both] você não tem Pinnacola nem Poker na mesa
    }
refusal-nothing_to_undo = Não há o que desfazer.
refusal-no_undo_left = Chega de desfazer nesta vez.

## cautions

meld-title =
    { $kind ->
        [poker] Poker
        [pinnacola] Pinnacola
       *[pinnacolone] Pinnacolone
    }
caution-joker_ends_bonus = Com { $card } perde-se o bônus de { meld-title }: { $points } pontos em vez de { $before }.
caution-joker_ends_bonus_and_closing = Com { $card } perde-se o bônus de { meld-title }, e já não vale para bater: { $points } pontos em vez de { $before }.
caution-joker_bars_bonus = Com { $card }, { meld-title } não tem bônus: dá { $points } pontos.
caution-joker_bars_bonus_and_closing = Com { $card }, { meld-title } não tem bônus nem vale para bater: dá { $points } pontos.

## notes

note-pinnacola_laid = Uma Pinnacola: já está na mesa.
    .short = Pinnacola ✓
note-pinnacola_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] Uma Pinnacola, sete em sequência de um naipe: nenhuma à vista.
               *[other] Uma Pinnacola: você tem na mão as cartas para ela.
            }
       *[other]
            { $joker ->
                [yes] Uma Pinnacola, sete em sequência de um naipe: você tem { $have } contando o coringa e completa, por exemplo, com { $missing }; o coringa pode fazer uma delas.
                [placed] Uma Pinnacola, sete em sequência de um naipe: você tem { $have } contando o coringa e completa, por exemplo, com { $missing }.
               *[no] Uma Pinnacola, sete em sequência de um naipe: você tem { $have } e completa, por exemplo, com { $missing }.
            }
    }
    .short = Pinnacola { $have }/{ $size }
note-poker_laid = Um Poker: já está na mesa.
    .short = Poker ✓
note-poker_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] Um Poker, quatro do mesmo valor, um de cada naipe: nenhum à vista.
               *[other] Um Poker: você tem na mão as cartas para ele.
            }
       *[other]
            { $joker ->
                [yes] Um Poker, quatro do mesmo valor, um de cada naipe: você tem { $have } contando o coringa e completa, por exemplo, com { $missing }; o coringa pode fazer uma delas.
                [placed] Um Poker, quatro do mesmo valor, um de cada naipe: você tem { $have } contando o coringa e completa, por exemplo, com { $missing }.
               *[no] Um Poker, quatro do mesmo valor, um de cada naipe: você tem { $have } e completa, por exemplo, com { $missing }.
            }
    }
    .short = Poker { $have }/{ $size }
note-loose =
    { $count ->
        [0] Baixe todas as cartas menos uma, e descarte essa. Cada carta da sua mão encaixa num jogo, mas talvez não todas ao mesmo tempo.
        [one] Baixe todas as cartas menos uma, e descarte essa. Das suas { $held } cartas, { $cards } ainda não encaixa em nada.
       *[other] Baixe todas as cartas menos uma, e descarte essa. Das suas { $held } cartas, { $count } ainda não encaixam em nada: { $cards }.
    }
    .short =
        { $count ->
            [0] Todas têm jogo
           *[other] { $count } sem jogo
        }
note-cost = Se a rodada acabasse agora, as cartas na mão custariam { $points } pontos.
    .short = Na mão −{ $points }

## phases

phase-deal = As cartas são dadas.
phase-meld =
    { $awaited-is ->
        [you] Baixe o que quiser e depois descarte.
       *[other] { $names } está baixando jogos…
    }

## hints

hint-takes_pile =
    { $cards ->
        [one] você já tem onde baixar.
       *[other] uma você já tem onde baixar, e as outras servem para montar jogos.
    }
hint-makes_full_set = forma um Poker: os seus jogos ganham { $points } pontos, com o bônus.
hint-makes_long_run = forma uma Pinnacola: os seus jogos ganham { $points } pontos, com o bônus.
hint-makes_whole_run = forma um Pinnacolone: os seus jogos ganham { $points } pontos, com o bônus.
hint-adds_points = os seus jogos ganham { $points } pontos.
hint-empties_hand = você bate, e bater dá um bônus.
hint-safe_discard = o adversário provavelmente não precisa dela ({ $percent }%).
hint-risky_discard = nenhum descarte é mais seguro, embora possa servir ao adversário ({ $percent }%).
hint-not_planned = você não precisa dela nem para um jogo nem para bater.
hint-spare_card = é a carta de que você menos precisa.

## levels

level-relaxed = Tranquilo
    .about = Joga muitas vezes sem plano e esquece o que você pegou
level-friendly = Amigável
    .about = De vez em quando joga sem plano
level-regular = Normal
    .about = Segue um plano e raramente sai dele
level-sharp = Afiado
    .about = Quase nunca larga o plano e joga rápido
level-master = Mestre
    .about = Experimenta o que pode vir antes de cada jogada

## house rules

option-pairs = Em duplas
    .about = Um contra um, ou quatro em duplas: os parceiros sentam frente a frente e não veem as cartas um do outro. É preciso haver quatro jogadores.
option-pairs-true = Quatro em duplas: jogos e pontos são da dupla, um bate pelos dois e as duas mãos contam contra ela
option-pairs-false = Dois, cada um por si
option-pinelle = Pinelle
    .about = Se os dois pretos são coringas. Uma pinella vale 25 como o coringa e suja o jogo, mas depois de baixada ninguém pode pegá-la de volta.
option-pinelle-true = 2♣ e 2♠ são coringas, 2♥ e 2♦ saem do baralho; depois do ás vem o três
option-pinelle-false = Os dois são dois; só os coringas substituem outras cartas
option-hand_size = Cartas dadas
    .about = Quantas cartas recebe cada jogador.
option-hand_size-12 = 12 cartas
option-hand_size-13 = 13 cartas
option-hand_size-15 = 15 cartas
option-hand_size-19 = 19 cartas
option-target = Meta
    .about = Quando alguém chega a este total, vence o maior.
option-pozzo_take = Pegar o pozzo
    .about = Quanto você pega e o que precisa baixar.
option-pozzo_take-whole_top = Inteiro; a carta de cima precisa ser baixada
option-pozzo_take-from_card_deepest = De qualquer carta para cima; essa carta precisa ser baixada
option-stock_empty = Quando o monte acaba
    .about = O que acontece então.
option-stock_empty-end_hand = A rodada acaba
option-stock_empty-reshuffle_pozzo = O pozzo é embaralhado, uma vez por rodada
option-dirty_counts = Coringas em Pinnacolas e Pokers
    .about = Quanto vale uma Pinnacola, um Pinnacolone ou um Poker com coringa.
option-dirty_counts-full = Valor inteiro
option-dirty_counts-closing_only = Serve para bater, mas sem bônus
option-dirty_counts-no = Sem bônus, e não serve para bater
option-bonus_mode = Bônus
    .about = Como se combinam com os pontos das cartas.
option-bonus_mode-add = Além das cartas
option-bonus_mode-replace = No lugar das cartas
option-lay_off_opponent = Os jogos do adversário
    .about = Se você pode encaixar cartas neles.
option-lay_off_opponent-true = Pode; os pontos são do adversário
option-lay_off_opponent-false = Não pode
option-in_mano = Bater no primeiro turno
    .about = Quanto vale a chiusura in mano.
option-in_mano-plus_both = O dobro dos jogos, mais 300
option-in_mano-trad = O dobro dos jogos, mais 200
option-in_mano-origin = O dobro dos jogos, mais 400
option-closing_requires = Para bater é preciso
    .about = O que você precisa ter na mesa.
option-closing_requires-both = Uma Pinnacola e um Poker
option-closing_requires-pinnacola = Uma Pinnacola
option-closing_requires-none = Nada em especial
option-pinnacolone_wins = Pinnacolone
    .about = O que dá uma sequência do naipe inteiro; com coringa, só se os coringas valem por inteiro.
option-pinnacolone_wins-true = Quem tem um na mesa no fim de uma vez vence a partida na hora, quaisquer que sejam os pontos
option-pinnacolone_wins-false = 600 pontos, além das suas cartas em dobro, ou no lugar delas se os bônus as substituem
option-ace_to_ace = O que é um Pinnacolone
    .about = Até onde a sequência tem de ir.
option-ace_to_ace-true = Só do ás ao ás; até o rei é uma Pinnacola
option-ace_to_ace-false = Do ás ao rei, com ou sem o segundo ás
option-unopened_penalty = Nunca ter baixado
    .about = Os pontos que perde, além das cartas na mão, o jogador ou a dupla sem nenhum jogo na mesa no fim da rodada.

## presets

preset-seed = Padrão
    .about = Até 1.000; uma Pinnacola e um Poker para bater
preset-tradizionale = Tradizionale
    .about = Até 1.500; só contam Pinnacolas e Pokers limpos; bônus no lugar dos pontos das cartas; bate-se com qualquer jogo, in mano por 200; um Pinnacolone ganha a partida; pega-se de qualquer carta do pozzo
preset-pulita = Pulita
    .about = Padrão, mas só contam Pinnacolas e Pokers limpos
preset-coppie = Coppie
    .about = Quatro em duplas, até 1.500
preset-pinella = Pinella
    .about = Dois pretos como coringas, até 1.500, jogos limpos, bater livre, pegar de qualquer carta do pozzo, Pinnacolone do ás ao ás

## the table

table-pozzo_count =
    { $count ->
        [one] Pozzo: { $count } carta
       *[other] Pozzo: { $count } cartas
    }
table-pozzo_empty = Pozzo: vazio
table-melds_of = Jogos de { $name }
table-melds_yours = Seus jogos
table-selected =
    { $count ->
        [one] { $count } carta selecionada
       *[other] { $count } cartas selecionadas
    }
table-lay = Baixar
table-add_where =
    { $end ->
        [low] Jogo { $meld }, ponta baixa
        [high] Jogo { $meld }, ponta alta
        [both] Jogo { $meld }, nas duas pontas
       *[set] Encaixar no jogo { $meld }
    }
table-swap_where = Trocar pelo coringa do jogo { $meld }
table-joker_as = coringa como { $card }
table-laid = Baixado:
table-to_close = Para bater
table-to_close_all = É preciso tudo isto:
table-suggest = Sugerir o que fazer
table-suggest_none = Nenhum jogo encontrado.
table-is_meld = Vale como { $kind }.
table-sort = Ordenar as cartas
table-by_suit = Naipe
table-by_rank = Valor
table-by_hand = Manual
table-hand_keys = As setas vão de carta em carta, espaço seleciona, Enter baixa, Shift com uma seta move a carta.
table-choose_one = Selecione uma carta para descartar.
table-choose_cards = Primeiro selecione cartas da sua mão.
table-choose_none = Limpar
table-suggest_short = Sugerir
table-fits = Encaixa no jogo { $melds }.
table-grows = Com o jogo { $meld }, vira { $kind }.
table-must_meld = precisa ser baixada nesta vez
table-no_melds = Nenhum jogo ainda
table-meld_named = { $kind }, { $points } pontos, jogo { $number }: { $cards }
table-melds_worth =
    { $count ->
        [one] jogos que valem { $points } ponto
       *[other] jogos que valem { $points } pontos
    }
table-ask_joker = Descartar um coringa? Ele vale por qualquer carta e conta { $worth } pontos.
table-can_close = Descarte a última carta para bater.
table-two_left = Descarte uma carta: com duas na mão, só dá para baixar se for para bater.
table-owed = Primeiro baixe { $card }.
meld-run = sequência
meld-set = trinca
meld-poker = Poker
meld-pinnacola = Pinnacola
meld-pinnacolone = Pinnacolone
meld-poker_jokers = Poker de coringas

# In large letters over the table, when one is made.
shout-pinnacola = Pinnacola!
shout-pinnacolone = Pinnacolone!

## a primeira lição

lesson-aim = Baixe sequências do mesmo naipe e trincas do mesmo valor. Para bater, é preciso uma sequência de sete e quatro cartas iguais.
lesson-draw = O pozzo, o lixo, é seu se você puder baixar a carta de cima. O { $top-sign } não encaixa, e { $wish } fica para depois: compre.
lesson-joker = O coringa representa qualquer carta, um por jogo. Baixe { $run }: ele faz o 7 da sequência.
    .mistake = Guarde essas cartas para depois. Primeiro baixe { $run }.
    .elsewhere = Ali o coringa ficaria preso. Use-o onde começa uma sequência longa: { $run }.
    .discard = O descarte acaba a sua vez. Primeiro baixe { $run }.
lesson-poker = Quatro damas são um Poker: 40 pontos e um bônus de 80. Baixe { $queens }.
    .mistake = Para bater é preciso um Poker, com as quatro damas. Baixe { $queens }.
    .discard = O descarte acaba a sua vez. Primeiro baixe o Poker: { $queens }.
lesson-discard = Toda vez acaba com um descarte no pozzo. Nada combina com { $spare }: descarte.
    .mistake = Essa carta vai servir numa sequência. Descarte { $spare }.
lesson-pozzo = { $seat1 } descarta { $top }, e esse você pode baixar. Pegue o pozzo inteiro, com { $wish } e tudo!
    .mistake = O monte dá uma carta; o pozzo dá quatro, entre elas { $wish }. Pegue o pozzo.
lesson-owed = Agora a sua próxima jogada tem de baixar { $top }. O que você pegou também serve: baixe { $run }.
    .mistake = Assim também vale, mas quanto mais longa, melhor. Baixe as cinco: { $run }.
lesson-pinnacola = Encaixe { $more } na sua primeira sequência. Sete seguidas são uma Pinnacola e valem em dobro!
    .mistake = A Pinnacola pede sete seguidas. Encaixe as três: { $more }.
    .discard = A sua vez acabaria, e você já pode bater. Primeiro encaixe { $more }.
lesson-close = A Pinnacola e o Poker estão na mesa, e resta uma carta. Descarte { $last } para bater!
lesson-won = Você vence por { $score0 } a { $score1 }: Pinnacola 160, Poker 120, sequência 30, bater 100. { $seat1 } paga pelas que ficaram na mão.
    .next = Agora jogue uma rodada. Não baixe tudo logo: com poucas cartas quase nunca se pega o pozzo.
