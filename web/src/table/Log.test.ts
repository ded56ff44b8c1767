import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t } from "../i18n";
import { gameWith, prepare } from "../i18n/testing";
import type { Socket } from "../lib/socket";
import { TableClient } from "../lib/table.svelte";
import type { Seen, TableInfo } from "../wire";
import { screenWith } from "./testing";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));
const { default: Log } = await import("./Log.svelte");

const GAME = gameWith("misflipped");
const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
let client: TableClient;
let mounted: object;
let n = 0;

beforeEach(() => {
  vi.useFakeTimers();
  prepare();
  n = 0;
  client = new TableClient("ABCDEF", false, () => DEAF);
  mounted = mount(Log, { target: document.body, props: { client } });
});
afterEach(() => {
  void unmount(mounted);
  client.close();
  vi.useRealTimers();
});

const infoOf = (stage: string, round: number, matches: number): TableInfo =>
  ({ code: "ABCDEF", game: GAME, stage, round, records: Array(matches).fill("x"), you: 0, seats: [], options: { game: GAME } }) as unknown as TableInfo;
const table = (stage: string, round: number, matches = 0): void => client.hear({ type: "table", table: infoOf(stage, round, matches) });

function show(...types: string[]): void {
  const events = types.map((type): Seen => ({ n: (n += 1), event: type === "dealt" ? { type, deck: [], seen_by: [] } : { type, seat: 0, card: "4c" } }));
  client.hear({ type: "shown", n, events, screen: screenWith({}) });
}

/** The lines as they stand, those where something begins in brackets. */
function read(): string[] {
  flushSync();
  return [...document.body.querySelectorAll(".log li")].map((line) => {
    const text = (line.textContent ?? "").trim();
    return line.matches(".round") ? `[${text}]` : "line";
  });
}

const round = (number: number): string => `[${t("table-round", { number })}]`;

test("a round has a beginning in the log, and so has the next match", () => {
  table("playing", 1);
  show("dealt", "discarded");
  expect(read()).toEqual([round(1), "line"]);
  table("between", 1);
  show("dealt");
  // The house says what is played after it has dealt.
  expect(read()).toEqual([round(1), "line", `[${t("table-log_round")}]`]);
  table("playing", 2);
  show("discarded", "discarded");
  expect(read()).toEqual([round(1), "line", round(2), "line", "line"]);
  table("over", 2, 1);
  table("shuffling", 1, 1);
  show("dealt", "discarded");
  const again = `[${t("table-log_again")} ${t("table-round", { number: 1 })}]`;
  expect(read()).toEqual([round(1), "line", round(2), "line", "line", again, "line"]);
});

test("whoever comes to a round that is on reads which one it is", () => {
  const shown = { type: "shown" as const, n: 0, events: [], screen: screenWith({}) };
  client.hear({ type: "welcome", table: infoOf("playing", 3, 0), shown, phrases: [], version: 1 });
  show("discarded");
  expect(read()).toEqual([round(3), "line"]);
});
