/** The house rules that change what melds are called. */

import { rulesOf } from "../../lib/rules";
import type { TableInfo } from "../../wire";

export interface HouseRules {
  pinelle: boolean;
  aceToAce: boolean;
}

export const USUAL: HouseRules = { pinelle: false, aceToAce: false };

/** Those of a table. */
export function houseRules(info: TableInfo): HouseRules {
  const rules = rulesOf(info);
  return { pinelle: rules.pinelle === "true", aceToAce: rules.ace_to_ace === "true" };
}
