/** The words of this game. */

import { text, type Params } from "../../i18n/catalogue.svelte";

const GAME = "pinnacola";

export function t(key: string, params: Params = {}): string {
  return text(key, params, GAME);
}
