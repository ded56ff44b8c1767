import { beforeEach, describe, expect, it } from "vitest";
import { prepare } from "../i18n/testing";
import type { GameEvent, Screen } from "../wire";
import { costliestLast, heights, mistakesOf, mistakeWords, sumsOf, type ReviewData, type ReviewedDecision } from "./review";
import type { Moment } from "./timeline";

const VOICE = { game: "tres-cartas", names: ["Ana", "Bo"], you: null };
const DECISION: ReviewedDecision = {
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
};
const REVIEW: ReviewData = {
  whole: true,
  rounds: [
    {
      number: 1,
      unit: "points",
      // The second is of a move that has no moment of its own.
      decisions: [DECISION, { ...DECISION, number: 3, made: { type: "end" }, best: { type: "stop" }, cost: 9 }],
      seats: [
        { seat: 0, decisions: 3, cost: 0, ahead: 7, skill: 2.25, luck: 4.75 },
        { seat: 1, decisions: 2, cost: 2.25, ahead: -7, skill: -2.25, luck: -4.75 },
      ],
    },
    { number: 2, unit: "points", decisions: [{ ...DECISION, number: 1, cost: 4.5 }], seats: [{ seat: 1, decisions: 1, cost: 4.5, ahead: 1, skill: 0.5, luck: 0.5 }] },
  ],
};

function moment(round: number, move: number): Moment {
  return { round, move, events: [] as GameEvent[], first: move + 1, screen: {} as Screen, isEnd: false };
}

const MOMENTS = [moment(0, 0), moment(0, 1), moment(0, 2), moment(0, 4), moment(1, 0), moment(1, 1)];

describe("a review", () => {
  beforeEach(() => prepare("en"));

  it("finds the moment of each mistake, in order", () => {
    expect(mistakesOf(REVIEW, MOMENTS).map((one) => [one.at, one.round, one.decision.cost])).toEqual([
      [2, 1, 2.25],
      [2, 1, 9],
      [5, 2, 4.5],
    ]);
  });

  it("says what was played, what was better and why", () => {
    const [first] = mistakesOf(REVIEW, MOMENTS);
    const words = first && mistakeWords(first, VOICE);
    expect(words?.cost).toBe("−2.3 points");
    expect(words?.made).toBe("Swap the 9♦ for your first card");
    expect(words?.best).toBe("Better: Discard the 9♦: at 9 it’s no lower than any card you know you have.");
    expect(words?.better).toBe("Better by 2.3 points in the round score: Discard the 9♦: at 9 it’s no lower than any card you know you have.");
  });

  it("tells chances to win where a game is judged by them", () => {
    const [first] = mistakesOf(REVIEW, MOMENTS);
    const words = first && mistakeWords({ ...first, unit: "chances", decision: { ...DECISION, cost: 0.042 } }, VOICE);
    expect(words?.cost).toBe("−4% chance to win");
    expect(words?.better).toMatch(/^Better, 4% likelier to win: /);
  });

  it("says so where nothing should have been done", () => {
    const [first] = mistakesOf(REVIEW, MOMENTS);
    const decision = { ...DECISION, made: { type: "flip", place: [1, 0] }, best: null, reason: "nothing_sure", params: {} };
    const words = first && mistakeWords({ ...first, decision }, { ...VOICE, game: "cambio" });
    expect(words?.best).toBe("Better: Do nothing: none of the cards you know match.");
  });

  it("says so where nothing was done", () => {
    const [first] = mistakesOf(REVIEW, MOMENTS);
    const best = { type: "flip", place: { seat: 1, slot: 3 } };
    const decision = { ...DECISION, made: null, best, reason: "removes_card", params: { points: 11 } };
    const words = first && mistakeWords({ ...first, decision }, { ...VOICE, game: "cambio" });
    expect(words?.made).toBe("Do nothing");
    expect(words?.best).toBe("Better: Flip your fourth card: you get rid of a card, and your cards add up to 11 less.");
  });

  it("gives melds no numbers, for none is shown there", () => {
    const [first] = mistakesOf(REVIEW, MOMENTS);
    const decision = { ...DECISION, made: { type: "lay_off", meld: 7, below: [], above: ["6s"] }, best: { type: "replace", meld: 3, card: "5h" } };
    const words = first && mistakeWords({ ...first, decision }, { ...VOICE, game: "pinnacola" });
    expect(words?.made).toBe("Add 6♠ to a meld");
    expect(words?.best).toMatch(/^Better: Swap the 5♥ for a joker: /);
  });

  it("puts the costliest last, also of one moment", () => {
    expect(costliestLast(mistakesOf(REVIEW, MOMENTS)).map((one) => one.decision.cost)).toEqual([2.25, 4.5, 9]);
  });

  it("stands out where most was given away", () => {
    expect(heights(mistakesOf(REVIEW, MOMENTS))).toEqual([
      { at: 2, share: 1 },
      { at: 5, share: 4.5 / 11.25 },
    ]);
    expect(heights([])).toEqual([]);
  });

  it("adds up skill and luck", () => {
    expect(sumsOf(REVIEW)).toEqual([
      { seat: 0, decisions: 3, cost: 0, ahead: 7, skill: 2.25, luck: 4.75 },
      { seat: 1, decisions: 3, cost: 6.75, ahead: -6, skill: -1.75, luck: -4.25 },
    ]);
  });
});
