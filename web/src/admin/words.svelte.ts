/** The words of the admins' page, which no other page needs. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, readable, type Params } from "../i18n/catalogue.svelte";
import { admin } from "./client";

let bundle = $state.raw<FluentBundle | null>(null);

/** Fetches them in the language of the page. */
export async function loadWords(): Promise<void> {
  const { messages } = await admin.words(language());
  const found = new FluentBundle(language(), { useIsolating: false });
  found.addResource(new FluentResource(messages));
  bundle = found;
}

/** A text by its id. */
export function say(key: string, params: Params = {}): string {
  const value = bundle?.getMessage(key)?.value;
  return bundle && value ? bundle.formatPattern(value, params, []) : readable(key);
}

/** A day and a time, as they are written here. */
export function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language(), { dateStyle: "short", timeStyle: "short" });
}
