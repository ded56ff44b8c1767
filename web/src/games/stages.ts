/** Games with a stage of their own: a folder here, by the key of the game. All others share one. */

import type { Component, Snippet } from "svelte";
import type { TableClient } from "../lib/table.svelte";

interface Props {
  client: TableClient;
  bar?: Snippet;
  foot?: Snippet;
}

const STAGES = import.meta.glob<{ default: Component<Props> }>("./*/Stage.svelte");

export function ownStage(game: string): (() => Promise<{ default: Component<Props> }>) | undefined {
  return STAGES[`./${game}/Stage.svelte`];
}
