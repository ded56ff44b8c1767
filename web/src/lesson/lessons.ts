/** The games that have a first lesson. */

import { api } from "../lib/api";
import type { LessonInfo } from "./wire";

let all: Promise<LessonInfo[]> | null = null;

/** The lesson of a game, if it has one; none if the house does not say so. */
export async function lessonOf(game: string): Promise<LessonInfo | undefined> {
  all ??= api.lessons().then(({ lessons }) => lessons);
  try {
    return (await all).find((one) => one.game === game);
  } catch {
    all = null; // It is asked again another time.
    return undefined;
  }
}
