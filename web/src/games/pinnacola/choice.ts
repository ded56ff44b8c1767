/**
 * From chosen cards to moves.
 *
 * Which moves there are, the house says: a choice is compared with them card by card. What is not
 * among them is put in an order in which the house can be asked why.
 */

import type { OwnMove as Move } from "./wire";
import { isJoker, rankAt } from "./hand";
import type { Meld } from "./melds";

export type MeldMove = Extract<Move, { type: "meld" }>;
export type LayOff = Extract<Move, { type: "lay_off" }>;
export type Replace = Extract<Move, { type: "replace" }>;
export type DiscardCard = Extract<Move, { type: "discard" }>;

/** Everything the chosen cards can do now. */
export interface Ways {
  melds: MeldMove[];
  /** By the number of the meld that they go to. */
  onto: Map<number, (LayOff | Replace)[]>;
  discard: DiscardCard | null;
}

/** The cards that a move takes from the hand. */
export function cardsUsed(move: Move): string[] {
  if (move.type === "meld") return move.cards;
  if (move.type === "lay_off") return [...move.below, ...move.above];
  if (move.type === "replace" || move.type === "discard") return [move.card];
  return [];
}

const look = (cards: readonly string[]): string => [...cards].sort().join(",");

export function waysOf(moves: readonly Move[], chosen: readonly string[]): Ways {
  const ways: Ways = { melds: [], onto: new Map(), discard: null };
  if (chosen.length === 0) return ways;
  const wanted = look(chosen);
  for (const move of moves) {
    if (look(cardsUsed(move)) !== wanted) continue;
    if (move.type === "meld") ways.melds.push(move);
    else if (move.type === "discard") ways.discard = move;
    else if (move.type === "lay_off" || move.type === "replace")
      ways.onto.set(move.meld, [...(ways.onto.get(move.meld) ?? []), move]);
  }
  return ways;
}

// -- suggestions ---------------------------------------------------------------------------------

/** Whether all of these are among those. */
function isWithin(these: readonly string[], those: readonly string[]): boolean {
  const left = [...those];
  return these.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What could be melded, the largest first: of the moves the house lists those that are not a part
 * of another, and of those that differ only in where the joker stands the first.
 */
export function suggestions(moves: readonly Move[]): (MeldMove | LayOff | Replace)[] {
  const seen = new Set<string>();
  const found: { move: MeldMove | LayOff | Replace; cards: string[]; sign: string }[] = [];
  for (const move of moves) {
    if (move.type !== "meld" && move.type !== "lay_off" && move.type !== "replace") continue;
    const cards = cardsUsed(move);
    const target = move.type === "meld" ? "new" : `${move.type} ${move.meld}`;
    const sign = `${target} ${look(cards)}`;
    if (!seen.has(sign)) found.push({ move, cards, sign: target });
    seen.add(sign);
  }
  const jokers = (cards: string[]): number => cards.filter(isJoker).length;
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other.sign === one.sign &&
            other.cards.length > one.cards.length &&
            jokers(other.cards) === jokers(one.cards) &&
            isWithin(one.cards, other.cards),
        ),
    )
    .sort(
      (one, other) =>
        jokers(one.cards) - jokers(other.cards) || other.cards.length - one.cards.length,
    )
    .map((one) => one.move);
}

// -- what the house is asked ----------------------------------------------------------------------

const SET_ORDER = "chsd";

/** Where a card stands in a run: an ace before the two, or behind the king. */
function runAt(card: string, highAce: boolean): number {
  return highAce && rankAt(card) === 0 ? 13 : rankAt(card);
}

/** Naturals from low to high with the jokers where a card is missing, or behind. */
function asRun(natural: readonly string[], jokers: number, highAce: boolean): string[] {
  const at = (card: string): number => runAt(card, highAce);
  const row = [...natural].sort((one, other) => at(one) - at(other));
  let left = jokers;
  const full: string[] = [];
  row.forEach((card, i) => {
    const last = row[i - 1];
    if (left > 0 && last !== undefined && at(card) - at(last) === 2) {
      full.push("Jk");
      left -= 1;
    }
    full.push(card);
  });
  return [...full, ...Array<string>(left).fill("Jk")];
}

/** The chosen cards as somebody would lay them: as a set, and as a run. */
export function asMelds(chosen: readonly string[]): MeldMove[] {
  const natural = chosen.filter((card) => !isJoker(card));
  const jokers = chosen.length - natural.length;
  const bySuit = [...natural].sort(
    (one, other) => SET_ORDER.indexOf(one.charAt(1)) - SET_ORDER.indexOf(other.charAt(1)),
  );
  const orders = [
    asRun(natural, jokers, false),
    asRun(natural, jokers, true),
    [...bySuit, ...Array<string>(jokers).fill("Jk")],
  ];
  const different = new Map(orders.map((cards) => [cards.join(), cards]));
  return [...different.values()].map((cards) => ({ type: "meld", cards }));
}

/** The chosen cards put to a meld: at its ends as they are low or high, or in the joker's place. */
export function asAdditions(chosen: readonly string[], meld: Meld): (LayOff | Replace)[] {
  const natural = chosen.filter((card) => !isJoker(card));
  const jokers = Array<string>(chosen.length - natural.length).fill("Jk");
  const lying = meld.cards.filter((card) => !isJoker(card));
  const isSet = new Set(lying.map(rankAt)).size < 2;
  const added = (highAce: boolean): LayOff => {
    const at = (card: string): number => runAt(card, highAce);
    const lowest = isSet ? -1 : Math.min(...lying.map(at));
    const row = [...natural].sort((one, other) => at(one) - at(other));
    const below = row.filter((card) => at(card) < lowest);
    return { type: "lay_off", meld: meld.number, below, above: [...row.slice(below.length), ...jokers] };
  };
  const found: (LayOff | Replace)[] = [added(false)];
  if (natural.some((card) => rankAt(card) === 0) && !isSet) found.push(added(true));
  const [card] = chosen;
  if (chosen.length === 1 && card !== undefined && meld.stands_for?.includes(card))
    found.unshift({ type: "replace", meld: meld.number, card });
  return found;
}

/** Whether the chosen cards look as if they belonged to a meld: by their suit, or by their rank. */
export function looksLike(chosen: readonly string[], meld: Meld): boolean {
  const [lying] = meld.cards.filter((card) => !isJoker(card));
  const isOf = (part: (card: string) => unknown): boolean =>
    lying !== undefined && chosen.every((card) => isJoker(card) || part(card) === part(lying));
  return isOf(rankAt) || isOf((card) => card.charAt(1));
}

// Said when nothing better is known.
const DULL = new Set(["not_a_meld", "does_not_fit", "not_your_meld"]);

/** Of several answers the one that says most: yes, or else a reason that is not the usual one. */
export function bestAnswer<T extends { legal: boolean; code?: string }>(answers: readonly T[]): T | undefined {
  return (
    answers.find((one) => one.legal) ??
    answers.find((one) => !DULL.has(one.code ?? "")) ??
    answers[0]
  );
}
