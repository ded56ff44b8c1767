/** What sets a seat apart in this round: it is out, or its call ends it. */

import type { TableClient } from "../lib/table.svelte";
import { find } from "../i18n/catalogue.svelte";
import { because, t, won } from "../i18n";
import type { EveningInfo, OutcomeInfo, Screen } from "../wire";

/** A word for the seat: that it is out, or what a field of the game's table makes of it. */
export function standingOf(client: TableClient, seat: number): { isOut: boolean; word: string } {
  const { info, screen } = client;
  const isLeftOut =
    info?.stage === "playing" && info.playing.length > 0 && !info.playing.includes(seat);
  const out = screen?.own.out;
  const isOut = isLeftOut || (Array.isArray(out) && out.some((one) => one === seat));
  if (isOut) return { isOut, word: t("standing-out") };
  const words = Object.entries(screen?.own ?? {})
    .filter(([, value]) => value === seat)
    .map(([field]) => find(`standing-${field}`, { "seat-is": seat === client.you ? "you" : "other" }, client.voice.game));
  return { isOut, word: words.find((word) => word !== undefined) ?? "" };
}

/** Who has called or stopped: the seat that a field of the game's table names. */
export function callerOf(screen: Screen, game: string): number | null {
  const found = Object.entries(screen.own).find(
    ([field, value]) => typeof value === "number" && value >= 0 && find(`standing-${field}`, {}, game) !== undefined,
  );
  return found ? (found[1] as number) : null;
}

/** Whether the round goes on without a turn for this client: it has called, or is out. */
export function hasNoTurn(client: TableClient): boolean {
  const { screen, you, voice } = client;
  return screen !== null && you !== null && (callerOf(screen, voice.game) === you || standingOf(client, you).isOut);
}

/** The seats by the side they play for; where nobody says, each plays for itself. */
export function partners(seats: readonly number[], sides: readonly number[]): number[][] {
  const found = new Map<number, number[]>();
  for (const seat of seats) {
    const side = sides[seat] ?? seat;
    found.set(side, [...(found.get(side) ?? []), seat]);
  }
  return [...found.values()];
}

/** What partners have in their hands, together. */
export function together(totals: readonly number[], side: readonly number[]): number {
  return side.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0);
}

/** Whether a seat had no part in the round that is over: it was dealt nothing and got nothing. */
export function hadNoPart(screen: Screen | null, outcome: OutcomeInfo, seat: number): boolean {
  const hasNothing = screen?.hands[seat]?.length === 0 && !outcome.winners.includes(seat);
  return hasNothing && !outcome.totals[seat] && !outcome.scores[seat];
}

/** Those who played a round against whoever ended it, to its end: none who was out, nor a partner. */
export function rivalsOf(screen: Screen | null, outcome: OutcomeInfo, sides: readonly number[]): number[] {
  const out = Array.isArray(screen?.own.out) ? (screen.own.out as unknown[]) : [];
  return outcome.totals.flatMap((_, seat) => {
    const isSide = outcome.caller !== null && (sides[seat] ?? seat) === (sides[outcome.caller] ?? outcome.caller);
    return isSide || out.includes(seat) || hadNoPart(screen, outcome, seat) ? [] : [seat];
  });
}

/** Who has won the round or the match that is over, and why. */
export function verdictOf(client: TableClient): { title: string; why: string } {
  const { info, screen, voice } = client;
  const outcome = info?.outcomes.at(-1);
  const round = won(outcome?.winners ?? [], voice, "round");
  const why = outcome ? because(outcome, rivalsOf(screen, outcome, info?.sides ?? []), voice) : "";
  if (info?.stage !== "over") return { title: round, why };
  return { title: won(info.winners, voice, "match"), why: outcome ? `${round} ${why}` : "" };
}

/** What a side's points of a round are made of, where it lays cards down: those, what is held, and the rest. */
export interface Parts {
  laid: number;
  held: number;
  extra: number;
}

/** The parts of each side's points; none in a game in which nothing that lies open counts. */
export function partsOf(screen: Screen | null, outcome: OutcomeInfo, side: readonly number[], sides: readonly number[]): Parts | null {
  const piles = Object.values(screen?.piles ?? {}).flat();
  if (!piles.some((pile) => pile.points)) return null;
  const isOurs = (owner: number | null | undefined): boolean =>
    owner !== null && owner !== undefined && (sides[owner] ?? owner) === (sides[side[0] ?? 0] ?? side[0]);
  const laid = piles.reduce((sum, pile) => sum + (isOurs(pile.owner) ? (pile.points ?? 0) : 0), 0);
  const held = together(outcome.totals, side);
  return { laid, held, extra: (outcome.scores[side[0] ?? 0] ?? 0) - laid + held };
}

/** Who stands before the next though they share a place, and by what (V-44). */
export function tieNotes(rows: readonly EveningInfo[], nameOf: (one: EveningInfo) => string): string[] {
  return rows.flatMap((one, i) => {
    const other = rows[i + 1];
    if (!other || one.place !== other.place) return [];
    const names = { one: nameOf(one), other: nameOf(other) };
    if (one.ahead_by === "scores") return [t("end-ahead_scores", { ...names, more: one.scores, less: other.scores })];
    if (one.ahead_by === "calls") return [t("end-ahead_calls", { ...names, more: one.calls, less: other.calls })];
    return [];
  });
}
