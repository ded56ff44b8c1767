import { beforeAll, describe, expect, it } from "vitest";
import { gameWith, prepare } from "../i18n/testing";
import type { Screen, Seen } from "../wire";
import { closed, openedBy, Showdown } from "./showdown.svelte";

const end: Screen = {
  phase: "over",
  turn: 0,
  turns: 9,
  ready: [],
  passed: false,
  ending: "called",
  stock: 20,
  discard: ["7h"],
  discarded: 3,
  drawn: [],
  hands: [[{ card: "Kd" }, null], [{ card: "2c" }, { card: "Jk" }], [{ card: "5s" }]],
  own: {},
  piles: {},
};
const before: Screen = { ...end, hands: [[{ card: "Kd" }, null], [{}, {}], [{}]] };
const events: Seen[] = [0, 1, 2].map((seat) => ({
  n: seat + 4,
  event: { type: "revealed", seat, cards: [] },
}));
const GAME = gameWith("revealed");
const WORTH = new Map([["Kd", 0], ["2c", 2], ["Jk", -1], ["5s", 5]]);

beforeAll(() => prepare());

describe("hands are turned up", () => {
  it("in their order, the caller's last", () => {
    expect(openedBy(events, GAME, 0).map((hand) => hand.seat)).toEqual([1, 2, 0]);
    expect(openedBy(events, GAME, null).map((hand) => hand.seat)).toEqual([0, 1, 2]);
    expect(openedBy([{ n: 1, event: { type: "turn", seat: 1 } }], GAME, 0)).toEqual([]);
  });

  it("from a table on which only what was in sight is seen", () => {
    const hands = openedBy(events, GAME, 1);
    expect(closed(end, before, hands).hands).toEqual([[{ card: "Kd" }, null], [{}, {}], [{}]]);
    expect(closed(end, null, hands).hands).toEqual([[{}, null], [{}, {}], [{}]]);
  });

  it("card by card, and each adds what it counts", () => {
    const showdown = new Showdown(openedBy(events, GAME, 1), end, before, WORTH);
    const seen = [];
    while (showdown.turn())
      seen.push([showdown.now?.seat, showdown.sums[showdown.now?.seat ?? 0], showdown.isHandOpen]);
    expect(seen).toEqual([
      [0, 0, true],
      [2, 5, true],
      [1, 2, false],
      [1, 1, true],
    ]);
    expect(showdown.screen).toEqual(end);
  });

  it("without sums where nobody knows what cards count", () => {
    const showdown = new Showdown(openedBy(events, GAME, 1), end, before, new Map());
    while (showdown.turn());
    expect(showdown.sums).toEqual({});
  });
});
