import { expect, it } from "vitest";
import itWords from "../words/it";
import needed from "../words/needed.json";
import english from "./en";
import italian from "./it";
import portuguese from "./pt-BR";
import { isPicture, isTable, type Rules } from "./shape";

/** What a text is made of, without its words. */
function bones(rules: Rules): unknown {
  return Object.entries(rules).map(([game, sections]) => [
    game,
    sections.map(({ blocks }) =>
      blocks.map((block) => {
        if (typeof block === "string") return "text";
        if (Array.isArray(block)) return block.length;
        if (isPicture(block)) return block.cards;
        return isTable(block) ? block.rows.map((row) => row.length) : null;
      }),
    ),
  ]);
}

/** The numbers in a text: points, players, limits. */
function numbers(rules: Rules): string[] {
  return Object.values(rules).flatMap((sections) =>
    sections.map((section) => (JSON.stringify(section).match(/[+−]?\d+/g) ?? []).sort().join(" ")),
  );
}

it("every game has its rules", () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(needed.games).sort());
});

it("until is no while in Italian", () => {
  // « finché non » is until, « finché » alone is as long as.
  const written = JSON.stringify([italian, itWords.text]);
  expect(written.match(/finché (?![^.,;:]*\bnon\b).{30}/gi)).toBeNull();
});

it("turns are counted, and points not split, in Portuguese", () => {
  expect(JSON.stringify(portuguese).match(/\d+ vezes|divid.{20}/g)).toBeNull();
});

it.each([["pt-BR", portuguese], ["it", italian]] as const)("%s says the same as English", (_code, rules) => {
  expect(bones(rules)).toEqual(bones(english));
  expect(numbers(rules)).toEqual(numbers(english));
});
