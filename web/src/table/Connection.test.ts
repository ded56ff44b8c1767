import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepare } from "../i18n/testing";
import { t } from "../i18n";
import type { Connection as State, Socket } from "../lib/socket";
import { TableClient } from "../lib/table.svelte";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));
const { default: Connection } = await import("./Connection.svelte");

const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
let client: TableClient;
let mounted: object;

beforeEach(() => {
  vi.useFakeTimers();
  prepare();
  client = new TableClient("ABCDEF", false, () => DEAF);
  mounted = mount(Connection, { target: document.body, props: { client } });
  be("open");
});
afterEach(() => {
  void unmount(mounted);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function be(now: State, ms = 0): string {
  client.connection = now;
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
  return document.body.querySelector(".where")?.textContent?.trim() ?? "";
}

test("an outage is told, and for a while that it is over", () => {
  expect(be("lost", 600)).toBe(t("connection-lost"));
  expect(be("open")).toBe(t("connection-found"));
  expect(be("open", 2300)).toBe("");
});

test("nobody is told that an outage is over of which they were not told", () => {
  expect(be("lost", 300)).toBe("");
  expect(be("open")).toBe("");
});

test("an outage while nobody looks is not told, nor its end", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(be("lost", 60_000)).toBe("");
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(be("lost", 100)).toBe("");
  expect(be("open")).toBe("");
});
