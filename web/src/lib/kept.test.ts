/** Whatever stands where this browser keeps things, pages work. */
import { beforeEach, expect, it, vi } from "vitest";
import { doneSoFar, isSettled, keepMoves } from "../lesson/progress";
import { lastPlayed, notePlayed } from "./last";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));

const BROKEN = ["", "{", "null", "4", '"x"', "[]", "{}", "[null]", "[4]", '[{"game":"cambio"}]'];

beforeEach(() => localStorage.clear());

it.each(BROKEN)("nothing was played last where %s is kept", (text) => {
  localStorage.setItem("facedown.last", text);
  expect(lastPlayed()).toBe(null);
  const played = { game: "cambio", level: "friendly", seats: 3 };
  notePlayed(played);
  expect(lastPlayed("cambio")).toEqual(played);
});

it.each([...BROKEN, '{"cambio":4}', '{"cambio":null}', '{"cambio":{"moves":"x"}}', '{"cambio":{"moves":{}}}'])(
  "a lesson begins at its beginning where %s is kept",
  (text) => {
    localStorage.setItem("facedown.lessons", text);
    expect([doneSoFar("cambio"), isSettled("cambio")]).toEqual([[], false]);
    keepMoves("cambio", [{ type: "next" }]);
    expect(doneSoFar("cambio")).toEqual([{ type: "next" }]);
  },
);

it.each([...BROKEN, '{"speed":"warp","sound":"x","theme":4}'])("settings are the usual ones where %s is kept", async (text) => {
  localStorage.setItem("facedown.settings", text);
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  expect([settings.speed, settings.sound, settings.theme, settings.back]).toEqual(["normal", true, "auto", "blue"]);
});

it("settings that were chosen are those of the next visit", async () => {
  localStorage.setItem("facedown.settings", '{"speed":"fast","sound":false}');
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  expect([settings.speed, settings.sound]).toEqual(["fast", false]);
});
