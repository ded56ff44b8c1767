/** What was played last in this browser, to be played again with one tap. */

import type { GameInfo } from "./api";
import { keep, kept } from "./kept";

export interface Played {
  game: string;
  level: string;
  seats: number;
}

const KEY = "facedown.last";
/** As many as sit down if nothing else was chosen. */
const USUAL_SEATS = 4;
/** For whoever has never played. */
const FIRST_LEVEL = "friendly";

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

/** How a game is offered: as it was played last, or as near to that as can be. */
export function usualFor({ game, official: [low, high] }: Pick<GameInfo, "game" | "official">): Played {
  const last = lastPlayed(game);
  return {
    game,
    level: last?.level ?? lastPlayed()?.level ?? FIRST_LEVEL,
    seats: Math.max(low, Math.min(last?.seats ?? USUAL_SEATS, high)),
  };
}
