import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "../lib/table.svelte";
import type { Socket } from "../lib/socket";
import { Chooser } from "./chooser.svelte";

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
