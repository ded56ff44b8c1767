/**
 * The cards of a hand as they are held: each its own, in an order that is the player's.
 *
 * The house says which cards there are; two that look the same are told apart only here.
 */

export interface Held {
  /** Its own number; a card that came later has a higher one. */
  id: number;
  code: string;
}

export const SORTS = ["suit", "rank", "own"] as const;
export type Sort = (typeof SORTS)[number];

const RANKS = "A23456789TJQK";
// Black and red in turns, so that neighbours are told apart.
const SUITS = "shcd";
const LAST = 99;

export const isJoker = (code: string): boolean => code === "Jk";

/** The place of a rank from the ace; a joker's is behind all. */
export function rankAt(code: string): number {
  const at = isJoker(code) ? -1 : RANKS.indexOf(code.charAt(0));
  return at < 0 ? LAST : at;
}

function suitAt(code: string): number {
  const at = isJoker(code) ? -1 : SUITS.indexOf(code.charAt(1));
  return at < 0 ? LAST : at;
}

/**
 * The hand after the house has said what it holds now. Cards that stayed keep their place; of two
 * that look the same the one that was chosen is gone first. New ones come last.
 */
export function reconcile(
  before: readonly Held[],
  codes: readonly string[],
  chosen: ReadonlySet<number>,
  nextId: () => number,
): Held[] {
  const wanted = new Map<string, number>();
  for (const code of codes) wanted.set(code, (wanted.get(code) ?? 0) + 1);
  const kept = new Set<Held>();
  const unchosenFirst = [...before].sort(
    (one, other) => Number(chosen.has(one.id)) - Number(chosen.has(other.id)),
  );
  for (const held of unchosenFirst) {
    const left = wanted.get(held.code) ?? 0;
    if (left > 0) {
      kept.add(held);
      wanted.set(held.code, left - 1);
    }
  }
  const fresh: Held[] = [];
  for (const code of codes) {
    const left = wanted.get(code) ?? 0;
    if (left > 0) {
      fresh.push({ id: nextId(), code });
      wanted.set(code, left - 1);
    }
  }
  return [...before.filter((held) => kept.has(held)), ...fresh];
}

/** The order in which a hand is shown. */
export function sorted(hand: readonly Held[], sort: Sort): Held[] {
  if (sort === "own") return [...hand];
  const [first, second] = sort === "suit" ? [suitAt, rankAt] : [rankAt, suitAt];
  return [...hand].sort(
    (one, other) =>
      first(one.code) - first(other.code) || second(one.code) - second(other.code) || one.id - other.id,
  );
}

/** A hand with one card taken out and put in before the card that is at `to` without it. */
export function moved(hand: readonly Held[], id: number, to: number): Held[] {
  const card = hand.find((held) => held.id === id);
  if (!card) return [...hand];
  const rest = hand.filter((held) => held.id !== id);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
