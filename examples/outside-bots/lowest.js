// Lowest: a bot for Três Cartas that keeps low cards and stops early, in plain JavaScript.
//
// It reads a question from each line of its input and answers on a line of its output. It needs
// nothing but Node.

const WORTH = { A: 1, T: 10, J: 0, Q: 11, K: 12 };
// A card that was not seen counts about six points.
const UNSEEN = 6;
const STOP_AT = { 2: 10, 3: 8 };

function worth(card) {
  const text = card.card ?? "??";
  return text === "??" ? UNSEEN : (WORTH[text[0]] ?? Number(text[0]));
}

/** One of the legal moves. */
function choose(question) {
  const moves = Object.fromEntries(question.moves.map((move) => [move.type, move]));
  if (moves.ready) return question.moves[0]; // looks at its cards first, where it may choose which
  const { view } = question;
  const hand = view.hands[question.seat].map(worth);
  const highest = hand.indexOf(Math.max(...hand));
  if (moves.draw) {
    const top = moves.take ? worth({ card: view.discard.at(-1) }) : 99;
    return top + 3 < hand[highest] ? moves.take : moves.draw;
  }
  if (moves.end) {
    const total = hand.reduce((sum, points) => sum + points, 0);
    const isLow = total <= (STOP_AT[question.setup.seats.length] ?? 6);
    return isLow && moves.stop ? moves.stop : moves.end;
  }
  if (worth(view.drawn.at(-1)) < hand[highest] || !moves.discard) {
    return { type: "swap", slot: highest };
  }
  return moves.discard;
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const asked = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: asked.id, move: choose(asked) }) + "\n");
});
