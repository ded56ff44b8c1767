/** The house rules of a table, and how long they make a match. */

import { find } from "../i18n/catalogue.svelte";
import { games } from "./games.svelte";

export interface Ruled {
  game: string;
  options: { preset?: string; options?: Record<string, string> };
}

/** Every one by its name, as the house writes it: what the game says, its preset, and the host. */
export function rulesOf({ game, options }: Ruled): Record<string, string> {
  const found = games.find(game);
  const usual = Object.fromEntries((found?.options ?? []).map((one) => [one.name, one.default]));
  const ofPreset = found?.presets.find((one) => one.preset === options.preset)?.options ?? {};
  return { ...usual, ...ofPreset, ...options.options };
}

/** When a match ends, and who wins it; nothing if the game does not say. */
export function goalOf(ruled: Ruled): string {
  return find("end-goal", told(ruled), ruled.game) ?? "";
}

/** The same in a word or two, to stand behind the number of the round, with the minutes that are over. */
export function roundGoal(ruled: Ruled & { lasted: number }): string {
  return find("table-round_goal", { ...told(ruled), minutes: Math.floor(ruled.lasted / 60) }, ruled.game) ?? "";
}

/** The rules as messages take them: numbers as such, and how a match ends in its two parts. */
function told(ruled: Ruled): Record<string, string | number> {
  const rules = rulesOf(ruled);
  const [, unit = "", count = ""] = /^(\w+)\((\d+)\)$/.exec(rules.end ?? "") ?? [];
  const numbered = Object.entries(rules).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value] as const);
  return { ...Object.fromEntries(numbered), "end-unit": unit, "end-count": Number(count) };
}
