/**
 * From legal moves to what can be pressed.
 *
 * A move is picked part by part: the places it names in any order, then a seat, then a rank. Which
 * parts a move has is read from its fields, so this knows no game.
 */

import type { Move } from "../wire";

/** Moves of one word and the same fields: one button, or one meaning of a press on a card. */
export interface Kind {
  /** The word with its fields: `give slot`. */
  sign: string;
  type: string;
  fields: string[];
  moves: Move[];
}

/** What is asked for next: a place on the table, a player, a rank, or nothing more. */
export type Step = "place" | "seat" | "rank" | "done" | "other";

type Fields = Record<string, string | number | boolean>;

const PLACES = new Set(["slot", "place", "one", "other"]);
const SIMPLE = new Set([...PLACES, "to", "rank"]);

export function fieldsOf(move: Move): string[] {
  return Object.keys(move).filter((name) => name !== "type");
}

export function kindsOf(moves: Move[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const move of moves) {
    const fields = fieldsOf(move);
    const sign = [move.type, ...fields].join(" ");
    const kind = found.get(sign);
    if (kind) kind.moves.push(move);
    else found.set(sign, { sign, type: move.type, fields, moves: [move] });
  }
  return [...found.values()];
}

/** Whether its parts are places, seats and ranks alone. */
export function isSimple(kind: Kind): boolean {
  return kind.fields.every((name) => SIMPLE.has(name));
}

/** The parts of a move as things on the table: `place:1:0`, `seat:2`, `rank:K`. */
export function partsOf(move: Move, you: number | null): string[] {
  const values = move as unknown as Fields;
  return fieldsOf(move).map((name) => {
    const value = String(values[name]);
    if (name === "slot") return `place:${you ?? 0}:${value}`;
    if (PLACES.has(name)) return `place:${value}`;
    if (name === "to") return `seat:${value}`;
    return `${name}:${value}`;
  });
}

/** The moves that hold all that is picked so far. */
export function possible(moves: Move[], picked: string[], you: number | null): Move[] {
  if (picked.length === 0) return moves;
  return moves.filter((move) => {
    const parts = partsOf(move, you);
    return picked.every((one) => parts.includes(one));
  });
}

/** What may be picked next, and what kind of thing it is. */
export function next(
  moves: Move[],
  picked: string[],
  you: number | null,
): { step: Step; parts: string[] } {
  const left = possible(moves, picked, you);
  const open = left.map((move) => partsOf(move, you).filter((part) => !picked.includes(part)));
  for (const step of ["place", "seat", "rank"] as const) {
    const parts = new Set(open.flat().filter((part) => part.startsWith(`${step}:`)));
    if (parts.size > 0) return { step, parts: [...parts] };
  }
  return { step: open.some((parts) => parts.length === 0) ? "done" : "other", parts: [] };
}

/** The one move that is picked to its end, if there is one. */
export function finished(moves: Move[], picked: string[], you: number | null): Move | null {
  const left = possible(moves, picked, you);
  return left.find((move) => partsOf(move, you).length === picked.length) ?? null;
}

/** What a press on each thing could begin. */
export function beginnings(kinds: Kind[], you: number | null): Map<string, Kind[]> {
  const found = new Map<string, Kind[]>();
  for (const kind of kinds.filter(isSimple))
    for (const part of next(kind.moves, [], you).parts)
      found.set(part, [...(found.get(part) ?? []), kind]);
  return found;
}

/** The piles that stand for moves without fields: pressing the stock draws. */
const PILES: Record<string, string> = { draw: "stock", take: "discard", discard: "discard" };

export function pileOf(kind: Kind): string | null {
  return kind.fields.length === 0 ? (PILES[kind.type] ?? null) : null;
}

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "Jk"];

export function sortedRanks(parts: string[]): string[] {
  return parts
    .map((part) => part.slice("rank:".length))
    .sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
}
