/**
 * What the house says, taken in a little at a time, always just after the screen was painted.
 *
 * So a press is answered on the screen before the next message is looked at, and several messages at
 * once are several short pieces of work and not one long one.
 */

/** With more than this waiting, the screen is behind, and everything is taken in at once. */
const BEHIND = 24;
/** A window that is covered paints nothing: then it goes on without. */
const NO_PAINT_MS = 400;

/** Whether something was pressed that no frame has answered yet. */
let isPressed = false;
for (const type of ["pointerdown", "pointerup", "click", "keydown"])
  addEventListener(type, () => (isPressed = true), { capture: true, passive: true });

/** Calls once the next frame has been painted; at once where nothing is painted. */
function painted(then: () => void): void {
  if (document.hidden) {
    setTimeout(then);
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    then();
  };
  requestAnimationFrame(() => {
    isPressed = false;
    // A press in between is answered first, with a frame of its own.
    setTimeout(() => (isPressed && !isDone ? painted(once) : once()));
  });
  setTimeout(once, NO_PAINT_MS);
}

export class Pace<Message> {
  #waiting: Message[] = [];
  #isStopped = false;

  /** `isLarge`: whether a message changes so much that the next one waits for another frame. */
  constructor(
    private readonly take: (message: Message) => void,
    private readonly isLarge: (message: Message) => boolean,
    private readonly next: (then: () => void) => void = painted,
  ) {}

  add(message: Message): void {
    this.#waiting.push(message);
    if (this.#waiting.length === 1) this.next(() => this.#go());
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
  }

  #go(): void {
    const isBehind = this.#waiting.length > BEHIND;
    while (this.#waiting[0] !== undefined && !this.#isStopped) {
      const message = this.#waiting[0];
      this.take(message);
      this.#waiting.shift();
      if (this.isLarge(message) && !isBehind) break;
    }
    if (this.#waiting.length > 0) this.next(() => this.#go());
  }
}
