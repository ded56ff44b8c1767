/** The words of a lesson never lie over what they point at, and never off the screen. */
import { describe, expect, it } from "vitest";
import { uncovered } from "../lesson/marks";
import { isClear, overlap, placeBeside, type Box, type Size } from "./place";

const SIZES: [string, Size][] = [
  ["a small phone", { width: 320, height: 568 }],
  ["a phone", { width: 390, height: 844 }],
  ["a phone held sideways", { width: 844, height: 390 }],
  ["a laptop", { width: 1440, height: 900 }],
  ["a wall", { width: 3840, height: 2160 }],
];

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

/** Things of a table, where they lie on a screen of this size. */
function things({ width, height }: Size): Box[] {
  const card = Math.min(width, height) * 0.15;
  const spots = [0.1, 0.4, 0.7].flatMap((y) => [0.1, 0.5, 0.8].map((x) => [x * width, y * height]));
  return spots.map(([x = 0, y = 0]) => box(x, y, card, card * 1.4));
}

it("words leave to be read what is read meanwhile, rather than lie over other cards", () => {
  const view = { width: 390, height: 844 };
  const [target, count, cards] = [box(60, 200, 60, 84), box(0, 290, 390, 20), box(0, 330, 390, 300)];
  const around = { view, targets: [target], needed: [box(0, 0, 390, 180)], read: [count], wanted: [cards] };
  const placed = placeBeside({ width: 374, height: 110 }, around);
  expect(overlap(placed, count)).toBe(0);
});

describe.each(SIZES)("on %s", (_, view) => {
  const words = { width: Math.min(384, view.width - 16), height: 110 };

  it("words lie beside whatever they point at, inside the screen", () => {
    for (const target of things(view)) {
      const around = { view, targets: [target], needed: [], wanted: things(view) };
      expect(isClear(placeBeside(words, around), around)).toBe(true);
    }
  });

  it("words leave what must be reached free", () => {
    const needed = [box(0, 0, view.width, 44), box(0, view.height - 80, view.width, 80)];
    const target = box(view.width / 2, view.height / 2 - 20, 40, 40);
    const around = { view, targets: [target], needed, wanted: [] };
    expect(isClear(placeBeside(words, around), around)).toBe(true);
  });
});

it("words lie where nothing else does, if they can be near all the same", () => {
  const target = box(100, 300, 60, 80);
  const wanted = [box(0, 0, 400, 290)];
  const found = placeBeside({ width: 200, height: 100 }, { view: { width: 400, height: 800 }, targets: [target], needed: [], wanted });
  expect(overlap(found, wanted[0] as Box)).toBe(0);
});

it("of a card in a fan only what is seen is pointed at", () => {
  const fan = [box(30, 0, 60, 84), box(60, 2, 60, 84), box(0, 50, 60, 84)];
  expect(uncovered(box(0, 0, 60, 84), fan)).toEqual(box(0, 0, 30, 50));
  expect(uncovered(box(200, 0, 60, 84), fan)).toEqual(box(200, 0, 60, 84));
});

it("words go further away rather than over cards that lie beside what they point at", () => {
  const view = { width: 844, height: 390 };
  const hand = { left: 0, top: 300, width: 844, height: 90 };
  const melds = { left: 200, top: 120, width: 440, height: 84 };
  const around = { view, targets: [{ left: 400, top: 330, width: 40, height: 50 }], needed: [hand], wanted: [melds] };
  const box = placeBeside({ width: 248, height: 90 }, around);
  expect([overlap(box, melds), overlap(box, hand)]).toEqual([0, 0]);
});
