import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { games } from "../lib/games.svelte";
import { gameWords, number, t, words } from ".";
import { beginToSpeak, language, speak } from "./catalogue.svelte";
import { golden, messagesIn } from "./testing";

/** A house that says something, or nothing any more. */
function house(answers: (path: string) => unknown): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const found = answers(path);
    if (found === undefined) throw new TypeError("offline");
    return { ok: true, status: 200, json: async () => found };
  });
}

beforeEach(() => {
  localStorage.clear();
  speak({ language: "en", languages: {}, common: "", games: {} });
});
afterEach(() => vi.unstubAllGlobals());

it("the house chooses among the browser’s languages, until somebody chooses one", async () => {
  const asked: string[] = [];
  house((path) => {
    asked.push(path);
    return messagesIn("it");
  });
  await beginToSpeak();
  expect(Object.keys(words.languages)).toContain("pt-BR");
  await words.set("pt-BR");
  await beginToSpeak();
  expect(asked).toEqual(["/api/messages", "/api/messages/pt-BR", "/api/messages/pt-BR"]);
});

it("a house that does not answer is made up for by the last visit", async () => {
  house((path) => (path.startsWith("/api/messages") ? messagesIn("it") : { games: golden.games }));
  await words.ready();
  expect([language(), document.documentElement.lang, games.all.length]).toEqual(["it", "it", golden.games.length]);
  speak({ language: "en", languages: {}, common: "", games: {} });
  games.set([]);
  house(() => undefined);
  await words.ready();
  expect(t("app-close")).not.toBe("app close");
  expect([language(), games.all.length]).toEqual(["it", golden.games.length]);
});

it("somebody who has never been here sees codes and not nothing", async () => {
  house(() => undefined);
  await expect(beginToSpeak()).rejects.toThrow();
  expect(t("app-update_now")).toBe("app update now");
});

it("another language is kept for the next visit, and not if it cannot be fetched", async () => {
  house((path) => (path.endsWith("/it") ? messagesIn("it") : undefined));
  await words.set("it");
  expect(localStorage.getItem("facedown.language")).toBe("it");
  await expect(words.set("pt-BR")).rejects.toThrow();
  expect([language(), localStorage.getItem("facedown.language")]).toEqual(["it", "it"]);
});

it("a game speaks for itself before all games do", () => {
  speak({ language: "en", languages: {}, common: "game = Any\nmove-end = End", games: { war: "game = War" } });
  expect([gameWords("war").name, gameWords("peace").name]).toEqual(["War", "Any"]);
});

it("numbers have a minus sign and names a hyphen", () => {
  speak({ language: "en", languages: {}, common: "past-with = with { $names }\nhome-free = { $count } free", games: {} });
  expect([number(-1200), t("home-free", { count: -3 }), t("past-with", { names: "R-2" })]).toEqual(["−1,200", "−3 free", "with R-2"]);
});
