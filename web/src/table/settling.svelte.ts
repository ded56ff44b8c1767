/** Buttons that others have just changed take no press: it was meant for what was there before. */

import type { TableClient } from "../lib/table.svelte";

const SETTLE_MS = 250;

export class Settling {
  /** Whether what is offered has just changed. */
  isOn = $state(false);

  /** `offered` tells in a few signs what the house offers now. */
  constructor(client: TableClient, offered: () => string) {
    $effect(() => {
      void offered();
      // Whoever has just moved expects something else.
      this.isOn = !client.isAnswered;
      const timer = setTimeout(() => (this.isOn = false), SETTLE_MS);
      return () => clearTimeout(timer);
    });
  }
}
