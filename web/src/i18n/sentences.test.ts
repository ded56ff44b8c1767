import { describe, expect, it } from "vitest";
import type { Move } from "../wire";
import { because, hintReason, moveChoice, prompt, refusal, tell, type Voice } from ".";
import { golden, LANGUAGES, prepare } from "./testing";

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
  const voice: Voice = { game: "cambio", names: ["Ana", "Bo"], you: 0 };
  const swapped = { type: "swapped", seat: "1", place: "1:2", card: "8h" };

  it.each([
    ["en", "Your turn: draw or call Cambio."],
    ["pt-BR", "Sua vez: comprar ou chamar Cambio."],
    ["it", "Tocca a te: pesca o chiama Cambio."],
  ])("ask in %s", (code, asked) => {
    prepare(code);
    expect(prompt("turn", [{ type: "draw" }, { type: "call" }], [0], voice)).toBe(asked);
  });

  it("tell each game in its own words who wins a tie", () => {
    prepare();
    const end = { ending: "called", winners: [0], caller: 1 };
    const told = golden.games.map(({ game }) => because(end, { ...voice, game }));
    expect(new Set(told).size).toBeGreaterThan(1);
  });

  it("are spelled out for those who listen", () => {
    prepare("it");
    expect(tell(swapped, { ...voice, spelled: true })).toContain("l’8 di cuori");
  });

  it("are readable where nobody has written them", () => {
    prepare();
    expect(tell({ type: "card_burned", seat: "1" }, voice)).toBe("Card burned");
    expect(refusal("no_such_thing", {}, voice)).toBe("You can’t do that now.");
  });
});
