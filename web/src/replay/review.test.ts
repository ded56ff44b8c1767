import { beforeEach, describe, expect, it } from "vitest";
import { prepare } from "../i18n/testing";
import type { GameEvent, Screen } from "../wire";
import { bettered, totals, type ReviewData } from "./review";
import type { Moment } from "./timeline";

const NAMES = ["Ana", "Bo"];
const REVIEW: ReviewData = {
  whole: true,
  rounds: [
    {
      number: 1,
      unit: "points",
      decisions: [
        {
          number: 2,
          seat: 1,
          made: { type: "swap", slot: 0 },
          best: { type: "discard" },
          cost: 2.25,
          error: 0.5,
          reason: "too_high",
          params: { points: 9 },
          top: "8h",
          drawn: "9d",
        },
      ],
      seats: [
        { seat: 0, decisions: 3, cost: 0, ahead: 7, skill: 2.25, luck: 4.75 },
        { seat: 1, decisions: 2, cost: 2.25, ahead: -7, skill: -2.25, luck: -4.75 },
      ],
    },
  ],
};

function moment(move: number): Moment {
  return { round: 0, move, events: [] as GameEvent[], first: move + 1, screen: {} as Screen, isEnd: false };
}

describe("a review", () => {
  beforeEach(() => prepare("en"));

  it("tells what was better at the moment of the move", () => {
    const found = bettered(REVIEW, [moment(0), moment(1), moment(2), moment(4)], { game: "tres-cartas", names: NAMES, you: null });
    expect([...found.keys()]).toEqual([2]);
    expect(found.get(2)).toMatch(/^Better by 2.3 points: .+: at 9 it’s no lower than any card you know you have\.$/);
  });

  it("adds up skill and luck", () => {
    const [ana, bo] = totals(REVIEW, NAMES);
    expect(ana).toBe("Ana: +7 (skill +2.3, luck +4.8); 3 decisions cost 0 points.");
    expect(bo).toMatch(/^Bo: −7 \(skill −2.[23], luck −4.[78]\); 2 decisions cost 2.3 points\.$/);
  });
});
