game = Cambio
    .line = Lembre quatro cartas escondidas e reaja na hora quando cai uma igual.
    .about = Quatro cartas viradas para baixo à sua frente, e você viu duas. Troque-as por menores, olhe e permute com as cartas do sete à dama, e vire uma do mesmo valor no instante em que alguém descarta, sua ou de outro. Depois chame Cambio, com a menor soma.

## moves

move-swap_them = Permutar as duas
    .choice = Permutar as duas cartas
    .about = Permutar as duas cartas que você olhou.
move-keep_them = Deixar as duas
    .choice = Deixar as duas cartas onde estão
    .about = Deixar onde estão as duas cartas que você olhou.
move-skip = Não usar
    .choice = Não usar o que a carta faz
    .about = Deixar sem uso o que a carta descartada faz.
move-flip = Virar uma carta
    .choice = Virar { $place }
    .ask = Virar qual carta? Deve combinar com { $top }.
    .about = Virar uma carta do mesmo valor do descarte; errar custa uma carta.
move-give = Dar uma carta
    .choice = Dar { $slot }
    .ask = Dar qual das suas cartas?
    .about = Dar uma das suas cartas no lugar da que você virou.

## events

event-flipped =
    { $seat-is ->
        [you] Você vira { $place }, { $card }: certo!
       *[other] { $seat } vira { $place }, { $card }: certo!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Você vira { $place }: errado, é { $card }, e volta ao lugar.
               *[no] Você vira { $place }: errado, ela volta sem ser vista.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } vira { $place }: errado, é { $card }, e volta ao lugar.
               *[no] { $seat } vira { $place }: errado, ela volta sem ser vista.
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
event-window_opened = Pergunta-se a todos se querem virar uma carta.
event-window_closed = Ninguém mais vira.
event-skipped =
    { $seat-is ->
        [you] Você não usa o que a carta faz.
       *[other] { $seat } não usa o que a carta faz.
    }
event-lapsed =
    { $seat-is ->
        [you] A carta não dá em nada para você.
       *[other] A carta não dá em nada para { $seat }.
    }
event-out =
    { $seat-is ->
        [you] Você tem cartas demais e está fora.
       *[other] { $seat } tem cartas demais e está fora.
    }

## endings

ending-last_left = Fim da rodada: só resta um jogador.

## refusals

refusal-already_called = Alguém já chamou.
refusal-hand_empty = Você não tem carta para trocar.
refusal-same_place = Escolha duas cartas diferentes.
refusal-seat_out = { $seat } está fora da rodada.
refusal-pile_closed = Nada se vira até o próximo descarte.
refusal-caller_may_not_flip = Você chamou: a sua mão é definitiva.
refusal-discarder_may_not_flip = Foi você quem descartou essa carta.
refusal-finish_your_card = Primeiro termine com a carta que comprou.
refusal-gift_first = Primeiro é preciso dar uma carta pela que foi virada.
refusal-too_many_moves = Chega por este turno: ninguém vira mais até o próximo.

## phases

phase-turn =
    { $awaited-is ->
        [you] É a sua vez: { $choices }.
       *[other]
            { $is-called ->
                [yes] Vez de comprar: { $names }.
               *[no] Vez de comprar ou chamar: { $names }.
            }
    }
phase-ability =
    { $awaited-is ->
        [you] A carta deixa você escolher: { $choices }.
       *[other] Usando uma carta: { $names }.
    }
phase-queen =
    { $awaited-is ->
        [you] Você viu as duas: { $choices }?
       *[other] Decidindo sobre duas cartas: { $names }.
    }
phase-gift =
    { $awaited-is ->
        [you] Você deve uma carta pela que virou: escolha uma das suas.
       *[other] Deve uma carta pela que virou: { $names }.
    }
phase-window =
    { $awaited-is ->
        [you] Você tem uma igual? { $choices_start }.
       *[other] Pode-se virar uma carta igual.
    }

## house rules

option-jokers = Coringas
    .about = Quantos coringas há no baralho.
option-opening_peek = Primeira olhada
    .about = Quais cartas você vê antes da rodada.
option-opening_peek-bottom_two = As duas de baixo
option-opening_peek-any_two = Duas à sua escolha
option-opening_peek-none = Nenhuma
option-caller_lookable = As cartas de quem chamou
    .about = Se ainda podem ser olhadas depois da chamada.
option-caller_lookable-true = Podem ser olhadas com 9, 10 e dama
option-caller_lookable-false = Ninguém mais as olha
option-discard_draw_must_swap = Pegar do descarte
    .about = O que se faz com uma carta pega do descarte.
option-discard_draw_must_swap-true = Tem de entrar numa troca
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-discarder_may_flip = Virar no próprio descarte
    .about = Se você pode virar pela carta que você mesmo descartou.
option-discarder_may_flip-true = Pode
option-discarder_may_flip-false = Não pode
option-flip_timing = Quando virar
    .about = Até quando se pode virar depois de um descarte.
option-flip_timing-open = A qualquer momento até o próximo descarte
option-flip_timing-window = Só quando se pergunta, logo depois do descarte
option-king_colours_match = Reis vermelhos e pretos
    .about = Se têm o mesmo valor para virar.
option-king_colours_match-true = Qualquer rei combina com qualquer rei
option-king_colours_match-false = Vermelho com vermelho, preto com preto
option-flips_per_discard = Viradas por descarte
    .about = Se pode vir uma segunda carta.
option-flips_per_discard-one = Uma virada certa fecha o descarte
option-flips_per_discard-unlimited = O descarte continua aberto
option-wrong_flip_reveals = Uma virada errada
    .about = Quem vê a carta.
option-wrong_flip_reveals-true = Todos a veem
option-wrong_flip_reveals-false = Ninguém a vê, nem quem virou
option-max_cards = Cartas demais
    .about = Com mais cartas do que isto você está fora.
option-max_cards-none = Ninguém sai
option-empty_hand = Uma mão sem cartas
    .about = O que acontece quando não lhe sobra nenhuma.
option-empty_hand-play_on = Você continua
option-empty_hand-auto_call = Você chama ao começar o seu próximo turno
option-values = Pontos
    .about = Quanto contam valete, dama, rei preto, rei vermelho e coringa.
option-values-list = Valete { $jack }, dama { $queen }, rei preto { $black_king }, rei vermelho { $red_king }, coringa { $joker }
option-rounds = Rodadas
    .about = Quantas rodadas tem uma partida.

## presets

preset-seed = De costume
    .about = As regras como estão no nosso livro
preset-app = Só os outros viram
    .about = Não no próprio descarte; qualquer rei combina com qualquer rei
preset-snap = Snap
    .about = Outros pontos (reis vermelhos 25), qualquer rei combina com qualquer rei, a carta pega do descarte tem de ser trocada, e quem fica sem cartas chama
