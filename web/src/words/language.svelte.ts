/** Which language is spoken: from the browser at first, then what the person has chosen. */
import { en } from "./en";
import type { Words } from "./shape";

export const LANGUAGES = { en: "English", "pt-BR": "Português", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "facedown.language";

const FETCH: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  "pt-BR": async () => (await import("./pt-BR")).default,
  it: async () => (await import("./it")).default,
};

let lang = $state<Language>("en");
let spoken = $state.raw<Words>(en);

/** The language now, and its words; both are followed by whatever reads them. */
export function language(): Language {
  return lang;
}

export function dictionary(): Words {
  return spoken;
}

/** Speaks another language from now on; the words are fetched first. */
export async function setLanguage(wanted: Language): Promise<void> {
  const found = await FETCH[wanted]();
  spoken = found;
  lang = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** The first of a browser's languages that we speak. */
export function browserLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0];
    if (short === "pt") return "pt-BR";
    if (short === "it" || short === "en") return short;
  }
  return "en";
}

function kept(): Language | null {
  try {
    const found = localStorage.getItem(KEY);
    return found !== null && found in LANGUAGES ? (found as Language) : null;
  } catch {
    return null;
  }
}

/** Speaks another language and keeps it for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // A browser that keeps nothing still speaks.
  }
}

/** Done when the language of this visit is there. If it cannot be fetched, English is spoken. */
export const ready: Promise<void> =
  typeof navigator === "undefined"
    ? Promise.resolve()
    : setLanguage(kept() ?? browserLanguage(navigator.languages)).catch(() => undefined);

export const words = {
  get lang(): Language {
    return lang;
  },
  set: chooseLanguage,
  languages: LANGUAGES,
  ready,
};
