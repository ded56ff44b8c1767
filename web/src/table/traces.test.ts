import { beforeAll, describe, expect, it } from "vitest";
import { gameWith, golden, prepare } from "../i18n/testing";
import type { GameEvent, Screen } from "../wire";
import { movementsFor } from "../games/pinnacola/movements";
import { arcPath } from "./arcs";
import { movements } from "./movements";
import { screenWith } from "./testing";
import { arcsDrawn, drawn, followed, marksDrawn, NO_TRAIL, type Trail } from "./traces";

const YOU = 0;

const table = (turn: number, turns: number): Screen =>
  screenWith({ turn, turns, hands: [[{}, {}, {}], [{}, {}, {}], [{}, {}, {}]] });

let told = 0;

/** The trail after events of one turn, as the first seat is shown them. */
function after(trail: Trail, turn: number, turns: number, events: GameEvent[], game = gameWith("misflipped"), next = table(turn, turns)): Trail {
  const before = table(turn, turns);
  const seen = events.map((event) => ({ n: (told += 1), event }));
  const made = movements(game, seen, before, next);
  return followed(trail, { game, events: seen, movements: made, before, after: next, you: YOU, awaited: [turn] });
}

const at = (seat: number, slot: number) => ({ seat, slot });
const arcs = (trail: Trail): string[] => arcsDrawn(drawn(trail, YOU)).map(({ from, to, isBoth }) => `${from}${isBoth ? " <> " : " > "}${to}`);
const marks = (trail: Trail): string[] => marksDrawn(drawn(trail, YOU)).map(({ at: spot, sign, seat }) => `${spot} ${sign} by ${seat}`);

beforeAll(() => prepare());

describe("a trace", () => {
  it("of a swap leads from where the card was drawn to its place, and from there to the discard", () => {
    let trail = after(NO_TRAIL, 1, 1, [{ type: "drew", seat: 1, card: "??", seen_by: [1] }]);
    expect(arcs(trail)).toEqual(["stock > drawn:1"]);
    trail = after(trail, 1, 1, [{ type: "swapped", seat: 1, place: at(1, 2), card: "4c" }]);
    expect(arcs(trail)).toEqual(["place:1:2 > discard", "stock > place:1:2"]);
    expect(marks(trail)).toEqual(["place:1:2 moved by 1", "discard moved by 1"]);
  });

  it("of a card taken from the discard goes there and back with the card it replaces", () => {
    const trail = after(NO_TRAIL, 1, 1, [
      { type: "took", seat: 1, card: "7h" },
      { type: "swapped", seat: 1, place: at(1, 0), card: "4c" },
    ]);
    expect(arcs(trail)).toEqual(["place:1:0 <> discard"]);
  });

  it("of a card that is taken from the discard leaves the one below to whoever put that there", () => {
    let trail = after(NO_TRAIL, YOU, 1, [{ type: "discarded", seat: YOU, card: "9d" }]);
    trail = after(trail, 1, 2, [{ type: "discarded", seat: 1, card: "5c" }]);
    expect(marks(trail)).toEqual(["discard moved by 1"]);
    trail = after(trail, 2, 3, [{ type: "took", seat: 2, card: "5c" }]);
    expect(marks(trail)).toEqual(["discard moved by 0"]);
    trail = after(trail, 2, 3, [{ type: "swapped", seat: 2, place: at(2, 0), card: "4c" }]);
    expect(marks(trail)).toEqual(["discard moved by 2", "place:2:0 moved by 2"]);
  });

  it("of two cards that changed places is one arc, by whoever was to move", () => {
    const trail = after(NO_TRAIL, 2, 1, [{ type: "exchanged", one: at(1, 0), other: at(0, 1) }]);
    expect(arcs(trail)).toEqual(["place:1:0 <> place:0:1"]);
    expect(marks(trail)).toEqual(["place:1:0 moved by 2", "place:0:1 moved by 2"]);
  });

  it("of what is turned up with the deal is no one's, though the first turn has begun", () => {
    const trail = after(NO_TRAIL, 1, 1, [
      { type: "dealt", deck: [], seen_by: [] },
      { type: "turned", card: "5c" },
    ]);
    expect([arcs(trail), marks(trail)]).toEqual([[], []]);
  });

  it("of a look is a mark on the card", () => {
    const trail = after(NO_TRAIL, 1, 1, [{ type: "peeked", seat: 1, place: at(2, 0), card: "??", seen_by: [1] }]);
    expect([arcs(trail), marks(trail)]).toEqual([[], ["place:2:0 looked by 1"]]);
  });

  it("of a flip, a wrong one and its penalty says which cards and who", () => {
    const trail = after(NO_TRAIL, 1, 1, [
      { type: "flipped", seat: 2, place: at(1, 0), card: "7c" },
      { type: "misflipped", seat: 1, place: at(0, 2), card: "9s", seen_by: [0, 1, 2] },
      { type: "received", seat: 1 },
    ]);
    expect(arcs(trail)).toEqual(["place:1:0 > discard", "stock > place:1:3"]);
    expect(marks(trail)).toEqual([
      "place:1:0 moved by 2",
      "discard moved by 2",
      "place:0:2 wrong by 1",
      "place:1:3 moved by 1",
    ]);
  });

  it("of melding is one arc to the meld, and of a pozzo one from it", () => {
    const melds = { meld: [{ cards: ["5h", "6h", "7h"], owner: 1 }] };
    const next = { ...table(1, 2), piles: melds };
    const events: GameEvent[] = [
      { type: "took", seat: 1, cards: ["9c", "9h"] },
      { type: "melded", seat: 1, cards: ["5h", "6h", "7h"], late: [] },
    ];
    const seen = events.map((event) => ({ n: (told += 1), event }));
    const made = movementsFor(() => YOU)(seen, table(1, 2), next);
    const trail = followed(NO_TRAIL, { game: gameWith("melded"), events: seen, movements: made, before: table(1, 2), after: next, you: YOU, awaited: [1] });
    expect(arcs(trail)).toEqual(["discard > seat:1", "seat:1 > meld:0:2"]);
    expect(marks(trail)).toEqual(["meld:0:2 moved by 1"]);
  });
});

describe("traces", () => {
  const swap = (seat: number, slot: number): GameEvent => ({ type: "swapped", seat, place: at(seat, slot), card: "4c" });

  it("are still there when one's turn begins, and gone with one's first move", () => {
    let trail = after(NO_TRAIL, 1, 1, [swap(1, 0)]);
    trail = after(trail, 2, 2, [swap(2, 1)]);
    trail = after(trail, 2, 2, [{ type: "turn", seat: YOU }], undefined, table(YOU, 3));
    expect(marks(trail)).toHaveLength(3);
    trail = after(trail, YOU, 3, [{ type: "drew", seat: YOU, card: "Kd", seen_by: [YOU] }]);
    expect([arcs(trail), marks(trail)]).toEqual([["stock > drawn:0"], []]);
    // What one does later in the same turn takes nothing away.
    trail = after(trail, YOU, 3, [swap(YOU, 1)]);
    trail = after(trail, YOU, 3, [{ type: "flipped", seat: 1, place: at(1, 0), card: "4d" }]);
    trail = after(trail, YOU, 3, [{ type: "flipped", seat: YOU, place: at(2, 0), card: "4h" }]);
    expect(marks(trail)).toContain("place:0:1 moved by 0");
    expect(marks(trail)).toContain("place:1:0 moved by 1");
  });

  it("outlive a reaction of one's own in somebody else's turn", () => {
    let trail = after(NO_TRAIL, 1, 1, [swap(1, 0)]);
    trail = after(trail, 1, 1, [{ type: "flipped", seat: YOU, place: at(0, 0), card: "4d" }]);
    expect(marks(trail)).toContain("place:1:0 moved by 1");
  });

  it("begin anew with every deal, and of a deal there are none", () => {
    let trail = after(NO_TRAIL, 1, 1, [swap(1, 0)]);
    trail = after(trail, 1, 1, [{ type: "dealt", deck: [], seen_by: [] }], undefined, table(0, 0));
    expect(trail.traces).toEqual([]);
  });

  it("fade with everybody who has acted since", () => {
    let trail = NO_TRAIL;
    for (const seat of [1, 2, 1, 2, 1]) trail = after(trail, seat, 1, [swap(seat, 0)]);
    const strengths = drawn(trail, YOU).map(({ strength }) => strength);
    expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
    expect(strengths.at(-1)).toBe(1);
    expect(Math.min(...strengths)).toBeGreaterThan(0);
  });

  it("on one's own cards do not fade: what others did with them is not missed", () => {
    let trail = after(NO_TRAIL, 1, 1, [{ type: "exchanged", one: at(1, 0), other: at(YOU, 2) }]);
    for (const seat of [2, 1, 2]) trail = after(trail, seat, 1, [swap(seat, 0)]);
    const [first, second] = drawn(trail, YOU).map(({ strength }) => strength);
    expect([first, second]).toEqual([1, 0.25]);
  });

  it("of everybody who has acted since are arcs, on the same way only the newest", () => {
    let trail = after(NO_TRAIL, YOU, 1, [swap(YOU, 0)]);
    const others = [1, 2, 1, 2];
    others.forEach((seat, i) => {
      const slot = Math.floor(i / 2);
      trail = after(trail, seat, 2 + i, [{ type: "drew", seat, card: "??", seen_by: [seat] }, swap(seat, slot)]);
    });
    trail = after(trail, 1, 6, [{ type: "drew", seat: 1, card: "??", seen_by: [1] }, { type: "discarded", seat: 1, card: "5c" }]);
    trail = after(trail, 2, 7, [{ type: "flipped", seat: 2, place: at(2, 2), card: "5d" }]);
    const found = arcsDrawn(drawn(trail, YOU));
    for (const place of ["place:1:0", "place:2:0", "place:1:1", "place:2:1"]) {
      expect(found.map(({ from, to }) => `${from} ${to}`)).toContain(`stock ${place}`);
      expect(found.map(({ from, to }) => `${from} ${to}`)).toContain(`${place} discard`);
    }
    expect(found.filter(({ from, to }) => from === "stock" && to === "discard")).toHaveLength(1);
    const strengths = found.toSorted((one, other) => one.n - other.n).map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
    expect(new Set(strengths).size).toBeGreaterThan(2);
  });

  it("hold no card that lies face down, though this seat was shown it for a moment", () => {
    const secret: Record<string, unknown> = { card: "9s", first: "9s", second: "9s", cards: ["9s"], rank: "9" };
    const fields = { seat: YOU, place: at(1, 0), one: at(1, 0), other: at(2, 0), gap: at(1, 0), ...secret };
    for (const { game, events } of golden.games)
      for (const { word } of events) {
        const trail = after(NO_TRAIL, YOU, 1, [{ type: word, ...fields } as GameEvent], game);
        for (const { again } of trail.traces) {
          expect(again.lifts.map(({ face }) => face).filter((face) => face !== "??"), `${game} ${word}`).toEqual([]);
          for (const { from, to, start, face } of again.flights) {
            if (to !== "discard") expect(face, `${game} ${word}`).toBe("??");
            if (from !== "discard") expect(start, `${game} ${word}`).toBe("??");
          }
        }
      }
  });
});

describe("an arc", () => {
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 56 });

  it("ends in a head, or in two", () => {
    const path = arcPath(box(0, 0), box(300, 0));
    expect(path.match(/M/g)).toHaveLength(2);
    expect(arcPath(box(0, 0), box(300, 0), true).match(/M/g)).toHaveLength(3);
  });

  it("is drawn over cards that lie side by side, and from a spot to itself", () => {
    for (const other of [box(44, 0), box(0, 0)]) expect(arcPath(box(0, 0), other)).not.toMatch(/NaN|undefined/);
  });
});
