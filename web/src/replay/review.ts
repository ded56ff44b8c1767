/** What the decisions of a match cost: as the house tells it, by moment, and in words. */

import { counted, hintReason, moveChoice, t, type Voice } from "../i18n";
import type { Move } from "../wire";
import { momentAt, type Moment } from "./timeline";

export interface ReviewedDecision {
  number: number;
  seat: number;
  /** `null`: nothing, where there was a chance to react after that move; and as the best, to do nothing. */
  made: Move | null;
  best: Move | null;
  cost: number;
  error: number;
  reason: string;
  params: Record<string, number>;
  top: string;
  drawn: string;
}

export interface ReviewedSeat {
  seat: number;
  decisions: number;
  cost: number;
  ahead: number;
  skill: number;
  luck: number;
}

export interface ReviewedRound {
  number: number;
  unit: "points" | "chances";
  decisions: ReviewedDecision[];
  seats: ReviewedSeat[];
}

export interface ReviewData {
  rounds: ReviewedRound[];
  whole: boolean;
}

/** A decision that was clearly not the best, and the moment of it. */
export interface Mistake {
  at: number;
  round: number;
  unit: string;
  decision: ReviewedDecision;
}

export function unitOf(review: ReviewData): string {
  return review.rounds[0]?.unit ?? "points";
}

/** All mistakes in the order they were made. */
export function mistakesOf(review: ReviewData, moments: readonly Moment[]): Mistake[] {
  return review.rounds.flatMap(({ number, unit, decisions }) =>
    decisions.map((decision) => ({ at: momentAt(moments, number - 1, decision.number), round: number, unit, decision })),
  );
}

/** So that the last of a moment is the costliest of it. */
export function costliestLast(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => one.decision.cost - other.decision.cost);
}

/** How high each moment with a mistake stands out, as a share of the costliest. */
export function heights(mistakes: readonly Mistake[]): { at: number; share: number }[] {
  const costs = new Map<number, number>();
  for (const { at, decision } of mistakes) costs.set(at, (costs.get(at) ?? 0) + decision.cost);
  const most = Math.max(...costs.values());
  return [...costs].map(([at, cost]) => ({ at, share: cost / most }));
}

export interface MistakeWords {
  /** `−11 points`. */
  cost: string;
  made: string;
  /** What was better, and why. */
  best: string;
  /** The same with how much better. */
  better: string;
}

/** A mistake in words that speak to the one who made it. */
export function mistakeWords({ unit, decision }: Mistake, voice: Voice): MistakeWords {
  // Nothing shows there which meld has which number.
  const told = { ...voice, you: decision.seat, numbered: () => 0 };
  const context = { top: decision.top, drawn: decision.drawn };
  const cost = counted(decision.cost, unit);
  const named = (move: Move | null): string => (move ? moveChoice(move, told, context) : t("review-wait"));
  const advice = {
    move: named(decision.best),
    reason: hintReason(decision.reason, decision.params, told),
  };
  return {
    cost: t("review-cost", cost),
    made: named(decision.made),
    best: t("review-best", advice),
    better: t("review-better", { ...advice, ...cost }),
  };
}

/** What all rounds gave each seat. */
export function sumsOf(review: ReviewData): ReviewedSeat[] {
  const sums = new Map<number, ReviewedSeat>();
  for (const share of review.rounds.flatMap((round) => round.seats)) {
    const sum = sums.get(share.seat) ?? { seat: share.seat, decisions: 0, cost: 0, ahead: 0, skill: 0, luck: 0 };
    for (const part of ["decisions", "cost", "ahead", "skill", "luck"] as const) sum[part] += share[part];
    sums.set(share.seat, sum);
  }
  return [...sums.values()].sort((one, other) => one.seat - other.seat);
}
