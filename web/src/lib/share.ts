/**
 * This browser's share of the fair shuffle: random bytes, promised first and given later.
 *
 * They are kept for the session, so that a reload between promise and gift loses nothing.
 */

import type { ShuffleInfo } from "../wire";
import type { TableClient } from "./table.svelte";

/** The share of a round, made the first time it is asked for. The root is part of its name. */
export async function shareOf(code: string, shuffle: ShuffleInfo): Promise<string> {
  const { newEntropy } = await import("../proof/verify");
  const key = `facedown.share.${code}.${shuffle.round}.${shuffle.root.slice(0, 16)}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return kept;
  const made = newEntropy();
  sessionStorage.setItem(key, made);
  return made;
}

/** Answers the house when it asks for a share. */
export function takePart(client: TableClient): () => void {
  return client.overhear((message) => {
    if (message.type !== "shuffle" || client.you === null) return;
    if (message.want === "commit") void commit(client, message);
    else if (message.want === "reveal") void reveal(client, message);
  });
}

async function commit(client: TableClient, shuffle: ShuffleInfo): Promise<void> {
  const { digestOf } = await import("../proof/verify");
  client.commit(shuffle.round, await digestOf(await shareOf(client.code, shuffle)));
}

async function reveal(client: TableClient, shuffle: ShuffleInfo): Promise<void> {
  client.reveal(shuffle.round, await shareOf(client.code, shuffle));
}

/** The share that this browser gave in a round of which the root is known; nothing if it gave none. */
export function keptShare(round: number, root: string): string {
  const ending = `.${round}.${root.slice(0, 16)}`;
  try {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith("facedown.share.") && one.endsWith(ending));
    return key ? (sessionStorage.getItem(key) ?? "") : "";
  } catch {
    return "";
  }
}
