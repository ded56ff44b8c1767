import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { prepare } from "../i18n/testing";
import type { Hinted } from "../wire";
import Hints from "./Hints.svelte";

const VOICE = { game: "tres-cartas", names: ["Ana", "Bo"], you: 0 };
const HINTED: Hinted = {
  type: "hinted",
  id: "h",
  move: { type: "swap", slot: 2 },
  reason: "lowers_total",
  params: { points: 8 },
  others: [
    { move: { type: "swap", slot: 0 }, reason: "next_best", less: 0.3 },
    { move: { type: "discard" }, reason: "next_best", less: 0.004 },
  ],
  unit: "points",
};

/** What is read out where there is little room. */
function told(hinted: Hinted): string[] {
  const shown = mount(Hints, { target: document.body, props: { hinted, voice: VOICE, context: { drawn: "3c" } } });
  flushSync();
  for (const sign of document.querySelectorAll("[aria-hidden]")) sign.remove();
  const lines = [...document.querySelectorAll(".hints li")].map((line) => line.lastElementChild?.textContent ?? "");
  void unmount(shown);
  return lines;
}

beforeEach(() => prepare("en"));

test("three moves are told with how much worse the others are", () => {
  expect(told(HINTED)).toEqual([
    "Swap the 3 of clubs for your third card: your cards add up to 8 less.",
    "Swap the 3 of clubs for your first card (round score 0.3 worse)",
    "Discard the 3 of clubs (just as good)",
  ]);
});

test("chances to win are told in hundredths", () => {
  const others = [{ move: { type: "discard" }, reason: "next_best", less: 0.04 }];
  expect(told({ ...HINTED, others, unit: "chances" })[1]).toBe("Discard the 3 of clubs (4% less likely to win)");
});
