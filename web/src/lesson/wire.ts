/** What the house says of a lesson. */

import type { Move, OutcomeInfo, Place, Refused, Shown } from "../wire";

export interface LessonInfo {
  game: string;
  seconds: number;
  steps: number;
}

/** Something to say: a message, and what it speaks of by the kinds of fields. */
export interface Message {
  message: string;
  params: Record<string, { kind: string; value: unknown }>;
}

/** What a step points at. */
export interface Mark {
  on: "stock" | "discard" | "drawn" | "place" | "hand" | "card" | "pile" | "move" | "scores";
  place?: Place;
  seat?: number;
  card?: string;
  pile?: string;
  number?: number | null;
  move?: string;
}

export interface LessonStep {
  id: string;
  number: number;
  of: number;
  said: Message;
  marks: Mark[];
  /** Those that carry on; if there are none, a tap does. */
  moves: Move[];
}

export interface LessonState {
  game: string;
  names: string[];
  faces: string[];
  step: LessonStep;
  shown: Shown[];
  kept: Move[];
  over: boolean;
  mistake: Message | null;
  refused: Refused | null;
  outcome: OutcomeInfo | null;
}
