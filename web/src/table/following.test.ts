import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameWith, prepare } from "../i18n/testing";
import { me } from "../lib/person.svelte";
import type { Socket } from "../lib/socket";
import { TableClient } from "../lib/table.svelte";
import type { Seen, TableInfo } from "../wire";
import { choreography, Flights } from "./flights.svelte";
import { Following } from "./following.svelte";
import { screenWith } from "./testing";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));

const KEPT = "facedown.followed";
const GAME = gameWith("misflipped");
const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
const SCREEN = screenWith({});
const PLAYED: Partial<TableInfo> = { game: GAME, stage: "playing", round: 1, records: [], you: 0, seats: [], options: { game: GAME } };
const SWAP: Seen = { n: 5, event: { type: "swapped", seat: 1, place: { seat: 1, slot: 0 }, card: "4c" } };
const DRAW: Seen = { n: 6, event: { type: "drew", seat: 0, card: "9s", seen_by: [0] }, ms: 5000 };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prepare();
  be("ana");
});
afterEach(() => void vi.useRealTimers());

function be(id: string): void {
  me.person = { id, name: id, face: "" };
}

/** Somebody who sits at a table that is so. */
function sit(screen = SCREEN): { following: Following; client: TableClient; leave: () => void } {
  const client = new TableClient("ABCDEF", false, () => DEAF);
  client.info = { ...PLAYED, code: "ABCDEF" } as TableInfo;
  client.screen = screen;
  const following = new Following(client, new Flights(choreography(() => GAME)));
  return { following, client, leave: following.begin() };
}

/** Somebody opens the table, sees some events and goes; the lines that there were before they went. */
function visit(events: Seen[] = [], some: Partial<TableInfo> = {}, code = "ABCDEF", isWatching = false): TableClient["lines"] {
  const client = new TableClient(code, isWatching, () => DEAF);
  client.info = { ...PLAYED, code, ...some } as TableInfo;
  const leave = new Following(client, new Flights(choreography(() => GAME))).begin();
  const n = events.at(-1)?.n ?? 0;
  client.hear({ type: "shown", n, events, screen: SCREEN });
  leave();
  client.close();
  return client.lines;
}

test("whoever comes back to a round finds what happened in it", () => {
  visit([SWAP]);
  expect(visit().map(({ event }) => event)).toEqual([SWAP.event]);
});

test("a card that was shown for some seconds is not to be read after a reload (G-04)", () => {
  expect(visit([SWAP, DRAW]).map(({ event }) => event.card)).toEqual(["4c", "9s"]);
  expect(localStorage.getItem(KEPT)).not.toContain("9s");
  expect(visit().map(({ event }) => event.card)).toEqual(["4c", "??"]);
});

test("a card that the table helps to remember can be read after a reload too", () => {
  const options = { game: GAME, aid: "own" };
  visit([DRAW], { options });
  expect(visit([], { options }).map(({ event }) => event.card)).toEqual(["9s"]);
});

test("another round, match, table or person has nothing of it", () => {
  visit([SWAP]);
  const kept = localStorage.getItem(KEPT) ?? "";
  const again = (see: () => TableClient["lines"]): number => {
    localStorage.setItem(KEPT, kept);
    return see().length;
  };
  expect(again(() => visit([], { round: 2 }))).toBe(0);
  expect(again(() => visit([], { records: ["a match"] }))).toBe(0);
  expect(again(() => visit([], {}, "GHIJKL"))).toBe(0);
  expect(again(() => visit([], {}, "ABCDEF", true))).toBe(0);
  expect(again(() => (be("bea"), visit()))).toBe(0);
  expect(again(() => (be("ana"), visit()))).toBe(1);
});

test("a table is found as it was left, though one has been at another in between", () => {
  visit([SWAP]);
  visit([SWAP, DRAW], {}, "GHIJKL");
  expect(visit().map(({ event }) => event)).toEqual([SWAP.event]);
});

test("what happened is kept though nobody says that the page goes", () => {
  const { client, leave } = sit();
  client.hear({ type: "shown", n: SWAP.n, events: [SWAP], screen: SCREEN });
  vi.advanceTimersByTime(1000);
  expect(localStorage.getItem(KEPT)).toContain("swapped");
  leave();
});

test("whoever comes back where nothing was kept is told so, until this browser has heard of the others", () => {
  const late = screenWith({ turn: 0, turns: 9 });
  const { following, client, leave } = sit(late);
  expect(following.isForgotten).toBe(true);
  // What one does oneself tells nothing of the others.
  client.hear({ type: "shown", n: DRAW.n, events: [DRAW], screen: late });
  expect(following.isForgotten).toBe(true);
  leave();
  const again = sit(late);
  expect(again.following.isForgotten).toBe(true);
  again.client.hear({ type: "shown", n: 7, events: [{ ...SWAP, n: 7 }], screen: late });
  again.leave();
  expect(sit(late).following.isForgotten).toBe(false);
});

test("nothing is kept of a lesson, of a match that is over, or by who watches", () => {
  visit([SWAP], {}, "");
  visit([SWAP], { stage: "over", records: ["a match"] });
  visit([SWAP], { stage: "shuffling" });
  visit([SWAP], {}, "ABCDEF", true);
  expect(localStorage.getItem(KEPT)).toBe(null);
});

test("what is not as it was kept is not used", () => {
  visit([SWAP]);
  const [{ at, of, trail, lines } = {}] = JSON.parse(localStorage.getItem(KEPT) ?? "") as Record<string, unknown>[];
  const parts = [null, 4, "x", [], { at, of }, { at, of, trail }, { at, of, lines }, { of, trail, lines }];
  const bad = [...parts, { at, of, trail: { traces: [null] }, lines }, { at, of, trail, lines: [null] }];
  for (const one of [...bad, ...bad.map((part) => [part])]) {
    localStorage.setItem(KEPT, JSON.stringify(one));
    expect(visit(), JSON.stringify(one)).toEqual([]);
  }
});
