import { describe, expect, it } from "vitest";
import { arrange, cell, othersOf, shapeOf } from "./arrange";

const SCREENS: [string, number, number][] = [
  ["a phone", 390, 620],
  ["a small phone", 360, 520],
  ["a laptop", 1440, 720],
  ["a tablet", 820, 950],
  ["4K", 3840, 1900],
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
          const own = shapeOf(slots, isSquare ? 2 : slots, isSquare);
          expect(own.columns * (made.own + 4)).toBeLessThanOrEqual(width);
        });
});
