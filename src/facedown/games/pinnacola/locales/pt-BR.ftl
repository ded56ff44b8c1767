game = Pinnacola
    .line = Baixe sequências e trincas, pesque no pozzo e bata antes do adversário.
    .about = Um jogo italiano para dois, ou para quatro em duplas, com dois baralhos e quatro coringas. Baixe sequências de um naipe e grupos do mesmo valor, aumente-os, recupere coringas, e leve o pozzo inteiro se tiver lugar para a carta de cima. Com uma sequência longa e um Poker na mesa, você pode bater.

## moves

move-take = Pegar o pozzo
    .choice = Pegar { $size } do pozzo
    .ask = A partir de qual carta?
    .about = Pegar o pozzo; é preciso baixar logo uma carta dele.
move-discard = Descartar
    .choice = Descartar { $card }
    .ask = Descartar qual carta?
    .about = Pôr uma carta da mão no pozzo; a sua vez acaba.
move-meld = Baixar
    .choice = Baixar { $cards }
    .ask = Quais cartas?
    .about = Baixar cartas da mão como um jogo.
move-lay_off = Acrescentar a um jogo
    .choice = Acrescentar { $cards } ao jogo { $meld }
    .ask = Acrescentar a qual jogo?
    .about = Acrescentar cartas da mão a um jogo.
move-replace = Recuperar um coringa
    .choice = Pôr { $card } no lugar do coringa do jogo { $meld }
    .ask = O coringa de qual jogo?
    .about = Pôr no lugar do coringa a carta que ele representa, e ficar com o coringa.

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
event-opened = Abre-se { $card }, que começa o pozzo.
event-melded =
    { $seat-is ->
        [you] Você baixa { $cards }.
       *[other] { $seat } baixa { $cards }.
    }
event-laid_off =
    { $seat-is ->
        [you] Você acrescenta { $cards } a um jogo.
       *[other] { $seat } acrescenta { $cards } a um jogo.
    }
event-replaced =
    { $seat-is ->
        [you] Você põe { $card } no lugar de um coringa e fica com ele.
       *[other] { $seat } põe { $card } no lugar de um coringa e fica com ele.
    }
event-undone =
    { $seat-is ->
        [you] Você desfaz isso.
       *[other] { $seat } desfaz isso.
    }

## endings

ending-closed = Fim da rodada: bateram.
ending-pinnacolone = Fim da rodada: um Pinnacolone vence a partida.

## refusals

refusal-no_such_size = Não se podem pegar tantas cartas.
refusal-cannot_meld_it = Você não poderia baixar a carta que teria de baixar.
refusal-not_a_meld = Essas cartas não formam um jogo.
refusal-not_in_hand = Você não tem essa carta.
refusal-no_such_meld = Não existe esse jogo na mesa.
refusal-not_your_meld = Esse jogo não é seu.
refusal-does_not_fit = Isso não encaixa no jogo.
refusal-joker_goes_elsewhere = O coringa tem de ir para outro jogo.
refusal-joker_cannot_be_used = Você não poderia usar o coringa logo em seguida.
refusal-meld_it_first = Primeiro baixe { $card }.
refusal-keep_a_card = Guarde uma carta para descartar, e mais uma enquanto não puder bater.
refusal-nothing_to_undo = Não há o que desfazer.
refusal-no_undo_left = Você já desfez o bastante nesta vez.

## phases

phase-deal = As cartas são dadas.
phase-meld =
    { $awaited-is ->
        [you] Baixe o que quiser e depois descarte uma carta.
       *[other] Baixando jogos: { $names }.
    }

## hints

hint-takes_pozzo =
    { $cards ->
        [one] você ganha uma carta do pozzo.
       *[other] você ganha { $cards } cartas do pozzo.
    }
hint-lays_down =
    { $cards ->
        [one] mais uma carta fica na mesa e não na mão.
       *[other] mais { $cards } cartas ficam na mesa e não na mão.
    }
hint-gains_joker = você ganha um coringa.
hint-safe_discard = o adversário provavelmente não tem uso para ela ({ $percent } de 100).
hint-spare_card = é a carta de que você menos precisa.

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
    .about = O total que vence a partida.
option-pozzo_take = Pegar o pozzo
    .about = Quanto dele, e o que é preciso baixar.
option-pozzo_take-whole_top = Inteiro; a carta de cima tem de ser baixada
option-pozzo_take-from_card_deepest = De qualquer carta para cima; é essa que tem de ser baixada
option-stock_empty = Quando o monte acaba
    .about = O que acontece então.
option-stock_empty-end_hand = A rodada acaba
option-stock_empty-reshuffle_pozzo = Uma vez por rodada, o pozzo vira monte
option-dirty_counts = Coringas em sequências longas e Pokers
    .about = O que vale uma Pinnacola, um Pinnacolone ou um Poker com coringa.
option-dirty_counts-full = Vale por inteiro
option-dirty_counts-closing_only = Conta para bater, mas dá só as cartas
option-dirty_counts-no = Não conta nem para o bônus nem para bater
option-bonus_mode = Bônus
    .about = Como se juntam aos pontos das cartas.
option-bonus_mode-add = Além das cartas
option-bonus_mode-replace = Em lugar das cartas
option-lay_off_opponent = Os jogos do adversário
    .about = Se você pode acrescentar cartas a eles.
option-lay_off_opponent-true = Pode; contam para o adversário
option-lay_off_opponent-false = Não pode
option-in_mano = Bater na primeira vez
    .about = O que dá a chiusura in mano.
option-in_mano-plus_both = O dobro dos jogos, e 300
option-in_mano-trad = O dobro dos jogos, e 200
option-in_mano-origin = O dobro dos jogos, e 400
option-closing_requires = Para bater é preciso
    .about = O que tem de estar à sua frente.
option-closing_requires-both = Uma Pinnacola e um Poker
option-closing_requires-pinnacola = Uma Pinnacola
option-closing_requires-none = Nada em especial
option-pinnacolone_wins = Um Pinnacolone
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

preset-seed = De costume
    .about = Até 1000; uma Pinnacola e um Poker para bater
preset-tradizionale = Tradizionale
    .about = Até 1500, jogos limpos, bater livre, pegar de qualquer carta do pozzo
preset-pulita = Pulita
    .about = Como de costume, mas só contam Pinnacolas e Pokers limpos
preset-coppie = Coppie
    .about = Quatro em duplas, até 1500
preset-pinella = Pinella
    .about = Dois pretos como coringas, até 1500, jogos limpos, bater livre, pegar de qualquer carta do pozzo, Pinnacolone do ás ao ás
