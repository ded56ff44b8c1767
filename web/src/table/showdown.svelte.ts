/**
 * The end of a round, hand by hand: cards turn up one after another, each hand's sum ticks up
 * beside it, and whose call it was comes last. The house tells all of it at once.
 */

import type { Screen, ScreenCard, Seen } from "../wire";
import { stepsOf } from "./movements";

/** A hand that is turned up, and the event that says so. */
export interface Opened {
  seat: number;
  seen: Seen;
}

/** One card that turns up. */
export interface Turn extends Opened {
  slot: number;
  card: string;
}

/** What it takes altogether at the usual speed, whatever the number of cards, and the least and most for one. */
const WHOLE_MS = 4200;
const LEAST_MS = 130;
const MOST_MS = 400;
/** Between two hands, before the last of them, and from the last card to the verdict, in cards. */
const BETWEEN_HANDS = 1;
const BEFORE_LAST = 2;
const AFTER_ALL = 2.5;

export function isOpening(seen: Seen, game: string): boolean {
  return stepsOf(seen.event, game)[0]?.target === "turned_up";
}

/** The hands that events turn up, in their order, but the caller's last. */
export function openedBy(events: readonly Seen[], game: string, caller: number | null): Opened[] {
  const hands = events
    .filter((seen) => isOpening(seen, game))
    .map((seen): Opened => ({ seat: seen.event.seat as number, seen }));
  return hands.toSorted((one, other) => Number(one.seat === caller) - Number(other.seat === caller));
}

function turnsOf(hands: readonly Opened[], end: Screen): Turn[] {
  return hands.flatMap((hand) =>
    (end.hands[hand.seat] ?? []).flatMap((card, slot) => (card?.card ? [{ ...hand, slot, card: card.card }] : [])),
  );
}

/** The table as it lies before the first card turns: what was in sight stays so. */
export function closed(end: Screen, before: Screen | null, hands: readonly Opened[]): Screen {
  const opened = new Set(hands.map((hand) => hand.seat));
  const cover = (cards: (ScreenCard | null)[], seat: number): (ScreenCard | null)[] => {
    const seen = (before?.hands[seat] ?? []).flatMap((card) => card?.card ?? []);
    return cards.map((card) => {
      const at = card?.card ? seen.indexOf(card.card) : -1;
      if (at >= 0) seen.splice(at, 1);
      return card === null || at >= 0 ? card : {};
    });
  };
  return { ...end, hands: end.hands.map((cards, seat) => (opened.has(seat) ? cover(cards, seat) : cards)) };
}

export class Showdown {
  readonly began = performance.now();
  /** What each hand counts so far; nothing of one whose turn has not come. */
  sums = $state.raw<Readonly<Record<number, number>>>({});
  /** The card that has just turned. */
  now = $state.raw<Turn | null>(null);
  screen: Screen;
  readonly #turns: Turn[];
  readonly #step: number;
  #done = 0;

  constructor(
    readonly hands: readonly Opened[],
    readonly end: Screen,
    before: Screen | null,
    /** What cards count; nothing is added up where that is not known. */
    private readonly worth: ReadonlyMap<string, number>,
    /** How much slower than usual. */
    private readonly pace = 1,
  ) {
    this.screen = closed(end, before, hands);
    this.#turns = turnsOf(hands, end);
    this.#step = Math.min(MOST_MS, Math.max(LEAST_MS, WHOLE_MS / Math.max(1, this.#turns.length)));
  }

  /** Turns the next card; whether there was one. */
  turn(): boolean {
    const turn = this.#turns[this.#done];
    if (!turn) return false;
    this.#done += 1;
    const { seat, slot } = turn;
    this.screen = {
      ...this.screen,
      hands: this.screen.hands.map((hand, one) => (one === seat ? hand.with(slot, this.end.hands[seat]?.[slot] ?? null) : hand)),
    };
    if (this.worth.size > 0)
      this.sums = { ...this.sums, [seat]: (this.sums[seat] ?? 0) + (this.worth.get(turn.card) ?? 0) };
    this.now = turn;
    return true;
  }

  /** Whether the hand of the card that has just turned is open now. */
  get isHandOpen(): boolean {
    return this.#turns[this.#done]?.seat !== this.now?.seat;
  }

  /** How long to look before the next card turns, or the verdict comes. */
  get waits(): number {
    const next = this.#turns[this.#done];
    if (!next) return this.#step * AFTER_ALL * this.pace;
    if (next.seat === this.now?.seat) return this.#step * this.pace;
    const isLast = next.seat === this.hands.at(-1)?.seat;
    return this.#step * (1 + (isLast ? BEFORE_LAST : BETWEEN_HANDS)) * this.pace;
  }
}
