/** The rules as a page shows them: sections of paragraphs, lists, tables and pictures of cards. */

export interface Picture {
  /** Cards with spaces between; `.` leaves a gap. */
  cards: string;
  note: string;
}

export interface Table {
  head: string[];
  rows: string[][];
}

export type Block = string | string[] | Picture | Table;

export interface Section {
  title: string;
  blocks: Block[];
}

/** By game. */
export type Rules = Record<string, Section[]>;

export const isPicture = (block: Block): block is Picture => typeof block === "object" && "cards" in block;
export const isTable = (block: Block): block is Table => typeof block === "object" && "rows" in block;
