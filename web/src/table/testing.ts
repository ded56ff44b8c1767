/** A table for tests. */

import type { Screen } from "../wire";

/** A table of two in the middle of a turn, changed so. */
export const screenWith = (changes: Partial<Screen>): Screen => ({
  phase: "decide",
  turn: 1,
  turns: 3,
  ready: [],
  passed: false,
  ending: "",
  stock: 20,
  discard: ["7h"],
  discarded: 3,
  drawn: [],
  hands: [[{}, {}], [{}, {}]],
  own: {},
  piles: {},
  ...changes,
});
