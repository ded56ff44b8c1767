/** What is felt in the hand, where a device can tremble and a person wants it. */
import { settings } from "./lib/settings.svelte";

export type Touch = "yours" | "right" | "wrong";

const PATTERNS: Record<Touch, number[]> = { yours: [14], right: [10, 50, 18], wrong: [45] };

export const canFeel = typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

export function feel(touch: Touch): void {
  // Before a first press a browser refuses, and says so in its console.
  if (canFeel && settings.haptics && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(PATTERNS[touch]);
}
