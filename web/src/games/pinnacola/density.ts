/** How close things lie on an upright table: as close as leaves room for the melds of both sides. */

import { RATIO, TOUCH } from "./sizes";

export interface Density {
  /** Whether what is needed to close has a row of its own, where there is no room beside the name. */
  hasRow: boolean;
  /** Whether the own name stands in a lower row. */
  isLow: boolean;
  /** In pairs: whether others' cards lie beside their names, and the own side's points beside the own name. */
  isMerged: boolean;
  /** Whether everything takes no more than it needs. */
  isLeast: boolean;
  /** How wide cards are, in parts of the usual: those that others hold, the piles, the own hand. */
  others: number;
  pile: number;
  hand: number;
}

const USUAL: Density = { hasRow: true, isLow: false, isMerged: false, isLeast: false, others: 1, pile: 1, hand: 1 };
const BRIEF: Density = { ...USUAL, hasRow: false, others: 0.77 };
const LOW: Density = { ...BRIEF, isLow: true, pile: 0.85, hand: 0.85 };
const MERGED: Density = { ...LOW, isMerged: true, others: 0.62 };
const LEAST: Density = { ...MERGED, isLeast: true, pile: 0.54, hand: 0.63 };

/** From the widest to the closest. The row of what is needed to close goes before piles and hand shrink. */
export const DENSITIES: readonly Density[] = [
  USUAL,
  { ...USUAL, others: 0.77 },
  BRIEF,
  LOW,
  MERGED,
  { ...MERGED, pile: 0.7, hand: 0.72 },
  LEAST,
];

/** The table, and who looks at it. */
export interface Upright {
  width: number;
  height: number;
  isPairs: boolean;
  isWide: boolean;
  /** Whether what is needed to close would have a row of its own. */
  hasAims: boolean;
  /** How large somebody wishes cards to be. */
  scale: number;
}

export interface Arrangement {
  density: Density;
  /** How wide a card is that others hold, one of the piles, and one of the own hand. */
  others: number;
  pile: number;
  card: number;
  /** Rows of the hand lie no closer than this. */
  closest: number;
  /** The least height for the melds of one side. */
  zone: number;
  /** The height of the line above the melds of a side, which there is in pairs. */
  side: number;
  /** The height of all but the melds and the own hand. */
  taken: number;
}

/** The usual height of a line that says whose melds lie below it. */
const SIDE = 24;
/** Others' cards are larger by so much than they are told to be. */
const SHOWN = 1.2;
const PLATE = 34;
const PLATE_EDGES = 8;
const ME = 60;
const AIMS = 32;
const LOW_ME = 44;
const PILE_EDGES = 28;
const ZONE = 52;
// As close as it gets: a row of the narrowest cards that can be read, and of a card under another its rank and suit.
const LEAST_SIDE = 16;
const LEAST_ME = 40;
const LEAST_PILE_EDGES = 16;
const LEAST_ZONE = 42;
const LEAST_PLATES = 27;
const LEAST_RISE = 29;

/** What a table takes with things so close. */
export function arrange(density: Density, { width, height, isPairs, isWide, hasAims, scale }: Upright): Arrangement {
  const { isLow, isMerged, isLeast } = density;
  const others = Math.round((isWide ? 34 : 26) * density.others);
  const pile = Math.round(Math.min((isWide ? 84 : 52) * density.pile, height * (isPairs ? 0.09 : 0.11)));
  const grown = isWide ? Math.min(112, Math.max(84, height * 0.15)) * density.hand : Math.min(64 * density.hand, width * 0.16);
  const plates = isLeast
    ? LEAST_PLATES
    : others * SHOWN * RATIO + PLATE_EDGES + (isPairs && !isMerged ? PLATE : 0);
  const side = !isPairs ? 0 : isLeast ? LEAST_SIDE : SIDE;
  const me = isLeast ? LEAST_ME : isLow ? LOW_ME : ME + (hasAims && density.hasRow ? AIMS : 0);
  const piles = pile * RATIO + (isLeast ? LEAST_PILE_EDGES : PILE_EDGES);
  return {
    density,
    others,
    pile,
    card: Math.round(grown * (isLeast ? 1 : scale)),
    closest: isLeast ? LEAST_RISE : TOUCH,
    zone: isLeast ? LEAST_ZONE : ZONE,
    side,
    taken: Math.ceil(plates + side * (isMerged ? 1 : 2) + me + piles),
  };
}
