/** Bots have no names in the house; at the table they are called something. */

import type { TableInfo } from "../wire";

const NAMES = ["Nina", "Bento", "Chiara", "Davi", "Elsa", "Fausto", "Gil", "Zoe"];

/** The name of the bot in a seat: the same for everybody at the table. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? "";
}

/** The table with a name for every bot. */
export function named(info: TableInfo): TableInfo {
  if (info.seats.every((seat) => seat.kind !== "bot" || seat.name)) return info;
  return {
    ...info,
    seats: info.seats.map((seat) =>
      seat.kind === "bot" && !seat.name ? { ...seat, name: botName(seat.seat) } : seat,
    ),
  };
}
