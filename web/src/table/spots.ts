/** The names of the spots on a table, by which presses are told apart and cards find their way. */

import type { Place } from "../wire";

export const placeSpot = ({ seat, slot }: Place): string => `place:${seat}:${slot}`;

/** The place that a spot is; null if it is something else. */
export function placeAt(spot: string): Place | null {
  const [kind, seat, slot] = spot.split(":");
  return kind === "place" ? { seat: Number(seat), slot: Number(slot) } : null;
}

export const rankSpot = (rank: string): string => `rank:${rank}`;

/** The rank that a spot stands for. */
export const rankAt = (spot: string): string => spot.slice("rank:".length);
