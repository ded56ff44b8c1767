/** For tests: the messages as they are written, and the games as the house gives them. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameInfo, MessagesInfo } from "../lib/api";
import { games } from "../lib/games.svelte";
import { speak } from "./catalogue.svelte";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const COMMON = join(ROOT, "src/facedown/i18n/locales");
const GAMES = join(ROOT, "src/facedown/games");
const EXAMPLE = join(ROOT, "examples/keep-or-swap/src/keep_or_swap/locales");

/** A game, a language, what kind of thing, who is told, the thing itself, the sentence. */
type Said = [string, string, string, number | null, Record<string, unknown>, string];

export const golden = JSON.parse(readFileSync(join(ROOT, "tests/i18n/sentences.json"), "utf-8")) as {
  games: GameInfo[];
  names: string[];
  said: Said[];
};

export const LANGUAGES = readdirSync(COMMON);

function textOf(folder: string, language: string): string {
  const read = (one: string): string => {
    try {
      return readFileSync(join(folder, `${one}.ftl`), "utf-8");
    } catch {
      return "";
    }
  };
  return language === "en" ? read("en") : `${read("en")}\n${read(language)}`;
}

/** All that the house would say in a language. */
export function messagesIn(language: string): MessagesInfo {
  const files = readdirSync(join(COMMON, language)).filter((name) => name !== "terminal.ftl");
  const own = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory());
  return {
    language,
    languages: Object.fromEntries(LANGUAGES.map((one) => [one, one])),
    common: files.map((name) => readFileSync(join(COMMON, language, name), "utf-8")).join("\n"),
    games: {
      ...Object.fromEntries(
        own.map(({ name }) => [name.replaceAll("_", "-"), textOf(join(GAMES, name, "locales"), language)]),
      ),
      "keep-or-swap": textOf(EXAMPLE, language),
    },
  };
}

/** A screen to which the house has said everything. */
export function prepare(language = "en"): void {
  games.set(golden.games);
  speak(messagesIn(language));
}

/** The first game that has such a move or event. */
export function gameWith(word: string): string {
  const has = (one: { word: string }): boolean => one.word === word;
  return golden.games.find(({ moves, events }) => moves.some(has) || events.some(has))?.game ?? "";
}
