import type { Rules } from "./shape";

const DOES = ["carta", "pontos", "o que faz"];

const rules: Rules = {
  vinto: [
    {
      title: "Em poucas palavras",
      blocks: [
        "Cinco cartas viradas para baixo à sua frente, e você viu duas delas. Diminua a soma: com cartas compradas, com o que as cartas fazem e jogando junto. Depois diga Vinto: cada um dos outros joga mais um turno, e jogam unidos contra você.",
        "Quatro ou cinco jogadores; também dá para jogar com dois, três ou seis. Um baralho de 52 cartas e dois coringas.",
        { cards: "?? Ah ?? ?? Kc", note: "A sua fileira. Você viu o ás e o rei: 1 ponto e 0." },
      ],
    },
    {
      title: "Quanto valem as cartas, e o que fazem",
      blocks: [
        {
          head: DOES,
          rows: [
            ["coringa", "−1", "nada"],
            ["rei", "0", "diz uma carta qualquer e faz o que ela faz"],
            ["ás", "1", "um jogador à sua escolha, você também, recebe uma carta do monte, sem vê-la"],
            ["2 a 6", "o seu número", "nada"],
            ["7, 8", "o seu número", "olhar uma das suas cartas"],
            ["9, 10", "o seu número", "olhar uma carta de outro jogador"],
            ["valete", "10", "permutar duas cartas de dois jogadores diferentes, sem ver"],
            ["dama", "10", "olhar duas cartas de dois jogadores diferentes e permutá-las ou não"],
          ],
        },
        "Pouco é bom. Uma ação tem de ser feita se for possível; só a permuta da dama se pode deixar. Sem nada sobre o que agir, não acontece nada. Um rei que diz 2 a 6, coringa ou rei não faz nada.",
      ],
    },
    {
      title: "A distribuição",
      blocks: [
        "Cada um recebe cinco cartas, viradas para baixo em fileira. Abre-se uma carta, que começa o descarte; o resto é o monte. Você olha até duas das suas cartas, quais quiser, uma vez. Daí em diante ninguém olha uma carta virada, a não ser que uma ação permita. Lembrar é o jogo.",
      ],
    },
    {
      title: "A sua vez",
      blocks: [
        "Compre a carta de cima do monte; todos a veem. Depois faça uma destas coisas:",
        [
          "Jogue-a, se ela faz algo: vai para o descarte, e você faz o que ela manda.",
          "Troque-a por uma das suas: ela fica virada naquele lugar, e a que estava ali vai aberta para o descarte.",
          "Descarte-a, se ela não faz nada.",
        ],
        "Ao trocar, você pode adivinhar: diga qual carta está para aparecer. Se acertar, faz o que ela faz. Se errar, recebe uma carta do monte, sem vê-la.",
        "Em vez de comprar, você pode pegar a carta de cima do descarte e fazer o que ela faz, se for um 7 a rei sem uso que possa fazer algo. Uma carta está sem uso se a sua ação nunca começou. Ela fica no descarte, usada, e esse foi o seu turno.",
        "No fim do seu turno, depois de jogar junto, você pode chamar Vinto.",
      ],
    },
    {
      title: "Jogar junto",
      blocks: [
        { cards: "9s . 9d", note: "Há um nove no descarte. Quem tem um nove pode jogá-lo junto." },
        "Quando um turno pôs uma carta no descarte, ou usou a de cima, e a ação acabou, todos podem jogar junto uma carta igual.",
        [
          "Certo: ela fica no descarte, você tem uma carta a menos e faz logo o que ela faz. Depois todos podem jogar junto outra vez.",
          "Errado: todos a veem, você a pega de volta e recebe uma carta do monte, sem vê-la. Não pode jogar junto antes da próxima chance.",
        ],
        "Num turno jogam-se junto no máximo quatro cartas iguais, ou dois coringas.",
      ],
    },
    {
      title: "Chamar Vinto",
      blocks: [
        "Cada um dos outros joga exatamente mais um turno. As suas cartas ficam fora de alcance: ninguém as olha, permuta ou lhe dá uma carta, e você não joga junto. A menor das outras mãos é comparada com a sua.",
        {
          head: ["as somas", "você", "cada um dos outros"],
          rows: [
            ["a sua é menor que todas", "+3", "−1"],
            ["a sua é igual à menor dos outros", "+3", "0"],
            ["a de alguém é menor que a sua", "−1", "+3"],
          ],
        },
      ],
    },
    {
      title: "Quando o monte acaba, e a partida",
      blocks: [
        "Todo o descarte menos a carta de cima é embaralhado e vira o monte. Uma rodada em que ninguém chamou acaba sem pontos se ninguém mais pode comprar, ou depois de 400 turnos.",
        "Os pontos se somam de rodada em rodada; o maior total vem primeiro. Depois de 30 minutos termina-se a rodada em curso, e a partida acaba.",
      ],
    },
    {
      title: "Os pontos de jogo, e a noite",
      blocks: [
        {
          head: ["lugar na partida", "pontos de jogo"],
          rows: [
            ["primeiro", "5"],
            ["segundo", "3"],
            ["terceiro", "2"],
            ["quarto em diante", "0"],
          ],
        },
        "Quem tem o mesmo total fica no mesmo lugar, o melhor, e cada um recebe todos os pontos dele; o lugar seguinte fica vago. Dois primeiros recebem 5 cada um, e depois vem o terceiro.",
        "Os pontos de jogo se somam em todas as partidas da noite na mesma mesa, e quem tem mais vence a noite. Quem tem tantos quanto outro fica no mesmo lugar: aparece antes quem fez mais pontos nas rodadas e, se estes também forem iguais, quem venceu mais chamadas.",
      ],
    },
  ],
  cambio: [
    {
      title: "Em poucas palavras",
      blocks: [
        "Quatro cartas viradas para baixo à sua frente, e você viu duas delas. Diminua a soma: troque-as, roube menores e livre-se delas no instante em que alguém descarta uma do mesmo valor, seja de quem for a vez. Depois chame Cambio, e tenha a menor soma quando todos os outros tiverem jogado mais um turno.",
        "De dois a seis jogadores. Um baralho de 52 cartas e dois coringas.",
        { cards: "?? ?? 2c Kd", note: "Duas sobre duas. Você viu as de baixo: 2 e −2." },
      ],
    },
    {
      title: "Quanto valem as cartas, e o que podem fazer",
      blocks: [
        {
          head: DOES,
          rows: [
            ["rei vermelho", "−2", "nada"],
            ["coringa", "−1", "nada"],
            ["ás", "1", "nada"],
            ["2 a 6", "o seu número", "nada"],
            ["7, 8", "o seu número", "olhar uma das suas cartas"],
            ["9, 10", "o seu número", "olhar uma carta de outro jogador"],
            ["valete", "11", "permutar duas cartas quaisquer, sem ver"],
            ["dama", "12", "olhar duas cartas quaisquer e permutá-las ou não"],
            ["rei preto", "13", "nada"],
          ],
        },
        "Uma carta só faz algo se veio do monte e foi descartada logo em seguida, e você não precisa usá-la. Não quando sai numa troca, quando foi pega do descarte ou quando é virada.",
      ],
    },
    {
      title: "A distribuição",
      blocks: [
        "Cada um recebe quatro cartas viradas para baixo, duas sobre duas. O descarte está vazio. Você olha as duas de baixo até todos estarem prontos. Daí em diante ninguém olha uma carta virada, a não ser que uma carta permita, e ninguém muda as suas de lugar.",
      ],
    },
    {
      title: "A sua vez",
      blocks: [
        "Ou você chama Cambio, e esse é todo o seu turno, ou:",
        [
          "Compre a carta de cima do monte, que só você vê, ou pegue a de cima do descarte, que todos veem.",
          "Troque-a por uma das suas, que vai para o descarte; ou descarte-a, e use o que ela faz se veio do monte. Uma carta pega do descarte pode voltar a ele.",
        ],
      ],
    },
    {
      title: "Virar",
      blocks: [
        { cards: "7s . 7h", note: "Um sete é descartado: quem for mais rápido pode virar um sete." },
        "Quando se descarta uma carta, o descarte está vivo, e todos podem virar uma carta do mesmo valor: uma própria, ou uma de outro. Rei vermelho só combina com rei vermelho, preto só com preto.",
        [
          "Certo: ela vai para o descarte, que se fecha até o próximo. Se era de outro, você dá uma das suas por ela, virada, no mesmo lugar.",
          "Errado: todos a veem, ela volta, e você recebe uma carta do monte, sem vê-la. O descarte continua vivo, e você pode tentar de novo.",
        ],
        "Uma virada que chega tarde não vale e não custa nada. Você não pode virar enquanto tem uma carta comprada ou usa o que uma carta faz; ninguém vira enquanto se deve uma carta ou o monte está vazio.",
        "Com mais de seis cartas depois de uma virada errada, você está fora: as suas cartas são postas de lado, e você não pode vencer.",
      ],
    },
    {
      title: "Chamar Cambio",
      blocks: [
        "Chama-se no começo do próprio turno; só um jogador pode. Cada um dos outros joga mais um turno. A sua mão é definitiva: ninguém vira nem permuta as suas cartas, e você não vira. Elas ainda podem ser olhadas. Depois do último turno, pergunta-se ainda uma vez a quem pode virar.",
        {
          head: ["as somas", "quem vence"],
          rows: [
            ["quem chamou tem menos que todos", "quem chamou"],
            ["alguém tem o mesmo ou menos", "todos os outros que têm a menor soma"],
          ],
        },
        "Se só resta um jogador, ele vence na hora.",
      ],
    },
    {
      title: "Quando o monte acaba, e a partida",
      blocks: [
        "Todo o descarte menos a carta de cima é embaralhado e vira o monte. Depois de 400 turnos sem chamada, a rodada acaba, e vencem todas as menores somas.",
        "Uma partida é uma rodada, a não ser que a mesa jogue várias: então vence quem tem mais vitórias, sozinho ou empatado.",
      ],
    },
  ],
  "tres-cartas": [
    {
      title: "Em poucas palavras",
      blocks: [
        "Três cartas viradas para baixo à sua frente, e você viu duas delas. Diminua a soma, carta por carta, lembre o que está onde, e peça para parar quando ninguém puder ter menos que você. Se errar, você paga pela mesa toda.",
        "De dois a quatro jogadores; até oito podem jogar. Um baralho de 52 cartas, sem coringas.",
        { cards: "Jh ?? 3s", note: "A sua fileira. Você viu as das pontas; a do meio ninguém conhece." },
      ],
    },
    {
      title: "Quanto valem as cartas",
      blocks: [
        {
          head: ["carta", "pontos"],
          rows: [
            ["valete", "0"],
            ["ás", "1"],
            ["2 a 10", "o seu número"],
            ["dama", "11"],
            ["rei", "12"],
          ],
        },
        "Os naipes não importam. A melhor mão são três valetes.",
        { cards: "Jc Jh Js", note: "Absolutamente nada: 0 pontos." },
      ],
    },
    {
      title: "A distribuição",
      blocks: [
        "Cada um recebe três cartas viradas para baixo em fileira; o descarte está vazio. Você olha por alguns segundos as duas das pontas. Daí em diante ninguém olha de novo uma carta virada, nem mesmo uma que acabou de pôr ali.",
      ],
    },
    {
      title: "A sua vez",
      blocks: [
        [
          "Compre, sempre: a carta de cima do monte, que só você vê, ou a última do descarte, que todos veem.",
          "Troque-a por uma das suas três, que vai aberta para o descarte; ou descarte-a. Uma carta pega do descarte pode voltar a ele: é um passe livre.",
          "Peça para parar, ou passe a vez. Só agora se pode parar, já no primeiro turno.",
        ],
        "O único jeito de saber qual era a carta do meio é trocá-la.",
      ],
    },
    {
      title: "Pedir para parar",
      blocks: [
        "Quando você pede para parar, todas as cartas são abertas na hora. Ninguém joga mais.",
        {
          head: ["as somas", "você soma", "cada um dos outros soma"],
          rows: [
            ["a sua é menor que todas", "nada", "a própria"],
            ["a de alguém é igual à sua, ou menor", "as de todos, a sua também", "nada"],
          ],
        },
        "Você para com 6 contra 7 e 12: soma 0, e eles 7 e 12. Se o 7 fosse um 6, você somaria 24 e eles nada.",
      ],
    },
    {
      title: "Quando o monte acaba",
      blocks: [
        "Quem compra a última carta ainda a troca ou descarta. Depois todas são abertas, e cada um soma as suas, também quem tem menos. O mesmo acontece depois de 200 turnos.",
      ],
    },
    {
      title: "A partida",
      blocks: [
        "Os pontos se somam. Quem chega a 100 está fora; 100 exatos bastam. O último que resta vence. Se todos os que restam saem juntos, vence o menor total; em caso de empate, os empatados continuam sozinhos até os totais serem diferentes. Depois de três rodadas assim, todos eles vencem.",
      ],
    },
  ],
  pinnacola: [
    {
      title: "Em poucas palavras",
      blocks: [
        "Você tem as cartas na mão e baixa o que combina: sequências de um naipe e grupos do mesmo valor. Uma sequência longa é uma Pinnacola, quatro iguais são um Poker. Com um de cada na mesa você pode bater: descarta a última carta e deixa o adversário com o que ainda tem na mão. O que se descartou fica aberto entre vocês, o pozzo, e pode ser todo seu se você tiver lugar para a carta de cima.",
        "Dois jogadores. Dois baralhos de 52 cartas e quatro coringas: 108 cartas.",
      ],
    },
    {
      title: "Quanto valem as cartas",
      blocks: [
        {
          head: ["carta", "pontos"],
          rows: [
            ["coringa", "25"],
            ["ás", "15"],
            ["6 a 10, valete, dama, rei", "10"],
            ["2 a 5", "5"],
          ],
        },
        "Nos seus jogos contam a favor, na mão ao final contam contra. Um coringa vale 25, represente o que representar.",
      ],
    },
    {
      title: "Os jogos",
      blocks: [
        { cards: "5c 6c 7c", note: "Uma sequência: três ou mais cartas seguidas de um naipe." },
        { cards: "Qc Qh Qd", note: "Uma trinca: três cartas iguais, de naipes diferentes." },
        { cards: "3s 4s 5s 6s 7s 8s 9s", note: "Uma Pinnacola: uma sequência de sete ou mais. 55 pontos, em dobro: 110." },
        { cards: "9c 9h 9s 9d", note: "Um Poker: quatro iguais, um de cada naipe. 40 pontos e 80: 120." },
        {
          head: ["jogo", "o que dá"],
          rows: [
            ["sequência, trinca", "as suas cartas"],
            ["Pinnacola: sequência de sete ou mais", "as suas cartas em dobro"],
            ["Pinnacolone: sequência do ás ao rei, ou do ás ao ás", "as suas cartas em dobro, e 600"],
            ["Poker", "as suas cartas, e 120 de ases, 80 de 6 a rei, 40 de 2 a 5"],
            ["Poker de coringas: os quatro de uma vez", "as suas cartas, e 600"],
          ],
        },
        "O ás fica antes do dois ou depois do rei, nunca no meio: K-A-2 não é sequência. Uma trinca ou Poker tem no máximo quatro cartas e nenhum naipe repetido. O valor de um jogo é o que ele for no fim.",
      ],
    },
    {
      title: "Coringas",
      blocks: [
        { cards: "5h 6h Jk 8h", note: "O coringa representa o 7 de copas. Quem tem essa carta pode pô-la ali e ficar com o coringa." },
        "Um coringa representa qualquer carta, mas um jogo só leva um. Uma sequência de sete com um coringa é uma Pinnacola, e três iguais com um coringa são um Poker. Na sequência você escolhe o lugar dele ao baixar, e ali ele fica. Na trinca ele representa o naipe que faltar.",
        "Se você tem a carta que um coringa representa, pode pô-la no lugar e ficar com o coringa, dos seus jogos e dos do adversário. O coringa tem de ir para outro jogo na jogada seguinte; se não puder, você não pode pegá-lo.",
      ],
    },
    {
      title: "A sua vez",
      blocks: [
        [
          "Compre a carta de cima do monte, que só você vê, ou pegue o pozzo inteiro.",
          "Baixe o que quiser: jogos novos, cartas acrescentadas aos seus em qualquer ponta, coringas recuperados. Ou nada.",
          "Descarte uma carta no pozzo.",
        ],
        "Se você pega o pozzo, a jogada seguinte tem de pôr a carta de cima dele num jogo: um novo, um dos seus, ou no lugar de um coringa. Se não pudesse, não pode pegá-lo.",
        "Você precisa sempre de uma carta para descartar; e, enquanto não pode bater, de mais uma, que guarda.",
        "Dão-se treze cartas a cada um; a seguinte é aberta e começa o pozzo, que fica todo à vista.",
      ],
    },
    {
      title: "Bater",
      blocks: [
        "Se os seus jogos têm uma Pinnacola e um Poker, você pode descartar a última carta, qualquer uma. Isso encerra a rodada e dá 100 pontos. No seu primeiro turno da rodada é a chiusura in mano: os seus jogos valem o dobro, e você recebe 300.",
        "Você bate com 3♠ a 9♠, quatro noves e três damas: 110 + 120 + 30 + 100 = 360. O adversário baixou três cincos e tem na mão um coringa, um ás e um rei: 15 − 50 = −35.",
      ],
    },
    {
      title: "Quando o monte acaba, e a partida",
      blocks: [
        "Quem compra a última carta do monte joga o turno normalmente, e com o seu descarte a rodada acaba.",
        "Os seus pontos são o que dão os jogos e o bater, menos as cartas na mão. Eles se somam. Quando alguém chega a 1000 depois de uma rodada, vence o maior total; se forem iguais, joga-se mais uma. A centésima rodada é a última, sejam quais forem os totais: vence o maior, ou os dois, se forem iguais.",
      ],
    },
  ],
};

export default rules;
