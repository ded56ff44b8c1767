/** Where a card of words lies: beside what it points at, never over it, and never off the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is on the screen besides the words. */
export interface Surroundings {
  /** How much of the page is seen. */
  view: Size;
  /** What the words point at. */
  targets: readonly Box[];
  /** What must be reached. */
  needed: readonly Box[];
  /** What is read meanwhile. */
  read?: readonly Box[];
  /** What it is better to see. */
  wanted: readonly Box[];
}

const MARGIN = 8;
/** Room for the ring around a target. */
const GAP = 14;

// How bad it is to lie over a pixel of it; against how far away the words are, in pixels.
const OVER_TARGET = 1000;
const OVER_NEEDED = 10;
const OVER_READ = 1;
const OVER_WANTED = 0.25;

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

export const isSeen = (box: Box): boolean => box.width > 0 && box.height > 0;

/** The boxes of all that is found in something. */
export function boxesIn(within: ParentNode, selector: string): Box[] {
  return [...within.querySelectorAll(selector)].map(boxOf).filter(isSeen);
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** How far apart two boxes are. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const along = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, along);
}

/** How good a place is; the less the better. */
function cost(box: Box, { view, targets, needed, read = [], wanted }: Surroundings): number {
  const over = (boxes: readonly Box[], by = 0): number =>
    boxes.reduce((sum, one) => sum + overlap(box, grown(one, by)), 0);
  const distances = targets.map((one) => distance(box, one));
  // One of them is near; of two places as near to it, the one that is nearer to the others.
  const away = targets.length === 0 ? 0 : Math.min(...distances) + 0.1 * Math.max(...distances);
  const aside = 0.05 * Math.abs(box.left + box.width / 2 - view.width / 2);
  const covered = OVER_TARGET * over(targets, GAP / 2) + OVER_NEEDED * over(needed) + OVER_READ * over(read) + OVER_WANTED * over(wanted);
  return covered + away + aside;
}

/** Whether words that lie there cover nothing that they point at or that must be reached. */
export function isClear(box: Box, { view, targets, needed }: Surroundings): boolean {
  const isInside =
    box.left >= 0 && box.top >= 0 && box.left + box.width <= view.width && box.top + box.height <= view.height;
  return isInside && [...targets, ...needed].every((one) => overlap(box, one) === 0);
}

/** The best place: beside one of the things, or at an edge of the screen. */
export function placeBeside(size: Size, around: Surroundings): Box {
  const { view, targets, needed, read = [], wanted } = around;
  const boxes = [...targets, ...needed, ...read, ...wanted];
  const along = (length: number, room: number, spans: [number, number][]): number[] => {
    const last = Math.max(0, room - length - MARGIN);
    const starts = spans.flatMap(([from, to]) => [from - GAP - length, to + GAP, (from + to - length) / 2]);
    const kept = starts.map((start) => Math.min(last, Math.max(Math.min(MARGIN, last), Math.round(start))));
    return [...new Set([MARGIN, last, Math.round((room - length) / 2), ...kept])];
  };
  const lefts = along(size.width, view.width, boxes.map((box) => [box.left, box.left + box.width]));
  const tops = along(size.height, view.height, boxes.map((box) => [box.top, box.top + box.height]));
  let best: Box = { left: MARGIN, top: MARGIN, ...size };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, ...size };
      const found = cost(box, around);
      if (found < least) [best, least] = [box, found];
    }
  }
  return best;
}
