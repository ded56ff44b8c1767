/** Where rounds begin among the lines of the log, and which ones they are. */

import { stepsOf } from "../table/movements";
import type { Seen, TableInfo } from "../wire";

/** Where a round begins among the lines. */
export interface Begun {
  /** The number of its deal. */
  n: number;
  /** Which round of its match it is; 0 as long as the house has not said so. */
  round: number;
  /** Whether a match was over before it. */
  isAgain: boolean;
}

/** The rounds with those that begin with these events; the last so many are kept. */
export function begun(rounds: Begun[], events: readonly Seen[], game: string, info: TableInfo | null, most: number): Begun[] {
  const isDeal = ({ event }: Seen): boolean => stepsOf(event, game).some((step) => step.target === "hands");
  const dealt = events.filter(isDeal).map(({ n }) => n);
  // Whoever comes while a round is on is told of that one.
  if (rounds.length === 0 && dealt.length === 0 && info?.stage === "playing") dealt.push(0);
  if (dealt.length === 0) return rounds;
  return numbered([...rounds, ...dealt.map((n) => ({ n, round: 0, isAgain: false }))].slice(-most), info);
}

/** The rounds with their numbers; what is known before the deal may be of the last one. */
export function numbered(rounds: Begun[], info: TableInfo | null): Begun[] {
  const { stage, round, records } = info ?? { stage: "", round: 0, records: [] };
  if (stage !== "playing" && stage !== "shuffling") return rounds;
  // A deal with no round to count is of a match before this one.
  return rounds.map((one, i, all) => {
    const number = Math.max(0, round - (all.length - 1 - i));
    return one.round ? one : { ...one, round: number, isAgain: number === 1 && records.length > 0 };
  });
}
