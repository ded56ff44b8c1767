/** What was played last in this browser, to be played again with one tap. */

import { keep, kept } from "./kept";

export interface Played {
  game: string;
  level: string;
  seats: number;
}

const KEY = "facedown.last";

const isPlayed = (one: Partial<Played> | null): one is Played =>
  typeof one?.game === "string" && typeof one.level === "string" && Number.isInteger(one.seats);

/** What was played, each game once, the last first. */
function all(): Played[] {
  const found: unknown = kept(KEY);
  return Array.isArray(found) ? found.filter(isPlayed) : [];
}

/** What was played last: of all games, or of one. */
export function lastPlayed(game = ""): Played | null {
  return all().find((one) => !game || one.game === game) ?? null;
}

export function notePlayed(played: Played): void {
  keep(KEY, [played, ...all().filter((one) => one.game !== played.game)]);
}
