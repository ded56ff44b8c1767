game = Vinto
    .line = Diminua a soma das suas cinco cartas escondidas e depois enfrente todos os outros.
    .about = Você tem cinco cartas viradas para baixo e viu duas. Compre, troque, use a ação das cartas e descarte junto uma carta igual quando alguém descarta. Quando a sua soma for a menor, chame Vinto: cada um dos outros joga mais uma vez, e eles jogam juntos, contra você.

## moves

move-call = Chamar { $game }
    .choice = Chamar { $game }
    .about = Dizer que a sua soma é a menor: +3 se for, −1 se não for. Todos os outros jogam mais uma vez.
    .what = +3 se a sua soma for a menor, −1 se não; os outros jogam mais uma vez
move-draw = Comprar
    .choice = Comprar do monte
    .about = Comprar a carta de cima do monte.
    .what = do monte, à vista de todos
move-take = Pegar { $top-sign }
    .choice = Pegar { $top } do descarte
    .about = Usar a ação da carta de cima do descarte em vez de comprar.
    .what = usar a ação dela em vez de comprar
    .does = { $does }, em vez de comprar
move-play = Usar
    .choice = Jogar { $drawn } e usar a ação
    .about = Descartar a carta comprada e usar a ação dela.
    .what = descartar e usar a ação
move-guess = Trocar e adivinhar
    .choice = Trocar { $slot } por { $drawn-sign } e dizer que é { $rank-a }
    .ask = Trocar por qual das suas cartas?
    .about = Trocar a carta comprada e dizer qual é a sua que sai. Acertou: você usa a ação dela. Errou: você paga a penalidade.
    .what = diga qual é a sua carta: acertou, a ação é sua; errou, penalidade
move-exchange = Trocar duas cartas
    .choice = Trocar { $one } com { $other }
    .ask =
        { $players ->
            [two] Trocar quais duas cartas, de dois jogadores diferentes?
           *[any] Trocar quais duas cartas?
        }
    .about = Trocar de lugar duas cartas viradas para baixo.
    .what = elas trocam de lugar
move-keep = Não trocar
    .choice = Não trocar as duas cartas
    .about = Deixar onde estão as duas cartas que você olhou.
    .what = as duas ficam onde estão
move-give = Dar uma carta
    .choice = Uma carta do monte para { $to }
    .ask = Quem recebe uma carta?
    .about = Escolher quem recebe uma carta do monte.
move-name = Escolher a ação
    .choice = Usar a ação d{ $rank-the }
    .ask = O rei deve copiar qual carta?
    .about = Escolher a carta cuja ação o seu rei copia.
move-declare = Adivinhar uma carta
    .choice = Dizer que { $place } é { $rank-a }
    .ask = Adivinhar qual carta?
    .about = Dizer o valor de uma carta virada para baixo. Acertou: ela sai. Errou: você paga a penalidade.
    .what = acertou: ela sai; errou: penalidade
move-toss = Descartar junto
    .choice = Descartar junto { $slot }
    .ask = Descartar junto qual carta? Tem de ser igual: { $top-sign }. Errar custa uma carta.
    .about = Descartar junto uma carta igual à do descarte; errar custa uma carta.
    .what = errar custa uma carta

## events

event-called =
    { $seat-is ->
        [you] Você chama { $game }! Todos os outros jogam mais uma vez, e ninguém mexe nas suas cartas.
       *[other] { $seat } chama { $game }! Todos os outros jogam mais uma vez, e ninguém mexe nas cartas de { $seat }.
    }
event-shared =
    { $card-seen ->
        [yes] O seu lado conta a você que { $place } é { $card }.
       *[no] Os adversários de quem chamou contam entre si qual é { $place }.
    }
event-guessed =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Você troca { $place } e diz { $rank }: acertou, é { $card }.
               *[no] Você troca { $place } e diz { $rank }: errou, é { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } troca { $place } e diz { $rank }: acertou, é { $card }.
               *[no] { $seat } troca { $place } e diz { $rank }: errou, é { $card }.
            }
    }
event-declared =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Você diz que { $place } é { $rank-a }: acertou, é { $card }.
               *[no] Você diz que { $place } é { $rank-a }: errou, é { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } diz que { $place } é { $rank-a }: acertou, é { $card }.
               *[no] { $seat } diz que { $place } é { $rank-a }: errou, é { $card }.
            }
    }
event-played =
    { $seat-is ->
        [you] Você joga { $card }.
       *[other] { $seat } joga { $card }.
    }
event-named =
    { $seat-is ->
        [you] O seu rei copia { $rank-the }.
       *[other] O rei de { $seat } copia { $rank-the }.
    }
event-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [actor] Você recebe uma carta do monte.
               *[other] Você faz { $to } receber uma carta do monte.
            }
       *[other]
            { $to-is ->
                [actor] { $seat } recebe uma carta do monte.
                [you] { $seat } faz você receber uma carta do monte.
               *[other] { $seat } faz { $to } receber uma carta do monte.
            }
    }
event-tossed =
    { $seat-is ->
        [you] Você descarta junto { $card }: acertou!
       *[other] { $seat } descarta junto { $card }: acertou!
    }
event-toss_failed =
    { $seat-is ->
        [you] Você tenta descartar junto { $place }: errou, é { $card }.
       *[other] { $seat } tenta descartar junto { $place }: errou, é { $card }.
    }
event-toss_opened = Quem tem uma carta igual pode descartar junto.
event-toss_closed = Ninguém mais descarta junto.
event-fizzled = { $rank-the } não tem efeito.
event-card_missing =
    { $seat-is ->
        [you] Você deveria receber uma carta, mas acabaram.
       *[other] { $seat } deveria receber uma carta, mas acabaram.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] Você não tem o que comprar e perde a vez.
       *[other] { $seat } não tem o que comprar e perde a vez.
    }

## endings

ending-no_call = Fim da rodada: ninguém chamou.
table-round_goal =
    { $end-unit ->
        [minutes] · { $minutes }/{ $end-count } min
       *[rounds] de { $end-count }
    }
end-goal =
    { $end-unit ->
        [minutes] A partida dura { $end-count } minutos, e a rodada em andamento vai até o fim. Vence quem tiver mais pontos.
       *[rounds] A partida tem { $end-count } rodadas. Vence quem tiver mais pontos.
    }
end-why_called =
    { $caller-is ->
        [you] Você chamou com { $total };
       *[other] { $caller } chamou com { $total };
    } { $how ->
        [under] ninguém tinha menos ({ $rivals }: { $low }), então quem chamou ganha { $score } e os outros { $other_score }.
        [tied]
            { $rivals } também { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, e o empate é de quem chamou: { $score }, os outros { $other_score }.
       *[over]
            { $rivals } { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, então quem chamou ganha { $score } e os outros { $other_score }.
    }

## abilities

ability-give_card = Escolha quem recebe uma carta do monte
ability-copy = Escolha qualquer carta e use a ação dela
ability-declare = Adivinhe uma carta virada: acertou, ela sai; errou, você recebe uma carta

## refusals

refusal-no_such_rank = Essa carta não existe.
refusal-no_such_seat = Esse jogador não existe.
refusal-must_not_discard = Essa carta não pode ser descartada sem uso: use-a ou troque-a.
refusal-not_takeable = A carta de cima do descarte não pode ser pega.
refusal-no_action = Essa carta não tem ação.
refusal-not_a_pair = Essas duas não podem ser escolhidas juntas.
refusal-may_not_toss = Agora você não pode descartar junto.
refusal-must_name_action = Escolha uma carta cuja ação possa ser usada agora.

## phases

phase-turn_start =
    { $awaited-is ->
        [you] Sua vez: você pode { $choices }.
       *[other] { $names } vai comprar…
    }
phase-effect =
    { $awaited-is ->
        [you] Com a carta você pode { $choices }.
       *[other] { $names } está usando uma carta…
    }
phase-toss =
    { $awaited-is ->
        [you] Saiu { $top-sign }. Tem uma igual? Escolha para descartar junto, ou passe.
       *[other] Esperando quem descarta junto…
    }
phase-turn_end =
    { $awaited-is ->
        [you] Fim da sua vez: você pode { $choices }.
       *[other] { $names } está decidindo…
    }

## house rules

option-king_mode = Reis
    .about = O que faz um rei quando é jogado.
option-king_mode-copy = Copia a ação de uma carta à escolha
option-king_mode-declare = Adivinha uma carta virada: se acerta, ela sai; se erra, custa uma carta
option-opening_discard = Primeiro descarte
    .about = Como começa o descarte.
option-opening_discard-faceup = Uma carta é virada
option-opening_discard-empty = Começa vazio
option-opening_peeks = Primeira olhada
    .about = Quantas das suas cartas você pode olhar antes da rodada.
option-plain_discard = Descartar sem usar
    .about = Quais cartas compradas você pode descartar sem usar.
option-plain_discard-non_action = Só as que não fazem nada (do 2 ao 6 e os coringas)
option-plain_discard-any = Qualquer uma; a que faz algo fica ali sem uso, e do 7 ao rei se pode pegar dali
option-plain_discard-never = Nenhuma: a que faz algo se usa ou se troca, as outras se trocam; quem não tem carta para trocar pode descartá-las
option-ace_takeable_from_discard = Pegar um ás
    .about = Se você pode pegar do descarte um ás não usado.
option-ace_takeable_from_discard-true = Sim, como um 7 a rei não usado
option-ace_takeable_from_discard-false = Não
option-jq_same_player = Valetes e damas
    .about = De quem são as cartas que você pode escolher.
option-jq_same_player-true = Duas quaisquer, até do mesmo jogador
option-jq_same_player-false = Duas cartas de dois jogadores diferentes
option-active_may_toss = Descartar junto na própria vez
    .about = Se quem está na vez pode descartar junto.
option-active_may_toss-true = Todos podem
option-active_may_toss-false = Todos menos quem está na vez
option-toss_chain = Depois de um descarte junto
    .about = Quem pode descartar junto de novo.
option-toss_chain-reopen = Todos são perguntados de novo
option-toss_chain-single = Só quem ainda não respondeu nesta vez
option-failed_toss_lockout = Depois de um erro
    .about = Por quanto tempo você não pode descartar junto.
option-failed_toss_lockout-window = Até a próxima chance
option-failed_toss_lockout-own_next_turn = Até o seu próximo turno
option-coalition_mode = Contra quem chamou
    .about = O que os adversários de quem chamou contam entre si.
option-coalition_mode-silent = Nada
option-coalition_mode-shared_peeks = Toda carta que um deles viu
option-tie_rule = Empate com quem chamou
    .about = O que os outros marcam quando o menor deles empata com quem chamou.
option-tie_rule-caller3_coal0 = Os outros marcam 0
option-tie_rule-caller3_coalm1 = Os outros marcam −1
option-guess_penalty = Palpite errado
    .about = Quantas cartas você compra quando troca e erra o palpite.
option-turns_before_call = Primeira chamada
    .about = Quantas vezes todos devem ter jogado antes que alguém possa chamar.
option-rank_ties = Empate na partida
    .about = Que pontos de jogo recebe quem empata.
option-rank_ties-share_high = Cada um recebe os pontos da melhor colocação
option-rank_ties-average = Dividem os pontos das colocações que ocupam
option-end = Fim da partida
    .about = A rodada em andamento vai até o fim.
option-end-minutes =
    { $count ->
        [one] Depois de { $count } minuto
       *[other] Depois de { $count } minutos
    }
option-end-rounds =
    { $count ->
        [one] Depois de { $count } rodada
       *[other] Depois de { $count } rodadas
    }

## presets

preset-seed = Padrão
    .about = O rei copia qualquer ação; o descarte começa com uma carta
preset-official = Oficial
    .about = As regras impressas: o descarte começa vazio, qualquer carta pode ser descartada, um ás não usado pode ser pego, valete e dama podem escolher duas cartas do mesmo jogador, e ninguém descarta junto na própria vez
preset-app = Reis que adivinham
    .about = Um rei adivinha uma carta virada para baixo; o descarte começa vazio, qualquer carta pode ser descartada, e um ás não usado pode ser pego

## a primeira lição

lesson-look = Estas cinco cartas viradas para baixo são suas, e vence a menor soma. Você pode olhar duas: comece pela primeira.
    .mistake = Numa partida, tanto faz quais. Nesta lição, olhe a primeira.
    .ready = Assim você perde as duas olhadas e joga às cegas. Olhe duas cartas antes.
lesson-second = { $first } vale { $first-worth }. Guarde na memória e olhe a segunda carta.
    .mistake = Numa partida, tanto faz qual. Nesta lição, olhe a segunda.
    .ready = Você ainda pode olhar uma, e não custa nada. Aproveite.
lesson-remember = Primeiro { $first }, depois { $second }: carta baixa é boa. Decore as duas e toque em Pronto.
lesson-draw = É a sua vez! Compre uma carta do monte. Todos vão ver.
lesson-queen = A dama olha duas cartas de dois jogadores diferentes e pode trocá-las. Use { $queen }!
    .mistake = Trocando, ela lhe custa { $queen-worth } pontos. Use: ela mostra duas cartas.
lesson-two = Escolha a sua terceira carta, que você não viu, e a primeira de { $seat1 }.
    .mistake = Numa partida, valem duas quaisquer de jogadores diferentes. Nesta lição, escolha as marcadas.
lesson-exchange = Você tem { $high }, e { $seat1 } tem { $low }. Rei vale { $low-worth }: troque!
    .mistake = Se ficar com { $high }, ele custa { $high-worth }. Troque: { $low } vale { $low-worth }.
lesson-wait = Dá para chamar Vinto agora, mas há duas cartas que você não viu. Passe a vez.
    .mistake = Quando você chama, todos jogam contra você. Com duas cartas não vistas é cedo: passe a vez.
lesson-toss = { $seat1 } jogou { $top }, e a sua primeira carta é { $mine }: são iguais. Descarte junto e livre-se dela!
    .mistake = Só { $mine } é igual com certeza. Errar custa uma carta do monte.
    .pass = Se passar, { $mine } continua custando { $mine-worth }. Descarte junto: é a sua primeira carta.
lesson-action = Uma carta a menos! E a ação dela vale: o 8 olha uma das suas. Escolha a última.
    .mistake = Nesta lição, olhe a última carta. Você ainda não a viu.
lesson-again = { $seen }, só { $seen-worth }! É a sua vez de novo: compre uma carta.
lesson-swap = { $new } não faz nada, mas é baixo. Troque pela sua quarta carta, que você não viu.
    .mistake = { $card } já é mais baixo. Troque a quarta carta: você não sabe quanto ela custa.
    .discard = Descartando { $new }, nada melhora. Troque pela sua quarta carta, que pode ser alta.
    .guess = Acertar usaria a ação da carta, errar custa mais uma. Troque sem palpite.
lesson-call = { $hand } somam { $hand-worth }: é pouco. Chame Vinto! Os outros jogam mais uma vez, juntos contra você.
    .mistake = Você tem { $hand-worth }, e a cada vez os outros podem baixar mais. Chame Vinto!
lesson-won = Ninguém tem menos: você tem { $total0 }, eles têm { $total1 } e { $total2 }. Você marca { $score0 }, cada um deles { $score1 }.
    .next = Agora jogue uma rodada. Repare no que os outros compram: todos veem, e dá para seguir a carta.
