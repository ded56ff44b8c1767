import { describe, expect, it } from "vitest";
import type { OutcomeInfo, Screen } from "../wire";
import { hadNoPart } from "./standing";

const outcome = { scores: [0, 0, 5], totals: [0, 0, 9], winners: [1], ending: "stopped", caller: 1 } as OutcomeInfo;
const screen = { hands: [[], [], ["7h"]] } as unknown as Screen;

describe("a seat at the end of a round", () => {
  it("had no part in it if it was dealt nothing and got nothing", () => {
    expect(hadNoPart(screen, outcome, 0)).toBe(true);
  });

  it("had its part if it has got rid of all its cards and won", () => {
    expect(hadNoPart(screen, outcome, 1)).toBe(false);
  });

  it("had its part if it holds cards, whatever they are worth", () => {
    expect(hadNoPart(screen, outcome, 2)).toBe(false);
    expect(hadNoPart({ hands: [["Kd", null]] } as unknown as Screen, outcome, 0)).toBe(false);
  });
});
