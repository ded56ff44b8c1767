/** Who presses twice means one button: what has come in its place does not take the second press. */

const TWICE_MS = 400;
const NEAR = 24;

export function takesOnce(buttons: HTMLElement): () => void {
  let last: { kind: string; at: number; x: number; y: number } | null = null;

  function press(event: MouseEvent): void {
    const kind = (event.target as Element).closest<HTMLElement>("[data-kind]")?.dataset.kind;
    if (kind === undefined || event.detail === 0) return; // nothing, or a key
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isFinger = (event as Partial<PointerEvent>).pointerType === "touch";
    const isNear = last !== null && at - last.at < TWICE_MS && Math.hypot(x - last.x, y - last.y) < NEAR;
    if (last && last.kind !== kind && (event.detail > 1 || (isFinger && isNear))) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    last = { kind, at, x, y };
  }

  buttons.addEventListener("click", press, { capture: true });
  return () => buttons.removeEventListener("click", press, { capture: true });
}
