/** The house rules that change what melds are called. */

import { api } from "../../lib/api";
import type { TableInfo } from "../../wire";

export interface HouseRules {
  pinelle: boolean;
  aceToAce: boolean;
}

export const USUAL: HouseRules = { pinelle: false, aceToAce: false };

/** Those of a table; what its preset changes, the house says. */
export async function houseRules({ game, options }: TableInfo): Promise<HouseRules> {
  const { games } = await api.games();
  const presets = games.find((one) => one.game === game)?.presets ?? [];
  const ofPreset = presets.find((one) => one.preset === options.preset)?.options ?? {};
  const changed: Record<string, string> = { ...ofPreset, ...options.options };
  return { pinelle: changed.pinelle === "true", aceToAce: changed.ace_to_ace === "true" };
}
