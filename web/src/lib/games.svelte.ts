/** The games of the house, and what each says of itself. The screen knows none of them by name. */

import { api, type EventInfo, type GameInfo, type MoveInfo } from "./api";
import { keep, kept } from "./kept";

const KEY = "facedown.games";

let all = $state.raw<readonly GameInfo[]>([]);

interface Kinds {
  moves: Map<string, MoveInfo>;
  events: Map<string, EventInfo>;
}

const kinds = new WeakMap<GameInfo, Kinds>();

function kindsOf(key: string): Kinds | undefined {
  const info = games.find(key);
  if (!info) return undefined;
  let found = kinds.get(info);
  if (!found) {
    found = {
      moves: new Map(info.moves.map((one) => [one.word, one])),
      events: new Map(info.events.map((one) => [one.word, one])),
    };
    kinds.set(info, found);
  }
  return found;
}

export const games = {
  get all(): readonly GameInfo[] {
    return all;
  },

  find(key: string): GameInfo | undefined {
    return all.find((one) => one.game === key);
  },

  move(key: string, word: string): MoveInfo | undefined {
    return kindsOf(key)?.moves.get(word);
  },

  event(key: string, word: string): EventInfo | undefined {
    return kindsOf(key)?.events.get(word);
  },

  set(found: readonly GameInfo[]): void {
    all = found;
  },

  /** Asks the house which there are; if it does not answer, they are those of the last visit. */
  async load(): Promise<void> {
    try {
      all = (await api.games()).games;
      keep(KEY, all);
    } catch (error) {
      const last: unknown = kept(KEY);
      if (!Array.isArray(last)) throw error;
      all = last as readonly GameInfo[];
    }
  },
};
