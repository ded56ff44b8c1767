/** What each event of Pinnacola looks like: cards go between stock, pozzo, hands and melds. */

import type { Screen, Seen } from "../../wire";
import { STILL, type Flight, type Made, type Movement } from "../../table/movements";
import { meldsOf } from "./melds";
import type { OwnEvent } from "./wire";

/** A card of the own hand flies from where it lies; of another's only the hand is seen. */
const inHand = (seat: number, code: string, you: number | null): string =>
  seat === you ? `own:${code}` : `seat:${seat}`;

const THIN = 0.12;

/** The melds that are celebrated. */
const LONG = new Set(["pinnacola", "pinnacolone"]);

interface Scene {
  you: number | null;
  before: Screen | null;
  after: Screen | null;
}

function flight(from: string, to: string, face: string, start: string, wait = 0): Flight {
  return { from, to, face, start, wait };
}

/** The places of a meld that these cards have taken, as they lie now. */
function spotsIn(scene: Scene, number: number, cards: readonly string[]): string[] {
  const lying = [...(meldsOf(scene.after)[number]?.cards ?? [])];
  return cards.map((card) => {
    const at = lying.indexOf(card);
    if (at >= 0) lying[at] = "";
    return `meld:${number}:${Math.max(0, at)}`;
  });
}

function toMeld(scene: Scene, seat: number, number: number, cards: readonly string[]): Made {
  const spots = spotsIn(scene, number, cards);
  const start = (card: string): string => (seat === scene.you ? card : "??");
  const flights = cards.map((card, i) =>
    flight(inHand(seat, card, scene.you), spots[i] ?? `meld:${number}:0`, card, start(card), i * THIN),
  );
  const isLong = LONG.has(meldsOf(scene.after)[number]?.kind ?? "");
  const isNew = isLong && !LONG.has(meldsOf(scene.before)[number]?.kind ?? "");
  return { ...STILL, flights, takes: 1 + cards.length * THIN, sound: isNew ? "right" : "place" };
}

function takenBack(scene: Scene, seat: number): Made {
  const now = meldsOf(scene.after);
  const flights: Flight[] = [];
  for (const meld of meldsOf(scene.before)) {
    const left = [...(now[meld.number]?.cards ?? [])];
    meld.cards.forEach((card, i) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      else
        flights.push(
          flight(`meld:${meld.number}:${i}`, inHand(seat, card, scene.you), seat === scene.you ? card : "??", card),
        );
    });
  }
  return { ...STILL, flights, takes: 1, sound: "slide" };
}

function movement(event: OwnEvent, scene: Scene): Made {
  const { you, before, after } = scene;
  const seat = ("seat" in event ? event.seat : null) ?? -1;
  switch (event.type) {
    case "picked_up": {
      const { cards } = event;
      const flights = cards.map((card, i) => flight("stock", inHand(seat, card, you), card, "??", i * THIN));
      return { ...STILL, flights, takes: 0.6 + cards.length * THIN, sound: "deal" };
    }
    case "opened":
      return { ...STILL, flights: [flight("stock", "discard", event.card, "??")], takes: 1, sound: "flip" };
    case "drew":
      return {
        ...STILL,
        flights: [flight("stock", inHand(seat, event.card, you), event.card, "??")],
        takes: 0.8,
        sound: "draw",
      };
    case "took": {
      const { cards } = event;
      const first = (before?.discard.length ?? cards.length) - cards.length;
      const flights = cards.map((card, i) =>
        flight(`pozzo:${first + i}`, inHand(seat, card, you), seat === you ? card : "??", card, i * THIN * 0.6),
      );
      return { ...STILL, flights, takes: 1 + cards.length * THIN * 0.6, sound: "slide" };
    }
    case "melded":
      return toMeld(scene, seat, meldsOf(after).length - 1, event.cards);
    case "laid_off":
      return toMeld(scene, seat, event.meld, [...event.below, ...event.above]);
    case "replaced": {
      const put = toMeld(scene, seat, event.meld, [event.card]);
      const joker = meldsOf(before)[event.meld]?.cards.indexOf("Jk") ?? -1;
      const back = flight(
        `meld:${event.meld}:${Math.max(0, joker)}`,
        inHand(seat, "Jk", you),
        seat === you ? "Jk" : "??",
        "Jk",
        0.3,
      );
      return { ...put, flights: [...put.flights, back], takes: 1.3 };
    }
    case "undone":
      return takenBack(scene, seat);
    case "discarded": {
      const start = seat === you ? event.card : "??";
      return {
        ...STILL,
        flights: [flight(inHand(seat, event.card, you), "discard", event.card, start)],
        takes: 0.8,
        sound: "place",
      };
    }
    case "reshuffled":
      return {
        ...STILL,
        flights: [0, 1, 2, 3].map((i) => flight("discard", "stock", "??", "??", i * 0.15)),
        takes: 1.2,
        sound: "deal",
      };
    case "revealed":
      return { ...STILL, takes: 0.5, sound: "turn" };
    default:
      return STILL;
  }
}

/** The movements of some events as this seat sees them. */
export function movementsFor(you: () => number | null) {
  return (events: Seen[], before: Screen | null, after: Screen | null): Movement[] =>
    events
      .map((one) => ({ n: one.n, seat: (one.event.seat as number | undefined) ?? -1, ...movement(one.event as OwnEvent, { you: you(), before, after }) }))
      .filter((one) => one.takes > 0);
}
