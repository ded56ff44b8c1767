/** How far this browser has come in the lessons: what was done so far, and which are settled. */

import { keep, kept } from "../lib/kept";
import type { Move } from "../wire";

const KEY = "facedown.lessons";

interface Progress {
  /** What the learner has done, while the lesson goes on. */
  moves?: Move[];
  /** It was finished, or there was no wish for it: it is not offered again. */
  isSettled?: boolean;
}

const all = (): Record<string, Progress> => kept<Record<string, Progress>>(KEY) ?? {};

function change(game: string, some: Progress): void {
  const now = all();
  keep(KEY, { ...now, [game]: { ...now[game], ...some } });
}

export function doneSoFar(game: string): Move[] {
  const moves: unknown = all()[game]?.moves;
  return Array.isArray(moves) ? (moves as Move[]) : [];
}

export const keepMoves = (game: string, moves: Move[]): void => change(game, { moves });
export const isSettled = (game: string): boolean => all()[game]?.isSettled ?? false;
export const settle = (game: string): void => change(game, { isSettled: true });
