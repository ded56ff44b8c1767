/**
 * Cards on their way, over a table that already lies as it will.
 *
 * Where a card goes to is hidden until it has arrived. Flights follow each other as the events did;
 * whoever presses something makes them hurry, and nothing waits for them.
 */

import { SvelteMap } from "svelte/reactivity";
import { settings } from "../lib/settings.svelte";
import { play, type Sound } from "../sounds";
import type { Screen, Seen, Shown } from "../wire";
import { movements, type Lift, type Mark, type Movement } from "./movements";

export type Choreography = (events: Seen[], before: Screen | null, after: Screen | null) => Movement[];

/** By the steps that events declare. */
export function choreography(game: () => string): Choreography {
  return (events, before, after) => movements(game(), events, before, after);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ghost {
  id: number;
  /** The spots it goes between, and where they were before the table changed. */
  leaves: string;
  lands: string;
  before: Map<string, Box>;
  /** Whether they still are there. */
  isSettled: boolean;
  start: string;
  face: string;
  delay: number;
  duration: number;
  mark: Mark;
  seat: number;
}

/** Where a card has just been got rid of, and by whom. */
export interface Spark {
  id: number;
  box: Box;
  seat: number;
}

export const MOVE_MS = { slow: 480, normal: 280, fast: 170, off: 0 };
const LOOK_MS = 1100;
const WRONG_MS = 1600;
const SPARK_MS = 1000;
/** Flights that are further behind than this are brought to their end. */
const BEHIND_MS = 900;
const HURRY = 4;
/** Cards that set out so much later are not made before, so that a deal is not all of it at once. */
const SOON_MS = 110;

let made = 0;

function sizesOf(screen: Screen | null): string {
  return screen?.hands.map((hand) => hand.length).join() ?? "";
}

export class Flights {
  ghosts = $state.raw<Ghost[]>([]);
  /** How many cards are on their way to a spot. */
  readonly landing = new SvelteMap<string, number>();
  readonly lifts = new SvelteMap<string, Lift>();
  sparks = $state.raw<Spark[]>([]);
  /** What the discard showed before the card that is on its way to it. */
  under = $state("");
  readonly #spots = new Map<string, HTMLElement>();
  readonly #running = new Map<number, Animation[]>();
  /** Where spots are now; asked all at once, for asking between changes is dear. */
  #now = new Map<string, Box | undefined>();
  #busyUntil = 0;
  /** Cards that set out later, and when. */
  #waiting: { ghost: Ghost; at: number }[] = [];
  #departure: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly choreography: Choreography) {}

  /** Marks an element as the place where a spot's card lies. */
  spot(name: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.#spots.set(name, element);
      // By this what is pointed at is found.
      element.dataset.spot = name;
      return () => {
        if (element.dataset.spot === name) delete element.dataset.spot;
        if (this.#spots.get(name) === element) this.#spots.delete(name);
      };
    };
  }

  /** Called before the table changes; the cards set out in the same frame in which it does. */
  show(shown: Shown, before: Screen | null, isHurried = false): void {
    // The table as it is, whatever led to it: nothing is on its way any more.
    if (shown.events.length === 0) this.finish();
    const moves = this.choreography(shown.events, before, shown.screen);
    if (moves.length === 0) return;
    for (const one of moves) for (const lift of one.lifts) this.#lift(lift);
    if (settings.isStill || document.hidden) {
      this.finish();
      if (moves[0]) play(moves[0].sound as Sound);
      return;
    }
    this.#launch(moves, before, shown.screen, isHurried ? MOVE_MS.fast / 2 : MOVE_MS[settings.speed]);
  }

  /** Moves cards once more, slowly, over a table that stays as it is; how many milliseconds it takes. */
  again(movement: Movement, screen: Screen): number {
    for (const lift of movement.lifts) this.#lift(lift);
    this.#launch([movement], screen, screen, MOVE_MS.slow);
    return movement.takes * MOVE_MS.slow;
  }

  /** Where a spot is on the page, if it is there. */
  where(name: string): Box | undefined {
    return this.#box(name);
  }

  #launch(moves: Movement[], screen: Screen | null, next: Screen | null, unit: number): void {
    const under = screen?.discard.at(-1) ?? "";
    const now = performance.now();
    if (this.#busyUntil - now > BEHIND_MS) this.finish();
    let at = Math.max(0, this.#busyUntil - now - unit * 0.4);
    const before = this.#boxes(moves.flatMap((one) => one.flights.flatMap((flight) => [flight.from, flight.to])));
    // Asking where a card lies on the new table is dear; hands that are as large lie as they lay.
    const isSettled = sizesOf(screen) === sizesOf(next);
    for (const one of moves) {
      for (const flight of one.flights) {
        made += 1;
        const ghost = {
          id: made,
          leaves: flight.from,
          lands: flight.to,
          before,
          isSettled,
          start: flight.start,
          face: flight.face,
          delay: 0,
          duration: unit * 1.15,
          mark: one.mark,
          seat: one.seat,
        };
        this.#waiting.push({ ghost, at: now + at + flight.wait * unit });
        if (flight.to === "discard" && !this.landing.has("discard")) this.under = under;
        this.landing.set(flight.to, (this.landing.get(flight.to) ?? 0) + 1);
      }
      if (one.sound) setTimeout(() => play(one.sound as Sound), at);
      at += one.takes * unit;
    }
    this.#busyUntil = now + at;
    this.#depart();
  }

  /** Makes the cards that set out soon; the others follow. */
  #depart(): void {
    clearTimeout(this.#departure);
    const now = performance.now();
    const soon = this.#waiting.filter((one) => one.at <= now + SOON_MS);
    if (soon.length > 0) {
      this.#waiting = this.#waiting.filter((one) => one.at > now + SOON_MS);
      const ghosts = soon.map(({ ghost, at }) => ({ ...ghost, delay: Math.max(0, at - now) }));
      this.ghosts = [...this.ghosts, ...ghosts];
    }
    const next = Math.min(...this.#waiting.map((one) => one.at));
    if (this.#waiting.length > 0) this.#departure = setTimeout(() => this.#depart(), next - now);
  }

  /** Moves one card; the overlay calls it when the element is there, and the table is the new one. */
  fly(ghost: Ghost): (element: HTMLElement) => (() => void) | undefined {
    return (element) => {
      const from = ghost.before.get(ghost.leaves) ?? this.#measured(ghost.leaves);
      const old = ghost.before.get(ghost.lands);
      const to = (ghost.isSettled ? old : undefined) ?? this.#measured(ghost.lands) ?? old;
      if (!from || !to) {
        queueMicrotask(() => this.#land(ghost));
        return undefined;
      }
      element.style.width = `${to.width}px`;
      element.style.height = `${to.height}px`;
      const { delay, duration } = ghost;
      const scale = from.width / to.width;
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      // A little to the side, so that two cards that change places pass each other.
      const aside = Math.min(28, Math.hypot(dx, dy) * 0.12);
      const length = Math.hypot(dx, dy) || 1;
      const mid = [(from.x + to.x) / 2 + (-dy / length) * aside, (from.y + to.y) / 2 + (dx / length) * aside];
      // A card that is got rid of comes down from above.
      const high = ghost.mark === "right" ? 0.5 : 0.06;
      const path = element.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px) scale(${scale})` },
          { transform: `translate(${mid[0]}px, ${mid[1]}px) scale(${(scale + 1) / 2 + high})` },
          { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
        ],
        { duration, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" },
      );
      const running = [path];
      const turning = element.firstElementChild;
      if (ghost.start !== ghost.face && turning)
        running.push(
          turning.animate(
            [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }],
            { duration: duration * 0.8, delay: delay + duration * 0.1, easing: "ease-in-out", fill: "both" },
          ),
        );
      this.#running.set(ghost.id, running);
      path.onfinish = () => this.#land(ghost);
      return () => {
        for (const one of running) one.cancel();
        this.#running.delete(ghost.id);
      };
    };
  }

  /** Somebody wants to go on: what still moves, moves fast, and what has not set out is there. */
  hurry(): void {
    for (const { ghost } of this.#waiting.splice(0)) this.#arrive(ghost);
    for (const animations of this.#running.values())
      for (const one of animations) one.updatePlaybackRate(HURRY);
    this.#busyUntil = performance.now();
  }

  /** Everything lies where it belongs. */
  finish(): void {
    this.#waiting = [];
    this.ghosts = [];
    this.sparks = [];
    this.landing.clear();
    this.#busyUntil = 0;
  }

  #land(ghost: Ghost): void {
    this.ghosts = this.ghosts.filter((one) => one !== ghost);
    this.#arrive(ghost);
    if (ghost.mark === "right") this.#spark(ghost);
  }

  #spark({ id, lands, seat }: Ghost): void {
    const box = this.#box(lands);
    if (!box) return;
    const spark = { id, box, seat };
    this.sparks = [...this.sparks, spark];
    setTimeout(() => (this.sparks = this.sparks.filter((one) => one !== spark)), SPARK_MS);
  }

  #arrive(ghost: Ghost): void {
    const left = (this.landing.get(ghost.lands) ?? 1) - 1;
    if (left > 0) this.landing.set(ghost.lands, left);
    else this.landing.delete(ghost.lands);
  }

  #lift(lift: Lift): void {
    this.lifts.set(lift.at, lift);
    setTimeout(
      () => {
        if (this.lifts.get(lift.at) === lift) this.lifts.delete(lift.at);
      },
      lift.kind === "wrong" ? WRONG_MS : LOOK_MS,
    );
  }

  #boxes(names: string[]): Map<string, Box> {
    const found = new Map<string, Box>();
    for (const name of new Set(names)) {
      const box = this.#box(name);
      if (box) found.set(name, box);
    }
    return found;
  }

  /** Where a spot is, with all those that cards are about to fly between. */
  #measured(name: string): Box | undefined {
    if (this.#now.size === 0) {
      for (const ghost of this.ghosts)
        if (!this.#running.has(ghost.id))
          for (const spot of [ghost.leaves, ghost.lands]) this.#now.set(spot, this.#box(spot));
      queueMicrotask(() => this.#now.clear());
    }
    if (!this.#now.has(name)) this.#now.set(name, this.#box(name));
    return this.#now.get(name);
  }

  #box(name: string): Box | undefined {
    // A hand that shows no single places takes and gives cards as a whole.
    const [kind, seat] = name.split(":");
    const element =
      this.#spots.get(name) ??
      (kind === "place" || kind === "drawn" ? this.#spots.get(`seat:${seat}`) : undefined);
    if (!element?.isConnected) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0) return undefined;
    if (this.#spots.get(name) !== element) {
      // Fly to the middle of the seat, at the size of a small card.
      const small = Math.min(40, width);
      return { x: x + width / 2 - small / 2, y: y + height / 2 - small * 0.7, width: small, height: small * 1.4 };
    }
    return { x, y, width, height };
  }
}
