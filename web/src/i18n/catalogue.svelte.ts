/** The messages of Project Fluent that the house hands out, and finding a text in them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api, type MessagesInfo } from "../lib/api";
import { keep, kept } from "../lib/kept";

export type Params = Readonly<Record<string, string | number>>;

const CHOSEN = "facedown.language";
const MESSAGES = "facedown.messages";

let spoken = $state.raw<MessagesInfo>({ language: "en", languages: {}, common: "", games: {} });
let bundles = new Map<string, FluentBundle>();

/** The language now; what reads it, or a text, follows it. */
export function language(): string {
  return spoken.language;
}

/** The languages that the house speaks, by the name each has for itself. */
export function languages(): Readonly<Record<string, string>> {
  return spoken.languages;
}

/** Says everything with these messages from now on. */
export function speak(messages: MessagesInfo): void {
  bundles = new Map();
  spoken = messages;
  if (typeof document !== "undefined") document.documentElement.lang = messages.language;
}

/** Speaks a language, by default the browser's; its messages are fetched first. */
async function setLanguage(wanted?: string): Promise<void> {
  const found = await api.messages(wanted);
  keep(MESSAGES, found);
  speak(found);
}

/** Speaks the language of this visit; if the house does not answer, as at the last one. */
export async function beginToSpeak(): Promise<void> {
  try {
    await setLanguage(chosen());
  } catch (error) {
    const last = kept<MessagesInfo>(MESSAGES);
    if (typeof last?.common !== "string" || !last.games || !last.languages) throw error;
    speak(last);
  }
}

/** Speaks another language and keeps it for the next visit. */
export async function chooseLanguage(wanted: string): Promise<void> {
  await setLanguage(wanted);
  try {
    localStorage.setItem(CHOSEN, wanted);
  } catch {
    // A browser that keeps nothing still speaks.
  }
}

/** What was chosen in an earlier visit. */
function chosen(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reading the messages of a game takes a while: it is done once, when something of it is said. */
function bundleOf(game: string): FluentBundle {
  const { language, common, games } = spoken;
  let found = bundles.get(game);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource(common));
    found.addResource(new FluentResource(games[game] ?? ""), { allowOverrides: true });
    bundles.set(game, found);
  }
  return found;
}

/** A text by its id, or by `id.attribute`; undefined where nobody has written one. */
export function find(key: string, params: Params = {}, game = ""): string | undefined {
  const bundle = bundleOf(game);
  const [name = "", attribute = ""] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern === undefined || pattern === null) return undefined;
  // What is wrong with a message is found before it comes here; it is said as well as can be.
  const written = bundle.formatPattern(pattern, params, []);
  return Object.values(params).some((value) => Number(value) < 0) ? minus(written) : written;
}

/** The same, and a key nobody has written for as readable as it is. */
export function text(key: string, params: Params = {}, game = ""): string {
  return find(key, params, game) ?? readable(key);
}

/** A code for which nothing was written. */
export function readable(code: string): string {
  return code.replace(/[_-]/g, " ");
}

/** Numbers with a minus sign; a hyphen is for names. */
function minus(written: string): string {
  return written.replace(/(?<!\w)-(?=\d)/g, "−");
}

const formats = new Map<string, Intl.NumberFormat>();

export function number(value: number): string {
  let format = formats.get(spoken.language);
  if (!format) formats.set(spoken.language, (format = new Intl.NumberFormat(spoken.language)));
  return minus(format.format(value));
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(spoken.language) + sentence.slice(1);
}

export function small(words: string): string {
  return words.charAt(0).toLocaleLowerCase(spoken.language) + words.slice(1);
}
