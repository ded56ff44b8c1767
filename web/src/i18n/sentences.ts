/** Whole sentences about a table: what happened, what may be done, why not, and how it ended. */

import { games } from "../lib/games.svelte";
import type { GameEvent, Move } from "../wire";
import { capital, find, number, readable, small, text, type Params } from "./catalogue.svelte";
import { field, list, paramsOf, toldFirst, who, type Voice } from "./voice";

/** Whether an event is no news to those at the table, though a replay tells it. */
export function quiet(event: GameEvent, game: string): boolean {
  return games.event(game, event.type)?.quiet ?? false;
}

/** The event as a sentence; of an unknown kind its own word. */
export function tell(event: GameEvent, voice: Voice): string {
  const params: Record<string, string | number> = {
    ...paramsOf(event, games.event(voice.game, event.type)?.fields ?? [], voice),
  };
  if ("ending" in params) params.ending = ending(String(params.ending), voice.game);
  return capital(find(`event-${event.type}`, params, voice.game) ?? readable(event.type));
}

/** Why a round ended. */
export function ending(code: string, game: string): string {
  return capital(find(`ending-${code}`, {}, game) ?? readable(code));
}

/** What the house says a round gave. */
export interface RoundEnd {
  readonly ending: string;
  readonly caller: number | null;
  readonly totals: readonly number[];
  readonly scores: readonly number[];
}

/** Points with their sign, as they are added. */
export function signed(points: number): string {
  return (points > 0 ? "+" : "") + number(points);
}

/**
 * Why a round ended as it did: what the one who ended it had, and the lowest of the others.
 *
 * `others` are those who played against the caller to the end.
 */
export function because(round: RoundEnd, others: readonly number[], voice: Voice): string {
  const { caller, totals, scores } = round;
  const plain = ending(round.ending, voice.game);
  if (caller === null || others.length === 0) return plain;
  const low = Math.min(...others.map((seat) => totals[seat] ?? 0));
  const rivals = toldFirst(others.filter((seat) => totals[seat] === low), voice.you);
  const total = totals[caller] ?? 0;
  const params = {
    ...field("caller", "seat", caller, voice, null),
    total: number(total),
    how: total < low ? "under" : total === low ? "tied" : "over",
    rivals: list(rivals.map((seat) => who(seat, voice))),
    "rivals-is": rivals.length > 1 ? "many" : rivals[0] === voice.you ? "you" : "other",
    low: number(low),
    points: number(scores[caller] ?? 0),
    score: signed(scores[caller] ?? 0),
    other_score: signed(scores[rivals[0] ?? 0] ?? 0),
  };
  const found = find(`end-why_${round.ending}`, params, voice.game);
  return found === undefined ? plain : capital(found);
}

/** Who has won, in one sentence. */
export function won(seats: readonly number[], voice: Voice, of: "round" | "match" = "match"): string {
  if (seats.length === 0) return text("end-nobody");
  const tail = of === "round" ? "_round" : "";
  if (seats.length === 1 && seats[0] === voice.you) return text(`end-you_won${tail}`);
  const names = list(toldFirst(seats, voice.you).map((seat) => who(seat, voice)));
  return capital(text(seats.length === 1 ? `end-won${tail}` : `end-won${tail}_many`, { names }));
}

/** The cards that words about moves may speak of. */
export interface Context {
  top?: string;
  drawn?: string;
  /** What the card on top does, where that is known. */
  does?: string;
  /** Whose cards a question is about. */
  whose?: "own" | "others" | "any";
  /** Whether two cards that are asked for must be of two players. */
  players?: "two" | "any";
}

export interface MoveWords {
  key: string;
  label: string;
  question: string;
  about: string;
  /** In a few words, below the label. */
  what: string;
  /** What to do to a card on the table for it. */
  pick: string;
}

function contextParams(voice: Voice, { top = "??", drawn = "??", does = "", whose = "any", players = "any" }: Context): Params {
  return {
    does,
    whose,
    players,
    game: text("game", {}, voice.game),
    ...field("top", "card", top, voice, null),
    ...field("drawn", "card", drawn, voice, null),
  };
}

/** How a kind of move is offered. */
export function moveWords(word: string, voice: Voice, context: Context = {}): MoveWords {
  const params = contextParams(voice, context);
  const part = (name: string): string => find(`move-${word}.${name}`, params, voice.game) ?? "";
  const key = games.move(voice.game, word)?.key ?? "";
  return {
    key: key === "space" ? " " : key,
    label: find(`move-${word}`, params, voice.game) ?? readable(word),
    question: part("ask"),
    about: part("about"),
    what: (context.does && part("does")) || part("what"),
    pick: part("pick"),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The words of a button. */
export function moveLabel(word: string, voice: Voice, context: Context = {}): string {
  return moveWords(word, voice, context).label;
}

/** A whole move as somebody would say it: `Swap the 7 of hearts for your second card`. */
export function moveChoice(move: Move, voice: Voice, context: Context = {}): string {
  const fields = games.move(voice.game, move.type)?.fields ?? [];
  const params = { ...contextParams(voice, context), ...paramsOf(move, fields, voice) };
  const found = find(`move-${move.type}.choice`, params, voice.game);
  return capital(found ?? moveLabel(move.type, voice, context));
}

/**
 * What is going on, in one line: what the reader may do now, or who is waited for.
 *
 * `awaited` are the seats that must act; somebody who only may react is not among them. `picked` are
 * the moves that have no button: it is said what to pick for them.
 */
export function prompt(
  phase: string,
  moves: readonly Move[],
  awaited: readonly number[],
  voice: Voice,
  context: Context = {},
  looks = 0,
  picked: ReadonlySet<string> = NONE,
): string {
  const isYours = voice.you !== null && awaited.includes(voice.you);
  const words = new Set(moves.map((move) => move.type));
  const offered = (word: string): string => {
    const { label, pick } = moveWords(word, voice, context);
    return (picked.has(word) && pick) || small(label);
  };
  const choices = list([...words].sort((one, other) => Number(picked.has(other)) - Number(picked.has(one))).map(offered), "or");
  const params = {
    ...contextParams(voice, context),
    choices,
    // For a sentence of their own.
    choices_start: capital(choices),
    names: list(awaited.map((seat) => who(seat, voice))),
    "awaited-is": isYours ? "you" : "other",
    looks,
  };
  if (!isYours && moves.length > 0 && voice.you !== null) return text("table-may", params);
  const found = find(`phase-${phase}`, params, voice.game);
  return capital(found ?? text(isYours ? "table-prompt" : "table-waiting_for", params));
}

// -- codes of the house ------------------------------------------------------------------------------

export type Told = Readonly<Record<string, string | number>>;

// Parameters of refusals and hints that are more than a number or a word, by what they are.
const KINDS: Record<string, string> = { seat: "seat", slot: "slot", card: "card", cards: "cards", missing: "cards", rank: "rank" };
const NOBODY: Voice = { game: "", names: [], you: null };

/** The parameters of a code, with seats as names, slots as cards of the hand, and so on. */
function codedParams(given: Told, voice: Voice): Params {
  return Object.entries(given).reduce<Params>(
    (params, [name, value]) => {
      const kind = KINDS[name];
      const isCount = kind === "cards" && typeof value === "number";
      if (kind === undefined || isCount) return { ...params, [name]: value };
      // Several cards come as one text.
      const held = kind === "cards" ? (value === "-" ? [] : String(value).split(",")) : value;
      return { ...params, ...field(name, kind, held, voice, voice.you) };
    },
    {},
  );
}

/** Why a move was refused. */
export function refusal(code: string, params: Told = {}, voice: Voice = NOBODY): string {
  const told = codedParams(params, voice);
  return capital(
    find(`refusal-${code}`, told, voice.game) ?? find(`house-${code}`, told) ?? text("refusal-default"),
  );
}

/** What is to be known before a move. */
export function caution(code: string, params: Told = {}, voice: Voice = NOBODY): string {
  return capital(find(`caution-${code}`, codedParams(params, voice), voice.game) ?? readable(code));
}

/** Where a player stands: as a sentence, and as a few words. */
export function note(code: string, params: Told = {}, voice: Voice = NOBODY): { line: string; short: string } {
  const told = codedParams(params, voice);
  const line = find(`note-${code}`, told, voice.game) ?? readable(code);
  return { line: capital(line), short: find(`note-${code}.short`, told, voice.game) ?? line };
}

/** What the house refused, or why it said goodbye. */
export function houseError(code: string, params: Told = {}): string {
  const told = codedParams(params, NOBODY);
  return find(`house-${code}`, told) ?? find(`refusal-${code}`, told) ?? text("errors-unknown", { code });
}

// From so many points on, tenths of them say nothing.
const MANY = 10;

/** So many `points`, or hundredths of `chances` to win, with no more digits than matter. */
export function counted(worth: number, unit: string): { unit: string; count: number } {
  const count = unit === "chances" ? 100 * worth : worth;
  const digits = unit === "chances" || Math.abs(count) >= MANY ? 1 : 10;
  // A half is rounded to the same number of both signs, and no zero is below zero.
  return { unit, count: (Math.sign(count) * Math.round(Math.abs(count) * digits)) / digits || 0 };
}

/** Why the rule bot would do so. */
export function hintReason(code: string, params: Told | undefined, voice: Voice): string {
  return find(`hint-${code}`, codedParams(params ?? {}, voice), voice.game) ?? text("hint-default");
}
