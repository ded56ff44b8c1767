import { describe, expect, it } from "vitest";
import type { GameEvent, Screen } from "../wire";
import { hashOf, momentAt, momentsOf, positionOf, roundMarks, type ReplayData, type ReplayStep } from "./timeline";

const screen = (turn: number): Screen => ({ turn }) as Screen;

function step(number: number, ...types: string[]): ReplayStep {
  return { number, events: types.map((type) => ({ type }) as unknown as GameEvent), screen: screen(number) };
}

function match(...rounds: ReplayStep[][]): ReplayData {
  return {
    game: "some",
    version: 1,
    seat: "open",
    rounds: rounds.map((steps, i) => ({
      number: i + 1,
      seats: [0, 1],
      starter: 0,
      scores: [0, 0],
      steps,
      outcome: { scores: [0, 0], totals: [0, 0], winners: [0], ending: "called", caller: 0 },
      after: [0, 0],
      places: [1, 1],
    })),
  };
}

const isQuiet = (event: GameEvent): boolean => event.type === ("turn" as string) || event.type === ("dealt" as string);
const DATA = match(
  [step(0, "dealt"), step(1, "drew"), step(2, "discarded", "turn"), step(3, "turn"), step(4, "drew")],
  [step(0, "dealt"), step(2, "drew"), step(5, "called")],
);
const MOMENTS = momentsOf(DATA, isQuiet);

describe("the moments of a match", () => {
  it("are its steps; what shows nothing goes with the step before", () => {
    expect(MOMENTS.map((one) => [one.round, one.move])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 4],
      [1, 0],
      [1, 2],
      [1, 5],
    ]);
    expect(MOMENTS[2]?.events.map((event) => event.type)).toEqual(["discarded", "turn", "turn"]);
    expect(MOMENTS[2]?.screen.turn).toBe(3);
  });

  it("number all events through", () => {
    expect(MOMENTS.map((one) => one.first)).toEqual([1, 2, 3, 6, 7, 8, 9]);
  });

  it("end with each round", () => {
    expect(MOMENTS.map((one) => one.isEnd)).toEqual([false, false, false, true, false, false, true]);
    expect(roundMarks(MOMENTS)).toEqual([0, 4]);
  });

  it("leave the data as it is", () => {
    expect(DATA.rounds[0]?.steps[2]?.events).toHaveLength(2);
  });
});

it.each([
  [0, 0, 0],
  [0, 2, 2],
  [0, 3, 2],
  [0, 99, 3],
  [1, 1, 4],
  [1, 4, 5],
  [9, 0, 6],
])("round %i, move %i is moment %i", (round, move, wanted) => {
  expect(momentAt(MOMENTS, round, move)).toBe(wanted);
});

it("a match of nothing has a place all the same", () => {
  expect(momentAt([], 3, 4)).toBe(0);
});

describe("a link", () => {
  it.each([
    ["#r2s17", { round: 1, move: 17, seat: "open" }],
    ["#r1s0v3", { round: 0, move: 0, seat: "3" }],
    ["#r12s140vw", { round: 11, move: 140, seat: "watcher" }],
  ])("%s says where and through whose eyes", (hash, position) => {
    expect(positionOf(hash)).toEqual(position);
    expect(hashOf(position)).toBe(hash);
  });

  it.each(["", "#", "#r0s1", "#r1", "#r1s2v9", "#r1s2vx", "#content", "#r99999s1"])("%s says nothing", (hash) => {
    expect(positionOf(hash)).toBeNull();
  });
});
