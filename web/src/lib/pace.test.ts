import { expect, test, vi } from "vitest";
import { Pace } from "./pace";

function paced(): { pace: Pace<string>; taken: string[]; paint: () => void } {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const pace = new Pace<string>(
    (one) => taken.push(one),
    (one) => one.startsWith("shown"),
    (then) => waiting.push(then),
  );
  return { pace, taken, paint: () => waiting.shift()?.() };
}

test("nothing is taken in before a frame was painted", () => {
  const { pace, taken, paint } = paced();
  pace.add("shown 1");
  expect(taken).toEqual([]);
  paint();
  expect(taken).toEqual(["shown 1"]);
});

test("one large message is taken in with each frame, small ones with it, in their order", () => {
  const { pace, taken, paint } = paced();
  for (const one of ["clock", "shown 1", "clock", "shown 2"]) pace.add(one);
  paint();
  expect(taken).toEqual(["clock", "shown 1"]);
  paint();
  expect(taken).toEqual(["clock", "shown 1", "clock", "shown 2"]);
});

test("a screen that is far behind takes in everything at once", () => {
  const { pace, taken, paint } = paced();
  for (let i = 0; i < 30; i += 1) pace.add(`shown ${i}`);
  paint();
  expect(taken.length).toBe(30);
});

test("what comes while something is taken in waits for the next frame", () => {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const pace: Pace<string> = new Pace<string>(
    (one) => {
      taken.push(one);
      if (one === "first") pace.add("second");
    },
    () => true,
    (then) => waiting.push(then),
  );
  pace.add("first");
  waiting.shift()?.();
  expect([taken, waiting.length]).toEqual([["first"], 1]);
  waiting.shift()?.();
  expect([taken, waiting.length]).toEqual([["first", "second"], 0]);
});

test("a table that was left hears nothing more", () => {
  const { pace, taken, paint } = paced();
  pace.add("shown 1");
  pace.stop();
  paint();
  expect(taken).toEqual([]);
});

test("a press just after a frame is answered with one before a message is taken in", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => frames.push(then));
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const taken: string[] = [];
  const pace = new Pace<string>((one) => taken.push(one), () => true);
  pace.add("shown");
  frames.shift()?.(0);
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(20);
  expect(taken).toEqual([]);
  frames.shift()?.(0);
  vi.advanceTimersByTime(20);
  expect(taken).toEqual(["shown"]);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
