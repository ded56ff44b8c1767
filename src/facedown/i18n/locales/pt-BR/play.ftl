## moves

move-ready = A postos
    .choice = A postos: virar as cartas para baixo
    .about = Você viu as suas cartas; a rodada pode começar.
move-look = Olhar uma carta
    .choice = Olhar { $slot }
    .ask = Olhar qual das suas cartas?
    .about = Olhar uma das suas cartas antes de a rodada começar.
move-draw = Comprar
    .choice = Comprar do monte
    .about = Pegar a carta de cima do monte.
move-take = Pegar { $top-sign }
    .choice = Pegar { $top } do descarte
    .about = Pegar a carta de cima do descarte.
move-swap = Trocar
    .choice = Pôr { $drawn } e tirar { $slot }
    .ask = Trocar por qual carta?
    .about = Pôr a carta comprada na sua fileira; a que estava ali vai para o descarte.
move-discard = Descartar { $drawn-sign }
    .choice = Descartar { $drawn }
    .about = Pôr no descarte a carta que você comprou.
move-end = Passar a vez
    .choice = Passar a vez
    .about = Passar a vez ao próximo jogador.
move-pass = Deixar passar
    .choice = Deixar passar
    .about = Não fazer nada desta vez.
move-call = Chamar { $game }
    .choice = Chamar { $game }
    .about = Dizer que a sua mão é a menor; todos os outros têm mais uma vez.
move-peek = Olhar
    .choice = Olhar { $place }
    .ask = Olhar qual carta?
    .about = Olhar uma carta.
move-exchange = Permutar duas cartas
    .choice = Permutar { $one } e { $other }, sem ver
    .ask = Permutar quais duas cartas?
    .about = Permutar duas cartas viradas para baixo, sem olhá-las.
move-inspect = Olhar duas cartas
    .choice = Olhar { $one } e { $other }
    .ask = Olhar quais duas cartas?
    .about = Olhar duas cartas e depois permutá-las ou não.
move-undo = Desfazer
    .choice = Desfazer o último jogo baixado
    .about = Desfazer a última coisa que você baixou nesta vez.

## events

event-dealt = As cartas são dadas.
event-peeked =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Você olha { $place }: { $card }.
               *[no] Você olha { $place }.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } olha { $place }: { $card }.
               *[no] { $seat } olha { $place }.
            }
    }
event-inspected =
    { $seat-is ->
        [you]
            { $first-seen ->
                [yes] Você olha { $one }, { $first }, e { $other }, { $second }.
               *[no] Você olha { $one } e { $other }.
            }
       *[other]
            { $first-seen ->
                [yes] { $seat } olha { $one }, { $first }, e { $other }, { $second }.
               *[no] { $seat } olha { $one } e { $other }.
            }
    }
event-readied =
    { $seat-is ->
        [you] Você está a postos.
       *[other] { $seat } está a postos.
    }
event-begun =
    { $seat-is ->
        [you] As cartas estão viradas para baixo. Você começa.
       *[other] As cartas estão viradas para baixo. { $seat } começa.
    }
event-drew =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Você compra { $card }.
               *[no] Você compra uma carta.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } compra { $card }.
               *[no] { $seat } compra uma carta.
            }
    }
event-took =
    { $seat-is ->
        [you] Você pega { $card } do descarte.
       *[other] { $seat } pega { $card } do descarte.
    }
event-swapped =
    { $seat-is ->
        [you] Você troca { $place }; { $card } vai para o descarte.
       *[other] { $seat } troca { $place }; { $card } vai para o descarte.
    }
event-discarded =
    { $seat-is ->
        [you] Você descarta { $card }.
       *[other] { $seat } descarta { $card }.
    }
event-received =
    { $seat-is ->
        [you] Você recebe uma carta do monte, sem vê-la.
       *[other] { $seat } recebe uma carta do monte, sem vê-la.
    }
event-exchanged = { $one } e { $other } trocam de lugar.
event-kept =
    { $seat-is ->
        [you] Você deixa as duas cartas onde estão.
       *[other] { $seat } deixa as duas cartas onde estão.
    }
event-passed =
    { $seat-is ->
        [you] Você deixa passar.
       *[other] { $seat } deixa passar.
    }
event-called =
    { $seat-is ->
        [you] Você chama { $game }! Todos os outros têm mais uma vez.
       *[other] { $seat } chama { $game }! Todos os outros têm mais uma vez.
    }
event-reshuffled = O descarte é embaralhado e vira o monte.
event-turn =
    { $seat-is ->
        [you] É a sua vez.
       *[other] É a vez de { $seat }.
    }
event-ended = { $ending }
event-revealed =
    { $seat-is ->
        [you] Você abre { $cards }.
       *[other] { $seat } abre { $cards }.
    }

## endings

ending-stock_out = Fim da rodada: o monte acabou.
ending-turn_limit = Fim da rodada: durou demais.
ending-called = Fim da rodada: chamaram, e todos jogaram o último turno.

## refusals

refusal-not_your_turn = Não é a sua vez.
refusal-not_now = Isso não se pode fazer agora.
refusal-wait_for_dealer = O baralho está sendo embaralhado.
refusal-dealer_shuffles = O baralho está sendo embaralhado.
refusal-no_such_slot = Você não tem nenhuma carta ali.
refusal-no_such_place = Ali não há carta.
refusal-already_seen = Você já olhou essa carta.
refusal-no_looks_left = Você já olhou quantas cartas podia.
refusal-already_ready = Você já está a postos; os outros ainda não.
refusal-already_passed = Você já deixou passar.
refusal-discard_empty = O descarte está vazio.
refusal-stock_empty = O monte está vazio.
refusal-must_swap = Uma carta pega do descarte tem de entrar numa troca.
refusal-caller_protected = { $seat } chamou: nessas cartas não se mexe.
refusal-not_your_card = Escolha uma das suas cartas.
refusal-your_own_card = Escolha uma carta de outro jogador.
refusal-too_late = Tarde demais: as cartas mudaram. Não lhe custou nada.
refusal-awaited = Você tem de fazer alguma coisa.
refusal-default = Isso não se pode fazer agora.
phase-setup =
    { $awaited-is ->
        [you] Guarde as suas cartas na memória e diga quando acabar.
       *[other] Primeira olhada: { $names }.
    }
phase-draw =
    { $awaited-is ->
        [you] É a sua vez: { $choices }.
       *[other] Vez de comprar: { $names }.
    }
phase-decide =
    { $awaited-is ->
        [you] O que fazer com { $drawn }: { $choices }?
       *[other] Com a carta comprada: { $names }.
    }
phase-reveal = As cartas são abertas.
phase-over = Fim da rodada.
phase-after = A vez acabou.

## hints

hint-only_move = não há outra coisa a fazer.
hint-call_odds = em { $percent } de 100 maneiras de as cartas escondidas estarem agora, a sua soma basta.
hint-not_yet = a sua soma só basta em { $percent } de 100 maneiras de as cartas escondidas estarem agora.
hint-lowers_total =
    { $points ->
        [one] a sua soma cai { $points } ponto.
       *[other] a sua soma cai { $points } pontos.
    }
hint-removes_card =
    { $points ->
        [one] você se livra de uma carta e de { $points } ponto.
       *[other] você se livra de uma carta e de { $points } pontos.
    }
hint-empties_hand = assim você fica sem cartas.
hint-replaces_unseen = ela conta { $points }, e uma carta que você não viu conta em média { $average }.
hint-trades_for_unseen = você dá { $points } por uma carta que conta em média { $average }.
hint-reveals_own =
    { $cards ->
        [one] você fica conhecendo uma das suas cartas.
       *[other] você fica conhecendo { $cards } das suas cartas.
    }
hint-reveals_other =
    { $cards ->
        [one] você fica conhecendo uma carta de outro.
       *[other] você fica conhecendo { $cards } cartas de outros.
    }
hint-denies =
    { $points ->
        [one] { $seat } fica com { $points } ponto a mais.
       *[other] { $seat } fica com { $points } pontos a mais.
    }
hint-burdens =
    { $cards ->
        [one] { $seat } fica com uma carta a mais.
       *[other] { $seat } fica com { $cards } cartas a mais.
    }
hint-takes_known = o descarte conta { $points }, uma carta do monte em média { $average }.
hint-discard_is_high = o descarte conta { $points }, uma carta do monte em média só { $average }.
hint-too_high = com { $points }, não é menor que nenhuma das cartas que você conhece.
hint-uses_action = você pode usar o que a carta faz.
hint-nothing_sure = nenhuma carta que você conhece serve agora.
hint-nothing_better = nada parece melhor.
hint-default = parece o melhor pelo que você sabe.
