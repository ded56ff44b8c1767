/** Everything a person reads, in their language. */
import { HouseError } from "../lib/api";
import { cards, rankName, the, who, type Voice } from "./cards";
import { dictionary } from "./language.svelte";
import { capital, fill, find, findText, isPlural, list, number, type Params, type TextKey } from "./text";

export { cardName, cardSign, cards, parts, place, rankName, rankSign, the, who } from "./cards";
export type { Piece, Voice } from "./cards";
export { because, ending, quiet, signature, tell } from "./events";
export { browserLanguage, LANGUAGES, language, setLanguage, words, type Language } from "./language.svelte";
export { moveChoice, moveLabel, moveWords, prompt, type Context, type MoveWords } from "./moves";
export { capital, list, number, plural } from "./text";

export type Key = TextKey;

/** A text by its key. Gaps are filled from the parameters; `count` or `n` chooses the plural. */
export function t(key: Key, params: Params = {}): string {
  return findText(key.split("."), params) ?? key;
}

/** A code's own word, where nothing was written for it. */
function readable(code: string): string {
  return code.replaceAll("_", " ");
}

type Told = Readonly<Record<string, string | number>>;

/** Parameters of the house with seats as names, slots as ordinals, cards as signs. */
function toldParams(params: Told, voice?: Voice): Params {
  const { grammar, text } = dictionary();
  const told: Record<string, string | number> = { ...params };
  if ("seat" in params) {
    const name = voice?.names[Number(params.seat)];
    told.seat = name !== undefined && Number(params.seat) !== voice?.you ? name : text.app.somebody;
  }
  if ("slot" in params) told.slot = grammar.ordinal(Math.max(0, Number(params.slot)));
  if ("place" in params && voice && /^\d:\d+$/.test(String(params.place))) {
    told.place = placeOf(String(params.place), voice);
  }
  if ("card" in params) told.the_card = the(String(params.card), voice);
  if ("rank" in params) told.rank = rankName(String(params.rank));
  if (typeof params.cards === "string") told.cards = cards(params.cards, voice);
  const count = params.points ?? params.cards ?? params.seconds;
  if (typeof count === "number") told.count = count;
  if ("to" in params && voice) told.to = who(Number(params.to), voice);
  return told;
}

function placeOf(where: string, voice: Voice): string {
  const { grammar } = dictionary();
  const [seat = "0", slot = "0"] = where.split(":");
  const ordinal = grammar.ordinal(Number(slot));
  return Number(seat) === voice.you
    ? grammar.yourCard(ordinal)
    : grammar.cardOf(ordinal, who(Number(seat), voice));
}

/** Why a move was refused. */
export function refusal(code: string, params: Told = {}, voice?: Voice): string {
  const told = toldParams(params, voice);
  return (
    findText(["refusals", code], told) ??
    findText(["house", code], told) ??
    findText(["refusals", "default"]) ??
    readable(code)
  );
}

/** What is to be known before a move. */
export function caution(code: string, params: Told = {}): string {
  const kind = findText(["table", String(params.kind)]) ?? String(params.kind ?? "");
  return findText(["cautions", code], { ...params, kind }) ?? readable(code);
}

/** What the house refused, or why it said goodbye. */
export function houseError(code: string, params: Told = {}): string {
  const told = toldParams(params);
  return (
    findText(["house", code], told) ??
    findText(["refusals", code], told) ??
    findText(["errors", "unknown"], { code }) ??
    readable(code)
  );
}

/** What went wrong, whatever it was, for whoever asked for it. */
export function explained(error: unknown): string {
  return error instanceof HouseError ? houseError(error.code, error.params) : houseError("unknown");
}

/** Why the rule bot would do so. */
export function hintReason(code: string, params: Told = {}, voice?: Voice): string {
  const told = toldParams(params, voice);
  return findText(["hints", code], told) ?? findText(["hints", "default"]) ?? readable(code);
}

export function phrase(code: string): string {
  return findText(["phrases", code]) ?? readable(code);
}

export function level(code: string): { name: string; about: string } {
  return {
    name: findText(["levels", code, "name"]) ?? readable(code),
    about: findText(["levels", code, "about"]) ?? "",
  };
}

export function gameWords(game: string): { name: string; line: string; about: string } {
  return {
    name: findText(["games", game, "name"]) ?? game,
    line: findText(["games", game, "sentence"]) ?? "",
    about: findText(["games", game, "about"]) ?? "",
  };
}

export function presetWords(game: string, preset: string): { label: string; about: string } {
  return {
    label: findText(["presets", game, preset, "name"]) ?? readable(preset),
    about: findText(["presets", game, preset, "about"]) ?? "",
  };
}

export interface OptionWords {
  label: string;
  about: string;
  /** The values it can have, where they are a few words. */
  values: string[];
  /** What a value changes, in plain words. */
  value(text: string): string;
}

/** The names of a game's house rules, as it declares them. */
export function optionNames(game: string): string[] {
  const found = find("options", game);
  return typeof found === "object" ? Object.keys(found) : [];
}

export function optionWords(game: string, option: string): OptionWords {
  return {
    label: findText(["options", game, option, "name"]) ?? readable(option),
    about: findText(["options", game, option, "about"]) ?? "",
    values: optionValues(game, option),
    value: (text) => optionValue(game, option, text),
  };
}

function optionValues(game: string, option: string): string[] {
  const found = find("options", game, option, "values");
  if (typeof found !== "object" || isPlural(found)) return [];
  return Object.keys(found).filter((value) => typeof found[value] === "string" && value !== "list");
}

function optionValue(game: string, option: string, text: string): string {
  const path = ["options", game, option, "values"];
  const plain = findText([...path, text]);
  if (plain !== undefined) return plain;
  // `minutes(30)`: a unit with its number.
  const counted = /^(\w+)\((\d+)\)$/.exec(text);
  if (counted) {
    const words = findText([...path, counted[1] ?? ""], { count: Number(counted[2]) });
    if (words !== undefined) return words;
  }
  // `11,12,13,-2,-1`: points of the cards that differ.
  const numbers = text.split(",").map(Number);
  const values = find(...path, "list");
  if (values !== undefined && numbers.length === 5 && !numbers.some(Number.isNaN)) {
    const [jack = 0, queen = 0, black_king = 0, red_king = 0, joker = 0] = numbers;
    const params = { jack, queen, black_king, red_king, joker };
    if (typeof values === "string" || isPlural(values)) return fill(values, params);
  }
  return /^-?\d+$/.test(text) ? number(Number(text)) : readable(text);
}

/** Who has won, in one sentence. */
export function won(seats: readonly number[], voice: Voice, of: "round" | "match" = "match"): string {
  const { end } = dictionary().text;
  if (seats.length === 0) return end.nobody;
  const isRound = of === "round";
  if (seats.length === 1 && seats[0] === voice.you) return isRound ? end.you_won_round : end.you_won;
  const names = list(seats.map((seat) => who(seat, voice)));
  if (seats.length === 1) return fill(isRound ? end.won_round : end.won, { names });
  return capital(fill(isRound ? end.won_round_many : end.won_many, { names }));
}
