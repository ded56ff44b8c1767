import type { Rules } from "./shape";

const DOES = ["carta", "punti", "che cosa fa"];

const rules: Rules = {
  vinto: [
    {
      title: "In breve",
      blocks: [
        "Davanti a te ci sono cinque carte coperte, e ne hai viste due. Abbassale: con le carte che peschi, con ciò che fanno le carte, e scartando al volo. Poi di’ Vinto: ognuno degli altri ha ancora un turno, e giocano uniti contro di te.",
        "Quattro o cinque giocatori; si può giocare anche in due, tre o sei. Un mazzo di 52 carte e due jolly.",
        { cards: "?? Ah ?? ?? Kc", note: "La tua fila. Hai visto l’asso e il re: 1 punto e 0." },
      ],
    },
    {
      title: "Quanto valgono le carte, e che cosa fanno",
      blocks: [
        {
          head: DOES,
          rows: [
            ["jolly", "−1", "niente"],
            ["re", "0", "nomina una carta qualsiasi e fa quello che fa lei"],
            ["asso", "1", "un giocatore a tua scelta, anche tu, prende una carta dal mazzo senza vederla"],
            ["da 2 a 6", "il loro numero", "niente"],
            ["7, 8", "il loro numero", "guardi una delle tue carte"],
            ["9, 10", "il loro numero", "guardi una carta di un altro giocatore"],
            ["fante", "10", "scambi di posto due carte di due giocatori diversi, senza vederle"],
            ["donna", "10", "guardi due carte di due giocatori diversi, poi le scambi di posto o no"],
          ],
        },
        "Poco è bene. Un’azione va fatta, se si può; solo lo scambio della donna si può lasciare. Se non c’è nulla su cui agire, non succede niente. Un re che nomina da 2 a 6, il jolly o il re non fa niente.",
      ],
    },
    {
      title: "Si danno le carte",
      blocks: [
        "Ognuno riceve cinque carte, coperte in fila. Si scopre una carta, che apre gli scarti; il resto è il mazzo. Guardi fino a due delle tue carte, quelle che vuoi, una volta. Da allora nessuno guarda una carta coperta, se un’azione non lo dice. Il gioco è ricordare.",
      ],
    },
    {
      title: "Il tuo turno",
      blocks: [
        "Pesca la carta in cima al mazzo; la vedono tutti. Poi fai una di queste cose:",
        [
          "Giocala, se fa qualcosa: va tra gli scarti, e fai quello che dice.",
          "Scambiala con una delle tue: resta coperta in quel posto, e quella che c’era va scoperta tra gli scarti.",
          "Scartala, se non fa niente.",
        ],
        "Quando scambi puoi indovinare: di’ quale carta stai per scoprire. Se è giusto, fai quello che fa. Se è sbagliato, prendi una carta dal mazzo senza vederla.",
        "Invece di pescare puoi prendere la carta in cima agli scarti e fare quello che fa, se è un 7–re non usato che può fare qualcosa. Una carta non è usata se la sua azione non è mai cominciata. Resta tra gli scarti, usata, e quello era il tuo turno.",
        "Alla fine del tuo turno, dopo gli scarti al volo, puoi chiamare Vinto.",
      ],
    },
    {
      title: "Scartare al volo",
      blocks: [
        { cards: "9s . 9d", note: "Tra gli scarti c’è un nove. Chi ha un nove può scartarlo al volo." },
        "Quando un turno ha messo una carta tra gli scarti, o usato quella in cima, e la sua azione è finita, tutti possono scartare al volo una carta uguale.",
        [
          "Giusto: resta tra gli scarti, hai una carta in meno e fai subito quello che fa. Poi tutti possono scartare al volo di nuovo.",
          "Sbagliato: la vedono tutti, la riprendi e prendi una carta dal mazzo senza vederla. Non puoi scartare al volo prima della prossima occasione.",
        ],
        "In un turno si scartano al volo al massimo quattro carte uguali, o due jolly.",
      ],
    },
    {
      title: "Chiamare Vinto",
      blocks: [
        "Ognuno degli altri ha ancora esattamente un turno. Le tue carte sono al sicuro: nessuno le guarda, le scambia o ti dà una carta, e tu non scarti al volo. La più bassa delle altre mani si confronta con la tua.",
        {
          head: ["le somme", "tu", "ognuno degli altri"],
          rows: [
            ["la tua è più bassa di tutte", "+3", "−1"],
            ["la tua è pari alla più bassa degli altri", "+3", "0"],
            ["qualcuno ha meno di te", "−1", "+3"],
          ],
        },
      ],
    },
    {
      title: "Quando finisce il mazzo, e la partita",
      blocks: [
        "Tutti gli scarti tranne quello in cima si mescolano e tornano mazzo. Una mano in cui nessuno ha chiamato finisce senza punti se nessuno può più pescare, o dopo 400 turni.",
        "I punti si sommano di mano in mano; il totale più alto è primo. Dopo 30 minuti si gioca fino in fondo la mano in corso, e la partita è finita.",
      ],
    },
    {
      title: "I punti partita, e la serata",
      blocks: [
        {
          head: ["posto nella partita", "punti partita"],
          rows: [
            ["primo", "5"],
            ["secondo", "3"],
            ["terzo", "2"],
            ["quarto e oltre", "0"],
          ],
        },
        "Chi ha lo stesso totale ha lo stesso posto, il migliore, e ognuno ne prende tutti i punti; il posto seguente resta vuoto. Due primi prendono 5 punti ciascuno, e poi viene il terzo.",
        "I punti partita si sommano per tutte le partite della serata allo stesso tavolo, e chi ne ha di più vince la serata. Chi ne ha quanti un altro è alla pari: viene mostrato prima chi ha fatto più punti nelle mani e, se anche quelli sono pari, chi ha vinto più chiamate.",
      ],
    },
  ],
  cambio: [
    {
      title: "In breve",
      blocks: [
        "Davanti a te ci sono quattro carte coperte, e ne hai viste due. Abbassale: scambiale, ruba carte più basse, e liberatene appena qualcuno scarta una carta dello stesso valore, di chiunque sia il turno. Poi chiama Cambio, e abbi meno di tutti quando ognuno degli altri ha avuto ancora un turno.",
        "Da due a sei giocatori. Un mazzo di 52 carte e due jolly.",
        { cards: "?? ?? 2c Kd", note: "Due sopra due. Hai visto quelle in basso: 2 e −2." },
      ],
    },
    {
      title: "Quanto valgono le carte, e che cosa possono fare",
      blocks: [
        {
          head: DOES,
          rows: [
            ["re rosso", "−2", "niente"],
            ["jolly", "−1", "niente"],
            ["asso", "1", "niente"],
            ["da 2 a 6", "il loro numero", "niente"],
            ["7, 8", "il loro numero", "guardi una delle tue carte"],
            ["9, 10", "il loro numero", "guardi una carta di un altro giocatore"],
            ["fante", "11", "scambi di posto due carte qualsiasi, senza vederle"],
            ["donna", "12", "guardi due carte qualsiasi, poi le scambi di posto o no"],
            ["re nero", "13", "niente"],
          ],
        },
        "Una carta fa qualcosa solo se viene dal mazzo ed è scartata subito, e non sei obbligato a usarla. Non quando esce da uno scambio, quando è presa dagli scarti o quando viene girata.",
      ],
    },
    {
      title: "Si danno le carte",
      blocks: [
        "Ognuno riceve quattro carte coperte, due sopra due. Non ci sono scarti. Guardi le due in basso finché non sono tutti pronti. Da allora nessuno guarda una carta coperta, se una carta non lo dice, e nessuno sposta le proprie.",
      ],
    },
    {
      title: "Il tuo turno",
      blocks: [
        "O chiami Cambio, e quello è tutto il tuo turno, oppure:",
        [
          "Pesca la carta in cima al mazzo, che vedi solo tu, o prendi quella in cima agli scarti, che vedono tutti.",
          "Scambiala con una delle tue, che va tra gli scarti; o scartala, e usa ciò che fa se viene dal mazzo. Una carta presa dagli scarti si può rimettere giù.",
        ],
      ],
    },
    {
      title: "Girare",
      blocks: [
        { cards: "7s . 7h", note: "Qualcuno scarta un sette: chi è più svelto può girare un sette." },
        "Quando si scarta una carta gli scarti sono aperti, e tutti possono girare una carta dello stesso valore: una propria, o una di un altro. Un re rosso vale solo per un re rosso, uno nero solo per uno nero.",
        [
          "Giusto: va tra gli scarti, che si chiudono fino al prossimo. Se era di un altro, in cambio dai una delle tue, coperta, allo stesso posto.",
          "Sbagliato: la vedono tutti, torna giù, e prendi una carta dal mazzo senza vederla. Gli scarti restano aperti, e puoi riprovare.",
        ],
        "Una girata che arriva tardi non vale e non costa niente. Non puoi girare mentre hai una carta pescata o usi ciò che fa una carta; nessuno gira mentre si deve una carta o il mazzo è vuoto.",
        "Con più di sei carte dopo una girata sbagliata sei fuori: le tue carte vanno da parte, e non puoi vincere.",
      ],
    },
    {
      title: "Chiamare Cambio",
      blocks: [
        "Si chiama all’inizio del proprio turno; può farlo uno solo. Ognuno degli altri ha ancora un turno. Le tue carte sono definitive: nessuno le gira o le scambia, e tu non giri. Si possono ancora guardare. Dopo l’ultimo turno si chiede ancora una volta a chi può girare.",
        {
          head: ["le somme", "chi vince"],
          rows: [
            ["chi ha chiamato ha meno di tutti", "chi ha chiamato"],
            ["qualcuno ha altrettanto o meno", "tutti gli altri con la somma più bassa"],
          ],
        },
        "Se resta un solo giocatore, vince subito.",
      ],
    },
    {
      title: "Quando finisce il mazzo, e la partita",
      blocks: [
        "Tutti gli scarti tranne quello in cima si mescolano e tornano mazzo. Dopo 400 turni senza chiamata la mano finisce, e vincono tutte le somme più basse.",
        "Una partita è una mano, a meno che il tavolo ne giochi di più: allora vince chi ne ha vinte di più, da solo o alla pari.",
      ],
    },
  ],
  "tres-cartas": [
    {
      title: "In breve",
      blocks: [
        "Davanti a te ci sono tre carte coperte, e ne hai viste due. Abbassale una alla volta, ricorda dove stanno, e ferma la mano quando nessuno può avere meno di te. Se sbagli, paghi per tutto il tavolo.",
        "Da due a quattro giocatori; si può giocare fino a otto. Un mazzo di 52 carte, senza jolly.",
        { cards: "Jh ?? 3s", note: "La tua fila. Hai visto le due esterne; quella di mezzo non la conosce nessuno." },
      ],
    },
    {
      title: "Quanto valgono le carte",
      blocks: [
        {
          head: ["carta", "punti"],
          rows: [
            ["fante", "0"],
            ["asso", "1"],
            ["da 2 a 10", "il loro numero"],
            ["donna", "11"],
            ["re", "12"],
          ],
        },
        "I semi non contano. La mano migliore sono tre fanti.",
        { cards: "Jc Jh Js", note: "Proprio niente: 0 punti." },
      ],
    },
    {
      title: "Si danno le carte",
      blocks: [
        "Ognuno riceve tre carte, coperte in fila; non ci sono scarti. Guardi per qualche secondo le due esterne. Da allora nessuno guarda più una carta coperta, nemmeno una appena messa lì.",
      ],
    },
    {
      title: "Il tuo turno",
      blocks: [
        [
          "Pesca, sempre: la carta in cima al mazzo, che vedi solo tu, o quella in cima agli scarti, che vedono tutti.",
          "Scambiala con una delle tue tre, che va scoperta tra gli scarti; o scartala. Una carta presa dagli scarti si può rimettere giù: è un passo libero.",
          "Ferma la mano, o finisci il turno. Si può fermare solo adesso, anche al primo turno.",
        ],
        "L’unico modo di sapere qual era la carta di mezzo è scambiarla.",
      ],
    },
    {
      title: "Fermare la mano",
      blocks: [
        "Quando fermi la mano, tutte le carte si scoprono subito. Nessuno ha altri turni.",
        {
          head: ["le somme", "tu sommi", "ognuno degli altri somma"],
          rows: [
            ["la tua è più bassa di tutte", "niente", "la propria"],
            ["qualcuno ha quanto te, o meno", "quelle di tutti, la tua compresa", "niente"],
          ],
        },
        "Fermi con 6 contro 7 e 12: sommi 0, loro 7 e 12. Se il 7 fosse stato un 6, sommeresti 24 e loro niente.",
      ],
    },
    {
      title: "Quando finisce il mazzo",
      blocks: [
        "Chi pesca l’ultima carta fa ancora la sua mossa: la scambia o la scarta. Poi tutte si scoprono, e ognuno somma le sue, anche chi ha meno. Lo stesso succede dopo 200 turni.",
      ],
    },
    {
      title: "La partita",
      blocks: [
        "I punti si sommano. Chi arriva a 100 è fuori; bastano 100 esatti. Vince l’ultimo rimasto. Se tutti i rimasti escono insieme, vince il totale più basso; a parità, chi è alla pari continua da solo finché i totali non sono diversi. Dopo tre mani così, vincono tutti insieme.",
      ],
    },
  ],
  pinnacola: [
    {
      title: "In breve",
      blocks: [
        "Tieni le carte in mano e cali ciò che va insieme: scale di un seme, e tris di un valore. Una scala lunga è una Pinnacola, quattro carte dello stesso valore sono un Poker. Quando hai calato l’una e l’altro puoi chiudere: scarti l’ultima carta e lasci all’avversario quello che ha ancora in mano. Gli scarti stanno scoperti in mezzo, il pozzo, e può essere tutto tuo se hai dove mettere la carta in cima.",
        "Due giocatori. Due mazzi di 52 carte e quattro jolly: 108 carte.",
      ],
    },
    {
      title: "Quanto valgono le carte",
      blocks: [
        {
          head: ["carta", "punti"],
          rows: [
            ["jolly", "25"],
            ["asso", "15"],
            ["da 6 a 10, fante, donna, re", "10"],
            ["da 2 a 5", "5"],
          ],
        },
        "Nelle tue combinazioni contano per te, in mano alla fine contro di te. Un jolly vale 25, qualunque carta rappresenti.",
      ],
    },
    {
      title: "Le combinazioni",
      blocks: [
        { cards: "5c 6c 7c", note: "Una scala: tre o più carte di un seme in sequenza." },
        { cards: "Qc Qh Qd", note: "Un tris: tre carte di un valore, di semi diversi." },
        { cards: "3s 4s 5s 6s 7s 8s 9s", note: "Una Pinnacola: una scala di sette o più. 55 punti, due volte: 110." },
        { cards: "9c 9h 9s 9d", note: "Un Poker: quattro carte di un valore, una per seme. 40 punti e 80: 120." },
        {
          head: ["combinazione", "che cosa dà"],
          rows: [
            ["scala, tris", "le sue carte"],
            ["Pinnacola: una scala di sette o più", "le sue carte due volte"],
            ["Pinnacolone: una scala dall’asso al re, o dall’asso all’asso", "le sue carte due volte, e 600"],
            ["Poker", "le sue carte, e 120 d’assi, 80 da 6 a re, 40 da 2 a 5"],
            ["Poker di jolly: tutti e quattro insieme", "le sue carte, e 600"],
          ],
        },
        "L’asso sta sotto il due o sopra il re, mai in mezzo: K-A-2 non è una scala. Un tris o Poker ha al massimo quattro carte e nessun seme due volte. Quanto vale una combinazione si vede alla fine, per come è allora.",
      ],
    },
    {
      title: "I jolly",
      blocks: [
        { cards: "5h 6h Jk 8h", note: "Il jolly rappresenta il 7 di cuori. Chi ha quella carta può metterla lì e prendere il jolly." },
        "Un jolly rappresenta qualsiasi carta, ma una combinazione ne prende uno solo. Una scala di sette con un jolly è una Pinnacola, e tre carte di un valore con un jolly sono un Poker. Nella scala ne scegli il posto quando la cali, e lì resta. Nel tris rappresenta il seme che manca.",
        "Se hai la carta che un jolly rappresenta, puoi metterla al suo posto e prendere il jolly, dalle tue combinazioni e da quelle dell’avversario. Il jolly deve andare in un’altra combinazione con la mossa subito dopo; se non potesse, non lo puoi prendere.",
      ],
    },
    {
      title: "Il tuo turno",
      blocks: [
        [
          "Pesca la carta in cima al mazzo, che vedi solo tu, o prendi tutto il pozzo.",
          "Cala quanto vuoi: combinazioni nuove, carte attaccate alle tue da una parte o dall’altra, jolly ripresi. O niente.",
          "Scarta una carta sul pozzo.",
        ],
        "Se prendi il pozzo, la mossa subito dopo deve mettere la carta che era in cima in una combinazione: una nuova, una delle tue, o al posto di un jolly. Se non potessi, non lo puoi prendere.",
        "Ti serve sempre una carta da scartare; e finché non puoi chiudere, un’altra da tenere.",
        "Si danno tredici carte a testa; la successiva si scopre e apre il pozzo, che è tutto in vista.",
      ],
    },
    {
      title: "Chiudere",
      blocks: [
        "Se le tue combinazioni contengono una Pinnacola e un Poker puoi scartare l’ultima carta, qualunque sia. Questo chiude la mano e dà 100 punti. Al tuo primo turno della mano è chiusura in mano: le tue combinazioni contano due volte, e prendi 300.",
        "Chiudi con dal 3♠ al 9♠, quattro nove e tre donne: 110 + 120 + 30 + 100 = 360. L’avversario ha calato tre cinque e ha in mano un jolly, un asso e un re: 15 − 50 = −35.",
      ],
    },
    {
      title: "Quando finisce il mazzo, e la partita",
      blocks: [
        "Chi pesca l’ultima carta del mazzo gioca il turno come sempre, e con il suo scarto la mano è finita.",
        "Il tuo punteggio è quanto danno le combinazioni e la chiusura, meno le carte in mano. I punteggi si sommano. Quando qualcuno ha 1000 dopo una mano, vince il totale più alto; se sono pari, se ne gioca un’altra. La centesima mano è l’ultima, quali che siano i totali: vince il più alto, o tutti e due se sono pari.",
      ],
    },
  ],
};

export default rules;
