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
  /** Whether the piles lie beside the own cards and not above them: where it is low. */
  isBeside: boolean;
  /** Widths of cards in pixels. */
  own: number;
  others: number;
  pile: number;
  /** How many of the own cards lie side by side. */
  ownColumns: number;
  /** How the cards of the others lie. */
  shape: Shape;
  /** How far those at the sides sit from the edge, so that they are near enough to follow. */
  inset: number;
}

/** How much of a table's width may lie empty between the middle and who sits at its sides. */
const EMPTY = 0.22;
const RATIO = 1.4;
const GAP = 4;
const PAD = 8;
/** Below this a table is low: names are smaller, and the piles may lie beside the own cards. */
export const LOW = 440;
/** Stock, drawn card and discard with what lies between them, in widths of a card. */
const PILES = 3.5;
/** Who sits beside a low table has so much room for a name, in rem, as in Stage.svelte. */
const PLATE = 7;
/** A pile's number hangs over its edge. */
const EDGE = 18;
/** A card that is looked at rises, by so much of its height. */
const RISE = 0.12;
const LARGEST = 150;
const LEAST = 14;
/** How much it is worth that everybody's cards stay where they lie when somebody gets one more. */
const STAYING = 1.4;
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

function shapes(slots: number, isSquare: boolean): Shape[] {
  if (isSquare) return [shapeOf(slots, 2, true)];
  const most = Math.max(slots, 1);
  // The middle one of three is the point of a game: they lie side by side.
  if (most <= 3) return [shapeOf(most, most, false)];
  return [most, Math.ceil(most / 2)].map((columns) => shapeOf(most, columns, false));
}

type Seating = Pick<Arrangement, "left" | "top" | "right">;

/** The ways to seat the others: in rows above, or around. */
function seatings(others: number[], canSurround: boolean): Seating[] {
  const rows = others.map((_, i) => ({ left: [], top: rowsOf(others, i + 1), right: [] }));
  if (!canSurround || others.length < 3) return rows;
  const side = others.length >= 6 ? 2 : 1;
  const around = {
    left: others.slice(0, side).reverse(),
    top: [others.slice(side, others.length - side)],
    right: others.slice(others.length - side),
  };
  return [around, ...rows];
}

/** Whether there is room for faces of a good size. */
export function isRoomy(width: number, height: number): boolean {
  return width >= 700 && height >= 620;
}

/** Who sits where and in how many rows the cards of the others lie, whatever their size. */
function looks({ left, top, right, isBeside, shape }: Omit<Arrangement, "ownColumns">): string {
  return JSON.stringify([left, top, right, isBeside, shape.rows]);
}

/**
 * Fits a table to its room: the own cards are the larger ones, but not so that the others vanish.
 * As it lay `before` in the same room it stays, unless cards would get much smaller for it.
 */
export function arrange(
  width: number,
  height: number,
  players: number,
  bottom: number,
  slots: { own: number; others: number },
  isSquare: boolean,
  scale = 1,
  rem = 16,
  before: Arrangement | null = null,
): Arrangement {
  const others = othersOf(players, bottom);
  const isLow = height < LOW;
  const room = { width, height, rem, name: (isLow ? 1.75 : isRoomy(width, height) ? 3.5 : 2.5) * rem };
  const most = LARGEST * scale * Math.max(1, Math.min(width / 1100, height / 750));
  const known = before && looks(before);
  let best: Arrangement | null = null;
  let mostWorth = 0;
  for (const ownShape of shapes(slots.own, isSquare))
    for (const seating of seatings(others, width > height))
      for (const isBeside of isLow ? [false, true] : [false])
        for (const shape of shapes(slots.others, isSquare))
          for (let own = Math.floor(most); own >= LEAST; own -= 2) {
            const made = fit(room, own, ownShape, seating, shape, isBeside);
            // A row is easier to remember than two.
            const isRow = isSquare || (ownShape.rows === 1 && shape.rows === 1);
            const stays = made && looks(made) === known ? STAYING : 1;
            const value = made ? worth(made) * stays * (isRow ? 1 : ownShape.rows === 1 ? 0.87 : 0.8) : 0;
            if (made && value > mostWorth) {
              mostWorth = value;
              best = { ...made, ownColumns: ownShape.columns };
            }
          }
  const found = best ?? smallest(others, slots, isSquare);
  const shrink = Math.min(1, scale);
  const scaled = (card: number): number => Math.max(LEAST, Math.floor(card * shrink));
  return { ...found, own: scaled(found.own), others: scaled(found.others), pile: scaled(found.pile) };
}

/** A room in which nothing fits: as small as can be seen. */
function smallest(others: number[], slots: { own: number; others: number }, isSquare: boolean): Arrangement {
  const shape = shapeOf(slots.others, slots.others, isSquare);
  const small = { own: LEAST, others: LEAST, pile: LEAST };
  return { left: [], top: [others], right: [], isBeside: false, ...small, ownColumns: slots.own, shape, inset: 0 };
}

/** How good it is: no cards are to be small, one's own are to be hit by a finger, and one sits around a table. */
function worth(one: Omit<Arrangement, "ownColumns">): number {
  const cards = Math.min(one.own, one.others * 1.8, one.pile * 1.3) + one.others * 0.2;
  const seats = one.left.length > 0 ? 1.12 : 1.08 - 0.08 * one.top.length;
  return Math.max(1, cards * seats + Math.min(0, one.own - FINGER));
}

/** The table with own cards of this width and the widest that the others can have; none if it does not fit. */
function fit(
  { width, height, rem, name }: { width: number; height: number; rem: number; name: number },
  own: number,
  ownShape: Shape,
  seating: Seating,
  shape: Shape,
  isBeside: boolean,
): Omit<Arrangement, "ownColumns"> | null {
  const ownWidth = ownShape.columns * (own + GAP) + 2 * PAD;
  const ownHeight = ownShape.rows * (own * RATIO + GAP) + name + PAD + RISE * own * RATIO;
  const side = seating.left.length > 0 ? Math.min(PLATE * rem, width * 0.2) : PAD;
  const pile = Math.floor(isBeside ? Math.min(own, (width - ownWidth - 2 * side) / PILES) : Math.min(own * 0.94, (width - 2 * PAD) / PILES));
  const pilesWidth = pile * PILES;
  const pilesHeight = pile * RATIO + EDGE;
  if (pile < LEAST || ownWidth > width) return null;

  const { left, top, right } = seating;
  const above = height - (isBeside ? Math.max(ownHeight, pilesHeight) : ownHeight + pilesHeight);
  // A card of another's seat, from the room that the seat has.
  const byHeight = (room: number): number => ((room - name - PAD) / shape.rows - GAP) / RATIO;
  const byWidth = (room: number): number => (room - 2 * PAD) / shape.columns - GAP;
  const perRow = Math.max(...top.map((row) => row.length));
  const between = isBeside ? ownWidth + pilesWidth : Math.max(ownWidth, pilesWidth);
  let widest = Math.min(own * 0.88, byHeight(above / top.length));
  if (left.length > 0) {
    const across = perRow + 2;
    widest = Math.min(widest, byHeight((height * 0.94) / left.length), byWidth(width / across), byWidth((width - between) / 2));
  } else widest = Math.min(widest, byWidth(width / perRow));
  const others = Math.floor(widest);
  if (others < LEAST) return null;
  const seat = shape.columns * (others + GAP) + 2 * PAD;
  const empty = width - 2 * seat - Math.max(between, perRow * seat);
  const inset = left.length > 0 ? Math.max(0, Math.floor((empty - EMPTY * width) / 2)) : 0;
  return { left, top, right, isBeside, own, others, pile, shape, inset };
}
