/** What sets a seat apart in this round: it is out, or its call or stop ends it. */

import type { TableClient } from "../lib/table.svelte";

export type Standing = "" | "out" | "stopper" | "caller";

export function standingOf(client: TableClient, seat: number): Standing {
  const { info, screen } = client;
  const isLeftOut =
    info?.stage === "playing" && info.playing.length > 0 && !info.playing.includes(seat);
  if (isLeftOut || String(screen?.own.out ?? "-").includes(String(seat))) return "out";
  if (screen?.own.stopper === String(seat)) return "stopper";
  return screen?.own.caller === String(seat) ? "caller" : "";
}
