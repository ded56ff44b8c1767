import { expect, it } from "vitest";
import { arcPath } from "./arcs";
import type { Box } from "./flights.svelte";

const card = (x: number, y = 0): Box => ({ x, y, width: 100, height: 140 }) as Box;

/** Where the line begins and ends, without the arrow's head. */
function ends(path: string): [[number, number], [number, number]] {
  const line = path.split("M")[1] ?? "";
  const points = line.split("L").map((point) => point.split(" ").map(Number) as [number, number]);
  return [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
}

it.each([card(400, -300), card(-300, -300), card(0, 400), card(300, 0)])("an arrow ends in the card that it points at", (from) => {
  const [, [x, y]] = ends(arcPath(from, card(0)));
  expect(x).toBeGreaterThan(4);
  expect(x).toBeLessThan(96);
  expect(y).toBeGreaterThan(4);
  expect(y).toBeLessThan(136);
});

it.each([false, true])("it begins in the card that moved, and not on the one beside it", (isBoth) => {
  for (const to of [card(400, 0), card(400, -300), card(-300, 300), card(104, 400)]) {
    const [[x, y]] = ends(arcPath(card(0), to, isBoth));
    expect(x).toBeGreaterThan(4);
    expect(x).toBeLessThan(96);
    expect(y).toBeGreaterThan(4);
    expect(y).toBeLessThan(136);
  }
});

it("a card that was put back where it lay leaves no arrow", () => {
  expect(arcPath(card(0), card(4, 2))).toBe("");
});

it("however long an arrow is, both its ends lie in small cards", () => {
  const small = (x: number, y: number): Box => ({ x, y, width: 30, height: 42 });
  for (const [from, to] of [[small(0, 0), small(1200, 300)], [small(900, 700), small(0, 20)]] as const) {
    const all = ends(arcPath(from, to));
    [from, to].forEach((box, i) => {
      const [x, y] = all[i] ?? [0, 0];
      expect([x > box.x, x < box.x + box.width, y > box.y, y < box.y + box.height]).toEqual([true, true, true, true]);
    });
  }
});
