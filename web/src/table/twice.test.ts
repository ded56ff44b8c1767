import { expect, it } from "vitest";
import { takesOnce } from "./twice";

function buttons(): { press: (kind: string, detail: number) => void; taken: string[] } {
  const row = document.createElement("div");
  const button = document.createElement("button");
  row.append(button);
  const taken: string[] = [];
  button.onclick = () => taken.push(button.dataset.kind ?? "");
  takesOnce(row);
  const press = (kind: string, detail: number): void => {
    button.dataset.kind = kind;
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  };
  return { press, taken };
}

it("does not take the second press of two for the button that came in between", () => {
  const { press, taken } = buttons();
  press("draw", 1);
  press("discard", 2);
  expect(taken).toEqual(["draw"]);
  press("discard", 1);
  expect(taken).toEqual(["draw", "discard"]);
});

it("takes presses on the same button, and those of keys", () => {
  const { press, taken } = buttons();
  press("suggest", 1);
  press("suggest", 2);
  press("draw", 0);
  press("discard", 0);
  expect(taken).toEqual(["suggest", "suggest", "draw", "discard"]);
});
