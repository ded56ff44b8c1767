import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => new EventTarget());
const { default: Counted } = await import("./Counted.svelte");

afterEach(() => vi.unstubAllGlobals());

test("a number is counted up to from nothing, though a frame be dated before it began", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => frames.push(then));
  const counted = mount(Counted, { target: document.body, props: { value: 1920 } });
  flushSync();
  const began = performance.now();
  const shown = [-50, 300, 650].map((ms) => {
    frames.shift()?.(began + ms);
    flushSync();
    return document.body.querySelector("[aria-hidden]")?.textContent;
  });
  expect(shown).toEqual(["0", "960", "1,920"]);
  void unmount(counted);
});
