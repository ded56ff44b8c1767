import { describe, expect, it } from "vitest";
import type { Move } from "../wire";
import { because, counted, hintReason, moveChoice, prompt, refusal, speak, t, tell, type Voice } from ".";
import { gameWith, golden, LANGUAGES, prepare } from "./testing";

const CONTEXT = { top: "8h", drawn: "Qd" };

interface Coded {
  code: string;
  params: Record<string, string | number>;
}

function say(kind: string, about: unknown, voice: Voice): string {
  if (kind === "event") return tell(about as Move, voice);
  if (kind === "move") return moveChoice(about as Move, voice, CONTEXT);
  const { code, params } = about as Coded;
  return kind === "refusal" ? refusal(code, params, voice) : hintReason(code, params, voice);
}

describe.each(LANGUAGES)("the screen says in %s what the terminal says", (language) => {
  it.each(golden.games.map((one) => one.game))("of %s", (game) => {
    prepare(language);
    const said = golden.said.filter((one) => one[0] === game && one[1] === language);
    expect(said.length).toBeGreaterThan(20);
    for (const [, , kind, you, about, sentence] of said)
      expect(say(kind, about, { game, names: golden.names, you }), JSON.stringify(about)).toBe(sentence);
  });
});

describe("sentences", () => {
  const voice: Voice = { game: "war", names: ["Ana", "Bo"], you: 0 };
  const moves = [{ type: "draw" }, { type: "call" }];

  function sayLike(own: string): void {
    speak({
      language: "en",
      languages: {},
      common: "move-draw = Draw\nmove-call = Call { $game }\nlist-or = { $before } or { $last }\nseat-you = you\ntable-may = You may { $choices }.\n",
      games: { war: `game = War\n${own}\n` },
    });
  }

  it("ask who is awaited, and tell the others whom they wait for", () => {
    sayLike("phase-turn = { $awaited-is ->\n    [you] Now { $choices }.\n   *[other] { $names } is at it.\n  }");
    expect(prompt("turn", moves, [0], voice)).toBe("Now draw or call War.");
    expect(prompt("turn", [], [1], voice)).toBe("Bo is at it.");
    expect(prompt("turn", moves, [1], voice)).toBe("You may draw or call War.");
  });

  it("say how many cards one may still look at", () => {
    prepare("en");
    const looking = (looks: number): string => prompt("setup", [], [0], { ...voice, game: "" }, {}, looks);
    expect(looking(0)).toBe("Memorise your cards, then press Ready.");
    expect(looking(1)).toBe("You may look at one more of your cards: pick it, and remember what you see.");
    expect(looking(2)).toBe("You may look at 2 of your cards: pick them, and remember what you see.");
  });

  it("say why a round was won as the game sees it, or else why it ended", () => {
    const end = { ending: "called", caller: 1, totals: [4, 5], scores: [3, -1] };
    sayLike(
      "end-why_called = { $caller } had { $total }: { $how ->\n    [over] { $rivals } had { $low }\n   *[other] lowest\n  }, { $score } to { $other_score }.",
    );
    expect(because(end, [0], voice)).toBe("Bo had 5: you had 4, −1 to +3.");
    expect(because({ ...end, totals: [5, 4] }, [0], voice)).toBe("Bo had 4: lowest, −1 to +3.");
    sayLike("ending-called = It was called.");
    expect(because(end, [0], voice)).toBe("It was called.");
  });

  it("are spelled out for those who listen", () => {
    prepare("it");
    const swapped = { type: "swapped", seat: 1, place: { seat: 1, slot: 2 }, card: "8h" };
    expect(tell(swapped, { ...voice, game: gameWith("swapped"), spelled: true })).toContain("l’8 di cuori");
  });

  it("are readable where nobody has written them", () => {
    prepare();
    expect(tell({ type: "card_burned", seat: 1 }, voice)).toBe("Card burned");
    expect(refusal("no_such_thing", {}, voice)).toBe(t("refusal-default"));
  });
});

it("counts points and chances with no more digits than matter, alike above and below zero", () => {
  expect([5.75, -5.75, 11.4, -0.02].map((worth) => counted(worth, "points").count)).toEqual([5.8, -5.8, 11, 0]);
  expect([0.042, -0.125, 0.001].map((worth) => counted(worth, "chances").count)).toEqual([4, -13, 0]);
});
