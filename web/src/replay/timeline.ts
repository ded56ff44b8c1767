/**
 * A finished match as moments one can step through.
 *
 * A moment is a step of the house's replay with those after it that show nothing: turns that pass,
 * windows that close. Moments are named by round and move, the same for every viewer, so that a
 * link and a change of seat keep their place.
 */

import type { GameEvent, OutcomeInfo, Screen } from "../wire";

export interface ReplayStep {
  number: number;
  events: GameEvent[];
  screen: Screen;
  at?: number;
  seat?: number | null;
  move?: Record<string, unknown> | null;
}

export interface ReplayRound {
  number: number;
  seats: number[];
  starter: number;
  scores: number[];
  steps: ReplayStep[];
  outcome: OutcomeInfo | null;
  after: number[];
  places: number[];
}

export interface ReplayData {
  game: string;
  version: number;
  seat: string;
  rounds: ReplayRound[];
}

export interface Moment {
  /** Which round, from 0, and the move of it that it begins with; 0 is the deal. */
  round: number;
  move: number;
  events: GameEvent[];
  /** The number of its first event, counted through the match from 1. */
  first: number;
  screen: Screen;
  isEnd: boolean;
}

/** The moments of a match, in order; `isQuiet` says which events are not worth one. */
export function momentsOf(data: ReplayData, isQuiet: (event: GameEvent) => boolean): Moment[] {
  const moments: Moment[] = [];
  let first = 1;
  data.rounds.forEach((round, index) => {
    round.steps.forEach((step, i) => {
      const last = moments.at(-1);
      if (i > 0 && last && step.events.every(isQuiet)) {
        last.events = [...last.events, ...step.events];
        last.screen = step.screen;
      } else {
        moments.push({ round: index, move: step.number, events: step.events, first, screen: step.screen, isEnd: false });
      }
      first += step.events.length;
    });
    const end = moments.at(-1);
    if (end && end.round === index) end.isEnd = round.outcome !== null;
  });
  return moments;
}

/** Where each round begins. */
export function roundMarks(moments: readonly Moment[]): number[] {
  return moments.flatMap((moment, i) => (moment.round !== moments[i - 1]?.round ? [i] : []));
}

/** The last moment that is not after this move of this round; the first one if there is none. */
export function momentAt(moments: readonly Moment[], round: number, move: number): number {
  const isPast = (one: Moment): boolean => one.round > round || (one.round === round && one.move > move);
  const after = moments.findIndex(isPast);
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

export interface Position {
  round: number;
  move: number;
  seat: string;
}

/** `#r2s17` is move 17 of the second round, all open; `#r2s17v0` as seat 0 knew it, `vw` watchers. */
export function hashOf({ round, move, seat }: Position): string {
  const view = seat === "open" ? "" : seat === "watcher" ? "vw" : `v${seat}`;
  return `#r${round + 1}s${move}${view}`;
}

export function positionOf(hash: string): Position | null {
  const found = /^#r(\d{1,4})s(\d{1,6})(?:v([0-7w]))?$/.exec(hash);
  if (!found || found[1] === "0") return null;
  const view = found[3];
  return {
    round: Number(found[1]) - 1,
    move: Number(found[2]),
    seat: view === undefined ? "open" : view === "w" ? "watcher" : view,
  };
}
