/** What sets a seat apart in this round: it is out, or its call or stop ends it. */

import type { TableClient } from "../lib/table.svelte";
import { t } from "../words";
import type { EveningInfo, OutcomeInfo, Screen } from "../wire";

export type Standing = "" | "out" | "stopper" | "caller";

export function standingOf(client: TableClient, seat: number): Standing {
  const { info, screen } = client;
  const isLeftOut =
    info?.stage === "playing" && info.playing.length > 0 && !info.playing.includes(seat);
  if (isLeftOut || String(screen?.own.out ?? "-").includes(String(seat))) return "out";
  if (screen?.own.stopper === String(seat)) return "stopper";
  return screen?.own.caller === String(seat) ? "caller" : "";
}

/** Whether a seat had no part in the round that is over: it was dealt nothing and got nothing. */
export function hadNoPart(screen: Screen | null, outcome: OutcomeInfo, seat: number): boolean {
  const hasNothing = screen?.hands[seat]?.length === 0 && !outcome.winners.includes(seat);
  return hasNothing && !outcome.totals[seat] && !outcome.scores[seat];
}

/** Who stands before the next though they share a place, and by what (V-44). */
export function tieNotes(rows: readonly EveningInfo[], nameOf: (one: EveningInfo) => string): string[] {
  return rows.flatMap((one, i) => {
    const other = rows[i + 1];
    if (!other || one.place !== other.place) return [];
    const names = { one: nameOf(one), other: nameOf(other) };
    if (one.ahead_by === "scores") return [t("end.ahead_scores", { ...names, more: one.scores, less: other.scores })];
    if (one.ahead_by === "calls") return [t("end.ahead_calls", { ...names, more: one.calls, less: other.calls })];
    return [];
  });
}
