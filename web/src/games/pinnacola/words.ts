/** The words of this game. */

import { find, readable, text, type Params } from "../../i18n/catalogue.svelte";

const GAME = "pinnacola";

export function t(key: string, params: Params = {}): string {
  return text(key, params, GAME);
}

/** What is to be known before a move. */
export function caution(code: string, params: Params = {}): string {
  return find(`caution-${code}`, params, GAME) ?? readable(code);
}
