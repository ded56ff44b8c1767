import type { Rules } from "./shape";

const DOES = ["card", "points", "what it does"];

const rules: Rules = {
  vinto: [
    {
      title: "In short",
      blocks: [
        "Five cards lie face down before you, and you have seen two of them. Make them low: with cards you draw, with what cards do, and by tossing in. Then say Vinto: everybody else has one more turn, and they play it together, against you.",
        "Four or five players; two, three or six can play too. One pack of 52 cards and two jokers.",
        { cards: "?? Ah ?? ?? Kc", note: "Your row. You have seen the ace and the king: 1 point and 0." },
      ],
    },
    {
      title: "What cards are worth, and what they do",
      blocks: [
        {
          head: DOES,
          rows: [
            ["joker", "−1", "nothing"],
            ["king", "0", "names any rank and does what that rank does"],
            ["ace", "1", "a player you choose, yourself too, takes a card from the stock, unseen"],
            ["2 to 6", "their number", "nothing"],
            ["7, 8", "their number", "look at one of your own cards"],
            ["9, 10", "their number", "look at one card of another player"],
            ["jack", "10", "swap two cards of two different players, unseen"],
            ["queen", "10", "look at two cards of two different players, then swap them or not"],
          ],
        },
        "Low is good. An action must be done if it can be; only a queen’s swap may be left. With nothing to act on, it fizzles. A king that names 2 to 6, a joker or a king does nothing.",
      ],
    },
    {
      title: "The deal",
      blocks: [
        "Everybody gets five cards, face down in a row. One card is turned up and begins the discard; the rest is the stock. You look at up to two of your cards, whichever you like, once. From then on nobody looks at a face-down card unless an action says so. Remembering is the game.",
      ],
    },
    {
      title: "Your turn",
      blocks: [
        "Draw the top card of the stock; everybody sees it. Then do one of these:",
        [
          "Play it, if it has an action: it goes on the discard, and you do what it says.",
          "Swap it for one of your cards: it lies face down in that place, and the card that lay there goes face up on the discard.",
          "Discard it, if it has no action.",
        ],
        "When you swap you may guess: say which rank you are about to turn up. If you are right, you do its action. If you are wrong, you take a card from the stock, unseen.",
        "Instead of drawing you may take the top of the discard and do its action, if it is an unused 7 to king that can do something. A card is unused if its action was never begun. It stays on the discard, used, and that was your turn.",
        "At the end of your turn, after tossing in, you may call Vinto.",
      ],
    },
    {
      title: "Tossing in",
      blocks: [
        { cards: "9s . 9d", note: "A nine is on the discard. Who has a nine may toss it in." },
        "When a turn has put a card on the discard, or used the one on top, and its action is done, everybody may toss in a card of the same rank.",
        [
          "Right: it lies on the discard, you have one card fewer, and you do its action at once. Then everybody may toss in again.",
          "Wrong: everybody sees it, you take it back and take a card from the stock, unseen. You may not toss in again before tossing in is next open.",
        ],
        "In one turn at most four cards of a rank are tossed in, or two jokers.",
      ],
    },
    {
      title: "Calling Vinto",
      blocks: [
        "Everybody else has exactly one more turn. Your cards are out of reach from then on: nobody looks at them, swaps them or gives you a card, and you do not toss in. The lowest of the other hands is compared with yours.",
        {
          head: ["the totals", "you", "each of the others"],
          rows: [
            ["yours is lower than every other", "+3", "−1"],
            ["yours is as low as the lowest of the others", "+3", "0"],
            ["somebody’s is lower than yours", "−1", "+3"],
          ],
        },
      ],
    },
    {
      title: "When the stock runs out, and the match",
      blocks: [
        "All of the discard but its top card is shuffled into a new stock. A round in which nobody has called ends without points if nobody can draw any more, or after 400 turns.",
        "Points add up from round to round; the highest total is first. After 30 minutes the round that is being played is finished, and the match is over.",
      ],
    },
    {
      title: "Game points, and the evening",
      blocks: [
        {
          head: ["place in the match", "game points"],
          rows: [
            ["first", "5"],
            ["second", "3"],
            ["third", "2"],
            ["fourth and lower", "0"],
          ],
        },
        "Players with the same total have the same place, the better one, and each of them gets all of its points; the next place is left out. Two firsts get 5 each, and then comes the third.",
        "Game points add up over all the matches of an evening at one table, and the most points win the evening. Who has as many as another shares the place: shown first is who has more points from rounds, and if those are equal too, who has won more calls.",
      ],
    },
  ],
  cambio: [
    {
      title: "In short",
      blocks: [
        "Four cards lie face down before you, and you have seen two of them. Make them low: swap them, steal lower ones, and throw them off the moment a card of the same value is discarded, whoever’s turn it is. Then call Cambio, and be the lowest when everybody else has had one more turn.",
        "Two to six players. One pack of 52 cards and two jokers.",
        { cards: "?? ?? 2c Kd", note: "Two above two. You have seen the bottom two: 2 and −2." },
      ],
    },
    {
      title: "What cards are worth, and what they can do",
      blocks: [
        {
          head: DOES,
          rows: [
            ["red king", "−2", "nothing"],
            ["joker", "−1", "nothing"],
            ["ace", "1", "nothing"],
            ["2 to 6", "their number", "nothing"],
            ["7, 8", "their number", "look at one of your own cards"],
            ["9, 10", "their number", "look at one card of another player"],
            ["jack", "11", "swap any two cards, unseen"],
            ["queen", "12", "look at any two cards, then swap them or not"],
            ["black king", "13", "nothing"],
          ],
        },
        "A card can do something only if it came from the stock and was discarded at once, and you need not use it. Not when it is swapped out, taken from the discard or flipped.",
      ],
    },
    {
      title: "The deal",
      blocks: [
        "Everybody gets four cards, face down, two above two. The discard is empty. You look at your bottom two cards until everybody is ready. From then on nobody looks at a face-down card unless a card says so, and nobody moves their own cards.",
      ],
    },
    {
      title: "Your turn",
      blocks: [
        "Either call Cambio, which is your whole turn, or:",
        [
          "Draw the top card of the stock, which only you see, or take the top of the discard, which everybody sees.",
          "Swap it for one of your cards, which goes on the discard; or discard it, and use what it can do if it came from the stock. A card taken from the discard may be put back.",
        ],
      ],
    },
    {
      title: "Flipping",
      blocks: [
        { cards: "7s . 7h", note: "A seven is discarded: whoever is first may flip a seven." },
        "When a card is discarded the pile is live, and everybody may flip a card of the same value: one of yours, or somebody else’s. A red king matches only a red king, a black one only a black one.",
        [
          "Right: it goes on the discard, and the pile is closed until the next discard. If it was somebody else’s, you give one of your cards for it, face down, in the same place.",
          "Wrong: everybody sees it, it goes back, and you take a card from the stock, unseen. The pile stays live, and you may try again.",
        ],
        "A flip that comes too late is void and costs nothing. You may not flip while you hold a drawn card or use what a card can do; nobody flips while a card is owed or the stock is empty.",
        "With more than six cards after a wrong flip you are out: your cards are set aside, and you cannot win.",
      ],
    },
    {
      title: "Calling Cambio",
      blocks: [
        "You call at the start of your turn; only one player can. Everybody else has one more turn. Your hand is final: nobody flips or swaps your cards, and you do not flip. They may still be looked at. After the last turn everybody who may flip is asked once more.",
        {
          head: ["the totals", "who wins"],
          rows: [
            ["the caller is lower than every other", "the caller"],
            ["somebody is as low as the caller, or lower", "every other player with the lowest total"],
          ],
        },
        "If only one player is left in, that one wins at once.",
      ],
    },
    {
      title: "When the stock runs out, and the match",
      blocks: [
        "All of the discard but its top card is shuffled into a new stock. After 400 turns without a call the round is over, and every lowest total wins.",
        "A match is one round, unless the table plays several: then the most wins win, alone or shared.",
      ],
    },
  ],
  "tres-cartas": [
    {
      title: "In short",
      blocks: [
        "Three cards lie face down before you, and you have seen two of them. Lower them, card by card, keep in mind what lies where, and stop when nobody can be lower than you. If you are wrong, you pay for the whole table.",
        "Two to four players; up to eight can play. One pack of 52 cards, no jokers.",
        { cards: "Jh ?? 3s", note: "Your row. You have seen the outer two; the middle one nobody knows." },
      ],
    },
    {
      title: "What cards are worth",
      blocks: [
        {
          head: ["card", "points"],
          rows: [
            ["jack", "0"],
            ["ace", "1"],
            ["2 to 10", "their number"],
            ["queen", "11"],
            ["king", "12"],
          ],
        },
        "Suits do not matter. The best hand is three jacks.",
        { cards: "Jc Jh Js", note: "Nothing at all: 0 points." },
      ],
    },
    {
      title: "The deal",
      blocks: [
        "Everybody gets three cards, face down in a row; the discard is empty. You look at your two outer cards for a few seconds. From then on nobody looks at a face-down card again, not even one just put there.",
      ],
    },
    {
      title: "Your turn",
      blocks: [
        [
          "Draw, always: the top card of the stock, which only you see, or the top of the discard, which everybody sees.",
          "Swap it for one of your three cards, which goes face up on the discard; or discard it. A card taken from the discard may be put back: that is a free pass.",
          "Stop the round, or end your turn. You may stop only now, as early as in your first turn.",
        ],
        "The only way to learn what the middle card was is to swap it away.",
      ],
    },
    {
      title: "Stopping",
      blocks: [
        "When you stop, all cards are turned up at once. Nobody has another turn.",
        {
          head: ["the sums", "you add", "everybody else adds"],
          rows: [
            ["yours is lower than every other", "nothing", "their own sum"],
            ["somebody’s is as low as yours, or lower", "the sum of all hands, yours included", "nothing"],
          ],
        },
        "You stop with 6 against 7 and 12: you add 0, they add 7 and 12. Had the 7 been a 6, you would add 24 and they nothing.",
      ],
    },
    {
      title: "When the stock runs out",
      blocks: [
        "Who draws the last card still swaps or discards it. Then all cards are turned up, and everybody adds their own sum, the lowest too. The same happens after 200 turns.",
      ],
    },
    {
      title: "The match",
      blocks: [
        "Points add up. Who reaches 100 is out; exactly 100 is enough. The last player left has won. If all who are left go out together, the lowest total wins; if that is a tie, the tied play on alone until their totals differ. After three such rounds they share the victory.",
      ],
    },
  ],
  pinnacola: [
    {
      title: "In short",
      blocks: [
        "You hold your cards and lay down what fits together: runs of a suit, and sets of a rank. A long run is a Pinnacola, four of a rank are a Poker. When you have melded one of each you may close: discard your last card, and leave your opponent with whatever is still in hand. What was discarded lies open between you, the pozzo, and all of it can be yours if you have a place for its top card.",
        "Two players. Two packs of 52 cards and four jokers: 108 cards.",
      ],
    },
    {
      title: "What cards are worth",
      blocks: [
        {
          head: ["card", "points"],
          rows: [
            ["joker", "25"],
            ["ace", "15"],
            ["6 to 10, jack, queen, king", "10"],
            ["2 to 5", "5"],
          ],
        },
        "In your melds they count for you, in your hand at the end against you. A joker has 25 whatever it stands for.",
      ],
    },
    {
      title: "Melds",
      blocks: [
        { cards: "5c 6c 7c", note: "A run: three or more cards of a suit in sequence." },
        { cards: "Qc Qh Qd", note: "A tris: three cards of a rank, of different suits." },
        { cards: "3s 4s 5s 6s 7s 8s 9s", note: "A Pinnacola: a run of seven or more. 55 points, twice: 110." },
        { cards: "9c 9h 9s 9d", note: "A Poker: four of a rank, one of each suit. 40 points and 80: 120." },
        {
          head: ["meld", "what it gives"],
          rows: [
            ["run, tris", "its cards"],
            ["Pinnacola: a run of seven or more", "its cards twice"],
            ["Pinnacolone: a run from ace to king, or from ace to ace", "its cards twice, and 600"],
            ["Poker", "its cards, and 120 for aces, 80 for 6 to king, 40 for 2 to 5"],
            ["Poker of jokers: the four jokers at once", "its cards, and 600"],
          ],
        },
        "The ace stands below the two or above the king, never between: K-A-2 is no run. A set has four cards at most and no suit twice. What a meld is worth is asked at the end, of what it is then.",
      ],
    },
    {
      title: "Jokers",
      blocks: [
        { cards: "5h 6h Jk 8h", note: "The joker stands for the 7 of hearts. Who has that card may put it there and take the joker." },
        "A joker stands for any card, but a meld takes only one. A run of seven with a joker is a Pinnacola, and three of a rank with a joker are a Poker. In a run you choose its place when you lay it down, and there it stays. In a set it stands for whatever suit is missing.",
        "If you hold the card that a joker stands for, you may put it in its place and take the joker, from your own melds and your opponent’s. The joker must go into another meld with your very next move; if it could not, you may not take it.",
      ],
    },
    {
      title: "Your turn",
      blocks: [
        [
          "Draw the top card of the stock, which only you see, or take the whole pozzo.",
          "Meld as much as you like: new melds, cards added to your own at either end, jokers replaced. Or nothing.",
          "Discard one card on the pozzo.",
        ],
        "If you take the pozzo, your very next move must put its top card into a meld: a new one, one of yours, or in place of a joker. If you could not, you may not take it.",
        "You always need a card to discard; and as long as you may not close, one more, which you keep.",
        "Thirteen cards are dealt to each; the next one is turned up and begins the pozzo, which lies open, every card of it.",
      ],
    },
    {
      title: "Closing",
      blocks: [
        "If your melds hold a Pinnacola and a Poker you may discard your last card, any card. That closes the hand and gives 100 points. On your own first turn of the hand it is chiusura in mano: your melds count twice, and you get 300.",
        "You close with 3♠ to 9♠, four nines and three queens: 110 + 120 + 30 + 100 = 360. Your opponent has melded three fives and holds a joker, an ace and a king: 15 − 50 = −35.",
      ],
    },
    {
      title: "When the stock runs out, and the match",
      blocks: [
        "Whoever draws the last card of the stock plays the turn as usual, and with its discard the hand is over.",
        "Your score is what your melds and closing give, less the cards in your hand. Scores add up. Once somebody has 1000 after a hand, the higher total wins; if both are equal, another hand is played. The hundredth hand is the last, whatever the totals: the higher one wins, or both if they are equal.",
      ],
    },
  ],
};

export default rules;
