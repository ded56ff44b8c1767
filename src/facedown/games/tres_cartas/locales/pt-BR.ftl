game = Três Cartas
    .line = Três cartas, uma delas nunca vista: pare quando ninguém puder ter menos.
    .about = Três cartas viradas para baixo à sua frente; a do meio ninguém conhece. Diminua a soma turno após turno, lembre o que está onde, e peça para parar quando a sua for a menor. Se errar, você paga pela mesa toda. Com 100 pontos, está fora.

## moves

move-stop = Pedir para parar
    .choice = Pedir para parar a rodada
    .about = Dizer que a sua soma é a menor. Se não for, você paga por todos.

## events

event-stopped =
    { $seat-is ->
        [you] Você pede para parar!
       *[other] { $seat } pede para parar!
    }

## endings

ending-stopped = Fim da rodada: pediram para parar.
standing-stopper = pediu para parar

## phases

phase-after =
    { $awaited-is ->
        [you] A sua soma é a menor? { $choices_start }.
       *[other] Pode pedir para parar: { $names }.
    }

## house rules

option-opening_peek = Primeira olhada
    .about = Quais duas das suas três cartas você vê.
option-opening_peek-outer = As duas das pontas
option-opening_peek-first_two = As duas da esquerda
option-opening_peek-free_choice = Duas à sua escolha
option-discard_draw_must_swap = Pegar do descarte
    .about = O que se faz com uma carta pega do descarte.
option-discard_draw_must_swap-true = Tem de entrar numa troca
option-discard_draw_must_swap-false = Pode voltar ao descarte
option-last_turn_after_stop = Depois do pedido de parada
    .about = Se os outros ainda jogam.
option-last_turn_after_stop-true = Todos os outros jogam mais um turno
option-last_turn_after_stop-false = As cartas são abertas na hora
option-auto_end_lowest_zero = Rodada sem parada
    .about = O que soma a menor mão.
option-auto_end_lowest_zero-true = A menor não soma nada
option-auto_end_lowest_zero-false = Cada um soma a sua
option-limit = Limite
    .about = Quem chega a este total está fora.
option-exact_limit_halves = O limite exato
    .about = O que acontece com exatamente esse total.
option-exact_limit_halves-true = Cai para a metade, e você continua
option-exact_limit_halves-false = Você está fora

## presets

preset-seed = De costume
    .about = Fora com 100, ninguém joga depois da parada
preset-short = Curta
    .about = Fora com 50
preset-golf = Golfe
    .about = Todos jogam um último turno depois da parada
