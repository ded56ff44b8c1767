/**
 * What each event looks like: which cards go from where to where, and which are turned where they
 * lie. One rule for all events, by the steps that their games declare and what lay there before.
 */

import type { StepInfo } from "../lib/api";
import { games } from "../lib/games.svelte";
import { rankOf } from "../i18n";
import type { GameEvent, Place, Screen, ScreenCard, Seen } from "../wire";
import { placeAt, placeSpot } from "./spots";

/** A card on its way. `face` is what it shows when it arrives, `??` its back. */
export interface Flight {
  from: string;
  to: string;
  face: string;
  /** What it shows when it leaves. */
  start: string;
  /** Milliseconds after the event begins, in steps of the usual movement. */
  wait: number;
}

/** A card that is lifted where it lies; with a face it is turned up and down again. */
export interface Lift {
  at: string;
  face: string;
  kind: "look" | "wrong";
}

/** Whether a card was got rid of, rightly or not, or comes as the price of a mistake. */
export type Mark = "" | "right" | "wrong" | "penalty";

export interface Movement {
  n: number;
  mark: Mark;
  /** Who did it. */
  seat: number;
  flights: Flight[];
  lifts: Lift[];
  /** How long the event takes, in usual movements. */
  takes: number;
  sound: string;
}

export type Made = Omit<Movement, "n" | "seat">;

export const STILL: Made = { mark: "", flights: [], lifts: [], takes: 0, sound: "" };
/** Cards of a deal, and of a shuffle, follow each other closely. */
const THIN = 0.12;
const SHUFFLED = 4;

export function face(card: ScreenCard | null | undefined): string {
  return card?.card ?? "??";
}

interface Scene {
  sizes: number[];
  faces: Map<string, string>;
  after: Screen | null;
}

function isRight(event: GameEvent): boolean {
  return rankOf(event.card as string) === event.rank;
}

/** The steps that an event takes, as its game declares them. */
export function stepsOf(event: GameEvent, game: string): StepInfo[] {
  const steps = games.event(game, event.type)?.movement ?? [];
  return steps.filter((step) => !step.when || step.when === (isRight(event) ? "right" : "wrong"));
}

function dealt(after: Screen | null): Flight[] {
  const flights: Flight[] = [];
  const hands = after?.hands ?? [];
  const longest = Math.max(0, ...hands.map((hand) => hand.length));
  for (let slot = 0; slot < longest; slot += 1)
    hands.forEach((hand, seat) => {
      if (slot < hand.length)
        flights.push({
          from: "stock",
          to: placeSpot({ seat, slot }),
          face: face(hand[slot]),
          start: "??",
          wait: flights.length * THIN,
        });
    });
  return flights;
}

/** An end of a step as a spot on the table. */
function spot(end: string, event: GameEvent, scene: Scene): string {
  const seat = event.seat as number;
  if (end === "stock" || end === "discard") return end;
  if (end === "drawn") return `drawn:${seat}`;
  if (end !== "hand") return placeSpot(event[end] as Place);
  const slot = scene.sizes[seat] ?? 0;
  scene.sizes[seat] = slot + 1;
  return placeSpot({ seat, slot });
}

function flightOf(step: StepInfo, event: GameEvent, scene: Scene, wait: number): Flight {
  const [from, to] = [spot(step.source, event, scene), spot(step.target, event, scene)];
  // Somebody who knows a card sees it arrive: with a memory aid, or in a replay.
  const place = placeAt(to);
  const known = place ? face(scene.after?.hands[place.seat]?.[place.slot]) : "??";
  const shown = step.card ? (event[step.card] as string) : known;
  const start = from === "discard" ? shown : (scene.faces.get(step.source === "drawn" ? "drawn" : from) ?? "??");
  return { from, to, face: shown, start, wait };
}

/** Whether a card leaves a hand for the discard and none takes its place. */
function isRidding(steps: readonly StepInfo[]): boolean {
  const [first] = steps;
  return steps.length === 1 && first?.target === "discard" && first.source !== "drawn" && first.source !== "stock";
}

function soundOf(steps: readonly StepInfo[]): string {
  const [first] = steps;
  if (!first) return "";
  if (first.target === "drawn" || (first.source === "stock" && first.target !== "discard")) return "draw";
  return isRidding(steps) || (first.source === "stock" && steps.length === 1) ? "flip" : "place";
}

function movement(event: GameEvent, game: string, scene: Scene): Made {
  const steps = stepsOf(event, game);
  const [first, second] = steps;
  if (!first) return games.event(game, event.type)?.loud ? { ...STILL, takes: 0.4, sound: "call" } : STILL;
  switch (first.target) {
    case "hands": {
      const flights = dealt(scene.after);
      return { ...STILL, flights, takes: 1 + flights.length * THIN, sound: "deal" };
    }
    case "turned_up":
      return { ...STILL, takes: 0.5, sound: "turn" };
    case "turned_down":
      return STILL;
    case "looked_at":
    case "wrong": {
      const isWrong = first.target === "wrong";
      const lifts = steps.map((step): Lift => ({
        at: placeSpot(event[step.source] as Place),
        face: (event[step.card] as string | undefined) ?? "??",
        kind: isWrong ? "wrong" : "look",
      }));
      return { ...STILL, mark: isWrong ? "wrong" : "", lifts, takes: isWrong ? 2 : 0.8, sound: isWrong ? "wrong" : "turn" };
    }
  }
  if (first.source === "discard" && first.target === "stock") {
    const card = (_: unknown, i: number): Flight => ({ from: "discard", to: "stock", face: "??", start: "??", wait: i * THIN });
    return { ...STILL, flights: Array.from({ length: SHUFFLED }, card), takes: 1.2, sound: "shuffle" };
  }
  // Two cards that change places cross; one that fills a gap waits until it is there.
  const isCrossing = second?.source === first.target;
  const flights = steps.map((step, i) => flightOf(step, event, scene, isCrossing ? 0 : i * 0.25));
  const takes = isCrossing ? 1.4 : second ? 1.1 : 0.9;
  return { ...STILL, mark: isRidding(steps) ? "right" : "", flights, takes, sound: soundOf(steps) };
}

/** The movements of some events of a game, from the table before them to the table after. */
export function movements(game: string, events: Seen[], before: Screen | null, after: Screen | null): Movement[] {
  const scene: Scene = { sizes: before?.hands.map((hand) => hand.length) ?? [], faces: new Map(), after };
  before?.hands.forEach((hand, seat) =>
    hand.forEach((card, slot) => scene.faces.set(placeSpot({ seat, slot }), face(card))),
  );
  scene.faces.set("drawn", face(before?.drawn.at(-1)));
  let isWrong = false;
  return events
    .map(({ n, event }) => {
      const step = stepsOf(event, game)[0];
      if (step?.target === "hands") {
        scene.sizes = after?.hands.map((hand) => hand.length) ?? [];
        scene.faces.clear();
      }
      const made = { n, seat: (event.seat as number | undefined) ?? -1, ...movement(event, game, scene) };
      if (isWrong && step?.source === "stock" && step.target === "hand") made.mark = "penalty";
      isWrong ||= made.mark === "wrong";
      if (step?.target === "drawn") scene.faces.set("drawn", (event[step.card] as string | undefined) ?? "??");
      return made;
    })
    .filter((one) => one.takes > 0);
}
