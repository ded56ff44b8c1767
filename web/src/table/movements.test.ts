import { beforeAll, describe, expect, it } from "vitest";
import { gameWith, golden, prepare } from "../i18n/testing";
import type { GameEvent, Screen, Seen } from "../wire";
import { movements as movementsOf, type Movement } from "./movements";
import { screenWith } from "./testing";

const before = screenWith({ drawn: [{ card: "Kd", held: 1 }], hands: [[{}, null, {}], [{}, {}, {}]] });

function seen(...events: GameEvent[]): Seen[] {
  return events.map((event, i) => ({ n: i + 1, event }));
}

const GAME = gameWith("misflipped");
const movements = (events: Seen[], from: Screen | null, to: Screen | null, game = GAME): Movement[] =>
  movementsOf(game, events, from, to);

beforeAll(() => prepare());

describe("movements", () => {
  it("crosses the drawn card and the one it is swapped for", () => {
    const [made] = movements(seen({ type: "swapped", seat: 1, place: { seat: 1, slot: 2 }, card: "4c" }), before, before);
    expect(made?.flights.map(({ from, to, start, face }) => [from, to, start, face])).toEqual([
      ["place:1:2", "discard", "??", "4c"],
      ["drawn:1", "place:1:2", "Kd", "??"],
    ]);
  });

  it("lays penalty cards one beside the other in new places", () => {
    const made = movements(seen({ type: "received", seat: 0 }, { type: "received", seat: 0 }), before, before);
    expect(made.flatMap((one) => one.flights.map((flight) => flight.to))).toEqual(["place:0:3", "place:0:4"]);
  });

  it("shows a wrong card where it lies and leaves it there", () => {
    const event: GameEvent = { type: "misflipped", seat: 0, place: { seat: 1, slot: 0 }, card: "9s", seen_by: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const [made] = movements(seen(event), before, before);
    expect(made?.flights).toEqual([]);
    expect(made?.lifts).toEqual([{ at: "place:1:0", face: "9s", kind: "wrong" }]);
  });

  it("moves nothing for an event that moves nothing", () => {
    expect(movements(seen({ type: "turn", seat: 0 }, { type: "readied", seat: 1 }), before, before)).toEqual([]);
  });

  it("deals to every place, round by round", () => {
    const dealt: GameEvent = { type: "dealt", deck: [], seen_by: [] };
    const [made] = movements(seen(dealt), null, before);
    expect(made?.flights.slice(0, 3).map((flight) => flight.to)).toEqual(["place:0:0", "place:1:0", "place:0:1"]);
  });

  it("crosses two cards that change places", () => {
    const [made] = movements(seen({ type: "exchanged", one: { seat: 0, slot: 0 }, other: { seat: 1, slot: 2 } }), before, before);
    expect(made?.flights.map(({ from, to, wait }) => [from, to, wait])).toEqual([
      ["place:0:0", "place:1:2", 0],
      ["place:1:2", "place:0:0", 0],
    ]);
  });

  it("goes by whether a named rank was the card's", () => {
    const game = gameWith("declared");
    const said = (rank: string): Movement | undefined =>
      movements(seen({ type: "declared", seat: 0, place: { seat: 1, slot: 0 }, rank, card: "9s" }), before, before, game)[0];
    expect(said("9")?.flights.map((flight) => flight.to)).toEqual(["discard"]);
    expect(said("K")?.lifts).toEqual([{ at: "place:1:0", face: "9s", kind: "wrong" }]);
  });

  it("makes a call heard", () => {
    const [made] = movements(seen({ type: "called", seat: 0 }), before, before);
    expect([made?.flights, made?.sound]).toEqual([[], "call"]);
  });

  it("moves nothing for an event that no game has told of", () => {
    expect(movements(seen({ type: "burned", seat: 0, place: { seat: 0, slot: 0 } }), before, before, "nobody's")).toEqual([]);
  });

  it("leads every step of every game to somewhere", () => {
    const fields = { seat: 0, place: { seat: 0, slot: 0 }, one: { seat: 0, slot: 0 }, other: { seat: 1, slot: 0 }, gap: { seat: 1, slot: 0 }, card: "9s", first: "9s", second: "9s", rank: "9" };
    for (const { game, events } of golden.games)
      for (const { word } of events)
        for (const { flights, lifts } of movements(seen({ type: word, ...fields }), before, before, game))
          for (const end of [...flights.flatMap(({ from, to }) => [from, to]), ...lifts.map(({ at }) => at)])
            expect(end, `${game} ${word}`).toMatch(/^(stock|discard|drawn:\d|place:\d:\d+)$/);
  });

  it("marks a card that is got rid of, one that is not, and what the mistake costs", () => {
    const place = { seat: 0, slot: 0 };
    const [right] = movements(seen({ type: "flipped", seat: 0, place, card: "7s" }), before, before);
    expect(right?.mark).toBe("right");
    const wrong = movements(
      seen({ type: "misflipped", seat: 0, place, card: "9s", seen_by: [] }, { type: "received", seat: 0 }),
      before,
      before,
    );
    expect(wrong.map((one) => one.mark)).toEqual(["wrong", "penalty"]);
    const [given] = movements(seen({ type: "received", seat: 0 }), before, before);
    expect(given?.mark).toBe("");
  });
});
