game = Cambio
    .line = Lembre quatro cartas escondidas e reaja na hora quando cai uma igual.
    .about = Quatro cartas viradas para baixo à sua frente, e você viu duas. Troque-as por menores, olhe e permute com as cartas do sete à dama, e vire uma do mesmo valor no instante em que alguém descarta, sua ou de outro. Depois chame Cambio, com a menor soma.

## moves

move-swap_them = Permutar as duas
    .choice = Permutar as duas cartas
    .about = Permutar as duas cartas que você olhou.
move-keep_them = Não trocar
    .choice = Não trocar
    .about = Deixar onde está o que você olhou.
move-trade = Trocar por uma sua
    .choice = Trocar por { $slot }
    .ask = Trocar por qual das suas cartas?
    .about = Trocar a carta que você olhou por uma das suas.
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
event-kept =
    { $seat-is ->
        [you] Você não troca nada.
       *[other] { $seat } não troca nada.
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
refusal-call_at_end = Você chama no fim da sua vez.
refusal-too_early =
    { $turns ->
        [one] Ninguém pode chamar antes de todos terem jogado uma vez.
       *[other] Ninguém pode chamar antes de todos terem jogado { $turns } vezes.
    }
refusal-hand_empty = Você não tem mais cartas.
refusal-same_place = Escolha duas cartas diferentes.
refusal-seat_out = { $seat } está fora da rodada.
refusal-pile_closed = Nada se vira até o próximo descarte.
refusal-caller_may_not_flip = Você chamou: a sua mão é definitiva.
refusal-discarder_may_not_flip = Foi você quem descartou essa carta.
refusal-finish_your_card = Primeiro termine com a carta que comprou.
refusal-gift_first = Primeiro é preciso dar uma carta pela que foi virada.
refusal-too_many_moves = Chega por esta vez: ninguém vira mais até a próxima.

## phases

phase-turn =
    { $awaited-is ->
        [you] É a sua vez: { $choices }.
       *[other] Vez de comprar ou chamar: { $names }.
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
phase-king =
    { $awaited-is ->
        [you] Você viu a carta: { $choices }?
       *[other] Decidindo sobre uma carta: { $names }.
    }
phase-after =
    { $awaited-is ->
        [you] Fim da sua vez: { $choices }.
       *[other] Pode chamar: { $names }.
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

option-packs = Baralhos
    .about = Quantos baralhos se embaralham juntos. Com sete ou oito jogadores, use dois.
option-jokers = Coringas
    .about = Quantos coringas há em cada baralho.
option-opening_peek = Primeira olhada
    .about = Quais cartas você vê antes da rodada.
option-opening_peek-bottom_two = As duas de baixo
option-opening_peek-any_two = Duas à sua escolha
option-opening_peek-none = Nenhuma
option-opening_discard = Primeiro descarte
    .about = Como começa o descarte.
option-opening_discard-empty = Começa vazio
option-opening_discard-faceup = Abre-se uma carta: pode-se pegá-la, ou virar outra igual
option-king_power = O poder do rei
    .about = Quais reis, comprados e logo descartados, deixam você olhar uma carta de outro jogador e depois trocá-la por uma sua, ou não.
option-king_power-none = Nenhum
option-king_power-black = Os reis pretos
option-king_power-all = Todos os reis
option-call_timing = Quando chamar
    .about = Em que momento da sua vez você pode chamar.
option-call_timing-start = No começo, em vez de jogar
option-call_timing-end = No fim, depois de jogar
option-min_turns_before_call = Primeira chamada
    .about = Quantas vezes todos devem ter jogado antes que alguém possa chamar.
option-caller_lookable = As cartas de quem chamou
    .about = Se ainda podem ser olhadas depois da chamada.
option-caller_lookable-true = Ainda podem ser olhadas, mas não trocadas
option-caller_lookable-false = Ninguém mais as olha
option-discard_draw_must_swap = Pegar do descarte
    .about = O que se faz com uma carta pega do descarte.
option-discard_draw_must_swap-true = Tem de entrar numa troca
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-flip_targets = De quem virar
    .about = Se também se viram cartas dos outros.
option-flip_targets-anyone = De qualquer um: pela carta de outro você dá uma sua
option-flip_targets-own = Só as suas
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
option-empty_hand-auto_call = Você chama ao começar a sua próxima vez
option-values = Pontos
    .about = Quanto contam valete, dama, rei preto, rei vermelho e coringa.
option-values-list = Valete { $jack }, dama { $queen }, rei preto { $black_king }, rei vermelho { $red_king }, coringa { $joker }
option-rounds = Rodadas
    .about = Quantas rodadas tem uma partida; quem ganha mais delas vence. Onde os pontos se somam, são eles que decidem.
option-limit = Pontos da partida
    .about = Depois de cada rodada todos somam os seus pontos, até alguém chegar a tantos; a menor soma vence. Uma chamada certa não soma nada.
option-limit-none = Os pontos não se somam
option-wrong_call_points = Uma chamada errada
    .about = Quantos pontos a mais ela custa a quem chamou, onde os pontos se somam.
option-exact_limit_halves = Exatamente os pontos da partida
    .about = O que acontece quando uma soma dá exatamente isso.
option-exact_limit_halves-true = Cai para a metade
option-exact_limit_halves-false = A partida acaba

## presets

preset-seed = De costume
    .about = As regras como estão no nosso livro
preset-app = Só os outros viram
    .about = Você não pode virar no próprio descarte, e qualquer rei combina com qualquer rei
preset-snap = Snap
    .about = Valete e dama contam 10, rei preto −2, rei vermelho 25, coringa 0; qualquer rei combina com qualquer rei; a carta pega do descarte tem de entrar numa troca; quem fica sem cartas chama ao começar a sua próxima vez
preset-kings = Reis pretos
    .about = Um rei preto deixa você olhar uma carta de outro jogador e trocá-la por uma sua, ou não; abre-se uma carta para começar; a carta pega do descarte tem de entrar numa troca; rei vermelho conta −1, coringa 0
preset-cabo = Cabo
    .about = Os pontos se somam até 100: uma chamada certa não soma nada, uma errada soma 10 a mais, e exatamente 100 cai para 50. Sem coringas, rei vermelho conta 0; você olha duas cartas à sua escolha; abre-se uma carta para começar; a carta pega do descarte tem de entrar numa troca; você só vira as suas cartas; ninguém sai
preset-crowd = Mesa grande
    .about = Dois baralhos, para sete ou oito jogadores; ninguém pode chamar antes de todos terem jogado uma vez
