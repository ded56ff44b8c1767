import { describe, expect, it } from "vitest";
import type { RoundRecord, RoundVerdict, Wrong } from "../proof/verify";
import { overall, reportOf } from "./checks";

const DECK = ["7h", "2c"];

function record(shares: [string, string][] | null, round = 1, orders: number[][] = [[1, 0]]): RoundRecord {
  const proof = shares && {
    root: "aa",
    secret: "bb",
    shares: shares.map(([digest, entropy]) => ({ digest, entropy })),
  };
  return { round, seats: [0, 1, 2], starter: 0, proof, deck: DECK, orders };
}

const SHARED = record([["d0", "e0"], ["", ""], ["d2", ""]]);

function verdict(wrong: Wrong | "" = "", hasProof = true): RoundVerdict {
  return { round: 1, proven: hasProof && wrong === "", hasProof, shares: 1, wrong };
}

const states = (report: ReturnType<typeof reportOf>): Record<string, string> =>
  Object.fromEntries(report.checks.map((check) => [check.name, check.state]));

describe("the report of a round", () => {
  it("says what was checked and who gave a share", () => {
    const report = reportOf(SHARED, verdict());
    expect(report).toMatchObject({ state: "proven", wrong: "", given: [0], withheld: [2], silent: [1] });
    expect(states(report)).toEqual({
      shares: "passed",
      root: "passed",
      order: "passed",
      reshuffles: "passed",
      starter: "passed",
      seen: "none",
    });
  });

  it("leaves out what is not there", () => {
    const report = reportOf(record([["", ""]], 2, []), verdict());
    expect(states(report)).toMatchObject({ shares: "none", root: "passed", reshuffles: "none", starter: "none" });
  });

  it.each([
    ["share", "shares"],
    ["root", "root"],
    ["deck", "order"],
    ["order", "reshuffles"],
    ["starter", "starter"],
    ["seen_entropy", "seen"],
  ] as const)("marks what is wrong: %s", (wrong, name) => {
    const report = reportOf(SHARED, verdict(wrong), true);
    const names = report.checks.map((check) => check.name);
    expect(report.state).toBe("unproven");
    for (const check of report.checks) {
      const order = names.indexOf(check.name) - names.indexOf(name);
      expect(check.state).toBe(order < 0 ? "passed" : order === 0 ? "failed" : "left");
    }
  });

  it("compares with the cards that the replay shows", () => {
    expect(reportOf(SHARED, verdict(), false, DECK)).toMatchObject({ state: "proven" });
    const other = reportOf(SHARED, verdict(), false, [...DECK].reverse());
    expect(other).toMatchObject({ state: "unproven", wrong: "shown" });
    expect(states(other).shown).toBe("failed");
  });

  it("of a round without a proof says that there is none", () => {
    expect(reportOf(record(null), verdict("", false))).toMatchObject({ state: "none", given: [] });
  });
});

describe("all rounds together", () => {
  const good = reportOf(SHARED, verdict());
  const alone = reportOf(record([["", ""]]), verdict());
  const bad = reportOf(SHARED, verdict("deck"));
  const none = reportOf(record(null), verdict("", false));

  it("are as bad as the worst", () => {
    expect(overall([good, bad])).toBe("bad");
    expect(overall([good, alone])).toBe("good");
    expect(overall([alone, alone])).toBe("alone_all");
    expect(overall([none])).toBe("none");
    expect(overall([good, none])).toBe("none");
  });
});
