import { afterEach, expect, it } from "vitest";
import { isElsewhere } from "./focus";

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
