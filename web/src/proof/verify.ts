// The fair shuffle, checked in the browser: docs/reference/fair-shuffle.md is what this follows.
// It takes nothing from the rest of the screen, so that it can be read, and trusted, alone.

import { sha256, type Bytes } from "./sha256";

/** What each seat gave: as hexadecimal digits, "" for nothing. */
export interface Share {
  digest: string;
  entropy: string;
}

export interface RoundProof {
  root: string;
  secret: string;
  shares: Share[];
}

/** What a record says of one round's chance. */
export interface RoundRecord {
  round: number;
  seats: number[];
  starter: number;
  proof: RoundProof | null;
  deck: string[];
  orders: number[][];
}

/** What this browser itself saw at the table; only it can know. */
export interface Seen {
  root?: string;
  digests?: string[];
  seat?: number;
  entropy?: string;
}

/** What is not as the proof, or as what was seen, has it. */
export type Wrong =
  | "share"
  | "root"
  | "deck"
  | "order"
  | "starter"
  | "seen_root"
  | "seen_digests"
  | "seen_entropy";

export interface RoundVerdict {
  round: number;
  /** Whether there was a proof and all of it is right. */
  proven: boolean;
  /** Whether there is a proof at all. */
  hasProof: boolean;
  /** How many seats gave entropy; if none did, the house alone shuffled. */
  shares: number;
  wrong: Wrong | "";
}

export interface OpenedCard {
  position: number;
  card: string;
  salt: string;
  path: string[];
}

/** Check the chance of one round: read from a record, or the text of a record of one round. */
export async function verifyRound(
  record: RoundRecord | string,
  seen: Seen = {},
): Promise<RoundVerdict> {
  const one = typeof record === "string" ? readRecord(record)[0] : record;
  if (!one) throw new Error("no round in this record");
  const proof = one.proof;
  const verdict = { round: one.round, proven: false, hasProof: proof !== null, shares: 0 };
  if (!proof) return { ...verdict, wrong: "" };
  const wrong = (await wrongWith(one, proof)) || unlikeSeen(proof, seen);
  const shares = proof.shares.filter((share) => share.entropy).length;
  return { ...verdict, shares, wrong, proven: wrong === "" };
}

/** Check the chance of every round in a record. */
export async function verifyRecord(text: string): Promise<RoundVerdict[]> {
  return Promise.all(readRecord(text).map((record) => verifyRound(record)));
}

async function wrongWith(record: RoundRecord, proof: RoundProof): Promise<Wrong | ""> {
  const secret = bytes(proof.secret);
  const entropies = proof.shares.map((share) => bytes(share.entropy));
  for (const { digest, entropy } of proof.shares) {
    if (entropy && (await digestOf(entropy)) !== digest) return "share";
  }
  const house = await houseDeck(secret, record.deck);
  if (hex(await rootOf(secret, house)) !== proof.root) return "root";
  const moved = await permutation(proof.root, entropies, house.length);
  if (record.deck.some((card, at) => card !== house[moved[at]!])) return "deck";
  for (const [at, given] of record.orders.entries()) {
    const wanted = await reshuffle(secret, entropies, at + 1, given.length);
    if (given.some((number, i) => number !== wanted[i])) return "order";
  }
  if (record.round !== 1) return "";
  return (await starterOf(secret, entropies, record.seats)) === record.starter ? "" : "starter";
}

function unlikeSeen(proof: RoundProof, seen: Seen): Wrong | "" {
  if (seen.root !== undefined && seen.root !== proof.root) return "seen_root";
  const digests = proof.shares.map((share) => share.digest);
  if (seen.digests?.some((digest, seat) => digest !== digests[seat])) return "seen_digests";
  if (seen.seat === undefined || seen.entropy === undefined) return "";
  return proof.shares[seen.seat]?.entropy === seen.entropy ? "" : "seen_entropy";
}

/** Entropy to give: 32 random bytes. */
export function newEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a seat commits to. */
export async function digestOf(entropy: string): Promise<string> {
  return hex(await sha256(bytes(entropy)));
}

/** Whether a house that published this root was bound to this card, in a deck of so many. */
export async function verifyCard(root: string, size: number, opened: OpenedCard): Promise<boolean> {
  const { position, card, salt, path } = opened;
  if (!Number.isInteger(position) || position < 0 || position >= size) return false;
  if (!/^[0-9a-f]{64}$/.test(salt) || !path.every((node) => /^[0-9a-f]{64}$/.test(node))) return false;
  if (!CARD.test(card)) return false;
  const rest = path.map(bytes);
  let node = await leaf(position, ascii(card), bytes(salt));
  for (let index = position, width = size + 1; width > 1; index >>= 1, width = (width + 1) >> 1) {
    if (index % 2 === 0 && index + 1 >= width) continue;
    const other = rest.shift();
    if (!other) return false;
    node = index % 2 ? await join(other, node) : await join(node, other);
  }
  return rest.length === 0 && hex(node) === root;
}

/** Which position of the house's deck each card of the played deck comes from. */
export async function permutation(
  root: string,
  entropies: Bytes[],
  size: number,
): Promise<number[]> {
  const message = joined(label("permutation"), together(entropies));
  return shuffled(upTo(size), new Stream(bytes(root), message));
}

// -- reading --------------------------------------------------------------------------------------

/** The rounds of a record, as far as chance goes; an Error if it is not written as records are. */
export function readRecord(text: string): RoundRecord[] {
  const lines = text.split("\n");
  if (lines[0] !== "facedown transcript 1") throw new Error("not a record");
  if (lines.filter((line) => line !== "").at(-1) !== "end") throw new Error("cut off");
  const starts = lines.flatMap((line, at) => (/^round \d+$/.test(line) ? [at] : []));
  return starts.map((start, i) => readRound(lines.slice(start, starts[i + 1])));
}

function readRound(lines: string[]): RoundRecord {
  const scores = numbers(word(lines, "scores"), " ");
  return {
    round: Number(word(lines, "round")),
    seats: numbers(word(lines, "seats"), " "),
    starter: Number(word(lines, "starter")),
    proof: readProof(lines, scores.length),
    deck: readCards(word(lines, "deck")),
    orders: lines.flatMap((line) => {
      const found = /^dealer> shuffle ([\d,]+|-)(?: \[[\d.]+\])?$/.exec(line);
      return found ? [numbers(found[1]!, ",")] : [];
    }),
  };
}

function readProof(lines: string[], players: number): RoundProof | null {
  const given = lines.filter((line) => /^(root|share|secret)\b/.test(line));
  if (given.length === 0) return null;
  if (given.length !== players + 2) throw new Error("a proof has lines too many or too few");
  const shares = given.slice(1, -1).map((line, seat): Share => {
    const found = /^share (\d) (-|[0-9a-f]{64}) (-|(?:[0-9a-f]{2}){1,64})$/.exec(line);
    if (!found || Number(found[1]) !== seat) throw new Error("a share is damaged");
    return { digest: found[2]!.replace("-", ""), entropy: found[3]!.replace("-", "") };
  });
  return { root: key(word(lines, "root")), secret: key(word(lines, "secret")), shares };
}

function word(lines: string[], name: string): string {
  const found = lines.find((line) => line.startsWith(`${name} `));
  if (!found) throw new Error(`${name} is missing`);
  return found.slice(name.length + 1);
}

function key(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error("a root or secret is damaged");
  return text;
}

function numbers(text: string, between: string): number[] {
  return text === "-" ? [] : text.split(between).map(Number);
}

function readCards(text: string): string[] {
  const cards = text.split(" ");
  if (!cards.every((card) => CARD.test(card))) throw new Error("there is no such card");
  return cards;
}

// -- what follows from what -----------------------------------------------------------------------

const RANKS = "A23456789TJQK";
const SUITS = "chsd";
const CARD = /^(?:[A2-9TJQK][chsd]|Jk)$/;

function place(card: string): number {
  return card === "Jk" ? 52 : RANKS.indexOf(card[0]!) * 4 + SUITS.indexOf(card[1]!);
}

async function houseDeck(secret: Bytes, cards: string[]): Promise<string[]> {
  const sorted = [...cards].sort((one, other) => place(one) - place(other));
  return shuffled(sorted, new Stream(secret, label("deck")));
}

async function reshuffleKey(secret: Bytes): Promise<Bytes> {
  return hmac(secret, label("reshuffle key"));
}

async function reshuffle(
  secret: Bytes,
  entropies: Bytes[],
  k: number,
  size: number,
): Promise<number[]> {
  const message = joined(label("reshuffle"), together(entropies), u32(k));
  return shuffled(upTo(size), new Stream(await reshuffleKey(secret), message));
}

async function starterOf(secret: Bytes, entropies: Bytes[], seats: number[]): Promise<number> {
  const stream = new Stream(secret, joined(label("starter"), together(entropies)));
  return seats[await stream.below(seats.length)]!;
}

async function rootOf(secret: Bytes, house: string[]): Promise<Bytes> {
  const contents = [...house.map(ascii), await reshuffleKey(secret)];
  let level = await Promise.all(
    contents.map(async (content, position) => {
      const salt = await hmac(secret, joined(label("salt"), u32(position)));
      return leaf(position, content, salt);
    }),
  );
  while (level.length > 1) {
    const nodes: Promise<Bytes>[] = [];
    for (let i = 0; i + 1 < level.length; i += 2) nodes.push(join(level[i]!, level[i + 1]!));
    level = [...(await Promise.all(nodes)), ...(level.length % 2 ? [level.at(-1)!] : [])];
  }
  return level[0]!;
}

function leaf(position: number, content: Bytes, salt: Bytes): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(0), u32(position), u32(content.length), content, salt));
}

function join(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(1), left, right));
}

class Stream {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly key: Bytes,
    private readonly message: Bytes,
  ) {}

  async below(limit: number): Promise<number> {
    for (;;) {
      const word = this.words.shift() ?? (await this.refill());
      if (word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
    }
  }

  private async refill(): Promise<number> {
    const block = await hmac(this.key, joined(this.message, u32(this.block)));
    const view = new DataView(block.buffer);
    this.words = upTo(8).map((at) => view.getUint32(4 * at));
    this.block += 1;
    return this.words.shift()!;
  }
}

async function shuffled<T>(things: T[], stream: Stream): Promise<T[]> {
  const list = [...things];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = await stream.below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

// -- bytes ----------------------------------------------------------------------------------------

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  key.forEach((byte, at) => {
    inner[at]! ^= byte;
    outer[at]! ^= byte;
  });
  return sha256(joined(outer, await sha256(joined(inner, message))));
}

function label(use: string): Bytes {
  return ascii(`facedown shuffle 1 ${use}\0`);
}

function together(entropies: Bytes[]): Bytes {
  const each = entropies.flatMap((entropy) => [u32(entropy.length), entropy]);
  return joined(u32(entropies.length), ...each);
}

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function u32(number: number): Bytes {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function bytes(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(some: Bytes): string {
  return Array.from(some, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function upTo(size: number): number[] {
  return Array.from({ length: size }, (_, at) => at);
}

/** For tests against the vectors of the specification. */
export const parts = { bytes, hex, houseDeck, rootOf, reshuffleKey, reshuffle, starterOf };
