/** The melds on the table, read from the screen, and what they are called. */

import type { Screen } from "../../wire";
import { isJoker, rankAt } from "./hand";

export interface Meld {
  /** The number by which moves name it. */
  number: number;
  owner: number;
  cards: string[];
}

/** Cards that a field names: `7h,8h`, or `-`. */
export function cardsOf(text: unknown): string[] {
  const written = String(text ?? "");
  return written === "" || written === "-" ? [] : written.split(",").map((one) => one.slice(0, 2));
}

export function meldsOf(screen: Screen | null): Meld[] {
  return (screen?.piles.melds ?? []).map((text, number) => {
    const [owner = "0", cards = ""] = text.split(":");
    return { number, owner: Number(owner), cards: cardsOf(cards) };
  });
}

export type MeldName = "run" | "set" | "poker" | "pinnacola" | "pinnacolone" | "poker_jokers";

const LONG = 7;
const FULL = 13;

/** What a meld is called by its looks. Whether it is one, the house says. */
export function nameOf(cards: readonly string[]): MeldName {
  const natural = cards.filter((card) => !isJoker(card));
  if (natural.length === 0) return "poker_jokers";
  if (new Set(natural.map(rankAt)).size === 1) return cards.length > 3 ? "poker" : "set";
  if (cards.length < LONG) return "run";
  return cards.length >= FULL && startsWithAce(cards) ? "pinnacolone" : "pinnacola";
}

function startsWithAce(cards: readonly string[]): boolean {
  const [first = "", second = ""] = cards;
  return isJoker(first) ? rankAt(second) === 1 : rankAt(first) === 0;
}
