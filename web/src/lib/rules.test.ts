import { beforeEach, expect, test } from "vitest";
import { prepare } from "../i18n/testing";
import { goalOf, roundGoal } from "./rules";

beforeEach(() => prepare("en"));

test.each([
  ["tres-cartas", {}, "· to 100"],
  ["cambio", { rounds: "5" }, "of 5"],
  ["cambio", { limit: "100" }, "· to 100"],
  ["vinto", {}, "· 12/30 min"],
  ["vinto", { end: "rounds(4)" }, "of 4"],
  ["pinnacola", {}, "· to 1,000"],
])("beside the round of %s %o stands %s", (game, options: Record<string, string>, wanted) => {
  expect(roundGoal({ game, options: { options }, lasted: 720 })).toBe(wanted);
});

test("a match of one round is told as that", () => {
  expect(goalOf({ game: "cambio", options: {} })).toBe("The match is a single round.");
});

test("a game that says nothing of it has no goal", () => {
  expect([goalOf({ game: "keep-or-swap", options: {} }), roundGoal({ game: "keep-or-swap", options: {}, lasted: 0 })]).toEqual(["", ""]);
});
