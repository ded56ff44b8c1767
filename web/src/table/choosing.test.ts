import { beforeAll, describe, expect, it } from "vitest";
import { gameWith, prepare } from "../i18n/testing";
import type { Move } from "../wire";
import { beginnings, finished, isOfTwo, isSimple, kindsOf, next, pileOf, sortedRanks, type Kind } from "./choosing";

const decide: Move[] = [
  { type: "discard" },
  { type: "swap", slot: 0 },
  { type: "swap", slot: 1 },
  { type: "guess", slot: 0, rank: "K" },
  { type: "guess", slot: 0, rank: "2" },
];

const GAME = gameWith("guess");
const kinds = (moves: Move[], game = GAME): Kind[] => kindsOf(moves, game);

beforeAll(() => prepare());

describe("choosing", () => {
  it("makes one kind of the moves with one word and the same fields", () => {
    const gives: Move[] = [
      { type: "give", slot: 1 },
      { type: "give", to: 2 },
    ];
    expect(kinds(decide).map((kind) => kind.sign)).toEqual([
      "discard",
      "swap slot",
      "guess slot rank",
    ]);
    expect(kinds(gives).map((kind) => kind.sign)).toEqual(["give slot", "give to"]);
  });

  it("knows when two cards must be of two players", () => {
    const exchange = (one: number, other: number): Move => ({ type: "exchange", one: { seat: one, slot: 0 }, other: { seat: other, slot: 1 } });
    const of = (moves: Move[]): boolean[] => kinds(moves, gameWith("exchange")).map(isOfTwo);
    expect(of([exchange(0, 1), exchange(1, 2)])).toEqual([true]);
    expect(of([exchange(0, 1), exchange(1, 1)])).toEqual([false]);
    expect(of([{ type: "draw" }, { type: "swap", slot: 0 }])).toEqual([false, false]);
  });

  it("says what a press on a card could mean", () => {
    const found = beginnings(kinds(decide), 3);
    expect(found.get("place:3:0")?.map((kind) => kind.type)).toEqual(["swap", "guess"]);
    expect(found.get("place:3:1")?.map((kind) => kind.type)).toEqual(["swap"]);
    expect(found.get("place:1:0")).toBeUndefined();
  });

  it("asks for a card first and its rank then", () => {
    const guess = kinds(decide)[2]!;
    expect(next(guess, [], 3)).toEqual({ step: "place", parts: ["place:3:0"] });
    const second = next(guess, ["place:3:0"], 3);
    expect(second.step).toBe("rank");
    expect(sortedRanks(second.parts)).toEqual(["2", "K"]);
    expect(finished(guess, ["place:3:0"], 3)).toBeNull();
    expect(finished(guess, ["place:3:0", "rank:K"], 3)).toEqual(decide[3]);
  });

  it("takes two places in any order", () => {
    const moves: Move[] = [
      { type: "exchange", one: { seat: 0, slot: 1 }, other: { seat: 2, slot: 0 } },
      { type: "exchange", one: { seat: 0, slot: 1 }, other: { seat: 1, slot: 3 } },
      { type: "exchange", one: { seat: 1, slot: 3 }, other: { seat: 2, slot: 0 } },
    ];
    const [exchange] = kinds(moves);
    expect(next(exchange!, [], 0).parts.sort()).toEqual(["place:0:1", "place:1:3", "place:2:0"]);
    expect(next(exchange!, ["place:2:0"], 0).parts.sort()).toEqual(["place:0:1", "place:1:3"]);
    expect(finished(exchange!, ["place:2:0", "place:0:1"], 0)).toEqual(moves[0]);
  });

  it("has a move without fields done at once, and a pile that stands for it", () => {
    const [draw, call] = kinds([{ type: "draw" }, { type: "call" }]);
    expect(next(draw!, [], 0).step).toBe("done");
    expect(pileOf(draw!)).toBe("stock");
    expect(pileOf(call!)).toBeNull();
  });

  it("leaves moves with cards to the table that arranges them", () => {
    const [meld] = kinds([{ type: "meld", cards: ["7h", "7c", "7s"] }], gameWith("meld"));
    expect(isSimple(meld!)).toBe(false);
    expect([...beginnings([meld!], 0).keys()]).toEqual([]);
  });
});
