/** What the decisions of a match cost: as the house tells it, by moment, and in words. */

import { hintReason, moveChoice, signed, t, type Voice } from "../i18n";
import type { Move } from "../wire";
import { momentAt, type Moment } from "./timeline";

export interface ReviewedDecision {
  number: number;
  seat: number;
  made: Move;
  best: Move;
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

/** What there was to be done better at each moment, in words. */
export function bettered(review: ReviewData, moments: readonly Moment[], voice: Voice): Map<number, string> {
  const found = new Map<number, string>();
  for (const round of review.rounds) {
    for (const one of round.decisions) {
      const told = { ...voice, you: one.seat };
      const context = { top: one.top, drawn: one.drawn };
      const text = t("review-better", {
        worth: amount(one.cost, round.unit),
        move: moveChoice(one.best, told, context),
        reason: hintReason(one.reason, one.params, told),
      });
      found.set(momentAt(moments, round.number - 1, one.number), text);
    }
  }
  return found;
}

/** Each seat's rounds together, in words. */
export function totals(review: ReviewData, names: readonly string[]): string[] {
  const unit = review.rounds[0]?.unit ?? "points";
  return names.flatMap((name, seat) => {
    const shares = review.rounds.flatMap((round) => round.seats.filter((one) => one.seat === seat));
    const sum = (of: (share: ReviewedSeat) => number): number => shares.reduce((all, share) => all + of(share), 0);
    const decisions = sum((share) => share.decisions);
    if (shares.length === 0) return [];
    return t("review-share", {
      name,
      decisions,
      cost: amount(sum((share) => share.cost) / Math.max(decisions, 1), unit),
      worth: difference(sum((share) => share.ahead), unit),
      skill: difference(sum((share) => share.skill), unit),
      luck: difference(sum((share) => share.luck), unit),
    });
  });
}

function amount(worth: number, unit: string): string {
  if (unit === "chances") return t("review-chance", { count: rounded(100 * worth, 10) });
  return t("app-points", { count: rounded(worth, 100) });
}

function difference(worth: number, unit: string): string {
  return unit === "chances" ? `${signed(Math.round(100 * worth))}%` : signed(rounded(worth, 10));
}

/** Without a zero below zero. */
function rounded(value: number, by: number): number {
  return Math.round(value * by) / by || 0;
}
