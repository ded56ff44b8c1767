/**
 * The moments that have a second of their own over the table: a call, cards that have become
 * something great, somebody who is out, and a match that is won. Nothing waits for them, and any
 * press ends them.
 */

import { games } from "../lib/games.svelte";
import type { TableClient } from "../lib/table.svelte";
import { capital, t, who, won } from "../i18n";
import { find } from "../i18n/catalogue.svelte";
import { play } from "../sounds";
import type { Screen, ScreenPile, Shown, TableInfo } from "../wire";

export interface Scene {
  id: number;
  kind: "call" | "made" | "out" | "won";
  /** Whose moment it is. */
  seats: readonly number[];
  /** What is said in large letters. */
  words: string;
}

const SCENE_MS = { call: 1150, made: 1150, out: 1300, won: 2600 };

/** The seats that were in before and are no more: of this round, as the game's table says. */
function outOf(screen: Screen | null): number[] {
  const out = screen?.own.out;
  return Array.isArray(out) ? out.filter((seat) => typeof seat === "number") : [];
}

/** The piles that are of another kind than before, or new. */
function madeOf(before: Screen | null, after: Screen | null): ScreenPile[] {
  return Object.entries(after?.piles ?? {}).flatMap(([name, piles]) =>
    piles.filter((pile, i) => pile.kind !== before?.piles[name]?.[i]?.kind),
  );
}

export class Theatre {
  scene = $state.raw<Scene | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made = 0;

  constructor(private readonly client: TableClient) {}

  /** What has just happened among the cards. */
  see(shown: Shown, before: Screen | null): void {
    for (const { event } of shown.events)
      if (games.event(this.client.voice.game, event.type)?.loud)
        this.#add("call", [event.seat as number], this.#shout(event.type) ?? "!");
    for (const { kind = "", owner } of before ? madeOf(before, shown.screen) : []) {
      const words = this.#shout(kind);
      if (words && typeof owner === "number") this.#add("made", [owner], words);
    }
    const known = outOf(before);
    for (const seat of before ? outOf(shown.screen) : [])
      if (!known.includes(seat)) this.#add("out", [seat], this.#isOut(seat));
  }

  /** What has become of the match: who is out of it, and who has won. */
  learn(before: TableInfo | null, info: TableInfo | null): void {
    if (!before || !info || before.stage === info.stage) return;
    if (info.stage === "between")
      for (const seat of before.playing)
        if (!info.playing.includes(seat)) this.#add("out", [seat], this.#isOut(seat));
    if (info.stage === "over" && before.stage === "playing" && info.winners.length > 0)
      this.#add("won", info.winners, won(info.winners, this.client.voice, "match"));
  }

  /** Somebody wants to go on. */
  end(): void {
    this.#waiting = [];
    this.#next();
  }

  /** What the game has people shout at this, if anything. */
  #shout(what: string): string | undefined {
    const { game } = this.client.voice;
    return find(`shout-${what}`, { game: find("game", {}, game) ?? game }, game);
  }

  #isOut(seat: number): string {
    const { voice } = this.client;
    return capital(t("moment-out", { seat: who(seat, voice), "seat-is": seat === voice.you ? "you" : "other" }));
  }

  #add(kind: Scene["kind"], seats: readonly number[], words: string): void {
    this.#made += 1;
    this.#waiting.push({ id: this.#made, kind, seats, words });
    if (!this.scene) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.scene = this.#waiting.shift() ?? null;
    if (!this.scene) return;
    // A call sounds with its event.
    if (this.scene.kind === "won") play("win");
    this.#timer = setTimeout(() => this.#next(), SCENE_MS[this.scene.kind]);
  }
}
