import { afterAll, describe, expect, it } from "vitest";
import { because, caution, hintReason, level, LANGUAGES, moveChoice, optionWords, phrase, presetWords, prompt } from ".";
import { houseError, refusal, setLanguage, tell, type Language, type Voice } from ".";
import { en } from "./en";
import italian from "./it";
import needed from "./needed.json";
import portuguese from "./pt-BR";
import type { Plural, Tree, Words } from "./shape";
import { find, findText, isPlural } from "./text";

const WORDS: Record<Language, Words> = { en, "pt-BR": portuguese, it: italian };
const languages = Object.keys(LANGUAGES) as Language[];
const games = Object.entries(needed.games);

/** Every text with its path, plurals by their form. */
function texts(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, found]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof found === "string") return [[here, found]];
    return texts(found as Tree, here);
  });
}

function gaps(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();
}

/** Plausible values for the fields of a move or event, by name. */
const SAMPLES: Record<string, unknown> = {
  seat: "1", to: "2", slot: 1, place: "1:1", one: "0:0", other: "2:3", gap: "2:1", card: "Qh", first: "As",
  second: "8d", cards: "3s,4s,5s", below: "3s", above: "-", late: "-", meld: 0, size: 3, rank: "K",
  ending: "called", deck: "", order: "", seen_by: "01",
};

function sample(signature: string, change: Record<string, unknown> = {}): { type: string } {
  const [type = "", ...fields] = signature.split(" ");
  return { type, ...Object.fromEntries(fields.map((name) => [name, SAMPLES[name]])), ...change };
}

function voices(game: string): Voice[] {
  const names = ["Ana", "Bo", "Cleo", "Davi"];
  return [0, 1, 2, null].map((you) => ({ game, names, you, spelled: you === null }));
}

afterAll(() => setLanguage("en"));

describe("the three languages", () => {
  it("have the same keys", () => {
    const keys = (words: Words) =>
      texts(words.text as unknown as Tree).map(([key]) => key.replace(/\.many$/, ".other"));
    for (const code of languages) {
      expect([...new Set(keys(WORDS[code]))].sort(), code).toEqual(keys(en as Words).sort());
    }
  });

  it("have no empty text where English has one", () => {
    const english = new Map(texts(en.text));
    for (const code of languages) {
      for (const [key, text] of texts(WORDS[code].text as unknown as Tree)) {
        expect(text.trim() !== "" || english.get(key) === "", `${code} ${key}`).toBe(true);
      }
    }
  });

  it("fill the same gaps", () => {
    const english = new Map(texts(en.text));
    // A language may need a card with its article, or without.
    const plain = (text: string) =>
      gaps(text).map((gap) => gap.replace(/^(the|a)_/, "")).filter((gap) => gap !== "game");
    for (const code of languages) {
      for (const [key, text] of texts(WORDS[code].text as unknown as Tree)) {
        if (key.endsWith(".many")) continue;
        expect([...new Set(plain(text))], `${code} ${key}`).toEqual([...new Set(plain(english.get(key) ?? ""))]);
      }
    }
  });

  it("have a plural for every number", () => {
    for (const code of languages) {
      const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
      expect(forms).toContain("one");
      const walk = (tree: Tree | Plural | string): void => {
        if (typeof tree === "string") return;
        if (isPlural(tree)) expect(tree.one && tree.other, code).toBeTruthy();
        else Object.values(tree).forEach(walk);
      };
      walk(WORDS[code].text as unknown as Tree);
    }
  });
});

describe.each(languages)("everything the house can say has words in %s", (code) => {
  it("every event, told to everybody", async () => {
    await setLanguage(code);
    for (const [game, rules] of games) {
      for (const signature of rules.events) {
        const hidden = { card: "??", first: "??", second: "??", cards: "??,??" };
        const fields = signature.split(" ");
        const changes = Object.fromEntries(Object.entries(hidden).filter(([name]) => fields.includes(name)));
        for (const voice of voices(game)) {
          for (const event of [sample(signature), sample(signature, changes)]) {
            const sentence = tell(event, voice);
            expect(find("events", signature) ?? find("events", fields[0] ?? ""), signature).toBeDefined();
            expect(sentence, `${game} ${signature}`).not.toMatch(/[{}]|undefined|^$/);
            expect(sentence, `${game} ${signature}`).toMatch(/^[\p{Lu}\d★].*[.!]$/u);
          }
        }
      }
    }
  });

  it("every move, as a button and as a choice", async () => {
    await setLanguage(code);
    for (const [game, rules] of games) {
      for (const signature of rules.moves) {
        const found = find("moves", signature) ?? find("moves", signature.split(" ")[0] ?? "");
        expect(found, signature).toBeDefined();
        const voice = { ...(voices(game)[0] as Voice) };
        expect(moveChoice(sample(signature), voice, { top: "7h", drawn: "Qd" })).not.toMatch(/[{}]/);
        expect(prompt("turn", [sample(signature)], [0], voice, { top: "7h" })).not.toMatch(/[{}]/);
      }
    }
  });

  it("every phase, ending, refusal, option and preset", async () => {
    await setLanguage(code);
    for (const [game, rules] of games) {
      for (const phase of rules.phases) {
        expect(find("phases", game, phase, "you"), `${game} ${phase}`).toBeDefined();
        expect(find("phases", game, phase, "they"), `${game} ${phase}`).toBeDefined();
      }
      for (const ending of rules.endings) expect(find("endings", ending), ending).toBeDefined();
      for (const refused of rules.refusals) {
        expect(find("refusals", refused), refused).toBeDefined();
        const params = { seat: 1, slot: 2, card: "Qh" };
        expect(refusal(refused, params, voices(game)[0])).not.toMatch(/[{}]/);
      }
      for (const code of rules.cautions) {
        expect(find("cautions", code), code).toBeDefined();
        expect(caution(code, { kind: "poker", points: 55, before: 120 })).not.toMatch(/[{}_]/);
      }
      for (const [option, values] of Object.entries(rules.options)) {
        expect(find("options", game, option, "name"), `${game} ${option}`).toBeDefined();
        for (const value of values as string[]) {
          const told = optionWords(game, option).value(value);
          expect(told, `${game} ${option}=${value}`).not.toMatch(/[{}_]/);
          if (!/^\d+$/.test(value)) expect(told, `${game} ${option}=${value}`).not.toBe(value);
        }
      }
      for (const preset of rules.presets) {
        expect(find("presets", game, preset), `${game} ${preset}`).toBeDefined();
        expect(presetWords(game, preset).about).not.toBe("");
      }
      expect(find("games", game), game).toBeDefined();
    }
  });

  it("every code of the house, hint, level, phrase and setting", async () => {
    await setLanguage(code);
    for (const refused of needed.house) {
      expect(find("house", refused) ?? find("refusals", refused), refused).toBeDefined();
      expect(houseError(refused, { most: 20, least: 2, seconds: 3 })).not.toMatch(/[{}]/);
    }
    for (const [reason, params] of Object.entries(needed.hints)) {
      expect(find("hints", reason), reason).toBeDefined();
      const some = Object.fromEntries((params as string[]).map((name) => [name, 2]));
      expect(hintReason(reason, some, voices("vinto")[0]), reason).not.toMatch(/[{}]/);
    }
    for (const one of needed.levels) expect(level(one).name).not.toBe(one);
    for (const one of needed.phrases) expect(phrase(one)).not.toBe(one);
    for (const one of needed.aids) expect(findText(["new", `aid_${one}`])).toBeDefined();
    for (const one of needed.starters) expect(findText(["new", `starter_${one}`])).toBeDefined();
  });
});

describe("sentences", () => {
  const voice: Voice = { game: "cambio", names: ["Ana", "Bo"], you: 0 };
  const swapped = { type: "swapped", seat: "1", place: "1:2", card: "8h" };
  const flipped = { type: "flipped", seat: "0", place: "1:0", card: "Qs" };
  const stopped = { ending: "stopped", winners: [0], caller: 1 };
  const call = { type: "call" };

  it.each([
    ["en", "Bo swaps their third card; the 8♥ goes on the discard.", "You flip Bo’s first card, the Q♠: right!"],
    ["pt-BR", "Bo troca a própria terceira carta; o 8♥ vai para o descarte.", "Você vira a primeira carta de Bo, a Q♠: certo!"],
    ["it", "Bo scambia la sua terza carta; l’8♥ va tra gli scarti.", "Giri la prima carta di Bo, la Q♠: giusto!"],
  ] as const)("are right in %s", async (code, first, second) => {
    await setLanguage(code);
    expect(tell(swapped, voice)).toBe(first);
    expect(tell(flipped, voice)).toBe(second);
  });

  it.each([
    ["en", "Your turn: draw or call Cambio.", "Bo stopped too early and pays for the whole table."],
    ["pt-BR", "É a sua vez: comprar ou chamar Cambio.", "Bo parou cedo demais e paga pela mesa toda."],
    ["it", "Tocca a te: pesca o chiama Cambio.", "Bo ha fermato troppo presto e paga per tutto il tavolo."],
  ] as const)("ask and explain in %s", async (code, asked, why) => {
    await setLanguage(code);
    expect(prompt("turn", [{ type: "draw" }, call], [0], voice)).toBe(asked);
    expect(because(stopped, voice)).toBe(why);
  });

  it("say nothing of a call once somebody has called", async () => {
    await setLanguage("en");
    expect(prompt("turn", [], [1], voice)).toBe("Bo to draw or call.");
    expect(prompt("turn", [], [1], voice, { isCalled: true })).toBe("Bo to draw.");
  });

  it.each([
    ["cambio", "Bo called, but somebody was as low or lower."],
    ["vinto", "Bo called, but somebody was lower."],
  ])("know who wins a tie in %s", async (game, why) => {
    await setLanguage("en");
    expect(because({ ending: "called", winners: [0], caller: 1 }, { ...voice, game })).toBe(why);
  });

  it("are spelled out for those who listen", async () => {
    await setLanguage("it");
    expect(tell(swapped, { ...voice, spelled: true })).toContain("l’8 di cuori");
  });
});
