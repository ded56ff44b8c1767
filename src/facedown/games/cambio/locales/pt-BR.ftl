game = Cambio
    .line = Decore quatro cartas escondidas e seja rápido quando cair uma igual.
    .about = Você tem quatro cartas viradas para baixo e viu duas. Troque-as por menores, olhe e troque com as cartas do sete à dama, e vire uma do mesmo valor assim que alguém descartar, sua ou de outro. Depois chame Cambio, com a menor soma.

## moves

move-swap_them = Trocar
    .choice = Trocar as duas cartas
    .about = Trocar de lugar as duas cartas que você olhou.
    .what = elas trocam de lugar
move-keep_them = Não trocar
    .choice = Não trocar
    .about = Deixar onde está o que você olhou.
    .what = as duas ficam onde estão
move-trade = Trocar por uma sua
    .choice = Trocar por { $slot }
    .ask = Trocar por qual das suas cartas?
    .about = Trocar a carta que você olhou por uma das suas.
    .what = você fica com ela e dá uma sua
    .pick = trocar por uma das suas cartas
move-skip = Não usar
    .choice = Não usar a carta
    .about = Não usar o que a carta descartada faz.
    .what = a carta não faz nada
move-flip = Virar uma carta
    .choice = Virar { $place }
    .ask = Virar qual carta? Tem de ser igual: { $top-sign }. Errar custa uma carta.
    .about = Virar uma carta do mesmo valor do descarte; errar custa uma carta.
    .what = errar custa uma carta
move-give = Dar uma carta
    .choice = Dar { $slot }
    .ask = Dar qual das suas cartas?
    .about = Dar uma das suas cartas em troca da que você virou.
    .what = em troca da que você virou

## events

event-called =
    { $seat-is ->
        [you] Você chama { $game }! Todos os outros jogam mais uma vez, e ninguém troca nem vira as suas cartas.
       *[other] { $seat } chama { $game }! Todos os outros jogam mais uma vez, e ninguém troca nem vira as cartas de { $seat }.
    }
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
event-kept =
    { $seat-is ->
        [you] Você não troca nada.
       *[other] { $seat } não troca nada.
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
        [you] A sua carta não faz mais nada.
       *[other] A carta de { $seat } não faz mais nada.
    }
event-out =
    { $seat-is ->
        [you] Você tem cartas demais: está fora.
       *[other] { $seat } tem cartas demais: está fora.
    }

## endings

ending-last_left = Fim da rodada: só sobrou um jogador.
table-round_goal =
    { $limit ->
        [none] de { $rounds }
       *[other] · até { $limit }
    }
end-goal =
    { $limit ->
        [none]
            { $rounds ->
                [one] A partida é de uma rodada só.
               *[other] A partida tem { $rounds } rodadas; vence quem ganhar mais delas.
            }
       *[other] Ponto é ruim: a partida acaba quando alguém chega a { $limit }. Vence quem tiver menos.
    }
end-why_called =
    { $caller-is ->
        [you] Você chamou com { $total };
       *[other] { $caller } chamou com { $total };
    } { $how ->
        [under] ninguém mais tinha tão pouco (depois: { $rivals }, { $low }), então quem chamou vence.
        [tied]
            { $rivals } também { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, e quem chama precisa ter menos que todos, então a chamada falha.
       *[over]
            { $rivals } { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, então a chamada falha.
    }

## abilities

ability-look_then_swap = Olhe uma carta de outro jogador e troque-a por uma sua se quiser

## refusals

refusal-already_called = Alguém já chamou.
refusal-call_at_end = Você chama no fim da sua vez.
refusal-hand_empty = Você não tem mais cartas.
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
        [you] Sua vez: você pode { $choices }.
       *[other] { $names } está decidindo…
    }
phase-ability =
    { $awaited-is ->
        [you] Com a sua carta você pode { $choices }.
       *[other] { $names } está usando uma carta…
    }
phase-queen =
    { $awaited-is ->
        [you] Você viu as duas: { $choices }?
       *[other] { $names } está decidindo se troca…
    }
phase-king =
    { $awaited-is ->
        [you] Você viu a carta: { $choices }?
       *[other] Decidindo: { $names }…
    }
phase-after =
    { $awaited-is ->
        [you] Fim da sua vez: você pode { $choices }.
       *[other] Decidindo: { $names }…
    }
phase-gift =
    { $awaited-is ->
        [you] Dê uma das suas cartas em troca da que você virou.
       *[other] { $names } está escolhendo uma carta para dar…
    }
phase-window =
    { $awaited-is ->
        [you] Saiu { $top-sign }. Sabe de uma igual? Escolha para virar, ou passe.
       *[other] Esperando alguém virar uma carta…
    }

## hints

hint-gives_card = em troca, você dá uma das suas cartas a { $seat }.

## house rules

option-packs = Baralhos
    .about = Quantos baralhos se embaralham juntos. Com sete ou oito jogadores, use dois.
option-jokers = Coringas
    .about = Quantos coringas há em cada baralho.
option-opening_peek = Primeira olhada
    .about = Quais das suas cartas você vê antes da rodada.
option-opening_peek-bottom_two = As duas de baixo
option-opening_peek-any_two = Duas à escolha
option-opening_peek-none = Nenhuma
option-opening_discard = Primeiro descarte
    .about = Como começa o descarte.
option-opening_discard-empty = Começa vazio
option-opening_discard-faceup = Abre-se uma carta: pode-se pegá-la, ou virar outra igual
option-king_power = O poder do rei
    .about = Quais reis, comprados e logo descartados, deixam você olhar uma carta de outro jogador e depois, se quiser, trocá-la por uma sua.
option-king_power-none = Nenhum
option-king_power-black = Os reis pretos
option-king_power-all = Todos os reis
option-call_timing = Quando chamar
    .about = Em que momento da sua vez você pode chamar.
option-call_timing-start = No começo, em vez de jogar
option-call_timing-end = No fim, depois de jogar
option-turns_before_call = Primeira chamada
    .about = Quantas vezes todos devem ter jogado antes que alguém possa chamar.
option-caller_lookable = As cartas de quem chamou
    .about = Se ainda podem ser olhadas depois da chamada.
option-caller_lookable-true = Ainda podem ser olhadas, mas não trocadas
option-caller_lookable-false = Não podem mais ser olhadas
option-discard_draw_must_swap = Pegar do descarte
    .about = O que você pode fazer com uma carta pega do descarte.
option-discard_draw_must_swap-true = Precisa ser trocada por uma das suas
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-flip_targets = De quem virar
    .about = Se também se viram cartas dos outros.
option-flip_targets-anyone = De qualquer um: pela carta de outro você dá uma sua
option-flip_targets-own = Só as suas
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

preset-seed = Padrão
    .about = Vale virar em qualquer descarte, até no seu; rei vermelho combina com vermelho, preto com preto
preset-app = Só os outros viram
    .about = Você não pode virar no próprio descarte, e qualquer rei combina com qualquer rei
preset-snap = Snap
    .about = Valete e dama contam 10, rei preto −2, rei vermelho 25, coringa 0; qualquer rei combina com qualquer rei; a carta pega do descarte tem de entrar numa troca; quem fica sem cartas chama ao começar a sua próxima vez
preset-kings = Reis pretos
    .about = Um rei preto deixa você olhar uma carta de outro jogador e, se quiser, trocá-la por uma sua; abre-se uma carta para começar; a carta pega do descarte tem de entrar numa troca; rei vermelho conta −1, coringa 0
preset-cabo = Cabo
    .about = Os pontos se somam até 100: uma chamada certa não soma nada, uma errada soma 10 a mais, e exatamente 100 cai para 50. Sem coringas, rei vermelho conta 0; você olha duas cartas à sua escolha; abre-se uma carta para começar; a carta pega do descarte tem de entrar numa troca; você só vira as suas cartas; ninguém sai
preset-crowd = Mesa grande
    .about = Dois baralhos, para sete ou oito jogadores; ninguém pode chamar antes de todos terem jogado uma vez

## a primeira lição

lesson-aim = Estas quatro cartas são suas. Quanto menos, melhor: a menor soma vence a rodada.
lesson-peek = Você vê as duas de baixo uma vez só: { $left } vale { $left-worth }, { $right } vale { $right-worth }. Decore e toque em Pronto.
lesson-draw = É a sua vez! Compre uma carta do monte. Só você vai ver.
    .mistake = Chame quando achar que tem a menor soma. Com a sua { $high-sign }, ainda não: compre uma carta.
lesson-ability = { $new } deixa você olhar uma carta de outro jogador, mas só se for descartado na hora. Descarte!
    .mistake = Trocando, você fica com { $new-worth } pontos e perde a olhada. Descarte { $new }.
lesson-look = Olhe a primeira carta de { $seat1 }. Só você vai ver: guarde na memória.
    .mistake = Dá para olhar qualquer carta dos outros. Nesta lição, escolha a marcada.
    .skip = O poder não é obrigatório, mas olhar é de graça. Aproveite.
lesson-flip = { $seat1 } descarta { $top }, e você tem { $mine }: o mesmo valor. Vire, mesmo fora da sua vez!
    .mistake = Virar errado custa uma carta do monte. Vire { $mine }, embaixo à esquerda.
lesson-flip_theirs = { $top-sign }! Você viu { $theirs } de { $seat1 }: vire essa carta. Dá para virar as de qualquer um.
    .mistake = Virar é uma corrida: outro pode chegar antes. Vire logo { $theirs } de { $seat1 }; a sua vez espera.
    .wrong = Tem de ser do mesmo valor, e errar custa uma carta. Vire { $theirs } de { $seat1 }.
lesson-give = Acertou! { $seat1 } recebe uma das suas no lugar. Dê a pior: { $worst }, { $worst-worth } pontos.
    .mistake = Dê { $worst }, que custa { $worst-worth } com certeza. As outras você não conhece.
lesson-again = A sua vez continua como sempre. Compre uma carta.
    .mistake = Ainda não. Compre: do monte pode vir coisa melhor.
lesson-king = Rei vermelho vale −2, rei preto vale 13! Troque { $new } por uma das que você não viu, tanto faz qual.
    .mistake = { $new } vale { $new-worth }: é a melhor carta do baralho. Não jogue fora: troque.
lesson-call = Você tem { $king } ({ $king-worth }) e uma carta não vista; os outros, quatro cada. Deve ser a menor soma: chame Cambio!
    .mistake = Dá para continuar, mas os outros continuam também, e baixam. Em vez disso, chame agora.
    .wrong = Só vire se tiver certeza: errar custa mais uma carta. Em vez disso, chame Cambio.
lesson-won = Você vence, { $total0 } contra { $total1 } e { $total2 }, e marca um ponto. Quem chama precisa ter menos que todos os outros.
    .next = Agora jogue uma rodada. Experimente um valete ou uma dama: eles trocam cartas, até as dos outros.
