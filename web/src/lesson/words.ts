/** What a lesson says, as a sentence. */

import { capital, text, type Params } from "../i18n/catalogue.svelte";
import { field, type Voice } from "../i18n/voice";
import type { Message } from "./wire";

/** The sentence that a message, or an attribute of it, is. */
export function taught({ message, params }: Message, voice: Voice, attribute = ""): string {
  const told = Object.entries(params).reduce<Params>(
    (all, [name, { kind, value }]) => ({ ...all, ...field(name, kind, value, voice, voice.you) }),
    {},
  );
  return capital(text(attribute ? `${message}.${attribute}` : message, told, voice.game));
}
