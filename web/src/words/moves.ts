/** What a person may do: a key, a label, a question and a whole spoken choice for every move. */
import { cards, card as cardText, place, rankName, splitCards, the, who, type Voice } from "./cards";
import { signature, type AnyRecord, type Fields } from "./events";
import { dictionary } from "./language.svelte";
import { capital, fill, findText, list, small, type Params } from "./text";

// One key for each kind of move, the same in every language.
const KEYS: Record<string, string> = {
  ready: "r",
  look: "l",
  draw: "d",
  take: "t",
  swap: "s",
  discard: "x",
  end: "e",
  pass: " ",
  stop: "p",
  call: "c",
  play: "p",
  guess: "g",
  peek: "l",
  exchange: "e",
  inspect: "i",
  swap_them: "s",
  keep_them: "k",
  keep: "k",
  skip: "n",
  flip: "f",
  give: "g",
  name: "n",
  declare: "y",
  toss: "t",
  meld: "m",
  lay_off: "a",
  replace: "j",
  undo: "u",
};

/** The cards that labels may speak of, and whether the round has been called already. */
export interface Context {
  game?: string;
  top?: string;
  drawn?: string;
  isCalled?: boolean;
}

export interface MoveWords {
  key: string;
  label: string;
  question: string;
  about: string;
}

function words(sign: string, part: "label" | "choice" | "ask" | "about", params: Params): string {
  const type = sign.split(" ")[0] ?? sign;
  const found = findText(["moves", sign, part], params) ?? findText(["moves", type, part], params);
  return found ?? type.replaceAll("_", " ");
}

function contextParams(context: Context, voice?: Voice): Params {
  const { text } = dictionary();
  const { game = "", top = "??", drawn = "??" } = context;
  return {
    game: findText(["games", game, "name"]) ?? "",
    top: top.startsWith("?") ? text.table.discard : cardText(top, voice),
    the_top: the(top, voice),
    drawn: drawn.startsWith("?") ? "" : cardText(drawn, voice),
    the_drawn: the(drawn, voice),
  };
}

/** How a kind of move is offered. */
export function moveWords(type: string, fields: readonly string[], context: Context = {}): MoveWords {
  const sign = [type, ...fields].join(" ");
  const params = contextParams(context);
  return {
    key: KEYS[type] ?? "",
    label: words(sign, "label", params).trim(),
    question: words(sign, "ask", params),
    about: words(sign, "about", params),
  };
}

/** The words of a button. */
export function moveLabel(type: string, fields: readonly string[], context: Context = {}): string {
  return moveWords(type, fields, context).label;
}

/** A whole move as somebody would say it: `Swap the 7 of hearts for your second card`. */
export function moveChoice(move: AnyRecord, voice: Voice, context: Context = {}): string {
  const fields = move as unknown as Fields;
  const { grammar } = dictionary();
  const params: Record<string, string | number> = {
    ...contextParams({ game: voice.game, ...context }, voice),
  };
  for (const [name, value] of Object.entries(fields)) {
    const written = String(value);
    if (name === "slot") params.place = place(`${voice.you ?? 0}:${written}`, voice);
    else if (name === "place" || name === "one" || name === "other") params[name] = place(written, voice);
    else if (name === "to") params.to = who(Number(value), voice);
    else if (name === "card") params.the_card = the(written, voice);
    else if (name === "cards") params.cards = cards(written, voice);
    else if (name === "below" || name === "above") {
      const both = [...splitCards(String(fields.below ?? "")), ...splitCards(String(fields.above ?? ""))];
      params.cards = cards(both.join(","), voice);
    } else if (name === "meld") params.meld = Number(value) + 1;
    else if (name === "size") params.size = findText(["app", "cards"], { count: Number(value) }) ?? written;
    else if (name === "rank") {
      params.rank = rankName(written);
      params.a_rank = grammar.aRank(written);
      params.the_rank = grammar.theRank(written);
    }
  }
  return words(signature(move), "choice", params).trim();
}

/**
 * What is going on, in one line: what the reader may do now, or who is waited for.
 *
 * `awaited` are the seats that must act; somebody who only may react is not among them.
 */
export function prompt(
  phase: string,
  moves: readonly AnyRecord[],
  awaited: readonly number[],
  voice: Voice,
  context: Context = {},
): string {
  const isYours = voice.you !== null && awaited.includes(voice.you);
  const labels = new Map(
    moves.map((move) => [
      signature(move),
      small(moveLabel(move.type, signature(move).split(" ").slice(1), { game: voice.game, ...context })),
    ]),
  );
  const choices = list([...new Set(labels.values())], "or");
  const params = {
    ...contextParams({ game: voice.game, ...context }),
    choices,
    // For a sentence of their own.
    choices_start: capital(choices),
    names: list(awaited.map((seat) => who(seat, voice))),
  };
  const { text } = dictionary();
  if (!isYours && moves.length > 0 && voice.you !== null) return fill(text.table.may, params);
  const form = isYours ? "you" : "they";
  const path = ["phases", voice.game, phase];
  const called = context.isCalled ? findText([...path, `${form}_called`], params) : undefined;
  const found = called ?? findText([...path, form], params);
  if (found !== undefined) return found;
  return isYours ? fill(text.table.prompt, params) : fill(text.table.waiting_for, params);
}
