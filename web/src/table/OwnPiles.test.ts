import { mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { prepare } from "../i18n/testing";
import type { TableClient } from "../lib/table.svelte";
import type { ScreenPile } from "../wire";

vi.stubGlobal("matchMedia", () => new EventTarget());
const { default: OwnPiles } = await import("./OwnPiles.svelte");

beforeAll(() => prepare());

function shown(piles: Record<string, ScreenPile[]>): (string | null)[] {
  const info = { seats: [{ name: "Ana" }, { name: "Bo" }] };
  const client = { screen: { piles }, info, voice: { game: "", names: [], you: null } } as unknown as TableClient;
  const made = mount(OwnPiles, { target: document.body, props: { client, width: 40 } });
  const labels = [...document.body.querySelectorAll("li")].map((one) => one.getAttribute("aria-label"));
  void unmount(made);
  return labels;
}

test("piles of any game are shown with their owners and what lies open in them", () => {
  const piles = { row: [{ owner: 1, cards: ["7h", "??"] }], market: [{ cards: ["Kd"] }] };
  expect(shown(piles)).toEqual(["Bo 7 of hearts and face-down card", "king of diamonds"]);
});

test("where a game has none there is nothing", () => {
  expect(shown({})).toEqual([]);
});
