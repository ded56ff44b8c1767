/** How a thin arc runs from one card to another: bent to the right of its way, from within the one into the other. */

import type { Box } from "./flights.svelte";

const PARTS = 32;
const HALVINGS = 10;
const MOST_BENT = 64;
const HEAD = 7;
/** An end between two cards is at neither: it lies so far inside, in parts of a card's width. */
const DEPTH = 0.2;
/** Cards nearer than this, in widths, have no arc: one that was taken and put back. */
const NEAR = 0.5;

type Point = readonly [number, number];

const isIn = ([x, y]: Point, box: Box, depth: number): boolean =>
  x > box.x + depth && x < box.x + box.width - depth && y > box.y + depth && y < box.y + box.height - depth;

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The two strokes of an arrow's head. */
function head(tip: Point, before: Point): string {
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (turn: number): Point => [tip[0] - HEAD * Math.cos(angle + turn), tip[1] - HEAD * Math.sin(angle + turn)];
  return `M${written(wing(0.5))}L${written(tip)}L${written(wing(-0.5))}`;
}

/** How far along something that holds at the beginning ceases to. */
function leaves(holds: (s: number) => boolean): number {
  let [inside, outside] = [0, 0.5];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** The path between two boxes; none where they are nearly one. */
export function arcPath(from: Box, to: Box, isBoth = false): string {
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length < from.width * NEAR) return "";
  const bend = Math.min(MOST_BENT, length * 0.36);
  const [mx, my] = [(ax + bx) / 2 - (dy / length) * bend, (ay + by) / 2 + (dx / length) * bend];
  const at = (s: number): Point => {
    const [a, m, b] = [(1 - s) ** 2, 2 * s * (1 - s), s ** 2];
    return [a * ax + m * mx + b * bx, a * ay + m * my + b * by];
  };
  const [start, end] = [leaves((s) => isIn(at(s), from, from.width * DEPTH)), 1 - leaves((s) => isIn(at(1 - s), to, to.width * DEPTH))];
  // Where both lie over each other, what is between them is drawn all the same.
  const [low, high] = end - start > 1 / 8 ? [start, end] : [1 / 8, 7 / 8];
  const points = Array.from({ length: PARTS + 1 }, (_, i) => at(low + ((high - low) * i) / PARTS));
  const [first, second] = points as [Point, Point];
  const [last, before] = [points.at(-1) as Point, points.at(-2) as Point];
  const line = `M${points.map(written).join("L")}`;
  return line + head(last, before) + (isBoth ? head(first, second) : "");
}
