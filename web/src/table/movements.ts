/**
 * What each event looks like: which cards go from where to where, and which are turned where they
 * lie. Read from the event and from what lay there before; no rules are known here.
 */

import type { GameEvent, Screen, Seen } from "../wire";

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

export interface Movement {
  n: number;
  flights: Flight[];
  lifts: Lift[];
  /** How long the event takes, in usual movements. */
  takes: number;
  sound: string;
}

export function face(text: string | null | undefined): string {
  return text ? text.slice(0, 2) : "??";
}

/** Who holds a card, by the text of it: `7h!1`. */
export function holder(text: string): number | null {
  const mark = text.indexOf("!");
  return mark < 0 ? null : Number(text.slice(mark + 1));
}

interface Hands {
  sizes: number[];
  faces: Map<string, string>;
}

function flight(from: string, to: string, face_: string, start = "??", wait = 0): Flight {
  return { from, to, face: face_, start, wait };
}

function isRight(card: string, rank: string): boolean {
  return (card === "Jk" ? "Jk" : card[0]) === rank;
}

function dealt(after: Screen | null): Flight[] {
  const flights: Flight[] = [];
  const hands = after?.hands ?? [];
  const longest = Math.max(0, ...hands.map((hand) => hand.length));
  for (let slot = 0; slot < longest; slot += 1)
    hands.forEach((hand, seat) => {
      if (slot < hand.length)
        flights.push(flight("stock", `place:${seat}:${slot}`, face(hand[slot]), "??", flights.length * 0.12));
    });
  return flights;
}

function movement(event: GameEvent, hands: Hands, after: Screen | null): Omit<Movement, "n"> {
  const at = (place: string): string => hands.faces.get(place) ?? "??";
  // Somebody who knows a card sees it arrive: with a memory aid, or in a replay.
  const then = (place: string): string => {
    const [seat = "", slot = ""] = place.split(":");
    return face(after?.hands[Number(seat)]?.[Number(slot)]);
  };
  const still = { flights: [], lifts: [], takes: 0, sound: "" };
  switch (event.type) {
    case "dealt": {
      const flights = dealt(after);
      return { flights, lifts: [], takes: 1 + flights.length * 0.12, sound: "deal" };
    }
    case "turned":
    case "opened":
      return { ...still, flights: [flight("stock", "discard", event.card)], takes: 1, sound: "flip" };
    case "drew":
      return {
        ...still,
        flights: [flight("stock", `drawn:${event.seat}`, event.card)],
        takes: 0.8,
        sound: "draw",
      };
    case "took": {
      const card = "card" in event ? event.card : "??";
      return {
        ...still,
        flights: [flight("discard", `drawn:${event.seat}`, card, card)],
        takes: 0.8,
        sound: "draw",
      };
    }
    case "discarded":
    case "played":
      return {
        ...still,
        flights: [flight(`drawn:${event.seat}`, "discard", event.card, at("drawn"))],
        takes: 0.8,
        sound: "place",
      };
    case "swapped":
    case "guessed":
      return {
        ...still,
        flights: [
          flight(`place:${event.place}`, "discard", event.card, at(event.place)),
          flight(`drawn:${event.seat}`, `place:${event.place}`, then(event.place), at("drawn"), 0.25),
        ],
        takes: 1.1,
        sound: "place",
      };
    case "received": {
      const seat = Number(event.seat);
      const slot = hands.sizes[seat] ?? 0;
      hands.sizes[seat] = slot + 1;
      return {
        ...still,
        flights: [flight("stock", `place:${seat}:${slot}`, then(`${seat}:${slot}`))],
        takes: 0.8,
        sound: "draw",
      };
    }
    case "exchanged":
      return {
        ...still,
        flights: [
          flight(`place:${event.one}`, `place:${event.other}`, then(event.other), at(event.one)),
          flight(`place:${event.other}`, `place:${event.one}`, then(event.one), at(event.other)),
        ],
        takes: 1.4,
        sound: "place",
      };
    case "flipped":
    case "tossed":
      return {
        ...still,
        flights: [flight(`place:${event.place}`, "discard", event.card, at(event.place))],
        takes: 0.9,
        sound: "flip",
      };
    case "declared":
      return isRight(event.card, event.rank)
        ? {
            ...still,
            flights: [flight(`place:${event.place}`, "discard", event.card, at(event.place))],
            takes: 0.9,
            sound: "flip",
          }
        : {
            ...still,
            lifts: [{ at: `place:${event.place}`, face: event.card, kind: "wrong" }],
            takes: 1.2,
            sound: "wrong",
          };
    case "misflipped":
    case "toss_failed":
      return {
        ...still,
        lifts: [{ at: `place:${event.place}`, face: event.card, kind: "wrong" }],
        takes: 1.2,
        sound: "wrong",
      };
    case "gave":
      return "gap" in event
        ? {
            ...still,
            flights: [flight(`place:${event.place}`, `place:${event.gap}`, then(event.gap), at(event.place))],
            takes: 1,
            sound: "place",
          }
        : still;
    case "peeked":
      return {
        ...still,
        lifts: [{ at: `place:${event.place}`, face: event.card, kind: "look" }],
        takes: 0.8,
        sound: "turn",
      };
    case "inspected":
      return {
        ...still,
        lifts: [
          { at: `place:${event.one}`, face: event.first, kind: "look" },
          { at: `place:${event.other}`, face: event.second, kind: "look" },
        ],
        takes: 0.8,
        sound: "turn",
      };
    case "reshuffled":
      return {
        ...still,
        flights: [0, 1, 2, 3].map((i) => flight("discard", "stock", "??", "??", i * 0.15)),
        takes: 1.2,
        sound: "deal",
      };
    case "revealed":
      return { ...still, takes: 0.5, sound: "turn" };
    case "called":
    case "stopped":
      return { ...still, takes: 0.4, sound: "yours" };
    default:
      return still;
  }
}

/** The movements of some events, from the table before them to the table after. */
export function movements(events: Seen[], before: Screen | null, after: Screen | null): Movement[] {
  const hands: Hands = {
    sizes: before?.hands.map((hand) => hand.length) ?? [],
    faces: new Map(),
  };
  before?.hands.forEach((hand, seat) =>
    hand.forEach((card, slot) => hands.faces.set(`${seat}:${slot}`, face(card))),
  );
  hands.faces.set("drawn", face(before?.drawn.at(-1)));
  return events
    .map((one) => {
      if (one.event.type === "dealt") {
        hands.sizes = after?.hands.map((hand) => hand.length) ?? [];
        hands.faces.clear();
      }
      const made = { n: one.n, ...movement(one.event, hands, after) };
      if (one.event.type === "drew" || one.event.type === "took")
        hands.faces.set("drawn", "card" in one.event ? one.event.card : "??");
      return made;
    })
    .filter((one) => one.takes > 0);
}
