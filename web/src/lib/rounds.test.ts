import { beforeAll, expect, test } from "vitest";
import { gameWith, prepare } from "../i18n/testing";
import type { Seen, TableInfo } from "../wire";
import { begun, numbered, type Begun } from "./rounds";

beforeAll(() => prepare());

const GAME = gameWith("misflipped");
const info = (stage: string, round: number, records: string[] = []): TableInfo => ({ stage, round, records }) as unknown as TableInfo;
const deal = (n: number): Seen => ({ n, event: { type: "dealt", deck: [], seen_by: [] } });
const other = (n: number): Seen => ({ n, event: { type: "discarded", seat: 0, card: "4c" } });
const round = (n: number, number: number, isAgain = false): Begun => ({ n, round: number, isAgain });

test("a round begins with its deal, and has no number before the house says it", () => {
  const dealt = begun([round(1, 1)], [other(2), deal(3)], GAME, info("between", 1), 9);
  expect(dealt).toEqual([round(1, 1), round(3, 0)]);
  expect(numbered(dealt, info("playing", 2))).toEqual([round(1, 1), round(3, 2)]);
});

test("the first round of another match is one that is played again", () => {
  expect(begun([round(1, 1)], [deal(5)], GAME, info("shuffling", 1, ["x"]), 9)).toEqual([round(1, 1), round(5, 1, true)]);
});

test("whoever comes late is told of the round that is on, and nobody of none", () => {
  expect(begun([], [other(7)], GAME, info("playing", 3), 9)).toEqual([round(0, 3)]);
  expect(begun([], [other(7)], GAME, info("over", 3), 9)).toEqual([]);
});

test("as many as there are lines are kept", () => {
  expect(begun([round(1, 1), round(3, 2)], [deal(5)], GAME, info("playing", 3), 2)).toEqual([round(3, 2), round(5, 3)]);
});
