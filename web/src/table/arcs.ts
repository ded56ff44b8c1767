/** How a thin arc runs from one card to another: bent to the right of its way, from edge to edge. */

import type { Box } from "./flights.svelte";

const PARTS = 32;
const MOST_BENT = 64;
const HEAD = 7;
const GAP = 4;

type Point = readonly [number, number];

const isIn = ([x, y]: Point, box: Box): boolean =>
  x > box.x - GAP && x < box.x + box.width + GAP && y > box.y - GAP && y < box.y + box.height + GAP;

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The two strokes of an arrow's head. */
function head(tip: Point, before: Point): string {
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (turn: number): Point => [tip[0] - HEAD * Math.cos(angle + turn), tip[1] - HEAD * Math.sin(angle + turn)];
  return `M${written(wing(0.5))}L${written(tip)}L${written(wing(-0.5))}`;
}

/** The path between two boxes; cards that lie close together have it over them. */
export function arcPath(from: Box, to: Box, isBoth = false): string {
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(MOST_BENT, length * 0.36);
  const [mx, my] = [(ax + bx) / 2 - (dy / length) * bend, (ay + by) / 2 + (dx / length) * bend];
  const all = Array.from({ length: PARTS + 1 }, (_, i): Point => {
    const s = i / PARTS;
    const [a, m, b] = [(1 - s) ** 2, 2 * s * (1 - s), s ** 2];
    return [a * ax + m * mx + b * bx, a * ay + m * my + b * by];
  });
  const outside = all.filter((point) => !isIn(point, from) && !isIn(point, to));
  const points = outside.length >= PARTS / 8 ? outside : all.slice(PARTS / 8, PARTS - PARTS / 8 + 1);
  const [first, second] = points as [Point, Point];
  const [last, before] = [points.at(-1) as Point, points.at(-2) as Point];
  const line = `M${points.map(written).join("L")}`;
  return line + head(last, before) + (isBoth ? head(first, second) : "");
}
