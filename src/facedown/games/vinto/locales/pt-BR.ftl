game = Vinto
    .line = Baixe a soma das suas cinco cartas escondidas e depois enfrente todos os outros.
    .about = Cinco cartas viradas para baixo à sua frente, e você viu duas. Compre, troque, use o que as cartas fazem e jogue junto uma carta igual quando alguém descarta. Quando a sua mão for a menor, chame Vinto: cada um dos outros tem mais uma vez, e jogam unidos contra você.

## moves

move-play = Usar { $drawn-sign }
    .choice = Jogar { $drawn } e usar o que faz
    .about = Descartar a carta comprada e fazer o que ela manda.
move-guess = Trocar e adivinhar
    .choice = Pôr { $drawn }, tirar { $slot } e dizer: { $rank }
    .ask = Trocar por qual carta?
    .about = Trocar a carta comprada e dizer qual sai, antes de ela ser virada.
move-keep = Deixar as duas
    .choice = Deixar as duas cartas onde estão
    .about = Deixar onde estão as duas cartas que você olhou.
move-give = Dar uma carta
    .choice = Uma carta do monte para { $to }
    .ask = Quem recebe uma carta?
    .about = Escolher quem recebe uma carta do monte.
move-name = Dizer uma carta
    .choice = Fazer o que faz { $rank-the }
    .ask = O que o rei deve fazer?
    .about = Dizer a carta cuja ação o seu rei faz.
move-declare = Dizer o que é uma carta
    .choice = Dizer que { $place } é { $rank-a }
    .ask = Dizer o que é qual carta?
    .about = Dizer qual é uma carta virada para baixo.
move-toss = Jogar junto
    .choice = Jogar junto { $slot }
    .ask = Jogar junto qual carta? Deve ser igual: { $top-sign }.
    .about = Jogar uma carta igual à do descarte; errar custa uma carta.

## events

event-turned = Abre-se { $card }, que começa o descarte.
event-shared =
    { $card-seen ->
        [yes] Contam a você que { $place } é { $card }.
       *[no] Os que jogam contra quem chamou contam uns aos outros qual é { $place }.
    }
event-guessed =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Você troca { $place } e diz { $rank }: certo, é { $card }.
               *[no] Você troca { $place } e diz { $rank }: errado, é { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } troca { $place } e diz { $rank }: certo, é { $card }.
               *[no] { $seat } troca { $place } e diz { $rank }: errado, é { $card }.
            }
    }
event-declared =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Você diz que { $place } é { $rank-a }: certo, é { $card }.
               *[no] Você diz que { $place } é { $rank-a }: errado, é { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } diz que { $place } é { $rank-a }: certo, é { $card }.
               *[no] { $seat } diz que { $place } é { $rank-a }: errado, é { $card }.
            }
    }
event-played =
    { $seat-is ->
        [you] Você joga { $card }.
       *[other] { $seat } joga { $card }.
    }
event-named =
    { $seat-is ->
        [you] O seu rei faz o que faz { $rank-the }.
       *[other] O rei de { $seat } faz o que faz { $rank-the }.
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
        [you] Você joga junto { $card }: certo!
       *[other] { $seat } joga junto { $card }: certo!
    }
event-toss_failed =
    { $seat-is ->
        [you] Você tenta jogar junto { $place }: errado, é { $card }.
       *[other] { $seat } tenta jogar junto { $place }: errado, é { $card }.
    }
event-toss_opened = Podem-se jogar junto cartas iguais.
event-toss_closed = Ninguém mais joga junto.
event-fizzled = { $rank-the } não encontra nada para fazer.
event-card_missing =
    { $seat-is ->
        [you] Você deveria receber uma carta, mas não há mais.
       *[other] { $seat } deveria receber uma carta, mas não há mais.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] Você não tem o que comprar; a vez passa.
       *[other] { $seat } não tem o que comprar; a vez passa.
    }

## endings

ending-no_call = Fim da rodada: ninguém chamou.

## refusals

refusal-no_such_rank = Não existe essa carta.
refusal-no_such_seat = Não existe esse jogador.
refusal-must_not_discard = Essa carta não se descarta sem uso: use-a ou troque-a.
refusal-not_takeable = A carta de cima do descarte não se pode pegar.
refusal-no_action = Essa carta não faz nada.
refusal-not_a_pair = Essas duas não se podem escolher juntas.
refusal-may_not_toss = Agora você não pode jogar junto.
refusal-must_name_action = Diga uma carta cuja ação se possa fazer agora.

## phases

phase-setup =
    { $awaited-is ->
        [you] Olhe as suas cartas, guarde-as na memória e diga quando acabar.
       *[other] Primeira olhada: { $names }.
    }
phase-turn_start =
    { $awaited-is ->
        [you] É a sua vez: { $choices }.
       *[other] Vez de comprar: { $names }.
    }
phase-effect =
    { $awaited-is ->
        [you] Use a carta: { $choices }.
       *[other] Usando uma carta: { $names }.
    }
phase-toss =
    { $awaited-is ->
        [you] Você tem uma igual? { $choices_start }.
       *[other] Pode-se jogar junto uma carta igual.
    }
phase-turn_end =
    { $awaited-is ->
        [you] Fim da sua vez: { $choices }.
       *[other] Pode chamar: { $names }.
    }

## house rules

option-king_mode = O rei
    .about = O que faz um rei quando é jogado.
option-king_mode-copy = Diz uma carta qualquer e faz o que ela faz
option-king_mode-declare = Quem o joga diz qual é uma carta virada: se acerta, ela sai; se erra, custa uma carta
option-opening_discard = Primeiro descarte
    .about = Como começa o descarte.
option-opening_discard-faceup = Abre-se uma carta
option-opening_discard-empty = Começa vazio
option-opening_peeks = Primeira olhada
    .about = Quantas das suas cartas você pode olhar antes da rodada.
option-plain_discard = Descartar sem usar
    .about = Quais cartas compradas se podem descartar sem fazer nada.
option-plain_discard-non_action = Só as que não fazem nada (do 2 ao 6 e os coringas)
option-plain_discard-any = Qualquer uma; a que faz algo fica ali sem uso, e do 7 ao rei se pode pegar dali
option-plain_discard-never = Nenhuma: a que faz algo se usa ou se troca, as outras se trocam; quem não tem carta para trocar pode descartá-las
option-ace_takeable_from_discard = Pegar um ás
    .about = Se um ás sem uso se pode pegar do descarte.
option-ace_takeable_from_discard-true = Pode-se pegar um ás sem uso, como do 7 ao rei
option-ace_takeable_from_discard-false = Um ás não se pega
option-jq_same_player = Valete e dama
    .about = De quem são as cartas que podem escolher.
option-jq_same_player-true = Também duas cartas do mesmo jogador
option-jq_same_player-false = Duas cartas de dois jogadores diferentes
option-active_may_toss = Jogar junto na sua vez
    .about = Se quem está na vez pode jogar junto.
option-active_may_toss-true = Todos podem jogar junto
option-active_may_toss-false = Todos menos quem está na vez
option-toss_chain = Depois de jogar junto
    .about = A quem se pergunta de novo.
option-toss_chain-reopen = Pergunta-se de novo a todos
option-toss_chain-single = Só a quem ainda não respondeu nesta vez
option-failed_toss_lockout = Depois de um erro
    .about = Por quanto tempo você não pode jogar junto.
option-failed_toss_lockout-window = Até se abrir a próxima chance
option-failed_toss_lockout-own_next_turn = Até a sua próxima vez
option-coalition_mode = Contra quem chamou
    .about = O que os outros contam uns aos outros.
option-coalition_mode-silent = Cada um guarda o que viu
option-coalition_mode-shared_peeks = O que um viu, todos eles sabem
option-tie_rule = Empate com quem chamou
    .about = O que os outros recebem quando o menor deles empata com quem chamou.
option-tie_rule-caller3_coal0 = Os outros recebem 0
option-tie_rule-caller3_coalm1 = Os outros recebem −1
option-end = Fim da partida
    .about = Uma rodada começada vai até o fim.
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

preset-seed = De costume
    .about = As regras como estão no nosso livro
preset-official = Como impressas
    .about = As regras impressas: o descarte começa vazio, qualquer carta pode ser descartada, um ás não usado pode ser pego, valete e dama podem escolher duas cartas do mesmo jogador, e ninguém joga junto na própria vez
preset-app = Reis que adivinham
    .about = Um rei diz qual é uma carta virada para baixo; o descarte começa vazio, qualquer carta pode ser descartada, e um ás não usado pode ser pego
