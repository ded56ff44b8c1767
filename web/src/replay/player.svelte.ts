/** Where one is in a replay, and how one goes on. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is looked at. */
const MOMENT_MS = 1300;
const DEAL_MS = 2200;
const END_MS = 3500;

/** How long to wait after a moment, at a speed. */
export function waitAfter(kind: "deal" | "end" | "", speed: number): number {
  const usual = kind === "deal" ? DEAL_MS : kind === "end" ? END_MS : MOMENT_MS;
  return usual / speed;
}

export class Player {
  index = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is told of every new index, and whether it follows the one before. */
  constructor(
    private readonly count: () => number,
    private readonly kindOf: (index: number) => "deal" | "end" | "",
    private readonly show: (index: number, isMoving: boolean) => void,
    /** Whether what is shown takes longer: then the next moment waits. */
    private readonly isBusy: () => boolean = () => false,
  ) {}

  get last(): number {
    return Math.max(0, this.count() - 1);
  }

  go(index: number): void {
    const to = Math.min(this.last, Math.max(0, index));
    const isMoving = to === this.index + 1;
    if (to === this.index) return;
    this.index = to;
    this.show(to, isMoving);
    if (this.isPlaying) this.#wait();
  }

  step(by: number): void {
    this.stop();
    this.go(this.index + by);
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  /** From the end it begins anew. */
  play(): void {
    if (this.index >= this.last) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  faster(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.index >= this.last) {
      this.isPlaying = false;
      return;
    }
    const next = (): void => (this.isBusy() ? this.#wait() : this.go(this.index + 1));
    this.#timer = setTimeout(next, waitAfter(this.kindOf(this.index), this.speed));
  }
}
