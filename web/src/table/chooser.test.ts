import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "../lib/table.svelte";
import { games } from "../lib/games.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo } from "../lib/api";
import type { Socket } from "../lib/socket";
import type { TableInfo } from "../wire";
import { Chooser } from "./chooser.svelte";
import type { Kind } from "./choosing";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));

const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deciding(): { client: TableClient; chooser: Chooser } {
  const client = new TableClient("ABCDEF", false, () => DEAF);
  client.moves = [{ type: "draw" }, { type: "call" }];
  return { client, chooser: new Chooser(client) };
}

test("a table that is answered at once does not change twice", () => {
  const { client, chooser } = deciding();
  chooser.press("stock");
  flushSync();
  expect(client.sent?.move).toEqual({ type: "draw" });
  expect([...chooser.targets]).toEqual(["stock"]);
});

test("nothing shines while an answer is a long time coming, and again when it has come", () => {
  const { client, chooser } = deciding();
  chooser.press("stock");
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([...chooser.targets]).toEqual([]);
  client.hear({ type: "refused", code: "stock_empty", id: client.sent?.id ?? "" });
  flushSync();
  expect([...chooser.targets]).toEqual(["stock"]);
});

test("what is pressed while an answer is due does nothing", () => {
  const { client, chooser } = deciding();
  chooser.press("stock");
  const sent = client.sent;
  chooser.press("stock");
  chooser.comeNear(1);
  expect(client.sent).toBe(sent);
  expect(chooser.near).toBe(null);
});

test("whoever asks for a hint again no longer reads that there was none", () => {
  const { client } = deciding();
  client.hear({ type: "refused", code: "no_hint", id: "" });
  expect(client.refused?.code).toBe("no_hint");
  client.hint();
  expect(client.refused).toBe(null);
});

const FLIPPING = {
  game: "flipping",
  moves: [
    { word: "draw", fields: [], key: "d", calls: false },
    { word: "pass", fields: [], key: "space", calls: false },
    { word: "flip", fields: [{ name: "place", kind: "place" }], key: "f", calls: false },
  ],
  events: [],
} as unknown as GameInfo;

/** Seat 0 may flip a card, and something else. */
function flipping(otherwise: string): { client: TableClient; chooser: Chooser } {
  games.set([FLIPPING]);
  const { client, chooser } = deciding();
  client.info = { game: "flipping", you: 0, seats: [] } as unknown as TableInfo;
  client.awaited = [0];
  client.moves = [{ type: otherwise }, { type: "flip", place: { seat: 1, slot: 0 } }, { type: "flip", place: { seat: 0, slot: 0 } }];
  return { client, chooser };
}

test.each(["draw", "pass"])("a card that is pressed unasked is asked about first, where one may also %s", (otherwise) => {
  const { client, chooser } = flipping(otherwise);
  expect(chooser.isSoft("place:0:0")).toBe(true);
  chooser.press("place:0:0");
  expect(client.sent).toBe(null);
  const [kind] = chooser.asked?.kinds ?? [];
  expect(kind?.type).toBe("flip");
  if (kind) chooser.mean(kind);
  expect(client.sent?.move).toEqual({ type: "flip", place: { seat: 0, slot: 0 } });
});

test("whoever is asked about one card and presses another is asked about that one", () => {
  const { client, chooser } = flipping("pass");
  chooser.press("place:1:0");
  chooser.press("place:0:0");
  expect(client.sent).toBe(null);
  expect(chooser.asked?.part).toBe("place:0:0");
  expect(chooser.isSoft("place:1:0")).toBe(true);
});

test("whoever has said that a card is to be flipped is not asked again", () => {
  const { client, chooser } = flipping("draw");
  const flip = chooser.kinds.find((kind) => kind.type === "flip");
  if (flip) chooser.choose(flip);
  chooser.press("place:1:0");
  expect(client.sent?.move).toEqual({ type: "flip", place: { seat: 1, slot: 0 } });
});

const CALLING = {
  game: "calling",
  moves: [
    { word: "draw", fields: [], key: "d", calls: false },
    { word: "call", fields: [], key: "c", calls: true },
    { word: "ready", fields: [], key: "r", calls: false },
    { word: "look", fields: [{ name: "slot", kind: "slot" }], key: "l", calls: false },
    { word: "swap", fields: [{ name: "slot", kind: "slot" }], key: "s", calls: false },
    { word: "guess", fields: [{ name: "slot", kind: "slot" }, { name: "rank", kind: "rank" }], key: "g", calls: false },
    { word: "discard", fields: [], key: "x", calls: false },
  ],
  events: [],
} as unknown as GameInfo;

function asked(moves: { type: string }[]): { client: TableClient; chooser: Chooser; kind: (word: string) => Kind } {
  games.set([CALLING]);
  const { client, chooser } = deciding();
  client.info = { game: "calling", you: 0, seats: [] } as unknown as TableInfo;
  client.awaited = [0];
  client.moves = moves;
  return { client, chooser, kind: (word) => chooser.kinds.find((one) => one.type === word)! };
}

test("a move of which nothing is left to pick has a button, and is made by it", () => {
  const only = { type: "guess", slot: 0, rank: "7" };
  const { client, chooser, kind } = asked([{ type: "ready" }, only]);
  expect([chooser.kind, [...chooser.onTable]]).toEqual([null, []]);
  chooser.choose(kind("guess"));
  expect(client.sent?.move).toEqual(only);
});

test("a call is asked about first, and made when it is meant", () => {
  const { client, chooser, kind } = asked([{ type: "draw" }, { type: "call" }]);
  chooser.choose(kind("call"));
  expect(client.sent).toBe(null);
  expect(chooser.asked).toEqual({ part: "", kinds: [kind("call")] });
  chooser.mean(kind("call"));
  expect(client.sent?.move).toEqual({ type: "call" });
});

test("whoever does not wish to be asked calls at once", () => {
  settings.change({ asksFirst: false });
  const { client, chooser, kind } = asked([{ type: "draw" }, { type: "call" }]);
  chooser.choose(kind("call"));
  expect(client.sent?.move).toEqual({ type: "call" });
  settings.change({ asksFirst: true });
});

test("looks that are left are not given away without a question", () => {
  const { client, chooser, kind } = asked([{ type: "ready" }, { type: "look", slot: 0 } as { type: string }]);
  client.looks = 1;
  chooser.choose(kind("ready"));
  expect(client.sent).toBe(null);
  chooser.forget();
  client.looks = 0;
  chooser.choose(kind("ready"));
  expect(client.sent?.move).toEqual({ type: "ready" });
});

test("a press on a card does what it completes, and that needs no button", () => {
  const { client, chooser, kind } = asked([
    { type: "discard" },
    { type: "swap", slot: 0 } as { type: string },
    { type: "guess", slot: 0, rank: "K" } as { type: string },
  ]);
  expect([...chooser.onTable]).toEqual([kind("swap")]);
  chooser.press("place:0:0");
  expect(client.sent?.move).toEqual({ type: "swap", slot: 0 });
});

const FLIPS = [
  { type: "draw" },
  { type: "flip", place: { seat: 0, slot: 1 } },
  { type: "flip", place: { seat: 1, slot: 0 } },
];

function choosing(): { client: TableClient; chooser: Chooser; tell: (event: object) => void } {
  const { client, chooser } = deciding();
  games.set([
    {
      game: "cambio",
      moves: [
        { word: "draw", fields: [] },
        { word: "flip", fields: [{ name: "place", kind: "place" }] },
      ],
      events: [
        { word: "drew", fields: [{ name: "seat", kind: "seat" }] },
        { word: "exchanged", fields: [{ name: "one", kind: "place" }] },
      ],
    },
  ] as unknown as GameInfo[]);
  client.info = { game: "cambio", you: 0, seats: [] } as unknown as TableInfo;
  client.moves = FLIPS as never;
  let n = 0;
  const tell = (event: object): void => {
    n += 1;
    client.lines = [...client.lines, { n, event, by: "" } as never];
    chooser.recheck();
  };
  chooser.recheck();
  const flip = chooser.kinds.find((kind) => kind.type === "flip");
  if (!flip) throw new Error("nothing to flip");
  chooser.choose(flip);
  return { client, chooser, tell };
}

test("who chooses a card to flip goes on while others draw", () => {
  const { chooser, tell } = choosing();
  expect(chooser.hasBegun).toBe(true);
  tell({ type: "drew", seat: 1 });
  expect(chooser.hasBegun).toBe(true);
});

test("what was begun is forgotten once cards have moved, or the flip is over", () => {
  const moved = choosing();
  moved.tell({ type: "exchanged", one: { seat: 1, slot: 0 } });
  expect(moved.chooser.hasBegun).toBe(false);
  const over = choosing();
  over.client.moves = [{ type: "draw" }];
  over.tell({ type: "drew", seat: 1 });
  expect(over.chooser.hasBegun).toBe(false);
});
