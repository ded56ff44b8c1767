import { afterEach, expect, it } from "vitest";
import { isElsewhere, showKeysWhenUsed } from "./focus";

afterEach(() => document.body.replaceChildren());

/** Whether a key that is pressed in the first part of this page that may have it is for something else. */
function goesElsewhere(html: string, key: KeyboardEventInit): boolean {
  document.body.innerHTML = html;
  let found = false;
  const note = (event: KeyboardEvent): void => void (found = isElsewhere(event));
  window.addEventListener("keydown", note, { capture: true, once: true });
  document.body.querySelector("*")?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...key }));
  return found;
}

it.each(["<input>", "<textarea></textarea>", "<select></select>", "<div contenteditable></div>"])("what is written in %s is no press on the table", (field) => {
  expect(goesElsewhere(field, { key: "a" })).toBe(true);
});

it("a key that is held, or goes with one, is no press on the table", () => {
  expect(goesElsewhere("<button></button>", { key: "Tab" })).toBe(true);
  expect(goesElsewhere("<button></button>", { key: "Shift" })).toBe(true);
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(goesElsewhere("<button></button>", { key: "r", [held]: true })).toBe(true);
});

it("any other key is one", () => {
  for (const key of [" ", "Enter", "r", "Escape"]) expect(goesElsewhere("<button></button>", { key })).toBe(false);
});

it("keys are shown to whoever presses one, and not to whoever types a name", () => {
  const root = document.documentElement;
  document.body.innerHTML = "<input><button></button>";
  showKeysWhenUsed(root);
  const press = (where: string): void =>
    void document.body.querySelector(where)?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  press("input");
  expect(root.dataset.keys).toBeUndefined();
  press("button");
  expect(root.dataset.keys).toBe("");
  delete root.dataset.keys;
});
