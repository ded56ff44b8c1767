/** What the decisions of a match cost: as the house tells it, by moment, and in words. */

import { counted, hintReason, moveChoice, t, type Voice } from "../i18n";
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
        move: moveChoice(one.best, told, context),
        reason: hintReason(one.reason, one.params, told),
        ...counted(one.cost, round.unit),
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
      ...counted(sum((share) => share.cost), unit),
      worth: difference(sum((share) => share.ahead), unit),
      skill: difference(sum((share) => share.skill), unit),
      luck: difference(sum((share) => share.luck), unit),
    });
  });
}

/** A difference in points, or in hundredths of a chance. */
function difference(worth: number, unit: string): string {
  const given = counted(worth, unit);
  return (given.count > 0 ? "+" : "") + t("review-signed", given);
}
