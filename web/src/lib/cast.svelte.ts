/** The characters that bots play and the faces that people may choose, with their words; asked for when needed. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language } from "../i18n/catalogue.svelte";
import { api, type CastInfo } from "./api";

let info = $state.raw<CastInfo>({ characters: [], faces: [] });
/** The words in a language, by its code; undefined while they are on their way. */
let bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
const asked = new Set<string>();

async function ask(): Promise<void> {
  info = await api.cast();
}

async function askWords(wanted: string): Promise<void> {
  const { messages } = await api.castWords(wanted);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  bundles = { ...bundles, [wanted]: bundle };
}

/** Asks once; again, if there was no answer. */
function once(what: string, how: () => Promise<void>): void {
  if (asked.has(what)) return;
  asked.add(what);
  how().catch(() => asked.delete(what));
}

export const cast = {
  /** Asks the house who there is and what they say, unless that is known. */
  load(): void {
    once("cast", ask);
    const now = language();
    once(now, () => askWords(now));
  },

  get characters(): CastInfo["characters"] {
    return info.characters;
  },

  get faces(): readonly string[] {
    return info.faces;
  },

  /** A message of the cast; nothing as long as its words are not here. */
  text(id: string): string {
    const bundle = bundles[language()];
    const value = bundle?.getMessage(id)?.value;
    return bundle && value ? bundle.formatPattern(value, {}, []) : "";
  },
};
