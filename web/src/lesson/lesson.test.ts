/** A lesson that the house can make nothing of begins anew; one that it cannot answer now waits. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepare } from "../i18n/testing";
import { Lesson } from "./lesson.svelte";
import { doneSoFar, keepMoves } from "./progress";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));

let lesson: Lesson;
let asked: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prepare();
  keepMoves("cambio", [{ type: "nonsense" }]);
  asked = [];
});
afterEach(() => {
  lesson.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A house that answers what was done with a status, and a lesson from its beginning with where that stands. */
function house(status: number, code: string): void {
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const { moves } = JSON.parse(body as string) as { moves: unknown[] };
    asked.push(moves);
    const shown = [{ type: "shown", n: 0, events: [], screen: null }];
    const state = { kept: [], shown, names: ["", "Bia"], faces: [], over: false, step: null, mistake: null, refused: null, outcome: null };
    const isOk = moves.length === 0;
    return { ok: isOk, status: isOk ? 200 : status, json: async () => (isOk ? state : { code }) };
  });
  lesson = new Lesson("cambio");
}

it.each([
  [400, "bad_move"],
  [400, "bad_json"],
  [413, "too_large"],
])("an answer of %i %s begins anew", async (status, code) => {
  house(status, code);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked[0]).toEqual([{ type: "nonsense" }]);
  expect(asked.at(-1)).toEqual([]);
  expect(doneSoFar("cambio")).toEqual([]);
});

it.each([
  [404, "not_found"],
  [429, "too_fast"],
  [503, "house_down"],
])("an answer of %i %s loses nothing of what was done", async (status, code) => {
  house(status, code);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([[{ type: "nonsense" }]]);
  expect(doneSoFar("cambio")).toEqual([{ type: "nonsense" }]);
});
