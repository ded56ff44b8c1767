/** Whether a key is meant for a field in which something is written or chosen. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

const HELD = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Whether a key is not for the table: it is held or goes with one that is, leads on, or is written somewhere. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  HELD.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey || isTyping(event);

/** Whoever goes through the table by key goes on from its actions when what they pressed has gone. */
export function keepsFocus(within: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget) last = null;
  };
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    // A button that waits for its answer may have lost it already, to the page or to all of the table.
    if (document.activeElement?.matches("body, main")) document.querySelector<HTMLElement>(".actions")?.focus();
  });
  within.addEventListener("focusin", note);
  within.addEventListener("focusout", leave);
  watcher.observe(within, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    within.removeEventListener("focusin", note);
    within.removeEventListener("focusout", leave);
  };
}

/** Whoever uses the keyboard is shown which keys there are; to type a name is no such use. */
export function showKeysWhenUsed(root = document.documentElement): void {
  addEventListener("keydown", function used(event) {
    if (isTyping(event)) return;
    root.dataset.keys = "";
    removeEventListener("keydown", used);
  });
}
