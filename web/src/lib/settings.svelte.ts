/** What a person has chosen for this browser. The language is kept with the words. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";
export type Felt = "green" | "blue" | "linen";
export type Back = "blue" | "red" | "green";
export type CardSize = "small" | "normal" | "large";

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

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
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
