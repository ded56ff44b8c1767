/**
 * The sounds of the table, if they are wanted: what makes them is loaded with the first one.
 *
 * A browser lets a page sound only after a first press; until then, and where it refuses, it is silent.
 */
import { settings } from "./lib/settings.svelte";

export type Sound =
  | "deal"
  | "shuffle"
  | "draw"
  | "slide"
  | "place"
  | "flip"
  | "turn"
  | "yours"
  | "call"
  | "right"
  | "wrong"
  | "tick"
  | "win";

type Maker = (name: Sound) => void;

let maker: Promise<Maker> | undefined;

const silence: Maker = () => undefined;

/** Makes a sound. Nothing waits for it, and nothing goes wrong without it. */
export function play(name: Sound): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  maker ??= import("./synth").then(({ open }) => open()).catch(() => silence);
  maker.then((make) => make(name)).catch(() => undefined);
}
