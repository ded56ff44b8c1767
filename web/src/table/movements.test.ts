import { describe, expect, it } from "vitest";
import type { GameEvent, Screen, Seen } from "../wire";
import { movements } from "./movements";

const before: Screen = {
  phase: "decide",
  turn: 1,
  turns: 3,
  ready: [],
  passed: false,
  ending: "",
  stock: 20,
  discard: ["7h^"],
  discarded: 3,
  drawn: ["Kd!1"],
  hands: [
    ["??", null, "??"],
    ["??", "??", "??"],
  ],
  own: {},
  piles: {},
};

function seen(...events: GameEvent[]): Seen[] {
  return events.map((event, i) => ({ n: i + 1, event }));
}

describe("movements", () => {
  it("crosses the drawn card and the one it is swapped for", () => {
    const [made] = movements(seen({ type: "swapped", seat: "1", place: "1:2", card: "4c" }), before, before);
    expect(made?.flights.map(({ from, to, start, face }) => [from, to, start, face])).toEqual([
      ["place:1:2", "discard", "??", "4c"],
      ["drawn:1", "place:1:2", "Kd", "??"],
    ]);
  });

  it("lays penalty cards one beside the other in new places", () => {
    const made = movements(seen({ type: "received", seat: "0" }, { type: "received", seat: "0" }), before, before);
    expect(made.flatMap((one) => one.flights.map((flight) => flight.to))).toEqual(["place:0:3", "place:0:4"]);
  });

  it("shows a wrong card where it lies and leaves it there", () => {
    const event: GameEvent = { type: "misflipped", seat: "0", place: "1:0", card: "9s", seen_by: "*" };
    const [made] = movements(seen(event), before, before);
    expect(made?.flights).toEqual([]);
    expect(made?.lifts).toEqual([{ at: "place:1:0", face: "9s", kind: "wrong" }]);
  });

  it("moves nothing for an event that moves nothing", () => {
    expect(movements(seen({ type: "turn", seat: "0" }, { type: "readied", seat: "1" }), before, before)).toEqual([]);
  });

  it("deals to every place, round by round", () => {
    const dealt: GameEvent = { type: "dealt", deck: "-", seen_by: "-" };
    const [made] = movements(seen(dealt), null, before);
    expect(made?.flights.slice(0, 3).map((flight) => flight.to)).toEqual(["place:0:0", "place:1:0", "place:0:1"]);
  });
});
