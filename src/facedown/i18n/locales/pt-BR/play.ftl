## moves

move-ready = Pronto
    .choice = Dizer “Pronto” e virar as cartas para baixo
    .about = Você já decorou as suas cartas; a rodada pode começar.
    .what = virar as cartas para baixo
move-look = Olhar uma carta
    .choice = Olhar { $slot }
    .ask = Olhar qual das suas cartas?
    .about = Olhar uma das suas cartas antes de a rodada começar.
    .what = uma das suas, só você vê
move-draw = Comprar
    .choice = Comprar do monte
    .about = Comprar a carta de cima do monte.
    .what = do monte, sem ver
move-take = Pegar { $top-sign }
    .choice = Pegar { $top } do descarte
    .about = Pegar a carta de cima do descarte.
    .what = você sabe o que leva
move-swap = Trocar
    .choice = Trocar { $slot } por { $drawn-sign }
    .ask = Trocar por qual das suas cartas?
    .about = Ficar com a carta comprada no lugar de uma das suas, que vai para o descarte.
    .what = entra no lugar de uma das suas
    .pick = trocar { $drawn-sign } por uma das suas cartas
move-discard = Descartar
    .choice = Descartar { $drawn }
    .about = Pôr a carta comprada no descarte.
    .what = suas cartas ficam como estão
move-end = Passar a vez
    .choice = Passar a vez
    .about = Passar a vez ao próximo jogador.
move-pass = Passar
    .choice = Passar
    .about = Não fazer nada desta vez.
move-call = Chamar { $game }
    .choice = Chamar { $game }
    .about = Dizer que a sua soma é a menor; todos os outros jogam mais uma vez.
    .what = tem a menor soma? os outros jogam mais uma vez
move-peek = Olhar
    .choice = Olhar { $place }
    .ask =
        { $whose ->
            [own] Olhar qual das suas cartas?
            [others] Olhar qual carta de outro jogador?
           *[any] Olhar qual carta?
        }
    .about = Olhar uma carta.
    .what = só você vê
move-exchange = Trocar duas cartas
    .choice = Trocar { $one } com { $other }, sem olhar
    .ask =
        { $players ->
            [two] Trocar quais duas cartas, de dois jogadores diferentes?
           *[any] Trocar quais duas cartas?
        }
    .about = Trocar de lugar duas cartas viradas para baixo, sem olhar.
    .what = sem olhar
move-inspect = Olhar duas cartas
    .choice = Olhar { $one } e { $other }
    .ask =
        { $players ->
            [two] Olhar quais duas cartas, de dois jogadores diferentes?
           *[any] Olhar quais duas cartas?
        }
    .about = Olhar duas cartas e depois trocá-las, se quiser.
    .what = depois troca se quiser
move-undo = Desfazer
    .choice = Desfazer a sua última jogada
    .about = Voltar atrás na última coisa que você fez nesta vez.

## events

event-dealt = As cartas são dadas.
event-turned = O descarte começa com { $card }.
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
        [you] Você diz “Pronto”.
       *[other] { $seat } diz “Pronto”.
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
        [you] Você troca { $place } e descarta { $card }.
       *[other] { $seat } troca { $place } e descarta { $card }.
    }
event-discarded =
    { $seat-is ->
        [you] Você descarta { $card }.
       *[other] { $seat } descarta { $card }.
    }
event-received =
    { $seat-is ->
        [you] Você recebe uma carta do monte, virada para baixo.
       *[other] { $seat } recebe uma carta do monte, virada para baixo.
    }
event-exchanged = { $one } e { $other } trocam de lugar.
event-kept =
    { $seat-is ->
        [you] Você não troca as duas cartas.
       *[other] { $seat } não troca as duas cartas.
    }
event-passed =
    { $seat-is ->
        [you] Você passa.
       *[other] { $seat } passa.
    }
event-called =
    { $seat-is ->
        [you] Você chama { $game }! Todos os outros jogam mais uma vez.
       *[other] { $seat } chama { $game }! Todos os outros jogam mais uma vez.
    }
event-reshuffled = O descarte é embaralhado e vira o novo monte.
event-turn =
    { $seat-is ->
        [you] Sua vez.
       *[other] Vez de { $seat }.
    }
event-ended = { $ending }
event-revealed =
    { $seat-is ->
        [you] Você mostra { $cards }.
       *[other] { $seat } mostra { $cards }.
    }

## endings

ending-stock_out = Fim da rodada: o monte acabou.
ending-turn_limit = Fim da rodada: durou demais.
ending-called = Fim da rodada: todos tiveram a última vez.

## refusals

refusal-not_your_turn = Não é a sua vez.
refusal-not_now = Agora não dá para fazer isso.
refusal-wait_for_dealer = As cartas estão sendo embaralhadas.
refusal-dealer_shuffles = As cartas estão sendo embaralhadas.
refusal-no_such_slot = Você não tem nenhuma carta ali.
refusal-no_such_place = Não há carta ali.
refusal-already_seen = Você já olhou essa carta.
refusal-no_looks_left = Você já olhou todas as cartas que podia.
refusal-already_ready = Você já disse “Pronto”; faltam os outros.
refusal-already_passed = Você já passou.
refusal-discard_empty = O descarte está vazio.
refusal-stock_empty = O monte está vazio.
refusal-must_swap = Uma carta pega do descarte precisa ser trocada por uma das suas.
refusal-caller_protected = { $seat } chamou: ninguém mexe nessas cartas.
refusal-not_your_card = Escolha uma das suas cartas.
refusal-your_own_card = Escolha uma carta de outro jogador.
refusal-too_late = Tarde demais: as cartas mudaram. Não custou nada a você.
refusal-too_early_to_call =
    { $turns ->
        [one] Ninguém pode chamar antes de todos terem jogado uma vez.
       *[other] Ninguém pode chamar antes de todos terem jogado { $turns } vezes.
    }
refusal-default = Agora não dá para fazer isso.
phase-setup =
    { $awaited-is ->
        [you]
            { $looks ->
                [0] Decore as suas cartas e aperte Pronto.
                [1] Você pode olhar mais uma das suas cartas: escolha qual e decore o que vir.
               *[other] Você pode olhar { $looks } das suas cartas: escolha quais e decore o que vir.
            }
       *[other] Decorando as cartas: { $names }…
    }
phase-draw =
    { $awaited-is ->
        [you] Sua vez: você pode { $choices }.
       *[other] { $names } vai comprar…
    }
phase-decide =
    { $awaited-is ->
        [you] Você pode { $choices }.
       *[other] { $names } está decidindo…
    }
phase-reveal = Todos mostram as cartas.
phase-over = Fim da rodada.
phase-after = A vez acabou.

## abilities

ability-look_own = Olhe uma das suas cartas
ability-look_other = Olhe uma carta de outro jogador
ability-swap_unseen = Troque duas cartas, sem olhar
ability-look_and_swap = Olhe duas cartas e troque-as se quiser

## hints

hint-only_move = as regras não deixam outra jogada aqui.
hint-call_odds = a sua chance de ganhar assim é de { $percent }%.
hint-not_yet = encerrando agora, a sua chance de ganhar é só de { $percent }%.
hint-lowers_total = as suas cartas somam { $points } a menos.
hint-removes_card = você se livra de uma carta, e as suas cartas somam { $points } a menos.
hint-empties_hand = você fica sem cartas.
hint-replaces_unseen = ela vale { $points }, e uma carta que você não viu vale em média { $average }.
hint-trades_for_unseen = você troca { $points } por uma carta que vale em média { $average }.
hint-reveals_own =
    { $cards ->
        [one] você descobre uma das suas cartas.
       *[other] você descobre { $cards } das suas cartas.
    }
hint-reveals_other =
    { $cards ->
        [one] você descobre uma carta de outro jogador.
       *[other] você descobre { $cards } cartas dos outros.
    }
hint-denies = as cartas de { $seat } somam { $points } a mais.
hint-burdens =
    { $cards ->
        [one] { $seat } fica com uma carta a mais.
       *[other] { $seat } fica com { $cards } cartas a mais.
    }
hint-takes_known = o descarte vale { $points }; uma carta do monte, cerca de { $average }.
hint-discard_is_high = o descarte vale { $points }; uma carta do monte, cerca de { $average }.
hint-too_high = valendo { $points }, não é menor que nenhuma das cartas que você sabe que tem.
hint-uses_action = você pode usar o que a carta faz.
hint-nothing_sure = nenhuma das cartas que você conhece combina.
hint-takes_pile =
    { $cards ->
        [one] ela está aberta: você sabe o que leva.
       *[other] são { $cards } cartas de uma vez.
    }
hint-lays_down =
    { $cards ->
        [one] é uma carta a menos na mão.
       *[other] são { $cards } cartas a menos na mão.
    }
hint-gains_joker = você fica com um coringa.
hint-chance_to_win = assim você ganha em cerca de { $percent }% das vezes.
hint-nothing_better = é o que um bot forte faria aqui.
hint-next_best = das outras jogadas, esta é a que rende mais.
hint-default = é o que parece melhor pelo que você sabe.
