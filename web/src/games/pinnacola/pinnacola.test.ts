import { describe, expect, it, vi } from "vitest";
import type { TableClient } from "../../lib/table.svelte";
import type { CautionInfo, GameEvent, Screen, ScreenPile } from "../../wire";
import type { OwnMove as Move } from "./wire";
import { asAdditions, asMelds, bestAnswer, cardsUsed, suggestions, waysOf } from "./choice";
import { moved, reconcile, sorted, type Held } from "./hand";
import { meldsOf, nameOf, sideNumber, stoodFor, type Meld } from "./melds";
import { movementsFor } from "./movements";
import { arrange, DENSITIES } from "./density";
import { cellOf, handShape, leastHeight, meldFit, meldPlace, meldRows, meldWidth, placeAt, type Zone } from "./sizes";

// The settings ask the browser what it prefers, which this one has not.
vi.stubGlobal("matchMedia", () => new EventTarget());
const { Picker } = await import("./picker.svelte");
const { settings } = await import("../../lib/settings.svelte");
type Picker = InstanceType<typeof Picker>;

const held = (...codes: string[]): Held[] => codes.map((code, i) => ({ id: i + 1, code }));
const codes = (hand: readonly Held[]): string => hand.map((one) => one.code).join(" ");

describe("a hand", () => {
  it("is sorted by suit, black and red in turns, jokers last", () => {
    expect(codes(sorted(held("Jk", "Kd", "2c", "Ah", "Ts", "3s"), "suit"))).toBe("3s Ts Ah 2c Kd Jk");
  });

  it("is sorted by rank from the ace", () => {
    expect(codes(sorted(held("Jk", "Kd", "2c", "Ah", "Ts", "2s"), "rank"))).toBe("Ah 2s 2c Ts Kd Jk");
  });

  it("lies as its player put it", () => {
    const hand = held("Kd", "2c", "Ah");
    expect(codes(sorted(hand, "own"))).toBe("Kd 2c Ah");
    expect(codes(moved(hand, 3, 0))).toBe("Ah Kd 2c");
    expect(codes(moved(hand, 1, 9))).toBe("2c Ah Kd");
    expect(codes(moved(hand, 7, 0))).toBe("Kd 2c Ah");
  });

  it("keeps the cards that stay where they are, and takes new ones at the end", () => {
    let id = 10;
    const now = reconcile(held("Kd", "2c", "Ah"), ["Ah", "7s", "Kd"], new Set(), () => (id += 1));
    expect(now).toEqual([
      { id: 1, code: "Kd" },
      { id: 3, code: "Ah" },
      { id: 11, code: "7s" },
    ]);
  });

  it("of two that look the same loses the one that was chosen", () => {
    const now = reconcile(held("7s", "Kd", "7s"), ["7s", "Kd"], new Set([1]), () => 99);
    expect(now.map((one) => one.id)).toEqual([2, 3]);
  });
});

const MOVES: Move[] = [
  { type: "meld", cards: ["5h", "6h", "7h"] },
  { type: "meld", cards: ["5h", "6h", "7h", "8h"] },
  { type: "meld", cards: ["6h", "7h", "Jk"] },
  { type: "meld", cards: ["Jk", "6h", "7h"] },
  { type: "meld", cards: ["9c", "9h", "9s"] },
  { type: "lay_off", meld: 2, below: ["3d"], above: [] },
  { type: "lay_off", meld: 2, below: ["3d"], above: ["8d"] },
  { type: "replace", meld: 4, card: "3d" },
  { type: "discard", card: "3d" },
  { type: "undo" },
];

describe("chosen cards", () => {
  it("are a meld in whatever order they were chosen", () => {
    expect(waysOf(MOVES, ["7h", "5h", "6h"]).melds).toEqual([MOVES[0]]);
  });

  it("can stand in several ways", () => {
    expect(waysOf(MOVES, ["Jk", "7h", "6h"]).melds).toHaveLength(2);
  });

  it("go to the melds that take them, or to the pozzo", () => {
    const ways = waysOf(MOVES, ["3d"]);
    expect([...ways.onto.keys()]).toEqual([2, 4]);
    expect(ways.onto.get(4)).toEqual([MOVES[7]]);
    expect(ways.discard).toEqual(MOVES[8]);
    expect(waysOf(MOVES, ["8d", "3d"]).onto.get(2)).toEqual([MOVES[6]]);
  });

  it("do nothing where the house lists nothing", () => {
    const ways = waysOf(MOVES, ["5h", "6h"]);
    expect([ways.melds.length, ways.onto.size, ways.discard]).toEqual([0, 0, null]);
    expect(waysOf(MOVES, []).melds).toEqual([]);
  });

  it("are what the move uses", () => {
    expect(MOVES.map((move) => cardsUsed(move).length)).toEqual([3, 4, 3, 3, 3, 1, 2, 1, 1, 0]);
  });
});

describe("suggestions", () => {
  it("are the largest of their kind, those without a joker first", () => {
    const found = suggestions(MOVES).map((move) => cardsUsed(move).join(" "));
    expect(found).toEqual(["5h 6h 7h 8h", "9c 9h 9s", "3d 8d", "3d", "6h 7h Jk"]);
  });
});

describe("the house is asked", () => {
  it("about a run in its order, the joker where a card is missing", () => {
    expect(asMelds(["7c", "Jk", "5c"])[0]).toEqual({ type: "meld", cards: ["5c", "Jk", "7c"] });
    expect(asMelds(["6c", "Jk", "5c"])[0]).toEqual({ type: "meld", cards: ["5c", "6c", "Jk"] });
    expect(asMelds(["Ad", "Kd", "Qd"])).toContainEqual({ type: "meld", cards: ["Qd", "Kd", "Ad"] });
  });

  it("about a set by its suits, the joker last", () => {
    expect(asMelds(["7d", "Jk", "7h", "7c"])).toContainEqual({ type: "meld", cards: ["7c", "7h", "7d", "Jk"] });
  });

  it("about cards for a meld, low ones below and high ones above", () => {
    const run = { number: 3, owner: 0, cards: ["5h", "Jk", "7h"], stands_for: ["6h"] };
    expect(asAdditions(["8h", "4h"], run)).toEqual([{ type: "lay_off", meld: 3, below: ["4h"], above: ["8h"] }]);
    expect(asAdditions(["6h"], run)[0]).toEqual({ type: "replace", meld: 3, card: "6h" });
    const high = { number: 6, owner: 0, cards: ["9s", "Ts", "Js", "Qs", "Jk"] };
    expect(asAdditions(["As"], high)).toContainEqual({ type: "lay_off", meld: 6, below: [], above: ["As"] });
    expect(asAdditions(["8s"], high)).toEqual([{ type: "lay_off", meld: 6, below: ["8s"], above: [] }]);
    const set = { number: 1, owner: 0, cards: ["9c", "9h", "9s"] };
    expect(asAdditions(["9d"], set)).toEqual([{ type: "lay_off", meld: 1, below: [], above: ["9d"] }]);
  });

  it("and the answer that says most is told", () => {
    const no = (code: string) => ({ legal: false, code });
    expect(bestAnswer([no("not_a_meld"), no("keep_a_card")])?.code).toBe("keep_a_card");
    expect(bestAnswer([no("keep_a_card"), { legal: true }])?.legal).toBe(true);
    expect(bestAnswer([no("not_a_meld")])?.code).toBe("not_a_meld");
    expect(bestAnswer([])).toBeUndefined();
  });
});

/** A meld in short: `0:5h,6h,7h` is seat 0's. */
function pile(short: string): ScreenPile {
  const [owner, cards = ""] = short.split(":");
  return { owner: Number(owner), kind: "run", cards: cards.split(",") };
}

const screen = (melds: string[], more: Partial<Screen> = {}): Screen => ({
  phase: "meld", turn: 0, turns: 3, ready: [], passed: false, ending: "", stock: 50, discard: ["4c", "5d"],
  discarded: 2, drawn: [], hands: [[{ card: "7h", held: 0 }], [{ held: 1 }]],
  own: { owed: [], barred: -1, undone: 0 }, piles: { meld: melds.map(pile) }, ...more,
});

describe("melds", () => {
  it("are those of the screen, counted as moves count them", () => {
    expect(meldsOf(screen(["0:5h,6h,Jk", "1:9c,9h,9s"]))).toMatchObject([
      { number: 0, owner: 0, cards: ["5h", "6h", "Jk"] },
      { number: 1, owner: 1, cards: ["9c", "9h", "9s"] },
    ]);
    expect(meldsOf(screen([]))).toEqual([]);
    expect(meldsOf(null)).toEqual([]);
  });

  it.each([
    ["5h 6h Jk", "run"],
    ["9c 9h Jk", "set"],
    ["9c 9h 9s Jk", "poker"],
    ["3s 4s 5s 6s 7s 8s 9s", "pinnacola"],
    ["2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "pinnacola"],
    ["Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "pinnacolone"],
    ["Jk 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "pinnacolone"],
    ["Jk Jk Jk Jk", "poker_jokers"],
  ])("%s is called %s", (cards, name) => {
    expect(nameOf(cards.split(" "))).toBe(name);
  });

  it.each([
    ["7h 7s 2c", "set"],
    ["7h 7s 7d 2c", "poker"],
    ["5c 2s 7c", "run"],
    ["Ah 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "pinnacolone"],
    ["2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks", "pinnacolone"],
    ["3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "pinnacola"],
  ])("with pinelle %s is called %s", (cards, name) => {
    expect(nameOf(cards.split(" "), { pinelle: true, aceToAce: false })).toBe(name);
  });

  it("is a Pinnacolone from ace to ace only, where that is played", () => {
    const run = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh".split(" ");
    const rules = { pinelle: false, aceToAce: true };
    expect([nameOf(run, rules), nameOf([...run, "Ah"], rules)]).toEqual(["pinnacola", "pinnacolone"]);
  });

  it("belongs to a seat and its partner", () => {
    const table = { screen: screen(["0:5c,6c,7c", "1:5h,6h,7h", "2:5s,6s,7s"]), info: { sides: [0, 1, 0, 1] } } as unknown as TableClient;
    expect(new Picker(table).meldsOf(2).map((one) => one.number)).toEqual([0, 2]);
  });
});

describe("movements", () => {
  const show = movementsFor(() => 0);

  it("bring the pozzo card by card into a hand", () => {
    const [took] = show([{ n: 1, event: { type: "took", seat: 1, cards: ["4c", "5d"] } }], screen([]), screen([]));
    expect(took?.flights.map((one) => [one.from, one.to, one.start, one.face])).toEqual([
      ["pozzo:0", "seat:1", "4c", "??"],
      ["pozzo:1", "seat:1", "5d", "??"],
    ]);
  });

  it("put cards where they lie in the meld", () => {
    const event = { type: "laid_off", seat: 0, meld: 0, below: ["4h"], above: ["8h"], late: [] };
    const [laid] = show([{ n: 1, event }], screen(["0:5h,6h,7h"]), screen(["0:4h,5h,6h,7h,8h"]));
    expect(laid?.flights.map((one) => [one.from, one.to])).toEqual([
      ["own:4h", "meld:0:0"],
      ["own:8h", "meld:0:4"],
    ]);
  });

  it("of a pinnacola sound once, when it becomes one", () => {
    const long = (kind: string, cards: string): Screen => screen([], { piles: { meld: [{ owner: 0, kind, cards: cards.split(",") }] } });
    const lay = { type: "laid_off", seat: 0, meld: 0, below: [], above: ["9h"], late: [] };
    const sounds = (event: GameEvent, before: Screen, after: Screen): (string | undefined)[] => show([{ n: 1, event }], before, after).map((one) => one.sound);
    const seven = long("pinnacola", "3h,4h,5h,6h,7h,8h,9h");
    expect(sounds(lay, long("run", "3h,4h,5h,6h,7h,8h"), seven)).toEqual(["right"]);
    expect(sounds({ type: "melded", seat: 0, cards: ["9h"] }, screen([]), seven)).toEqual(["right"]);
    expect(sounds(lay, seven, long("pinnacola", "3h,4h,5h,6h,7h,8h,9h,Th"))).toEqual(["place"]);
    expect(sounds(lay, long("run", "7h,8h"), long("run", "7h,8h,9h"))).toEqual(["place"]);
  });

  it("give back what is undone", () => {
    const before = screen(["1:9c,9h,9s", "0:5h,6h,7h"]);
    const [back] = show([{ n: 1, event: { type: "undone", seat: 0 } }], before, screen(["1:9c,9h,9s"]));
    expect(back?.flights.map((one) => [one.from, one.to])).toEqual([
      ["meld:1:0", "own:5h"],
      ["meld:1:1", "own:6h"],
      ["meld:1:2", "own:7h"],
    ]);
  });

  it("exchange a joker for its card", () => {
    const event = { type: "replaced", seat: 0, meld: 0, card: "6h", late: [] };
    const [replaced] = show([{ n: 1, event }], screen(["1:5h,Jk,7h"]), screen(["1:5h,6h,7h"]));
    expect(replaced?.flights.map((one) => [one.from, one.to])).toEqual([
      ["own:6h", "meld:0:1"],
      ["meld:0:1", "own:Jk"],
    ]);
  });
});

describe("melds", () => {
  const both = screen(["1:2d,3d,4d", "0:5c,6c,7c", "1:Jd,Qd,Kd", "0:9c,9h,9s"]);
  const seats = [{ name: "Ana" }, { name: "Bo" }];
  const client = { you: 0, moves: [], info: { sides: [0, 1], seats }, screen: both, voice: { game: "", names: [], you: 0 } };

  it("are numbered on each side from one", () => {
    const melds = meldsOf(both);
    expect(melds.map(({ number }) => sideNumber(melds, number, [0, 1]))).toEqual([1, 1, 2, 2]);
  });

  it("are called by that number, and those of the other side with whose they are", () => {
    const picker = new Picker(client as unknown as TableClient);
    expect([0, 1, 2, 3].map((number) => picker.numberOf(number))).toEqual(["1 (Bo)", "1", "2 (Bo)", "2"]);
    expect(picker.voice.numbered?.(3)).toBe("2");
  });

  it("are chosen by it: one's own before the other side's", () => {
    const picker = new Picker(client as unknown as TableClient);
    expect([1, 2, 3].map((digit) => picker.meldAt(digit)?.number)).toEqual([1, 3, undefined]);
  });
});

describe("on a phone", () => {
  it.each([13, 15, 22, 30])("a hand of %i cards can be read and pressed", (count) => {
    for (const room of [344, 374]) {
      const shape = handShape(count, room, { width: 58 });
      expect(shape.rows).toBeLessThanOrEqual(4);
      expect(shape.step).toBeGreaterThanOrEqual(36);
      expect(shape.rise).toBeGreaterThanOrEqual(44);
      const last = cellOf(shape.perRow - 1, shape);
      expect(last.x + shape.width).toBeLessThanOrEqual(room + 1);
    }
  });

  it("a hand of 30 cards lies closer where it is not so tall", () => {
    const shape = handShape(30, 344, { width: 58, tall: 216 });
    expect(shape.height).toBeLessThanOrEqual(216);
    expect(shape.rise).toBeGreaterThanOrEqual(44);
  });

  it("things lie closer and closer, and what is needed to close gives up its row before cards shrink", () => {
    const phone = { width: 374, height: 404, isWide: false, hasAims: true, scale: 1 };
    for (const isPairs of [false, true]) {
      const made = DENSITIES.map((density) => arrange(density, { ...phone, isPairs }));
      for (const [i, { taken, card, density }] of made.entries()) {
        expect(taken).toBeLessThanOrEqual(made[i - 1]?.taken ?? Infinity);
        expect(density.hasRow && card < 60).toBe(false);
      }
    }
  });

  it.each([false, true])("melds of both sides have room on the smallest one (in pairs: %s)", (isPairs) => {
    const smallest = { width: 304, height: 308, isPairs, isWide: false, hasAims: true, scale: 1 };
    const hasRoom = DENSITIES.map((density) => arrange(density, smallest)).some(({ taken, zone, card, closest }) => {
      const free = smallest.height - taken - 2 * zone;
      return handShape(14, 288, { width: card, tall: free, closest }).height <= free;
    });
    expect(hasRoom).toBe(true);
  });

  it("a hand keeps its rows while cards come and go", () => {
    const rowsOf = (count: number, before = 1): number => handShape(count, 344, { width: 58 }, before).rows;
    for (let count = 2; count < 30; count += 1) {
      const drawn = rowsOf(count + 1, rowsOf(count));
      expect(rowsOf(count, drawn)).toBe(drawn);
      expect(rowsOf(count, rowsOf(count + 6))).toBeLessThanOrEqual(rowsOf(count) + 1);
    }
    expect(rowsOf(4, rowsOf(30))).toBe(1);
  });

  it("a hand whose last cards go leaves its room empty, so that nothing moves", () => {
    for (const [count, before] of [[1, 1], [9, 2]] as const) {
      const heightOf = (held: number): number => handShape(held, 344, { width: 58 }, before).height;
      expect(heightOf(0)).toBe(heightOf(count));
    }
  });

  it("a card is dropped at the place it is nearest to", () => {
    const shape = handShape(14, 374, { width: 58 });
    for (let i = 0; i < 14; i += 1) {
      const { x, y } = cellOf(i, shape);
      expect(placeAt(x + shape.width / 2, y + 10, 14, shape)).toBe(i);
    }
    expect(placeAt(-50, -50, 14, shape)).toBe(0);
    expect(placeAt(900, 900, 14, shape)).toBe(13);
  });

  const laid = (count: number): Meld[] => meldsOf(screen(Array<string>(count).fill("0:5h,6h,7h,8h")));
  const zone = (count: number, height: number, width = 366): Zone => ({ melds: laid(count), width, height });

  it("melds shrink until they fit, and no further than they can be read", () => {
    expect(meldRows(laid(12), 50, 366)).toBeGreaterThan(meldRows(laid(12), 30, 366));
    expect(meldFit(zone(2, 150), 32, 50)).toEqual({ width: 50, isClose: false });
    expect(meldFit(zone(12, 50), 32, 50)).toEqual({ width: 32, isClose: true });
    // Beside the piles of a phone held sideways.
    const seven = zone(7, 182, 157);
    const { width, isClose } = meldFit(seven, 28, 50);
    expect(isClose).toBe(true);
    expect(meldRows(seven.melds, width, 157) * (width * 1.4 + 3)).toBeLessThanOrEqual(182);
  });

  it("ten melds of one side lie in two rows on a phone held upright, and none is out of sight", () => {
    const ten = zone(10, 84.5);
    expect(meldPlace(ten, meldFit(ten, 28, 50))).toEqual({ wide: 366, lap: 0 });
  });

  it("rows that do not fit lie over each other before anything is out of sight", () => {
    // Beside the piles of a phone held sideways, with a hand below.
    const thirteen = zone(13, 182, 157);
    const fit = meldFit(thirteen, 28, 50);
    const { wide, lap } = meldPlace(thirteen, fit);
    const row = fit.width * 1.4 + 3;
    const rows = meldRows(thirteen.melds, fit.width, wide);
    expect(wide).toBe(157);
    expect(row - lap).toBeGreaterThanOrEqual(21);
    expect(rows * (row - lap) + lap).toBeLessThanOrEqual(182);
  });

  it.each([6, 14, 20])("%i melds are in sight in the least height that they need, and not in less", (count) => {
    const height = leastHeight(laid(count), 366, 28, 50, true);
    expect(meldPlace(zone(count, height), meldFit(zone(count, height), 28, 50)).wide).toBe(366);
    // With cards of that width.
    expect(meldPlace(zone(count, height - 2), { width: 28, isClose: true }).wide).toBeGreaterThan(366);
    expect(leastHeight([], 366, 28, 50, true)).toBe(0);
    const apart = zone(count, leastHeight(laid(count), 366, 28, 50, false));
    expect(meldPlace(apart, meldFit(apart, 28, 50))).toEqual({ wide: 366, lap: 0 });
  });

  it("a long meld is no wider than its room beside the piles", () => {
    const seven = { kind: "pinnacola", cards: Array.from({ length: 7 }, () => "5h") } as unknown as Meld;
    const { width } = meldFit({ melds: [seven], width: 116, height: 250 }, 28, 50);
    expect(meldWidth(7, width)).toBeLessThanOrEqual(116);
    expect(width).toBe(32);
  });

  it("melds that fill a row to its end lie in that row", () => {
    const both = laid(2).reduce((sum, { cards }) => sum + meldWidth(cards.length, 50), 8);
    expect(meldRows(laid(2), 50, both)).toBe(1);
    expect(meldRows(laid(2), 50, both - 1)).toBe(2);
  });

  it("melds change their size seldom, however many are laid and taken back", () => {
    const widths = new Set<number>();
    let before = 50;
    const fit = (own: number, height: number): void => {
      before = meldFit(zone(own, height), 32, 50, before).width;
      widths.add(before);
    };
    for (let count = 0; count <= 10; count += 1) fit(count, 150);
    expect(widths.size).toBeLessThanOrEqual(4);
    const smallest = before;
    for (const height of [150, 160, 150]) fit(8, height);
    expect(before).toBe(smallest);
    fit(0, 300);
    expect(before).toBeGreaterThan(smallest);
  });

  it("a meld laid from a hand in two rows grows when that hand has gone back to one", () => {
    const low = meldFit(zone(1, 60), 28, 50);
    expect(low.width).toBeLessThan(50);
    expect(meldFit(zone(1, 115), 28, 50, low.width).width).toBe(50);
  });

  it("melds are a little narrower rather than out of their room", () => {
    const of = (...counts: number[]): Meld[] => counts.map((count) => ({ cards: Array.from({ length: count }, () => "7h") }) as Meld);
    const beside = { melds: of(7, 4, 3, 3, 3, 4, 4, 4), width: 142, height: 109 };
    const fit = meldFit(beside, 28, 50);
    expect(fit.width).toBe(25);
    expect(meldPlace(beside, fit).wide).toBe(142);
  });

  it("melds that fit in no way lie wider than their room", () => {
    const crowded = zone(12, 60);
    const fit = meldFit(crowded, 32, 50);
    expect(meldPlace(crowded, fit).wide).toBeGreaterThan(crowded.width);
    expect(meldPlace(zone(2, 60), fit).wide).toBe(366);
  });
});

describe("cards that fit a meld and may not go there", () => {
  it("are refused for the reason of that meld, not for being too few", async () => {
    const asked: Move[] = [];
    const client = {
      moves: [],
      you: 0,
      info: { sides: [0, 1] },
      screen: screen(["0:6s,7s,8s,9s", "0:2d,3d,4d", "1:5c,6c,7c"]),
      tries: (move: Move) => {
        asked.push(move);
        return Promise.resolve({ legal: false, code: move.type === "meld" ? "not_a_meld" : "keep_a_card" });
      },
    };
    const picker = new Picker(client as unknown as TableClient);
    picker.hold(["5s", "3h"]);
    picker.choose(["5s"]);
    picker.lay();
    await vi.waitFor(() => expect(picker.answer?.code).toBe("keep_a_card"));
    expect(asked.filter((move) => move.type === "lay_off")).toEqual([
      { type: "lay_off", meld: 0, below: ["5s"], above: [] },
    ]);
  });
});

describe("cards that are a meld, and make a Pinnacola of another", () => {
  const add: Move = { type: "lay_off", meld: 0, below: [], above: ["Jh", "Qh", "Kh"] };
  const lay: Move = { type: "meld", cards: ["Jh", "Qh", "Kh"] };

  function picking(meld: string, moves: Move[] = [lay, add], cards = ["Jh", "Qh", "Kh"]): { picker: Picker; made: Move[] } {
    const made: Move[] = [];
    const client = {
      moves,
      cautions: [],
      sent: null,
      screen: screen([meld]),
      move: (move: Move) => made.push(move),
    };
    const picker = new Picker(client as unknown as TableClient);
    picker.hold(cards);
    picker.choose(cards);
    return { picker, made };
  }

  it("the last card of a hand is discarded without being chosen first", () => {
    const last: Move = { type: "discard", card: "6h" };
    const { picker, made } = picking("0:7h,8h,9h", [last], ["6h"]);
    picker.forget();
    picker.discard();
    expect(made).toEqual([last]);
  });

  it("are added, unless they are to lie apart", () => {
    const { picker, made } = picking("0:7h,8h,9h,Th");
    expect(picker.growing).toEqual([add]);
    expect(picker.grownName(add as Extract<Move, { type: "lay_off" }>)).toBe("pinnacola");
    picker.lay();
    expect(made).toEqual([add]);
    picker.layApart();
    expect(made).toEqual([add, lay]);
  });

  it("are said to make a Pinnacola where they are no meld of their own, too", () => {
    const { picker } = picking("0:7h,8h,9h,Th,Jh", [{ type: "lay_off", meld: 0, below: [], above: ["Qh", "Kh"] }], ["Qh", "Kh"]);
    expect(picker.growing).toEqual([]);
    expect(picker.great.map((move) => picker.grownName(move))).toEqual(["pinnacola"]);
  });

  it("are a meld of their own where they make nothing more", () => {
    const { picker, made } = picking("0:8h,9h,Th");
    expect(picker.growing).toEqual([]);
    picker.lay();
    expect(made).toEqual([lay]);
  });
});

describe("a move that there is a warning about", () => {
  const add: Move = { type: "lay_off", meld: 0, below: [], above: ["Jk"] };
  const lay: Move = { type: "meld", cards: ["5h", "6h", "7h"] };
  const caution: CautionInfo = { move: 1, code: "joker_ends_bonus", params: { kind: "pinnacola", points: 80, before: 110 } };

  function picking(): { picker: Picker; made: Move[] } {
    const made: Move[] = [];
    const client = { moves: [lay, add], cautions: [caution], sent: null, move: (move: Move) => made.push(move) };
    return { picker: new Picker(client as unknown as TableClient), made };
  }

  it("is made when it is asked for again", () => {
    const { picker, made } = picking();
    picker.send(add);
    expect(made).toEqual([]);
    expect(picker.asked).toEqual([add]);
    expect(picker.cautionOf(add)).toBe(caution);
    picker.send(add);
    expect(made).toEqual([add]);
  });

  it("is warned of again once something else was chosen", () => {
    const { picker, made } = picking();
    picker.send(add);
    picker.forget();
    picker.send(add);
    expect(made).toEqual([]);
  });

  it("does not hold up any other", () => {
    const { picker, made } = picking();
    picker.send(lay);
    expect(made).toEqual([lay]);
  });
});

describe("a joker that is discarded", () => {
  const drop: Move = { type: "discard", card: "Jk" };

  function holding(...codes: string[]): { picker: Picker; made: Move[] } {
    const made: Move[] = [];
    const client = { moves: [drop], cautions: [], sent: null, isLesson: false, move: (move: Move) => made.push(move) };
    const picker = new Picker(client as unknown as TableClient);
    picker.hold(codes);
    return { picker, made };
  }

  it("is asked about once", () => {
    const { picker, made } = holding("Jk", "5h");
    picker.choose(["Jk"]);
    picker.discard();
    expect([made, picker.asked]).toEqual([[], [drop]]);
    picker.discard();
    expect(made).toEqual([drop]);
  });

  it("is not asked about as the last card, nor where nobody wishes to be asked", () => {
    const last = holding("Jk");
    last.picker.send(drop);
    expect(last.made).toEqual([drop]);
    settings.change({ asksFirst: false });
    const unasked = holding("Jk", "5h");
    unasked.picker.send(drop);
    settings.change({ asksFirst: true });
    expect(unasked.made).toEqual([drop]);
  });
});

describe("what a wild card stands for", () => {
  it.each([
    ["5c Jk 7c", 1, "6c"],
    ["Jk 5c 6c", 0, "4c"],
    ["Qd Kd Jk", 2, "Ad"],
    ["Jk 2h 3h", 0, "Ah"],
    ["Th Jh Qh Jk Ah", 3, "Kh"],
    ["9c 9h Jk", 2, "9s 9d"],
    ["9c 9h 9s Jk", 3, "9d"],
  ])("%s", (cards, at, stood) => {
    expect([...stoodFor(cards.split(" "))]).toEqual([[at, stood.split(" ")]]);
  });

  it("is told of a black two where they are wild, and the ace stands before the three", () => {
    const rules = { pinelle: true, aceToAce: false };
    expect([...stoodFor(["Ah", "2s", "4h"], rules)]).toEqual([[1, ["3h"]]]);
    expect([...stoodFor(["Ah", "2s", "4h"])]).toEqual([]);
  });

  it("is nothing among four jokers", () => {
    expect(stoodFor(["Jk", "Jk", "Jk", "Jk"]).size).toBe(0);
  });
});
