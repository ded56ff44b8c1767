/** How a hand and melds fit the room they have. */

import type { Meld } from "./melds";

export const RATIO = 1.4;
/** Of a card that lies under another so much must be seen, in widths: rank and suit. */
const SEEN = 0.36;
/** Nothing that is pressed is narrower, if there is room for another row. */
export const TOUCH = 44;
/** Where there is so little room that the rows would hide all else, a finger must do with less. */
const NARROW = 34;
const NARROW_ROOM = 330;
const MAX_ROWS = 4;
/** So many cards come and go without a hand lying in other rows. */
const SPARE = 2;
const GAP = 8;
const CLOSE_GAP = 3;
/** Of a row of melds that lies under another one so much is seen. */
const LEAST_RISE = 22;

export interface HandShape {
  width: number;
  /** From one card to the next, and from one row to the next. */
  step: number;
  rise: number;
  rows: number;
  perRow: number;
  height: number;
}

export interface HandFit {
  /** How wide a card is. */
  width: number;
  /** How tall the hand may be. */
  tall?: number;
  /** Rows lie no closer than this, however tall the hand becomes. */
  closest?: number;
}

/**
 * As few rows as leave every card wide enough to be pressed; closer ones where it is not so tall.
 *
 * A hand that lay in `before` rows keeps them while one card more or less would bring them back,
 * and when its last cards have gone: what lies around it stays in its place.
 */
export function handShape(count: number, room: number, fit: HandFit, before = 1): HandShape {
  const { width, tall = Infinity, closest = TOUCH } = fit;
  const stepFor = (perRow: number): number => (perRow < 2 ? width : (room - width) / (perRow - 1));
  const least = room < NARROW_ROOM || room > 1.5 * tall ? NARROW : TOUCH;
  const rowsFor = (cards: number): number => {
    let rows = 1;
    while (rows < MAX_ROWS && stepFor(Math.ceil(cards / rows)) < least) rows += 1;
    return rows;
  };
  const cards = Math.max(1, count);
  const rows = count === 0 ? before : Math.max(rowsFor(cards), Math.min(before, rowsFor(cards + SPARE)));
  const perRow = Math.ceil(cards / rows);
  const step = Math.max(12, Math.min(width * 0.88, stepFor(perRow)));
  // A card that is raised must leave rank and suit of the one above it to be seen.
  const usual = Math.round(width * RATIO * (rows < MAX_ROWS ? 0.67 : 0.61));
  const rise = Math.max(closest, rows > 1 ? Math.min(usual, Math.floor((tall - width * RATIO) / (rows - 1))) : usual);
  return { width, step, rise, rows, perRow, height: Math.ceil((rows - 1) * rise + width * RATIO) };
}

/** Where a card of the hand lies. */
export function cellOf(index: number, shape: HandShape): { x: number; y: number; row: number } {
  const row = Math.floor(index / shape.perRow);
  return { x: (index - row * shape.perRow) * shape.step, y: row * shape.rise, row };
}

/** Which place of the hand a point is nearest to. */
export function placeAt(x: number, y: number, count: number, shape: HandShape): number {
  const row = Math.max(0, Math.min(shape.rows - 1, Math.floor(y / shape.rise)));
  const column = Math.max(0, Math.min(shape.perRow - 1, Math.round((x - shape.width / 2) / shape.step)));
  return Math.max(0, Math.min(count - 1, row * shape.perRow + column));
}

/** How wide a meld is when its cards are so wide. */
export function meldWidth(cards: number, width: number): number {
  return Math.max(TOUCH, Math.ceil(width * (1 + (cards - 1) * SEEN)));
}

export const seen = (width: number): number => width * SEEN;

/** How many rows melds take. */
export function meldRows(melds: readonly Meld[], width: number, room: number): number {
  let rows = melds.length > 0 ? 1 : 0;
  let used = 0;
  for (const meld of melds) {
    const wide = meldWidth(meld.cards.length, width);
    if (used > 0 && used + wide > room) {
      rows += 1;
      used = 0;
    }
    used += wide + GAP;
  }
  return rows;
}

export interface MeldFit {
  width: number;
  /** Whether melds lie so close that they are lower than a finger needs. */
  isClose: boolean;
}

/** One side's melds, and the room that they have. */
export interface Zone {
  melds: readonly Meld[];
  width: number;
  height: number;
}

/** The widths that cards of melds may have, in parts of the widest: few, so that they seldom change. */
const WIDTHS = [1, 0.8, 0.64, 0.56];

const NARROWER = 0.88;

/** So much of its height a side must have before its cards grow again. */
const TO_GROW = 1.4;

const widthsOf = (least: number, most: number): number[] =>
  WIDTHS.map((part) => Math.round(most * part)).filter((width) => width >= least);

const rowHeight = (width: number, isClose: boolean): number =>
  isClose ? width * RATIO + CLOSE_GAP : Math.max(TOUCH, width * RATIO) + GAP;

/**
 * The widest cards with which a side's melds fit, or the narrowest; a little narrower where all are in sight only so.
 *
 * Cards that were as wide as `before` grow again only where there is room to spare.
 */
export function meldFit(zone: Zone, least: number, most: number, before = most): MeldFit {
  const widths = widthsOf(least, most);
  const longest = Math.max(0, ...zone.melds.map(({ cards }) => cards.length));
  const fits = (width: number, isClose: boolean): boolean => {
    if (meldWidth(longest, width) > zone.width) return false;
    const rows = Math.max(1, meldRows(zone.melds, width, zone.width));
    return rows * rowHeight(width, isClose) * (width > before ? TO_GROW : 1) <= zone.height;
  };
  for (const width of widths) {
    if (fits(width, false)) return { width, isClose: false };
    if (fits(width, true)) return { width, isClose: true };
  }
  // Rows may lie over each other then; rather than out of the room, cards are a little narrower still.
  const smallest = widths.at(-1) ?? least;
  const narrow = { width: Math.round(smallest * NARROWER), isClose: true };
  const usual = { width: smallest, isClose: true };
  const isIn = (fit: MeldFit): boolean => meldPlace(zone, fit).wide <= zone.width && meldWidth(longest, fit.width) <= zone.width;
  return !isIn(usual) && isIn(narrow) ? narrow : usual;
}

/** The height that melds need to be all in sight, with the narrowest cards, and rows that overlap or do not. */
export function leastHeight(melds: readonly Meld[], room: number, least: number, most: number, isLapped: boolean): number {
  const width = widthsOf(least, most).at(-1) ?? least;
  const rows = meldRows(melds, width, room);
  const row = rowHeight(width, true);
  return rows === 0 ? 0 : Math.ceil(row + (rows - 1) * (isLapped ? LEAST_RISE : row));
}

export interface MeldPlace {
  /** How wide the melds lie: as wide as their room, or wider where not even rows that overlap hold them. */
  wide: number;
  /** By how much each row lies over the one before it. */
  lap: number;
}

/** How a side's melds lie in their room. Rows that do not fit lie over each other, with rank and suit in sight. */
export function meldPlace({ melds, width, height }: Zone, fit: MeldFit): MeldPlace {
  const row = rowHeight(fit.width, fit.isClose);
  const rows = meldRows(melds, fit.width, width);
  if (Math.max(1, rows) * row <= height) return { wide: width, lap: 0 };
  const most = Math.max(1, 1 + Math.floor((height - row) / LEAST_RISE));
  let wide = width;
  while (meldRows(melds, fit.width, wide) > most) wide += GAP;
  const taken = Math.min(rows, most);
  return { wide, lap: taken > 1 ? Math.ceil(row - (height - row) / (taken - 1)) : 0 };
}
