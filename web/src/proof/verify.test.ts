import { afterEach, describe, expect, it, vi } from "vitest";
import vectors from "../../../docs/reference/fair-shuffle-vectors.json";
import { plainSha256 } from "./sha256";
import { digestOf, parts, permutation, readRecord, verifyCard, verifyRound } from "./verify";

const { bytes, hex } = parts;

type Vector = (typeof vectors.rounds)[number];

// A record of one round that says what a vector says.
function record(vector: Vector): string {
  const seats = vector.entropies.map((_, seat) => seat);
  const starter = vector.starters.find((one) => one.seats.length === seats.length)?.starter;
  return [
    "facedown transcript 1",
    "round 1",
    `seats ${seats.join(" ")}`,
    `starter ${starter ?? 0}`,
    `scores ${seats.map(() => 0).join(" ")}`,
    `root ${vector.root}`,
    ...seats.map((seat) => `share ${seat} ${vector.digests[seat] || "-"} ${vector.entropies[seat] || "-"}`),
    `secret ${vector.secret}`,
    `deck ${vector.deck}`,
    "  dealt …",
    ...vector.orders.map((one) => `dealer> shuffle ${one.order.join(",")} [1.500]`),
    "end",
    "",
  ].join("\n");
}

afterEach(() => vi.unstubAllGlobals());

describe.each(["built in", "our own"])("with the hash that is %s", (which) => {
  it.each(vectors.rounds)("the vectors hold: $name", async (vector) => {
    if (which === "our own") vi.stubGlobal("crypto", {});
    const secret = bytes(vector.secret);
    const entropies = vector.entropies.map(bytes);
    const house = await parts.houseDeck(secret, vector.cards.split(" "));
    expect(house.join(" ")).toBe(vector.house_deck);
    expect(hex(await parts.rootOf(secret, house))).toBe(vector.root);
    expect(hex(await parts.reshuffleKey(secret))).toBe(vector.reshuffle_key);
    const moved = await permutation(vector.root, entropies, house.length);
    expect(moved).toEqual(vector.permutation);
    expect(moved.map((position) => house[position]).join(" ")).toBe(vector.deck);
    for (const [seat, entropy] of vector.entropies.entries()) {
      if (entropy) expect(await digestOf(entropy)).toBe(vector.digests[seat]);
    }
    for (const { k, size, order } of vector.orders) {
      expect(await parts.reshuffle(secret, entropies, k, size)).toEqual(order);
    }
    for (const { seats, starter } of vector.starters) {
      expect(await parts.starterOf(secret, entropies, seats)).toBe(starter);
    }
    for (const opened of vector.opened) {
      expect(await verifyCard(vector.root, house.length, opened)).toBe(true);
      expect(await verifyCard(vector.root, house.length, { ...opened, card: other(opened.card) })).toBe(false);
      expect(await verifyCard(vector.root, house.length, { ...opened, path: opened.path.slice(1) })).toBe(false);
    }
  });
});

function other(card: string): string {
  return card === "Jk" ? "Ac" : "Jk";
}

// Four seats: who begins is among the vectors.
const VECTOR = vectors.rounds[1]!;
const TEXT = record(VECTOR);

function changed(old: string, to: string): string {
  expect(TEXT).toContain(old);
  return TEXT.replace(old, to);
}

function flipped(digits: string): string {
  return digits.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
}

describe("a record", () => {
  it("is proven, and says how many seats had a share", async () => {
    expect(await verifyRound(TEXT)).toEqual({ round: 1, proven: true, hasProof: true, shares: 3, wrong: "" });
  });

  it.each([
    ["root", VECTOR.root, flipped(VECTOR.root)],
    ["root", VECTOR.secret, flipped(VECTOR.secret)],
    ["share", VECTOR.digests[0]!, flipped(VECTOR.digests[0]!)],
    ["share", VECTOR.entropies[3]!, flipped(VECTOR.entropies[3]!)],
    ["deck", VECTOR.deck, VECTOR.deck.split(" ").reverse().join(" ")],
    ["deck", `share 0 ${VECTOR.digests[0]} ${VECTOR.entropies[0]}`, "share 0 - -"],
    ["order", VECTOR.orders[0]!.order.join(","), VECTOR.orders[0]!.order.toReversed().join(",")],
    ["starter", /starter \d/.exec(TEXT)![0], `starter ${(VECTOR.starters[0]!.starter + 1) % 4}`],
  ])("is wrong about its %s", async (wrong, old, to) => {
    expect((await verifyRound(changed(old, to))).wrong).toBe(wrong);
  });

  it("without a proof is not wrong and not proven", async () => {
    const bare = TEXT.split("\n").filter((line) => !/^(root|share|secret)/.test(line));
    expect(await verifyRound(bare.join("\n"))).toMatchObject({ proven: false, hasProof: false, wrong: "" });
  });

  it("must be what was seen at the table", async () => {
    const [one] = readRecord(TEXT);
    const seen = { root: VECTOR.root, digests: VECTOR.digests, seat: 0, entropy: VECTOR.entropies[0]! };
    expect((await verifyRound(one!, seen)).wrong).toBe("");
    expect((await verifyRound(one!, { root: "00" })).wrong).toBe("seen_root");
    expect((await verifyRound(one!, { digests: ["00"] })).wrong).toBe("seen_digests");
    expect((await verifyRound(one!, { seat: 2, entropy: "00" })).wrong).toBe("seen_entropy");
  });

  it.each([
    ["facedown transcript 1", "facedown transcript 2"],
    ["share 2 - -\n", ""],
    ["share 2 - -", "share 1 - -"],
    [`secret ${VECTOR.secret}`, "secret 00"],
    ["deck ", "deck 1x "],
    ["\nend\n", "\n"],
  ])("is refused where it is damaged: %s", async (old, to) => {
    await expect(verifyRound(changed(old, to))).rejects.toThrow();
  });
});

it.each([0, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("our own hash is SHA-256 of %i bytes", async (size) => {
  const message = Uint8Array.from({ length: size }, (_, at) => at * 7);
  const wanted = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  expect(plainSha256(message)).toEqual(wanted);
});
