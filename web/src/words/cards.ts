/** Cards, ranks and places in words and signs. */
import { dictionary } from "./language.svelte";
import { list } from "./text";

const SIGNS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** Who is told: names by seat, and which seat the reader has, if any. */
export interface Voice {
  game: string;
  names: readonly string[];
  you: number | null;
  /** Cards as `7 of hearts`, for those who listen, and not as `7♥`. */
  spelled?: boolean;
}

const isUnknown = (code: string): boolean => code.startsWith("?") || code === "";

/** The two letters of a card, without how it lies. */
function bare(code: string): string {
  return code.startsWith("Jk") ? "Jk" : code.slice(0, 2);
}

export function rankOf(code: string): string {
  return code.startsWith("Jk") ? "Jk" : code.charAt(0);
}

/** A card as it is called: `7 of hearts`. */
export function cardName(code: string): string {
  const { grammar, text } = dictionary();
  if (isUnknown(code)) return text.cards.back;
  const card = bare(code);
  return card === "Jk" ? text.cards.joker : grammar.cardName(card.charAt(0), card.charAt(1));
}

/** A card as it is printed: `7♥`. */
export function cardSign(code: string): string {
  const { text } = dictionary();
  if (isUnknown(code)) return text.cards.a;
  const card = bare(code);
  if (card === "Jk") return text.cards.joker;
  return rankSign(card.charAt(0)) + (SIGNS[card.charAt(1)] ?? "");
}

/** A rank as on the corner of a card: `7`, `10`, `K`. */
export function rankSign(rank: string): string {
  if (rank === "Jk") return "★";
  return rank === "T" ? "10" : rank;
}

/** A rank in words: `7`, `king`. */
export function rankName(rank: string): string {
  return dictionary().grammar.rank(rank);
}

export function card(code: string, voice?: Voice): string {
  return voice?.spelled ? cardName(code) : cardSign(code);
}

/** `the 7♥`, or `a card` that is not seen. */
export function the(code: string, voice?: Voice): string {
  const { grammar, text } = dictionary();
  return isUnknown(code) ? text.cards.a : grammar.the(rankOf(code), card(code, voice));
}

/** Cards written with commas, as a list in a sentence. */
export function cards(codes: string, voice?: Voice): string {
  const all = splitCards(codes);
  return all.length ? list(all.map((one) => card(one, voice))) : dictionary().text.cards.none;
}

export function splitCards(codes: string): string[] {
  return codes === "-" || codes === "" ? [] : codes.split(",");
}

/** A seat within a sentence: a name, or `you`. */
export function who(seat: number, voice: Voice): string {
  const { text } = dictionary();
  return seat === voice.you ? text.app.you : (voice.names[seat] ?? text.app.nobody);
}

/** `your second card`, `Ana’s second card`, or of the one who acts, `their second card`. */
export function place(where: string, voice: Voice, actor: number | null = null): string {
  const [seat = "", slot = ""] = where.split(":");
  const { grammar } = dictionary();
  const ordinal = grammar.ordinal(Number(slot));
  const owner = Number(seat);
  if (owner === voice.you) return grammar.yourCard(ordinal);
  return owner === actor ? grammar.ownCard(ordinal) : grammar.cardOf(ordinal, who(owner, voice));
}

/** One piece of a sentence: words, or a card to be coloured. */
export interface Piece {
  text: string;
  suit: "" | "c" | "d" | "h" | "s";
  /** The card as the house writes it, if it is one: `7h`. */
  code: string;
}

/** A sentence cut where cards stand in it, as `7♥`. */
export function parts(sentence: string): Piece[] {
  const pieces = sentence.split(/((?:10|[2-9AJQK])[♣♥♠♦])/);
  return pieces
    .filter((text) => text !== "")
    .map((text) => {
      const suit = suitOf(text);
      return { text, suit, code: suit && text.slice(0, -1).replace("10", "T") + suit };
    });
}

function suitOf(text: string): Piece["suit"] {
  if (!/^(?:10|[2-9AJQK])[♣♥♠♦]$/.test(text)) return "";
  const sign = text.at(-1);
  return (Object.keys(SIGNS).find((suit) => SIGNS[suit] === sign) ?? "") as Piece["suit"];
}
