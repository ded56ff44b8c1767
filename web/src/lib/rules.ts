/** The house rules of a table. */

import type { TableInfo } from "../wire";
import { games } from "./games.svelte";

/** Every one by its name, as the house writes it: what the game says, its preset, and the host. */
export function rulesOf({ game, options }: TableInfo): Record<string, string> {
  const found = games.find(game);
  const usual = Object.fromEntries((found?.options ?? []).map((one) => [one.name, one.default]));
  const ofPreset = found?.presets.find((one) => one.preset === options.preset)?.options ?? {};
  return { ...usual, ...ofPreset, ...options.options };
}
