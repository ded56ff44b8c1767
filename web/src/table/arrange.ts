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
  /** How the cards of the others lie. */
  shape: Shape;
}

const RATIO = 1.4;
const GAP = 4;
const NAME = 46;
const PAD = 8;

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
  return [most, Math.ceil(most / 2)].map((columns) => shapeOf(most, columns, false));
}

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
  const ownShape = shapeOf(slots.own, isSquare ? 2 : slots.own, isSquare);
  const isWide = width >= 900 && width > height;
  const most = (isWide ? 132 : 96) * scale * Math.max(1, Math.min(width / 1440, height / 900));
  const ownWidth = Math.max(
    36,
    Math.min(
      most,
      Math.floor((Math.min(width, 900 * scale) - 2 * PAD - GAP * (ownShape.columns - 1)) / ownShape.columns),
      Math.floor((height * (isWide ? 0.32 : ownShape.rows > 1 ? 0.36 : 0.26)) / ownShape.rows / RATIO),
    ),
  );

  const pileWidth = Math.min(ownWidth, Math.floor((height * 0.17) / RATIO));
  // What is left for the others when the own cards and the piles have their place.
  const ownHeight = ownShape.rows * (ownWidth * RATIO + GAP) + 2 * NAME;
  const room = height - ownHeight - (pileWidth * RATIO + NAME);

  let best: Arrangement | null = null;
  const consider = (one: Arrangement): void => {
    if (!best || one.others > best.others) best = one;
  };
  const largest = Math.floor(ownWidth * 0.82);
  for (const shape of shapes(slots.others, isSquare)) {
    if (isWide && others.length >= 3) {
      const side = others.length >= 6 ? 2 : 1;
      const left = others.slice(0, side).reverse();
      const right = others.slice(others.length - side);
      const top = others.slice(side, others.length - side);
      const sideWidth = widthOf(width * 0.24, (height * 0.56) / side, shape);
      const topWidth = widthOf((width * 0.9) / top.length, height * 0.29, shape);
      const fits = Math.min(sideWidth, topWidth, largest);
      consider({ left, top: [top], right, own: ownWidth, others: fits, pile: ownWidth, shape });
    } else {
      for (let perRow = 1; perRow <= others.length; perRow += 1) {
        const top = rowsOf(others, perRow);
        const across = Math.max(...top.map((row) => row.length));
        const fits = widthOf(width / across, (isWide ? height * 0.32 : room) / top.length - GAP, shape);
        consider({
          left: [],
          top,
          right: [],
          own: ownWidth,
          others: Math.min(fits, largest),
          pile: pileWidth,
          shape,
        });
      }
    }
  }
  return best ?? { left: [], top: [[]], right: [], own: ownWidth, others: ownWidth, pile: ownWidth, shape: ownShape };
}
