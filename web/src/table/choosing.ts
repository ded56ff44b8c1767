/**
 * From legal moves to what can be pressed.
 *
 * A move is picked part by part: the places it names in any order, then a seat, then a rank. Which
 * parts a move has is read from its fields, so this knows no game.
 */

import { games } from "../lib/games.svelte";
import type { Move, Place } from "../wire";
import { placeSpot, rankAt, rankSpot } from "./spots";

/** Moves of one word and the same fields: one button, or one meaning of a press on a card. */
export interface Kind {
  /** The word with its fields: `give slot`. */
  sign: string;
  type: string;
  fields: string[];
  /** What each field holds, in the same order. */
  holds: string[];
  moves: Move[];
}

/** What is asked for next: a place on the table, a player, a rank, or nothing more. */
export type Step = "place" | "seat" | "rank" | "done" | "other";

/** What is picked for a field, by what it holds. */
const PICKED: Record<string, Step> = { slot: "place", place: "place", seat: "seat", rank: "rank" };

export function fieldsOf(move: Move): string[] {
  return Object.keys(move).filter((name) => name !== "type");
}

function holds(game: string, move: Move): string[] {
  const fields = games.move(game, move.type)?.fields ?? [];
  return fieldsOf(move).map((name) => fields.find((field) => field.name === name)?.kind ?? "");
}

export function kindsOf(moves: Move[], game: string): Kind[] {
  const found = new Map<string, Kind>();
  for (const move of moves) {
    const fields = fieldsOf(move);
    const sign = [move.type, ...fields].join(" ");
    const kind = found.get(sign);
    if (kind) kind.moves.push(move);
    else found.set(sign, { sign, type: move.type, fields, holds: holds(game, move), moves: [move] });
  }
  return [...found.values()];
}

/** Whether its parts are places, seats and ranks alone. */
export function isSimple(kind: Kind): boolean {
  return kind.holds.every((one) => one in PICKED);
}

/** The parts of a move as spots on the table: `place:1:0`, `seat:2`, `rank:K`. */
export function partsOf(move: Move, kind: Kind, you: number | null): string[] {
  return kind.fields.map((name, i) => {
    switch (kind.holds[i]) {
      case "slot":
        return placeSpot({ seat: you ?? 0, slot: move[name] as number });
      case "place":
        return placeSpot(move[name] as Place);
      case "rank":
        return rankSpot(move[name] as string);
    }
    return `${PICKED[kind.holds[i] ?? ""] ?? name}:${move[name]}`;
  });
}

/** The moves that hold all that is picked so far. */
export function possible(kind: Kind, picked: string[], you: number | null): Move[] {
  if (picked.length === 0) return kind.moves;
  return kind.moves.filter((move) => {
    const parts = partsOf(move, kind, you);
    return picked.every((one) => parts.includes(one));
  });
}

/** What may be picked next, and what kind of thing it is. */
export function next(
  kind: Kind,
  picked: string[],
  you: number | null,
): { step: Step; parts: string[] } {
  const left = possible(kind, picked, you);
  const open = left.map((move) => partsOf(move, kind, you).filter((part) => !picked.includes(part)));
  for (const step of ["place", "seat", "rank"] as const) {
    const parts = new Set(open.flat().filter((part) => part.startsWith(`${step}:`)));
    if (parts.size > 0) return { step, parts: [...parts] };
  }
  return { step: open.some((parts) => parts.length === 0) ? "done" : "other", parts: [] };
}

/** The one move that is picked to its end, if there is one. */
export function finished(kind: Kind, picked: string[], you: number | null): Move | null {
  const left = possible(kind, picked, you);
  return (kind.fields.length === picked.length ? left[0] : undefined) ?? null;
}

/** Whether two cards are picked for it, and never two of one player. */
export function isOfTwo(kind: Kind): boolean {
  const places = kind.fields.filter((_, i) => kind.holds[i] === "place");
  const isApart = (move: Move): boolean => new Set(places.map((name) => (move[name] as Place).seat)).size === 2;
  return places.length === 2 && kind.moves.every(isApart);
}

/** What a press on each thing could begin. */
export function beginnings(kinds: Kind[], you: number | null): Map<string, Kind[]> {
  const found = new Map<string, Kind[]>();
  for (const kind of kinds.filter(isSimple))
    for (const part of next(kind, [], you).parts)
      found.set(part, [...(found.get(part) ?? []), kind]);
  return found;
}

/** The piles that stand for moves without fields: pressing the stock draws. */
const PILES: Record<string, string> = { draw: "stock", take: "discard", discard: "discard" };

export function pileOf(kind: Kind): string | null {
  return kind.fields.length === 0 ? (PILES[kind.type] ?? null) : null;
}

/** The move that uses what the drawn card does: to play it, or where that is not offered, to put it away. */
export function usesDrawn(kind: Kind, kinds: readonly Kind[]): boolean {
  return kind.type === (kinds.some((one) => one.type === "play") ? "play" : "discard");
}

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "Jk"];

export function sortedRanks(parts: string[]): string[] {
  return parts
    .map(rankAt)
    .sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
}
