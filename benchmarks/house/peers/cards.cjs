// The game that the peers serve: draw, lay the card in one of your places, discard what lay there.
// Four hands of four, a pack of 52. A seat is told its own hand, the top of the discard, the stock.
const SEATS = 4;
const PLACES = 4;

function deal() {
  const stock = Array.from({ length: 52 }, (_, card) => (card * 31 + 7) % 52);
  const hands = Array.from({ length: SEATS }, () => stock.splice(0, PLACES));
  return { stock, hands, discard: [stock.pop()] };
}

function swap(table, seat, place) {
  if (!Number.isInteger(place) || place < 0 || place >= PLACES) throw new Error("no such place");
  const hand = table.hands[seat];
  table.discard.push(hand[place]);
  hand[place] = table.stock.pop();
  if (table.stock.length === 0) table.stock = table.discard.splice(0, table.discard.length - 1);
}

function seen(table, seat) {
  const { stock, hands, discard } = table;
  return { hand: hands[seat], top: discard[discard.length - 1], stock: stock.length };
}

module.exports = { SEATS, deal, swap, seen };
