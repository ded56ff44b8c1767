/** What a language has to have: the same keys as English, and a grammar. */
import type { en } from "./en";

/** A text that depends on a number: chosen by Intl.PluralRules. */
export interface Plural {
  one: string;
  many?: string;
  other: string;
}

export type Same<T> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? Plural
    : { [K in keyof T]: Same<T[K]> };

export type Text = Same<(typeof en)["text"]>;

/** What cannot be said by filling gaps: articles, genders, whose card it is. */
export interface Grammar {
  /** `king`, from `K`. */
  rank(rank: string): string;
  /** `a king`. */
  aRank(rank: string): string;
  /** `the king`. */
  theRank(rank: string): string;
  /** `7 of hearts`, from `7` and `h`. */
  cardName(rank: string, suit: string): string;
  /** `the 7♥`: a card already written, with its article. */
  the(rank: string, card: string): string;
  /** `second`, from slot 1. */
  ordinal(slot: number): string;
  /** `your second card`. */
  yourCard(ordinal: string): string;
  /** `their second card`: of the one the sentence is about. */
  ownCard(ordinal: string): string;
  /** `Ana’s second card`. */
  cardOf(ordinal: string, name: string): string;
}

export interface Words {
  grammar: Grammar;
  text: Text;
}

export type Tree = { readonly [key: string]: string | Plural | Tree };

/** The keys of every text, joined by dots. */
export type Paths<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];
