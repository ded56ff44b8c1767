import { describe, expect, it } from "vitest";
import { arrange, cell, othersOf, shapeOf } from "./arrange";

const SCREENS: [string, number, number][] = [
  ["a phone", 390, 620],
  ["a small phone", 360, 520],
  ["a laptop", 1440, 720],
  ["a tablet", 820, 950],
  ["4K", 3840, 1900],
  ["a phone held sideways", 580, 386],
  ["a long phone held sideways", 636, 426],
  ["a page at twice its size", 464, 446],
  ["the smallest phone", 304, 330],
];

describe("arrange", () => {
  it("seats the others clockwise from the left of the one at the bottom", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  });

  it("lets a square hand grow to the right", () => {
    expect([0, 1, 2, 3, 4, 5].map((slot) => cell(slot, 2, true))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(shapeOf(6, 2, true)).toEqual({ columns: 3, rows: 2 });
  });

  for (const [name, width, height] of SCREENS)
    for (let players = 2; players <= 8; players += 1)
      for (const isSquare of [true, false])
        it(`fits ${players} players on ${name}, ${isSquare ? "square" : "in rows"}`, () => {
          const slots = isSquare ? 4 : 5;
          const made = arrange(width, height, players, 0, { own: slots, others: slots }, isSquare);
          const seated = [...made.left, ...made.top.flat(), ...made.right].sort();
          expect(seated).toEqual(othersOf(players, 0));
          expect(made.others).toBeGreaterThanOrEqual(14);
          const block = made.shape.columns * (made.others + 4) + 12;
          for (const row of made.top)
            expect(row.length * block).toBeLessThanOrEqual(made.left.length ? width * 0.95 : width);
          const own = shapeOf(slots, made.ownColumns, isSquare);
          expect(own.columns * (made.own + 4)).toBeLessThanOrEqual(width);
          // Piles and own cards are in the room, one above the other or side by side.
          const ownHeight = own.rows * (made.own * 1.4 + 4);
          const high = made.isBeside ? Math.max(ownHeight, made.pile * 1.4) : ownHeight + made.pile * 1.4;
          expect(high).toBeLessThan(height);
        });
});

it("a hand of many cards takes two rows where one would be too narrow for a finger", () => {
  for (const own of [5, 7, 10, 14]) {
    const made = arrange(360, 520, 4, 0, { own, others: 5 }, false);
    expect(made.ownColumns * (made.own + 4)).toBeLessThanOrEqual(360);
    expect(made.own).toBeGreaterThanOrEqual(36);
  }
  expect(arrange(360, 520, 4, 0, { own: 5, others: 5 }, false).ownColumns).toBe(5);
  expect(arrange(360, 520, 4, 0, { own: 10, others: 5 }, false).ownColumns).toBe(5);
  const square = arrange(360, 520, 4, 0, { own: 20, others: 4 }, true);
  expect(10 * (square.own + 4)).toBeLessThanOrEqual(360);
});

it("three cards lie side by side, so that the middle one is seen to be it", () => {
  expect(arrange(390, 560, 8, 0, { own: 3, others: 3 }, false).shape).toEqual({ columns: 3, rows: 1 });
});

it.each(SCREENS)("nobody's cards jump when somebody gets a sixth card on %s", (_, width, height) => {
  const before = arrange(width, height, 4, 0, { own: 5, others: 5 }, false);
  for (const slots of [{ own: 5, others: 6 }, { own: 6, others: 5 }]) {
    const after = arrange(width, height, 4, 0, slots, false, 1, 16, before);
    expect([after.left, after.top, after.right, after.isBeside]).toEqual([before.left, before.top, before.right, before.isBeside]);
    expect(after.shape.rows).toBe(before.shape.rows);
    expect(after.others).toBeGreaterThan(before.others * 0.7);
  }
});

it.each(SCREENS)("own cards, piles and who sits beside them lie side by side on %s", (_, width, height) => {
  for (const own of [4, 5, 6, 8]) {
    const made = arrange(width, height, 4, 0, { own, others: 4 }, true);
    if (!made.isBeside) continue;
    const side = made.left.length > 0 ? Math.min(7 * 16, width * 0.2) : 0;
    const hand = shapeOf(own, made.ownColumns, true).columns * (made.own + 4);
    // Stock, drawn card and discard, with the gaps between them.
    expect(2 * side + hand + 3.4 * made.pile).toBeLessThanOrEqual(width);
    expect(made.own).toBeGreaterThanOrEqual(24);
  }
});
