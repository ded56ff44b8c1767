/** What a person has chosen for this browser. The language is kept with the words. */

import { keep, kept } from "./kept";

const CHOICES = {
  cardSize: ["small", "normal", "large"],
  speed: ["slow", "normal", "fast", "off"],
  theme: ["auto", "light", "dark"],
  felt: ["green", "blue", "linen"],
  back: ["blue", "red", "green"],
} as const;

type Choice<Name extends keyof typeof CHOICES> = (typeof CHOICES)[Name][number];

export type Theme = Choice<"theme">;
export type Speed = Choice<"speed">;
export type Felt = Choice<"felt">;
export type Back = Choice<"back">;
export type CardSize = Choice<"cardSize">;

interface Kept {
  sound: boolean;
  haptics: boolean;
  /** Whether a call or a stop is asked about before it is made. */
  asksFirst: boolean;
  /** Whether windows are passed for whoever does nothing. */
  passes: boolean;
  /** Whether bots' words are shown. */
  banter: boolean;
  fourColours: boolean;
  cardSize: CardSize;
  speed: Speed;
  theme: Theme;
  felt: Felt;
  back: Back;
}

const KEY = "facedown.settings";
const USUAL: Kept = {
  sound: true,
  haptics: true,
  asksFirst: true,
  passes: false,
  banter: true,
  fourColours: false,
  cardSize: "normal",
  speed: "normal",
  theme: "auto",
  felt: "green",
  back: "blue",
};

/** What was chosen; the usual where that is nothing that could be. */
function read(): Kept {
  const found = kept<Record<string, unknown>>(KEY) ?? {};
  const can = (name: string): boolean => {
    const choices: readonly unknown[] = name in CHOICES ? CHOICES[name as keyof typeof CHOICES] : [true, false];
    return choices.includes(found[name]);
  };
  const chosen = Object.keys(USUAL).filter(can).map((name) => [name, found[name]]);
  return { ...USUAL, ...(Object.fromEntries(chosen) as Partial<Kept>) };
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = $state<Kept>(read());
  #prefersDark = $state(dark.matches);
  #prefersStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => {
      this.#prefersDark = dark.matches;
      this.show();
    });
    still.addEventListener("change", () => (this.#prefersStill = still.matches));
    this.show();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  get haptics(): boolean {
    return this.#kept.haptics;
  }
  get asksFirst(): boolean {
    return this.#kept.asksFirst;
  }
  get passes(): boolean {
    return this.#kept.passes;
  }
  get banter(): boolean {
    return this.#kept.banter;
  }
  get fourColours(): boolean {
    return this.#kept.fourColours;
  }
  get cardSize(): CardSize {
    return this.#kept.cardSize;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }

  get felt(): Felt {
    return this.#kept.felt;
  }
  get back(): Back {
    return this.#kept.back;
  }

  /** Whether nothing is to move. */
  get isStill(): boolean {
    return this.#prefersStill || this.#kept.speed === "off";
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    keep(KEY, this.#kept);
    this.show();
  }

  /** Puts theme, table, backs, speed and colours on the page, where the tokens find them. */
  show(): void {
    const { theme, speed, fourColours, felt, back } = this.#kept;
    const isDark = theme === "dark" || (theme === "auto" && this.#prefersDark);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    document.documentElement.dataset.speed = speed;
    document.documentElement.dataset.felt = felt;
    document.documentElement.dataset.back = back;
    document.documentElement.dataset.suits = fourColours ? "four" : "two";
  }
}

export const settings = new Settings();
