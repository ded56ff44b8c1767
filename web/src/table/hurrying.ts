/** A tap on the bare table, where nothing else is to be done, brings it to one's own turn. */

import type { TableClient } from "../lib/table.svelte";
import type { Flights } from "./flights.svelte";

export function hurriedByTaps(client: TableClient, flights: Flights): (table: HTMLElement) => () => void {
  return (table) => {
    const tap = (event: MouseEvent): void => {
      if ((event.target as Element).closest("button, a, [data-card], [data-place]")) return;
      if (!client.canHurry || client.moves.length > 0) return;
      client.hurry();
      flights.hurry();
    };
    table.addEventListener("click", tap);
    return () => table.removeEventListener("click", tap);
  };
}
