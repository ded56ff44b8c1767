/** The melds on the table, and what a meld is called. */

import type { Screen, ScreenPile } from "../../wire";
import { isJoker, rankAt } from "./hand";
import { USUAL, type HouseRules } from "./rules";

export interface Meld extends ScreenPile {
  /** The number by which moves name it: among all, from zero. */
  number: number;
}

export function meldsOf(screen: Screen | null): Meld[] {
  return (screen?.piles.meld ?? []).map((pile, number) => ({ ...pile, number }));
}

/** The number by which people know a meld: among those of its side, from one. */
export function sideNumber(melds: readonly Meld[], number: number, sides: readonly number[]): number {
  const sideOf = (meld: Meld | undefined): number | undefined => sides[meld?.owner ?? -1];
  const own = sideOf(melds[number]);
  return melds.slice(0, number + 1).filter((meld) => sideOf(meld) === own).length;
}

export type MeldName = "run" | "set" | "poker" | "pinnacola" | "pinnacolone" | "poker_jokers";

const LONG = 7;
const TOP_ACE = 14;

/** What chosen cards would be called as a meld. Whether they are one, the house says. */
export function nameOf(cards: readonly string[], rules: HouseRules = USUAL): MeldName {
  const natural = cards.filter((card) => !isJoker(card));
  if (natural.length === 0) return "poker_jokers";
  if (isSet(natural)) return cards.length > 3 ? "poker" : "set";
  if (cards.length < LONG) return "run";
  return isFull(cards, rules) ? "pinnacolone" : "pinnacola";
}

/** Two of a rank in different suits are in no run, wherever a joker or a pinella stands. */
function isSet(natural: readonly string[]): boolean {
  return natural.some((one) => natural.some((other) => rankAt(one) === rankAt(other) && one !== other));
}

/** Whether a run goes through the whole suit; with pinelle the low ace stands where the two would. */
function isFull(cards: readonly string[], rules: HouseRules): boolean {
  // From the three to the king a card stands for itself.
  const at = cards.findIndex((card) => !isJoker(card) && rankAt(card) > 1);
  const low = rankAt(cards[at] ?? "") + 1 - at;
  const high = low + cards.length - 1;
  return low === (rules.pinelle ? 2 : 1) && high >= (rules.aceToAce ? TOP_ACE : TOP_ACE - 1);
}

/** Where the first card of a run stands: 1 is the low ace, 14 the high one. */
function lowOf(cards: readonly string[], { pinelle }: HouseRules): number {
  const isNatural = (card: string): boolean => !isJoker(card) && !(pinelle && rankAt(card) === 1);
  const at = cards.findIndex((card) => isNatural(card) && rankAt(card) > 0);
  if (at >= 0) return rankAt(cards[at] ?? "") + 1 - at;
  // Nothing but aces and wild cards.
  const ace = cards.findIndex(isNatural);
  return ace === 0 ? (pinelle ? 2 : 1) : TOP_ACE - ace;
}

const SIGNS = "A23456789TJQK";

/** For each wild card of a meld, by its place, the cards that it stands for: one in a run. */
export function stoodFor(cards: readonly string[], rules: HouseRules = USUAL): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const isWild = (card: string): boolean => isJoker(card) || (rules.pinelle && rankAt(card) === 1);
  const natural = cards.filter((card) => !isWild(card));
  const [first] = natural;
  if (first === undefined) return found;
  const low = lowOf(cards, rules);
  cards.forEach((card, i) => {
    if (!isWild(card)) return;
    if (isSet(natural)) {
      const suits = [..."chsd"].filter((suit) => !natural.includes(first.charAt(0) + suit));
      found.set(i, suits.map((suit) => first.charAt(0) + suit));
    } else {
      const at = low + i;
      const isAce = at >= TOP_ACE || at <= (rules.pinelle ? 2 : 1);
      found.set(i, [(isAce ? "A" : SIGNS.charAt(at - 1)) + first.charAt(1)]);
    }
  });
  return found;
}
