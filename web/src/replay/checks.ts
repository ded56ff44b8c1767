/** What was checked of each round's shuffle, one thing after the other, as a person reads it. */

import type { RoundRecord, RoundVerdict, Wrong } from "../proof/verify";

export type CheckName = "shares" | "root" | "order" | "reshuffles" | "starter" | "seen" | "shown";
/** `left`: not looked at, because something before it is wrong; `none`: there is nothing to check. */
export type CheckState = "passed" | "failed" | "left" | "none";

export interface Check {
  name: CheckName;
  state: CheckState;
}

export interface RoundReport {
  round: number;
  state: "proven" | "unproven" | "none";
  wrong: Wrong | "shown" | "";
  checks: Check[];
  /** Seats that gave a share, and seats that promised one and did not give it. */
  given: number[];
  withheld: number[];
  silent: number[];
}

// As the verifier goes through them: what it finds wrong first stops it.
const ORDER: [CheckName, Wrong[]][] = [
  ["shares", ["share"]],
  ["root", ["root"]],
  ["order", ["deck"]],
  ["reshuffles", ["order"]],
  ["starter", ["starter"]],
  ["seen", ["seen_root", "seen_digests", "seen_entropy"]],
];

/**
 * `hasSeen`: this browser gave a share in this round. `shown` is the deck that the replay deals, if
 * it is known.
 */
export function reportOf(
  record: RoundRecord,
  verdict: RoundVerdict,
  hasSeen = false,
  shown: readonly string[] | null = null,
): RoundReport {
  const shares = record.proof?.shares ?? [];
  const seats = shares.map((_, seat) => seat);
  const given = seats.filter((seat) => shares[seat]?.entropy);
  const withheld = seats.filter((seat) => !shares[seat]?.entropy && shares[seat]?.digest);
  const silent = seats.filter((seat) => !shares[seat]?.entropy && !shares[seat]?.digest);
  const isShown = shown === null || shown.join(" ") === record.deck.join(" ");
  const there = (name: CheckName): boolean => {
    if (!record.proof) return false;
    if (name === "shares") return given.length > 0;
    if (name === "reshuffles") return record.orders.length > 0;
    if (name === "starter") return record.round === 1;
    return name !== "seen" || hasSeen;
  };
  let hasFailed = false;
  const checks = ORDER.map(([name, wrongs]): Check => {
    if (hasFailed) return { name, state: "left" };
    if (verdict.wrong !== "" && wrongs.includes(verdict.wrong)) {
      hasFailed = true;
      return { name, state: "failed" };
    }
    return { name, state: there(name) ? "passed" : "none" };
  });
  if (shown !== null) checks.push({ name: "shown", state: isShown ? "passed" : "failed" });
  const isProven = verdict.proven && isShown;
  const state = !verdict.hasProof && isShown ? "none" : isProven ? "proven" : "unproven";
  return { round: record.round, state, wrong: verdict.wrong || (isShown ? "" : "shown"), checks, given, withheld, silent };
}

/** Of all rounds: one sentence's worth. */
export function overall(reports: readonly RoundReport[]): "good" | "alone_all" | "bad" | "none" {
  if (reports.some((one) => one.state === "unproven")) return "bad";
  const proven = reports.filter((one) => one.state === "proven");
  if (proven.length === 0 || proven.length < reports.length) return "none";
  return proven.every((one) => one.given.length === 0) ? "alone_all" : "good";
}
