import { beforeAll, describe, expect, it } from "vitest";
import { t } from "../i18n";
import { prepare } from "../i18n/testing";
import type { EveningInfo, OutcomeInfo, Screen } from "../wire";
import type { TableClient } from "../lib/table.svelte";
import { hadNoPart, hasNoTurn, partners, standingOf, tieNotes, together, verdictOf } from "./standing";

const outcome = { scores: [0, 0, 5], totals: [0, 0, 9], winners: [1], ending: "stopped", caller: 1 } as OutcomeInfo;
const screen = { hands: [[], [], [{}]] } as unknown as Screen;

beforeAll(() => prepare());

describe("a seat in a round", () => {
  const standing = (own: Screen["own"], seat: number): { isOut: boolean; word: string } =>
    standingOf({ info: null, screen: { own }, voice: { game: "cambio" } } as unknown as TableClient, seat);

  it("is out where the game says that it is", () => {
    expect(standing({ out: [1, 3], caller: null }, 3).isOut).toBe(true);
    expect(standing({ out: [1, 3], caller: null }, 0)).toEqual({ isOut: false, word: "" });
  });

  it("is what a field makes of the seat that it names", () => {
    expect(standing({ out: [], caller: 2 }, 2).word).toBe(t("standing-caller"));
    expect(standing({ out: [], caller: 2 }, 0).word).toBe("");
  });
});

it("skips to the end of the round where no turn of its own comes any more", () => {
  const isLast = (own: Screen["own"]): boolean =>
    hasNoTurn({ info: null, screen: { own }, you: 1, voice: { game: "cambio" } } as unknown as TableClient);
  expect([isLast({ out: [1], caller: null }), isLast({ out: [], caller: 1 }), isLast({ out: [2], caller: 0 })]).toEqual([true, true, false]);
});

describe("a seat at the end of a round", () => {
  it("had no part in it if it was dealt nothing and got nothing", () => {
    expect(hadNoPart(screen, outcome, 0)).toBe(true);
  });

  it("had its part if it has got rid of all its cards and won", () => {
    expect(hadNoPart(screen, outcome, 1)).toBe(false);
  });

  it("had its part if it holds cards, whatever they are worth", () => {
    expect(hadNoPart(screen, outcome, 2)).toBe(false);
    expect(hadNoPart({ hands: [[{}, null]] } as unknown as Screen, outcome, 0)).toBe(false);
  });
});

describe("the verdict", () => {
  const voice = { you: 0, names: ["Ana", "Bo", "Cleo"], game: "cambio" };
  const verdict = (stage: string, outcomes: OutcomeInfo[]): { title: string; why: string } =>
    verdictOf({ info: { stage, outcomes, winners: [0], sides: [] }, screen: { ...screen, own: {} }, voice } as unknown as TableClient);

  it("on a round says who won it, and why", () => {
    const { title, why } = verdict("between", [outcome]);
    expect(title).toBe(t("end-won_round", { names: "Bo" }));
    expect(why).not.toBe("");
  });

  it("on a match says who won it, and how its last round ended", () => {
    const { title, why } = verdict("over", [outcome]);
    expect(title).toBe(t("end-you_won"));
    expect(why).toBe(`${verdict("between", [outcome]).title} ${verdict("between", [outcome]).why}`);
    expect(verdict("over", [])).toEqual({ title, why: "" });
  });
});

describe("partners", () => {
  it("have one line and count their cards together", () => {
    expect(partners([0, 1, 2, 3], [0, 1, 0, 1])).toEqual([[0, 2], [1, 3]]);
    expect(together([5, 10, 20, 40], [1, 3])).toBe(50);
  });

  it("there are none where each plays for itself, or nobody says", () => {
    expect(partners([0, 2], [0, 1, 2])).toEqual([[0], [2]]);
    expect(partners([0, 1], [])).toEqual([[0], [1]]);
  });
});

describe("equal game points", () => {
  const row = (seat: number, place: number, scores: number, calls: number, ahead_by: string): EveningInfo => ({
    seat,
    place,
    points: 8,
    gained: 3,
    scores,
    calls,
    ahead_by,
  });
  const name = (one: EveningInfo): string => ["Ana", "Bo", "Cleo"][one.seat] ?? "";

  it("say what sets them apart in the list, and that the place is shared", () => {
    const rows = [row(1, 1, 9, 1, "scores"), row(0, 1, 5, 2, "calls"), row(2, 1, 5, 1, "")];
    expect(tieNotes(rows, name)).toEqual([
      t("end-ahead_scores", { one: "Bo", other: "Ana", more: 9, less: 5 }),
      t("end-ahead_calls", { one: "Ana", other: "Cleo", more: 2, less: 1 }),
    ]);
  });

  it("say nothing where the places differ, or nothing does", () => {
    expect(tieNotes([row(0, 1, 9, 1, "points"), row(1, 2, 5, 2, ""), row(2, 2, 5, 2, "")], name)).toEqual([]);
  });
});
