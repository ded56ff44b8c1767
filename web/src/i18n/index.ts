/** Everything a person reads, in their language. */

import { HouseError } from "../lib/api";
import { cast } from "../lib/cast.svelte";
import { games } from "../lib/games.svelte";
import { beginToSpeak, chooseLanguage, find, language, languages, number, readable, text, type Params } from "./catalogue.svelte";
import { houseError } from "./sentences";

export { capital, language, number, speak } from "./catalogue.svelte";
export { because, caution, counted, ending, hintReason, houseError, moveChoice, moveLabel, moveWords, note, prompt, quiet, refusal, signed, tell, won } from "./sentences";
export type { Context, MoveWords } from "./sentences";
export { cardName, cards, cardSign, list, parts, place, rankName, rankOf, rankSign, who } from "./voice";
export type { Piece, Voice } from "./voice";

/** A text; where a game is named that says it in words of its own, in those. */
export function t(key: string, params: Params = {}, game = ""): string {
  return text(key, params, game);
}

/** What went wrong, whatever it was, for whoever asked for it. */
export function explained(error: unknown): string {
  return error instanceof HouseError ? houseError(error.code, error.params) : houseError("unknown");
}

export function phrase(code: string): string {
  return find(`phrase-${code}`) ?? readable(code);
}

/** What somebody says at the table: one of the phrases, words of their own, or a character's line. */
export function said(one: { phrase: string; text: string; line: string }): string {
  if (one.line) return cast.text(one.line);
  return one.phrase ? phrase(one.phrase) : one.text;
}

/** What somebody in a seat is called: a bot that has no name, by its level. */
export function called(seat: { name: string; level: string }): string {
  return seat.name || (seat.level ? level(seat.level).name : "");
}

/** A level by its name, and what it does in a game. */
export function level(code: string, game = ""): { name: string; about: string } {
  return { name: find(`level-${code}`) ?? readable(code), about: find(`level-${code}.about`, {}, game) ?? "" };
}

export function gameWords(game: string): { name: string; line: string; about: string } {
  const part = (key: string): string | undefined => find(key, {}, game);
  const name = part("game") ?? games.find(game)?.name ?? game;
  return { name, line: part("game.line") ?? "", about: part("game.about") ?? "" };
}

export function presetWords(game: string, preset: string): { label: string; about: string } {
  return {
    label: find(`preset-${preset}`, {}, game) ?? readable(preset),
    about: find(`preset-${preset}.about`, {}, game) ?? "",
  };
}

export interface OptionWords {
  label: string;
  about: string;
  /** What a value changes, in plain words. */
  value(written: string): string;
}

export function optionWords(game: string, option: string): OptionWords {
  return {
    label: find(`option-${option}`, {}, game) ?? readable(option),
    about: find(`option-${option}.about`, {}, game) ?? "",
    value: (written) => optionValue(game, option, written),
  };
}

function optionValue(game: string, option: string, written: string): string {
  const part = (tail: string, params: Params = {}): string | undefined => find(`option-${option}-${tail}`, params, game);
  if (/^-?\d+$/.test(written)) return part(written) ?? number(Number(written));
  // `minutes(30)`: a unit with its number.
  const counted = /^(\w+)\((\d+)\)$/.exec(written);
  if (counted) return part(counted[1] ?? "", { count: Number(counted[2]) }) ?? written;
  // `11,12,13`: numbers that each have a name.
  const parts = games.find(game)?.options.find((one) => one.name === option)?.parts ?? [];
  const numbers = written.split(",").map(Number);
  if (parts.length > 0 && parts.length === numbers.length) {
    const named = parts.map((name, i) => [name, numbers[i] ?? 0]);
    return part("list", Object.fromEntries(named) as Params) ?? written;
  }
  return part(written) ?? (written === "none" ? text("app-none") : readable(written));
}

/** Done when the words of this visit are there; if there are none at all, codes are shown. */
export const words = {
  get lang(): string {
    return language();
  },
  set: chooseLanguage,
  get languages(): Readonly<Record<string, string>> {
    return languages();
  },
  ready: async (): Promise<void> => {
    await Promise.allSettled([beginToSpeak(), games.load()]);
  },
};
