/** Who is told: seats as `you` or by name, cards and places in words, records as parameters. */

import type { FieldInfo } from "../lib/api";
import type { Place } from "../wire";
import { text, type Params } from "./catalogue.svelte";

/** Names by seat, and which seat the reader has, if any. */
export interface Voice {
  game: string;
  names: readonly string[];
  you: number | null;
  /** Cards as `7 of hearts`, for those who listen, and not as `7♥`. */
  spelled?: boolean;
  /** What a pile is called that moves know by its place among all, counted from zero; 0 where it has no number. Else it is counted from one. */
  numbered?: (index: number) => string | number;
}

const SIGNS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

const isUnknown = (code: string): boolean => code.startsWith("?") || code === "";

export function rankOf(code: string): string {
  return code.startsWith("Jk") ? "Jk" : code.charAt(0);
}

/** A rank as messages choose by it: a number from 2 to 9, else the letter of its notation. */
function rankKey(rank: string): string | number {
  return /^[2-9]$/.test(rank) ? Number(rank) : rank;
}

/** A rank as on the corner of a card: `7`, `10`, `K`. */
export function rankSign(rank: string): string {
  if (rank === "Jk") return "★";
  return rank === "T" ? "10" : rank;
}

/** A rank in words: `7`, `king`. */
export function rankName(rank: string, form = "rank"): string {
  return text(form, { rank: rankKey(rank) });
}

/** A card as it is called: `7 of hearts`. */
export function cardName(code: string): string {
  if (isUnknown(code)) return text("card-back");
  if (code.startsWith("Jk")) return text("card-joker");
  return text("card-name", { rank: rankKey(rankOf(code)), suit: code.charAt(1) });
}

/** A card as it is printed: `7♥`. */
export function cardSign(code: string): string {
  if (isUnknown(code)) return text("card-back");
  if (code.startsWith("Jk")) return text("card-joker");
  return rankSign(rankOf(code)) + (SIGNS[code.charAt(1)] ?? "");
}

function card(code: string, voice?: Voice): string {
  return voice?.spelled ? cardName(code) : cardSign(code);
}

/** `7♥`, and `a joker`, for there are several. */
function one(code: string, voice?: Voice): string {
  return code.startsWith("Jk") ? rankName("Jk", "rank-a") : card(code, voice);
}

/** `the 7♥`, `a joker`, or `a card` that is not seen. */
function the(code: string, voice: Voice): string {
  if (isUnknown(code)) return text("card-a");
  if (code.startsWith("Jk")) return one(code);
  return text("card-the", { card: card(code, voice), rank: rankKey(rankOf(code)) });
}

/** Cards as a list in a sentence. */
export function cards(codes: readonly string[], voice?: Voice): string {
  return list(codes.map((code) => one(code, voice))) || text("card-none");
}

/** Words as a list in a sentence: `Ana, Bo and Cleo`, or with `or`. */
export function list(items: readonly string[], kind: "and" | "or" = "and"): string {
  const [first = "", ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  const before = rest.reduce((done, one) => text("list-comma", { before: done, last: one }), first);
  return text(`list-${kind}`, { before, last });
}

/** The seats in their order, but the one who is told before all others. */
export function toldFirst(seats: readonly number[], you: number | null): number[] {
  return [...seats].sort((one, other) => Number(other === you) - Number(one === you));
}

/** A seat within a sentence: a name, or `you`. */
export function who(seat: number, voice: Voice): string {
  return seat === voice.you ? text("seat-you") : (voice.names[seat] ?? text("seat-nobody"));
}

/** `your second card`, `Ana’s second card`, or of the one who acts, `their own second card`. */
export function place({ seat: owner, slot }: Place, voice: Voice, actor: number | null = null): string {
  const number = slot + 1;
  if (owner === voice.you) return text("place-yours", { number });
  if (owner === actor) return text("place-own", { number });
  return text("place-of", { number, name: who(owner, voice) });
}

function relation(seat: number, voice: Voice, actor: number | null): string {
  if (seat === voice.you) return "you";
  return seat === actor ? "actor" : "other";
}

/** The parameters that a value gives, by the kind of field it is. */
export function field(name: string, kind: string, value: unknown, voice: Voice, actor: number | null): Params {
  switch (kind) {
    case "seat": {
      const seat = (value as number | null) ?? -1;
      return { [name]: who(seat, voice), [`${name}-is`]: relation(seat, voice, actor) };
    }
    case "place":
    case "slot": {
      const where = kind === "slot" ? { seat: actor ?? -1, slot: value as number } : (value as Place);
      return {
        [name]: place(where, voice, actor),
        [`${name}-of`]: who(where.seat, voice),
        [`${name}-is`]: relation(where.seat, voice, actor),
      };
    }
    case "card": {
      const code = value as string;
      return {
        [name]: the(code, voice),
        [`${name}-sign`]: one(code, voice),
        [`${name}-seen`]: isUnknown(code) ? "no" : "yes",
      };
    }
    case "cards": {
      const all = value as string[];
      return {
        [name]: cards(all, voice),
        [`${name}-count`]: all.length,
        [`${name}-seen`]: all.some(isUnknown) ? "no" : "yes",
      };
    }
    case "rank": {
      const rank = value as string;
      return {
        [name]: rankName(rank),
        [`${name}-a`]: rankName(rank, "rank-a"),
        [`${name}-the`]: rankName(rank, "rank-the"),
      };
    }
    case "index":
      return { [name]: voice.numbered?.(Number(value)) ?? Number(value) + 1 };
    case "number":
      return { [name]: Number(value) };
  }
  return { [name]: String(value) };
}

export type Fields = Readonly<Record<string, unknown>>;

/** What messages about a move or an event may speak of, from the fields it declares. */
export function paramsOf(record: Fields, fields: readonly FieldInfo[], voice: Voice): Params {
  const actor = "seat" in record ? (record.seat as number | null) : voice.you;
  const params: Record<string, string | number> = { game: text("game", {}, voice.game) };
  for (const { name, kind } of fields) Object.assign(params, field(name, kind, record[name], voice, actor));
  if ("rank" in record && "card" in record)
    params["is-right"] = rankOf(record.card as string) === record.rank ? "yes" : "no";
  return params;
}

/** One piece of a sentence: words, or a card to be coloured. */
export interface Piece {
  text: string;
  suit: "" | "c" | "d" | "h" | "s";
  /** The card as the house writes it, if it is one: `7h`. */
  code: string;
}

/** A sentence cut where cards stand in it, as `7♥`. */
export function parts(sentence: string): Piece[] {
  const pieces = sentence.split(/((?:10|[2-9AJQK])[♣♥♠♦])/);
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      const suit = suitOf(piece);
      return { text: piece, suit, code: suit && piece.slice(0, -1).replace("10", "T") + suit };
    });
}

function suitOf(piece: string): Piece["suit"] {
  if (!/^(?:10|[2-9AJQK])[♣♥♠♦]$/.test(piece)) return "";
  const sign = piece.at(-1);
  return (Object.keys(SIGNS).find((suit) => SIGNS[suit] === sign) ?? "") as Piece["suit"];
}
