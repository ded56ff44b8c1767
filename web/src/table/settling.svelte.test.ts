import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableClient } from "../lib/table.svelte";
import { Settling } from "./settling.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function settling(client: Partial<TableClient>): { buttons: Settling; change: (to: string) => void; end: () => void } {
  let offered = $state("draw");
  let buttons: Settling | undefined;
  const end = $effect.root(() => {
    buttons = new Settling(client as TableClient, () => offered);
  });
  flushSync();
  if (!buttons) throw new Error("no buttons");
  const change = (to: string): void => {
    offered = to;
    flushSync();
  };
  return { buttons, change, end };
}

it("takes no press for a quarter of a second after others have changed it", () => {
  const { buttons, change, end } = settling({ isAnswered: false });
  vi.advanceTimersByTime(1000);
  expect(buttons.isOn).toBe(false);
  change("pass");
  expect(buttons.isOn).toBe(true);
  vi.advanceTimersByTime(249);
  expect(buttons.isOn).toBe(true);
  vi.advanceTimersByTime(1);
  expect(buttons.isOn).toBe(false);
  end();
});

it("takes a press at once after one's own move", () => {
  const { buttons, change, end } = settling({ isAnswered: true });
  change("discard");
  expect(buttons.isOn).toBe(false);
  end();
});
