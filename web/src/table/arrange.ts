/** How a table fits a screen: who sits where, and how wide the cards can be. */

export interface Shape {
  columns: number;
  rows: number;
}

export interface Arrangement {
  /** Seats beside and above, clockwise from the left of the one at the bottom. */
  left: number[];
  top: number[][];
  right: number[];
  /** Widths of cards in pixels. */
  own: number;
  others: number;
  pile: number;
  /** How many of the own cards lie side by side. */
  ownColumns: number;
  /** How the cards of the others lie. */
  shape: Shape;
}

const RATIO = 1.4;
const GAP = 4;
const NAME = 46;
const PAD = 8;
/** The narrowest card that a finger hits for certain, with the gap around it. */
export const FINGER = 40;

/** Where a slot lies in a hand: two rows of a square, growing to the right, or rows of columns. */
export function cell(slot: number, columns: number, isSquare: boolean): [number, number] {
  if (!isSquare) return [Math.floor(slot / columns), slot % columns];
  if (slot < 4) return [Math.floor(slot / 2), slot % 2];
  return [(slot - 4) % 2, 2 + Math.floor((slot - 4) / 2)];
}

export function shapeOf(slots: number, columns: number, isSquare: boolean): Shape {
  if (!isSquare) return { columns: Math.min(columns, Math.max(slots, 1)), rows: Math.max(1, Math.ceil(slots / columns)) };
  return { columns: slots <= 4 ? 2 : 2 + Math.ceil((slots - 4) / 2), rows: 2 };
}

/** The seats of the others, clockwise after the one at the bottom. */
export function othersOf(players: number, bottom: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (bottom + 1 + i) % players);
}

function rowsOf(seats: number[], perRow: number): number[][] {
  const rows: number[][] = [];
  const count = Math.ceil(seats.length / perRow);
  const each = Math.ceil(seats.length / count);
  for (let i = 0; i < seats.length; i += each) rows.push(seats.slice(i, i + each));
  return rows;
}

function widthOf(width: number, height: number, shape: Shape): number {
  const across = (width - 2 * PAD - GAP * (shape.columns - 1)) / shape.columns;
  const down = (height - NAME - GAP * (shape.rows - 1)) / shape.rows / RATIO;
  return Math.floor(Math.min(across, down));
}

function shapes(slots: number, isSquare: boolean): Shape[] {
  if (isSquare) return [shapeOf(slots, 2, true)];
  const most = Math.max(slots, 1);
  // The middle one of three is the point of a game: they lie side by side.
  if (most <= 3) return [shapeOf(most, most, false)];
  return [most, Math.ceil(most / 2)].map((columns) => shapeOf(most, columns, false));
}

/** The largest width that fits, down to one that can just be seen. */
function widest(most: number, fits: (card: number) => boolean): number {
  for (let card = Math.floor(most); card > 14; card -= 1) if (fits(card)) return card;
  return 14;
}

/** Fits a table to its room: the own cards are the larger ones, but not so that the others vanish. */
export function arrange(
  width: number,
  height: number,
  players: number,
  bottom: number,
  slots: { own: number; others: number },
  isSquare: boolean,
  scale = 1,
): Arrangement {
  const others = othersOf(players, bottom);
  // Own cards lie in one row, or in two where they would be too narrow for a finger.
  const ownRow = (Math.min(width, 900 * scale) - 2 * PAD) / slots.own - GAP;
  const ownColumns = isSquare ? 2 : ownRow >= FINGER ? slots.own : Math.ceil(slots.own / 2);
  const ownShape = shapeOf(slots.own, ownColumns, isSquare);
  const isWide = width >= 900 && width > height;
  const most = (isWide ? 132 : 96) * scale * Math.max(1, Math.min(width / 1440, height / 900));
  const across = Math.min(width, 900 * scale) - 2 * PAD - GAP * (ownShape.columns - 1);
  const down = height * (isWide ? 0.32 : ownShape.rows > 1 ? 0.36 : 0.26);
  const fitting = across / ownShape.columns;
  const least = Math.min(36, Math.floor(fitting));
  const largest = Math.max(least, Math.min(most, fitting, down / ownShape.rows / RATIO));

  let best: Arrangement | null = null;
  for (const share of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
    const own = Math.max(least, Math.floor(largest * share));
    const made = { ...around(width, height, others, own, ownShape, slots.others, isSquare, isWide), ownColumns };
    if (!best || balance(made) > balance(best)) best = made;
  }
  return best as unknown as Arrangement;
}

function balance(one: Arrangement): number {
  return Math.min(one.own, one.others * 1.7) + one.others * 0.1;
}

/** The others around own cards of this width. */
function around(
  width: number,
  height: number,
  others: number[],
  own: number,
  ownShape: Shape,
  slots: number,
  isSquare: boolean,
  isWide: boolean,
): Omit<Arrangement, "ownColumns"> {
  // Beside the two piles a drawn card has room.
  const pile = Math.floor(
    Math.min(own, (height * (isWide ? 0.24 : 0.17)) / RATIO, (width - 2 * PAD) / 4.95),
  );
  // What is left for the others when the own cards and the piles have their place.
  const ownHeight = ownShape.rows * (own * RATIO + GAP) + 2 * NAME;
  const room = height - ownHeight - (pile * RATIO + NAME);
  const most = Math.floor(own * 0.82);
  const made: Omit<Arrangement, "ownColumns">[] = [];
  for (const shape of shapes(slots, isSquare)) {
    if (isWide && others.length >= 3) {
      const side = others.length >= 6 ? 2 : 1;
      const left = others.slice(0, side).reverse();
      const right = others.slice(others.length - side);
      const top = others.slice(side, others.length - side);
      const fits = widest(most, (card) => {
        const across = shape.columns * (card + GAP) + 2 * PAD;
        const down = NAME + shape.rows * (card * RATIO + GAP);
        const between = width - 2 * across;
        return (
          side * (down + 2 * PAD) <= height * 0.92 &&
          top.length * across <= between &&
          ownShape.columns * (own + GAP) <= between &&
          down <= height - ownHeight - pile * RATIO - PAD
        );
      });
      made.push({ left, top: [top], right, own, others: fits, pile, shape });
    } else {
      for (let perRow = 1; perRow <= others.length; perRow += 1) {
        const top = rowsOf(others, perRow);
        const across = Math.max(...top.map((row) => row.length));
        const fits = widthOf(width / across, (isWide ? height * 0.32 : room) / top.length - GAP, shape);
        made.push({ left: [], top, right: [], own, others: Math.max(14, Math.min(fits, most)), pile, shape });
      }
    }
  }
  return made.reduce((one, other) => (other.others > one.others ? other : one));
}
