/** The house over HTTP. Whatever goes wrong is a `HouseError` with a code the words know. */

import type { ReviewData } from "../replay/review";
import type { ReplayData } from "../replay/timeline";
import type { LessonInfo, LessonState } from "../lesson/wire";
import type { Move, Notice, TableCard, TableInfo, TableOptions } from "../wire";

export class HouseError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

export interface Person {
  id: string;
  name: string;
  /** The screen's file `/faces/<face>.svg`. */
  face: string;
}

/** Somebody whom a bot plays; `about` is the message that describes them. */
export interface CharacterInfo {
  key: string;
  name: string;
  face: string;
  level: string;
  about: string;
}

export interface CastInfo {
  characters: CharacterInfo[];
  /** For people, in the order in which they are offered. */
  faces: string[];
}

export interface Known {
  person: Person;
  token: string;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "amount" | string;
  default: string;
  /** To be asked before all others. */
  prominent: boolean;
  values: string[];
  /** Of an amount, which is written `unit(number)`. */
  units: string[];
  low: number | null;
  high: number | null;
  none: boolean;
  /** Of a list of numbers: what each of them is. */
  parts: string[];
}

export interface FieldInfo {
  name: string;
  kind: string;
}

export interface MoveInfo {
  word: string;
  fields: FieldInfo[];
  key: string;
  /** It brings the round towards its end. */
  calls: boolean;
}

/** One card on its way: from and to a pile or one of the event's places. */
export interface StepInfo {
  source: string;
  target: string;
  card: string;
  when: string;
}

export interface EventInfo {
  word: string;
  fields: FieldInfo[];
  quiet: boolean;
  loud: boolean;
  movement: StepInfo[];
}

/** What a card counts in a hand, and the code of what it lets its player do. */
export interface CardInfo {
  card: string;
  worth: number;
  ability: string;
}

export interface MessagesInfo {
  language: string;
  /** All that the house speaks, by the name each has for itself. */
  languages: Record<string, string>;
  common: string;
  games: Record<string, string>;
}

export interface RulesInfo {
  game: string;
  language: string;
  title: string;
  html: string;
}

export interface PresetInfo {
  preset: string;
  options: Record<string, string>;
  players: [number, number];
}

/** The fewest and the most that can play. */
export interface Players {
  low: number;
  high: number;
}

export interface GameInfo {
  game: string;
  name: string;
  version: number;
  official: [number, number];
  allowed: [number, number];
  low_hands: boolean;
  layout: string;
  /** How many cards a hand has at first. */
  hand: number;
  undo: boolean;
  phases: string[];
  moves: MoveInfo[];
  events: EventInfo[];
  cards: CardInfo[];
  presets: PresetInfo[];
  /** The whole discard lies open in any case. */
  open_discard: boolean;
  calls: boolean;
  options: OptionInfo[];
  levels: string[];
  aids: string[];
}

export interface RecordInfo {
  id: string;
  game: string;
  version: number;
  preset: string;
  options: Record<string, string>;
  started: number;
  ended: number;
  rounds: number;
  seats: { name: string; bot: string; you: boolean; face: string }[];
  scores: number[];
  places: number[];
  winners: number[];
  /** For whom each seat played; empty if the house no longer has the game. */
  sides: number[];
}

export interface Statistics {
  game: string;
  matches: number;
  wins: number;
  shared: number;
  rounds: number;
  seconds: number;
  last: number;
}

const TOKEN = "facedown.token";

let token = read();

function read(): string {
  try {
    return localStorage.getItem(TOKEN) ?? "";
  } catch {
    return "";
  }
}

export function currentToken(): string {
  return token;
}

export function keepToken(fresh: string): void {
  token = fresh;
  try {
    if (fresh) localStorage.setItem(TOKEN, fresh);
    else localStorage.removeItem(TOKEN);
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return ask(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Asks as anybody; what is the same for everybody may have been asked for with the page. */
export async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new HouseError("offline");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as {
    code?: string;
    params?: Record<string, string | number>;
  };
  throw new HouseError(said.code ?? "house_down", said.params ?? {}, answer.status);
}

const at = (code: string): string => `/tables/${encodeURIComponent(code.toUpperCase())}`;

/** Where a match is found: among those that are over, or the rounds that are over of one that is played. */
export const matchAt = (id: string): string => `/records/${encodeURIComponent(id)}`;
export const roundsAt = (code: string): string => `${at(code)}/rounds`;

export const api = {
  newPerson: (name: string) => call<Known>("POST", "/people", { name }),
  personByCode: (code: string) => call<Known>("POST", "/people/code", { code }),
  me: () => call<Person>("GET", "/me"),
  changeMe: (some: { name?: string; face?: string }) => call<Person>("PATCH", "/me", some),
  forgetMe: () => call<void>("DELETE", "/me"),
  deviceCode: () => call<{ code: string; seconds: number }>("POST", "/me/code"),
  myTables: () => call<{ tables: TableCard[] }>("GET", "/me/tables"),
  myRecords: (before?: string) =>
    call<{ records: RecordInfo[] }>("GET", `/me/records?limit=30${before ? `&before=${before}` : ""}`),
  statistics: () => call<{ games: Statistics[] }>("GET", "/me/statistics"),
  notice: () => ask<Notice>("/notice"),
  games: () => ask<{ games: GameInfo[] }>("/games"),
  players: (game: string, preset: string, options: Record<string, string>) => {
    const rules = new URLSearchParams({ preset, options: JSON.stringify(options) });
    return ask<Players>(`/games/${encodeURIComponent(game)}/players?${rules}`);
  },
  /** In a language by its code, or in the first of the browser's that the house speaks. */
  messages: (language = "") => ask<MessagesInfo>(language ? `/messages/${language}` : "/messages"),
  lessons: () => ask<{ lessons: LessonInfo[] }>("/lessons"),
  /** Where a lesson stands after all that the learner has done so far. */
  lesson: (game: string, moves: readonly Move[]) =>
    call<LessonState>("POST", `/lessons/${encodeURIComponent(game)}`, { moves }),
  rules: (game: string, language: string) => ask<RulesInfo>(`/rules/${encodeURIComponent(game)}/${language}`),
  cast: () => ask<CastInfo>("/cast"),
  castWords: (language: string) => ask<{ language: string; messages: string }>(`/cast/${language}`),
  cards: (code: string) => call<{ cards: CardInfo[] }>("GET", `${at(code)}/cards`),
  tables: () => call<{ tables: TableCard[] }>("GET", "/tables"),
  open: (options: TableOptions) => call<TableInfo>("POST", "/tables", options),
  quick: (asked: { game: string; level: string; seats?: number; open: boolean }) =>
    call<TableInfo>("POST", "/quick", asked),
  table: (code: string) => call<TableInfo>("GET", at(code)),
  join: (code: string, seat?: number) =>
    call<TableInfo>("POST", `${at(code)}/join`, seat === undefined ? {} : { seat }),
  /** Ends a table at which nobody else sits. */
  end: (code: string) => call<void>("DELETE", at(code)),
  leave: (code: string) => call<void>("POST", `${at(code)}/leave`),
  ready: (code: string) => call<TableInfo>("POST", `${at(code)}/ready`),
  start: (code: string) => call<TableInfo>("POST", `${at(code)}/start`),
  rematch: (code: string) => call<TableInfo>("POST", `${at(code)}/rematch`),
  remove: (code: string, seat: number) => call<void>("DELETE", `${at(code)}/seats/${seat}`),
  mute: (code: string, seat: number) => call<void>("PUT", `${at(code)}/seats/${seat}/mute`),
  unmute: (code: string, seat: number) => call<void>("DELETE", `${at(code)}/seats/${seat}/mute`),
  block: (code: string, seat: number) => call<void>("PUT", `${at(code)}/seats/${seat}/block`),
  unblock: (code: string, seat: number) => call<void>("DELETE", `${at(code)}/seats/${seat}/block`),
  /** Tells those who run the house about somebody, or about what they said, by its number. */
  report: (code: string, seat: number, report: { reason: string; text: string; said?: number }) =>
    call<void>("POST", `${at(code)}/seats/${seat}/report`, report),
  mutes: () => call<{ people: Person[] }>("GET", "/me/mutes"),
  blocks: () => call<{ people: Person[] }>("GET", "/me/blocks"),
  unmutePerson: (id: string) => call<void>("DELETE", `/me/mutes/${encodeURIComponent(id)}`),
  unblockPerson: (id: string) => call<void>("DELETE", `/me/blocks/${encodeURIComponent(id)}`),
  record: (source: string) => call<RecordInfo>("GET", source),
  replay: (source: string, seat: string) => call<ReplayData>("GET", `${source}/replay?seat=${seat}`),
  review: (source: string) => call<ReviewData>("GET", `${source}/review`),
  /** The transcript, as it was written down. */
  text: async (source: string): Promise<string> => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`/api${source}/text`, { headers }).catch(() => null);
    if (!answer?.ok) throw new HouseError(answer ? "no_such_record" : "offline");
    return answer.text();
  },
};
