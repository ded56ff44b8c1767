/** What was played last in this browser, to be played again with one tap. */

import { keep, kept } from "./kept";

export interface Played {
  game: string;
  level: string;
  seats: number;
}

const KEY = "facedown.last";

/** What was played last: of all games, or of one. */
export function lastPlayed(game = ""): Played | null {
  const all = kept<Played[]>(KEY);
  return (Array.isArray(all) ? all : []).find((one) => !game || one.game === game) ?? null;
}

export function notePlayed(played: Played): void {
  const all = kept<Played[]>(KEY);
  const others = (Array.isArray(all) ? all : []).filter((one) => one.game !== played.game);
  keep(KEY, [played, ...others]);
}
