import { mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { golden, prepare } from "../i18n/testing";
import type { TableClient } from "../lib/table.svelte";
import { screenWith } from "./testing";

vi.stubGlobal("matchMedia", () => new EventTarget());
const { default: Sum } = await import("./Sum.svelte");

beforeAll(() => prepare());

/** The number beside the winner's hand, and whether it shines. */
function shown(game: string): { count: string; isMarked: boolean } {
  const outcome = { winners: [0], totals: [0, 35], scores: [120, 0], ending: "closed", caller: null };
  const client = { info: { game, stage: "over", outcomes: [outcome] }, screen: screenWith({}), showdown: null };
  const made = mount(Sum, { target: document.body, props: { client: client as unknown as TableClient, seat: 0 } });
  const sum = document.body.querySelector(".sum");
  const found = { count: sum?.textContent?.trim() ?? "", isMarked: sum?.classList.contains("won") ?? false };
  void unmount(made);
  return found;
}

test("what a hand counts is marked where the lowest wins, and is a mere number where one closes with none", () => {
  for (const { game, low_hands } of golden.games) expect(shown(game), game).toEqual({ count: "0", isMarked: low_hands });
});
