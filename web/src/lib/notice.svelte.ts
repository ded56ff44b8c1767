/** What the people who run the house want everybody to read, until it is put away. */

import { api } from "./api";
import { keep, kept } from "./kept";
import type { Notice } from "../wire";

const PUT_AWAY = "facedown.notice";
/** On a page without a socket the house is asked this often. */
const ASK_MS = 60_000;

let now = $state.raw<Notice | null>(null);
let putAway = $state(kept<number>(PUT_AWAY) ?? 0);

async function ask(): Promise<void> {
  if (document.hidden) return;
  // Without an answer what was told stays.
  await api.notice().then(notice.hear, () => undefined);
}

export const notice = {
  /** The words, unless there are none or they have been put away. */
  get text(): string {
    return now && now.n !== putAway ? now.text : "";
  },

  hear(told: Notice): void {
    now = told;
  },

  putAway(): void {
    putAway = now?.n ?? 0;
    keep(PUT_AWAY, putAway);
  },

  /** Asks now and from time to time, until it is told to stop. */
  follow(): () => void {
    void ask();
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  },
};
