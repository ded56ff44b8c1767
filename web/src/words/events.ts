/** What happened, told to somebody: a sentence for every event of every game. */
import { cards, place, rankName, rankOf, splitCards, the, who, type Voice } from "./cards";
import { dictionary } from "./language.svelte";
import type { Plural } from "./shape";
import { capital, fill, find, findText, type Params } from "./text";

/** An event as the house sends it: its word, and fields by name. */
export interface AnyRecord {
  readonly type: string;
}
export type Fields = Readonly<Record<string, unknown>>;

// No news to somebody at the table, though a replay tells them.
const QUIET = new Set([
  "dealt",
  "readied",
  "turn",
  "passed",
  "toss_opened",
  "toss_closed",
  "window_opened",
  "window_closed",
]);

export function quiet(event: AnyRecord): boolean {
  return QUIET.has(event.type);
}

/** A word with the names of its fields: what tells apart the words that games share. */
export function signature(record: AnyRecord): string {
  return Object.keys(record)
    .filter((name) => name !== "seen_by")
    .map((name) => (name === "type" ? record.type : name))
    .join(" ");
}

type Forms = Record<string, string | Plural>;

function formsOf(event: AnyRecord): Forms | undefined {
  const found = find("events", signature(event)) ?? find("events", event.type);
  return typeof found === "object" ? (found as Forms) : undefined;
}

/** The event as a sentence; of an unknown kind its own word. */
export function tell(event: AnyRecord, voice: Voice): string {
  const forms = formsOf(event);
  if (forms === undefined) return event.type.replaceAll("_", " ");
  const fields = event as unknown as Fields;
  const base = "seat" in fields ? (Number(fields.seat) === voice.you ? "you" : "they") : "any";
  const form = [...suffixes(fields, voice), ""].map((suffix) => forms[base + suffix]).find(Boolean);
  return capital(fill(form ?? forms.any ?? forms.they ?? "", paramsOf(fields, voice)));
}

/** What is special about this one, the most telling first. */
function suffixes(fields: Fields, voice: Voice): string[] {
  const found: string[] = [];
  if ("rank" in fields && "card" in fields) {
    found.push(rankOf(String(fields.card)) === String(fields.rank) ? "_right" : "_wrong");
  }
  const receiver = "to" in fields ? fields.to : "gap" in fields ? String(fields.gap).split(":")[0] : "-";
  if (Number(receiver) === Number(fields.seat)) found.push("_self");
  if (voice.you !== null && Number(receiver) === voice.you) found.push("_to_you");
  const shown = String(fields.card ?? fields.first ?? fields.cards ?? "?");
  if (!shown.includes("?") && shown !== "-" && shown !== "") found.push("_seen");
  return found;
}

function paramsOf(fields: Fields, voice: Voice): Params {
  const { grammar, text } = dictionary();
  const actor = "seat" in fields ? Number(fields.seat) : null;
  const params: Record<string, string | number> = {
    game: findText(["games", voice.game, "name"]) ?? voice.game,
    who: actor === null ? "" : (voice.names[actor] ?? text.app.somebody),
  };
  for (const [name, value] of Object.entries(fields)) {
    const written = String(value);
    if (name === "place" || name === "one" || name === "other") params[name] = place(written, voice, actor);
    else if (name === "gap") params.owner = who(Number(written.split(":")[0]), voice);
    else if (name === "to") params.to = who(Number(value), voice);
    else if (name === "card" || name === "first" || name === "second") params[name] = the(written, voice);
    else if (name === "cards") {
      params.cards = cards(written, voice);
      params.count = splitCards(written).length;
    } else if (name === "below" || name === "above") {
      const both = [...splitCards(String(fields.below ?? "")), ...splitCards(String(fields.above ?? ""))];
      params.cards = cards(both.join(","), voice);
    } else if (name === "rank") {
      params.rank = rankName(written);
      params.a_rank = grammar.aRank(written);
      params.the_rank = grammar.theRank(written);
    } else if (name === "ending") params.ending = ending(written);
  }
  return params;
}

/** Why a round ended. */
export function ending(code: string): string {
  return findText(["endings", code]) ?? code.replaceAll("_", " ");
}

/** What the house says a round gave, as far as this needs it. */
export interface RoundEnd {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly caller: number;
}

/** Why a round was won, in one sentence: by whose call or stop, if it was one. */
export function because(round: RoundEnd, voice: Voice): string {
  const caller = voice.names[round.caller];
  if (caller === undefined) return ending(round.ending);
  const you = round.caller === voice.you ? "_you" : "";
  const result = round.winners.includes(round.caller) ? "_won" : "_lost";
  const path = (tail: string) => ["end", `why_${round.ending}${you}${tail}`];
  const params = { caller };
  // What wins a tie, games see differently.
  const found = [`${result}_${voice.game}`, result, ""].map((tail) => findText(path(tail), params));
  return found.find((text) => text !== undefined) ?? ending(round.ending);
}
