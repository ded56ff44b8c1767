game = Três Cartas
    .line = Três cartas, uma delas nunca vista: pare quando ninguém puder ter menos.
    .about = Você tem três cartas viradas para baixo, e a do meio ninguém conhece. Diminua a soma a cada vez, lembre o que está onde, e peça para parar quando a sua for a menor. Se errar, você leva os pontos da mesa toda. Com 100 pontos, está fora.

## moves

move-stop = Pedir para parar
    .choice = Pedir para parar a rodada
    .about = Dizer que a sua soma é a menor. Se não for, você paga os pontos de todos.
    .what = se não tiver a menor soma, paga os pontos de todos

## events

event-stopped =
    { $seat-is ->
        [you] Você pede para parar!
       *[other] { $seat } pede para parar!
    }

## endings

ending-stopped = Fim da rodada: alguém pediu para parar.
table-round_goal = · até { $limit }
end-goal = Ponto é ruim: com { $limit } você sai da partida. Vence quem sobrar por último.
standing-stopper = pediu para parar
shout-stopped = Parei!
end-why_stopped =
    { $caller-is ->
        [you] Você parou com { $total };
       *[other] { $caller } parou com { $total };
    } { $how ->
        [under] depois veio { $rivals }, com { $low }. Quem para com a menor soma não paga nada; os outros pagam as próprias cartas.
        [tied]
            { $rivals } também { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, e quem para precisa ter menos que todos: paga os { $points } pontos da mesa toda.
       *[over]
            { $rivals } { $rivals-is ->
                [many] tinham
               *[other] tinha
            } { $low }, então quem parou paga os { $points } pontos da mesa toda.
    }

## refusals

refusal-too_early_to_stop =
    { $turns ->
        [one] Cedo demais: ninguém para antes de todos terem jogado uma vez.
       *[other] Cedo demais: ninguém para antes de todos terem jogado { $turns } vezes.
    }

## phases

phase-after =
    { $awaited-is ->
        [you] A sua soma é a menor? Você pode { $choices }.
       *[other] { $names } está decidindo…
    }

## levels

level-relaxed = Tranquilo
    .about = Esquece as cartas quase na hora e demora a pedir para parar
level-friendly = Amigável
    .about = Esquece as cartas logo e muitas vezes demora a pedir para parar
level-regular = Normal
    .about = Esquece algumas cartas e raramente demora a pedir para parar
level-sharp = Afiado
    .about = Esquece menos cartas e pede para parar quando vale a pena
level-master = Mestre
    .about = Não esquece nada e sabe quando pedir para parar

## house rules

option-opening_peek = Primeira olhada
    .about = Quais duas das suas três cartas você vê.
option-opening_peek-outer = As duas das pontas
option-opening_peek-first_two = As duas da esquerda
option-opening_peek-free_choice = Duas à escolha
option-discard_draw_must_swap = Pegar do descarte
    .about = O que você pode fazer com uma carta pega do descarte.
option-discard_draw_must_swap-true = Precisa ser trocada por uma das suas
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-last_turn_after_stop = Depois que alguém pede para parar
    .about = Se os outros ainda jogam.
option-last_turn_after_stop-true = Todos os outros jogam mais uma vez
option-last_turn_after_stop-false = As cartas são mostradas na hora
option-auto_end_lowest_zero = Quando ninguém pede para parar
    .about = Quanto marca a menor soma.
option-auto_end_lowest_zero-true = A menor não marca nada
option-auto_end_lowest_zero-false = Cada um marca a sua soma
option-turns_before_stop = Vezes antes de parar
    .about = Quantas vezes todos jogam antes que alguém possa pedir para parar.
option-limit = Limite
    .about = Quem chega a esse total está fora.
option-exact_limit_halves = O limite exato
    .about = O que acontece com exatamente esse total.
option-exact_limit_halves-true = Cai para a metade, e você continua
option-exact_limit_halves-false = Você está fora

## presets

preset-seed = Padrão
    .about = Fora com 100, ninguém joga depois que alguém pede para parar
preset-short = Curta
    .about = Fora com 50
preset-golf = Golfe
    .about = Quando alguém pede para parar, todos os outros jogam mais uma vez, e a carta pega do descarte precisa ser trocada

## a primeira lição

lesson-aim = Estas três cartas são suas. Pontos são ruins: a menor soma vence a rodada.
lesson-peek = Você vê as das pontas uma vez só: { $left } vale { $left-worth }, { $right } vale { $right-worth }. Decore e toque em Pronto.
lesson-draw = É a sua vez! Compre uma carta do monte. Só você vai ver.
lesson-swap = { $new } vale { $new-worth }: é a melhor carta do baralho. Troque pelo seu { $old-sign }, que custa { $old-worth }.
    .mistake = { $card } já é baixo. O seu { $old-sign } custa { $old-worth }: troque esse.
    .middle = Essa ninguém conhece. O seu { $old-sign } custa { $old-worth } com certeza: troque esse.
    .discard = Assim você joga fora { $new } e fica com { $old }. Troque um pelo outro.
lesson-wait = Dá para pedir para parar agora, mas a carta do meio pode ser qualquer uma. Passe a vez.
    .mistake = Se alguém empatar com você, você leva os pontos da mesa toda. Livre-se antes da carta do meio, que ninguém conhece.
lesson-take = { $seat2 } trocou a carta do meio sem conhecê-la: { $top }, que vale { $top-worth }. Pegue!
    .mistake = Do monte pode vir qualquer coisa. O { $top-sign } está aberto e só vale { $top-worth }: pegue.
lesson-middle = Troque { $new } pela sua carta do meio. Essa ninguém viu; em média, custa 6.
    .mistake = { $card } já é baixo. Troque a do meio: você não sabe quanto ela custa.
    .discard = Se você devolver { $new }, outro pega. Troque pela sua carta do meio.
lesson-stop = Agora você conhece todas: { $hand } somam { $hand-worth }. É pouco: peça para parar!
    .mistake = A cada vez os outros podem baixar mais. Você tem { $hand-worth }: peça para parar agora.
lesson-won = Você vence com { $total0 } contra { $total1 } e { $total2 }: você marca { $score0 }, eles marcam as somas deles. Com um empate, você levaria os pontos de todos.
    .next = Agora jogue uma partida: quem chega a 100 está fora, e vence o último que fica.
