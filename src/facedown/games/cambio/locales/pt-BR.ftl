game = Cambio
    .line = Decore quatro cartas escondidas e seja rápido quando cair uma igual.
    .about = Você tem quatro cartas viradas para baixo e viu duas. Troque-as por menores, olhe e troque com as cartas do sete à dama, e vire uma do mesmo valor assim que alguém descartar, sua ou de outro. Depois chame Cambio, com a menor soma.

## moves

move-swap_them = Trocar
    .choice = Trocar as duas cartas
    .about = Trocar de lugar as duas cartas que você olhou.
move-keep_them = Não trocar
    .choice = Não trocar as duas cartas
    .about = Deixar onde estão as duas cartas que você olhou.
move-skip = Não usar
    .choice = Não usar a carta
    .about = Não usar o que a carta descartada faz.
move-flip = Virar uma carta
    .choice = Virar { $place }
    .ask = Virar qual carta? Tem de ser igual: { $top-sign }. Errar custa uma carta.
    .about = Virar uma carta do mesmo valor do descarte; errar custa uma carta.
move-give = Dar uma carta
    .choice = Dar { $slot }
    .ask = Dar qual das suas cartas?
    .about = Dar uma das suas cartas em troca da que você virou.

## events

event-flipped =
    { $seat-is ->
        [you] Você vira { $place }, { $card }: acertou!
       *[other] { $seat } vira { $place }, { $card }: acertou!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Você vira { $place }: errou, é { $card }. Volta para o lugar.
               *[no] Você vira { $place }: errou. Volta sem ser vista.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } vira { $place }: errou, é { $card }. Volta para o lugar.
               *[no] { $seat } vira { $place }: errou. Volta sem ser vista.
            }
    }
event-gave =
    { $seat-is ->
        [you] Em troca, você dá { $place } a { $gap-of }.
       *[other]
            { $gap-is ->
                [you] Em troca, { $seat } dá { $place } a você.
               *[other] Em troca, { $seat } dá { $place } a { $gap-of }.
            }
    }
event-window_opened = Alguém vira uma carta?
event-window_closed = Ninguém mais vira carta.
event-skipped =
    { $seat-is ->
        [you] Você não usa a carta.
       *[other] { $seat } não usa a carta.
    }
event-lapsed =
    { $seat-is ->
        [you] A sua carta não tem efeito.
       *[other] A carta de { $seat } não tem efeito.
    }
event-out =
    { $seat-is ->
        [you] Você tem cartas demais: está fora.
       *[other] { $seat } tem cartas demais: está fora.
    }

## endings

ending-last_left = Fim da rodada: só sobrou um jogador.

## refusals

refusal-already_called = Alguém já chamou.
refusal-hand_empty = Você não tem cartas para trocar.
refusal-same_place = Escolha duas cartas diferentes.
refusal-seat_out = { $seat } está fora da rodada.
refusal-pile_closed = Ninguém vira carta até o próximo descarte.
refusal-caller_may_not_flip = Você chamou, então não pode virar cartas.
refusal-discarder_may_not_flip = Você não pode virar no seu próprio descarte.
refusal-finish_your_card = Primeiro resolva a carta que comprou.
refusal-gift_first = Primeiro quem virou precisa dar uma carta.
refusal-too_many_moves = Chega por esta vez: ninguém vira carta até a próxima.

## phases

phase-turn =
    { $awaited-is ->
        [you] Sua vez: { $choices }.
       *[other] { $names } está decidindo…
    }
phase-ability =
    { $awaited-is ->
        [you] A sua carta permite: { $choices }.
       *[other] { $names } está usando uma carta…
    }
phase-queen =
    { $awaited-is ->
        [you] Você viu as duas: { $choices }?
       *[other] { $names } está decidindo se troca…
    }
phase-gift =
    { $awaited-is ->
        [you] Dê uma das suas cartas em troca da que você virou.
       *[other] { $names } está escolhendo uma carta para dar…
    }
phase-window =
    { $awaited-is ->
        [you] Tem uma igual? { $choices_start }.
       *[other] Esperando alguém virar uma carta…
    }

## house rules

option-jokers = Coringas
    .about = Quantos coringas há no baralho.
option-opening_peek = Primeira olhada
    .about = Quais das suas cartas você vê antes da rodada.
option-opening_peek-bottom_two = As duas de baixo
option-opening_peek-any_two = Duas à escolha
option-opening_peek-none = Nenhuma
option-caller_lookable = As cartas de quem chamou
    .about = Se ainda podem ser olhadas depois da chamada.
option-caller_lookable-true = Podem ser olhadas com 9, 10 ou dama
option-caller_lookable-false = Não podem mais ser olhadas
option-discard_draw_must_swap = Pegar do descarte
    .about = O que você pode fazer com uma carta pega do descarte.
option-discard_draw_must_swap-true = Precisa ser trocada por uma das suas
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-discarder_may_flip = Virar no próprio descarte
    .about = Se você pode virar em cima da carta que você mesmo descartou.
option-discarder_may_flip-true = Pode
option-discarder_may_flip-false = Não pode
option-flip_timing = Quando virar
    .about = Até quando você pode virar depois de um descarte.
option-flip_timing-open = A qualquer momento até o próximo descarte
option-flip_timing-window = Só logo depois do descarte, quando perguntam
option-king_colours_match = Reis vermelhos e pretos
    .about = Se combinam entre si na hora de virar.
option-king_colours_match-true = Qualquer rei combina com qualquer rei
option-king_colours_match-false = Vermelho com vermelho, preto com preto
option-flips_per_discard = Viradas por descarte
    .about = Se pode vir outra carta depois.
option-flips_per_discard-one = Uma: a certa fecha o descarte
option-flips_per_discard-unlimited = Sem limite: o descarte continua aberto
option-wrong_flip_reveals = Carta virada errada
    .about = Quem vê a carta.
option-wrong_flip_reveals-true = Todos
option-wrong_flip_reveals-false = Ninguém, nem quem virou
option-max_cards = Limite de cartas
    .about = Com mais cartas do que isso você está fora.
option-max_cards-none = Sem limite
option-empty_hand = Mão vazia
    .about = O que acontece quando acabam as suas cartas.
option-empty_hand-play_on = Você continua
option-empty_hand-auto_call = Você chama no começo da sua próxima vez
option-values = Valor das cartas
    .about = Quanto valem valete, dama, rei preto, rei vermelho e coringa.
option-values-list = Valete { $jack }, dama { $queen }, rei preto { $black_king }, rei vermelho { $red_king }, coringa { $joker }
option-rounds = Rodadas
    .about = Quantas rodadas tem a partida.

## presets

preset-seed = Padrão
    .about = Vale virar em qualquer descarte, até no seu; rei vermelho combina com vermelho, preto com preto
preset-app = Só os outros viram
    .about = Não vale virar no próprio descarte; qualquer rei combina com qualquer rei
preset-snap = Snap
    .about = Outros valores (valete e dama 10, rei preto −2, rei vermelho 25, coringa 0), qualquer rei combina com qualquer rei, a carta pega do descarte precisa ser trocada, e quem fica sem cartas chama
