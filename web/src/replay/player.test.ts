import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Player, waitAfter } from "./player.svelte";

const shown: [number, boolean][] = [];
const make = (count = 4): Player => new Player(() => count, () => "", (index, isMoving) => void shown.push([index, isMoving]));

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("moves the cards only from one moment to the next", () => {
  const player = make();
  player.step(1);
  player.step(-1);
  player.go(2);
  player.go(2);
  expect(shown).toEqual([
    [1, true],
    [0, false],
    [2, false],
  ]);
});

it("stays within the match", () => {
  const player = make();
  player.step(-5);
  expect(player.index).toBe(0);
  player.step(99);
  expect(player.index).toBe(3);
});

it("plays to the end and stops there", () => {
  const player = make();
  player.play();
  vi.advanceTimersByTime(waitAfter("", 1) * 2.5);
  expect(player.index).toBe(2);
  vi.advanceTimersByTime(waitAfter("", 1) * 5);
  expect([player.index, player.isPlaying]).toEqual([3, false]);
  player.play();
  expect([player.index, player.isPlaying]).toEqual([0, true]);
  player.stop();
});

it("plays faster", () => {
  const player = make();
  player.faster(4);
  player.play();
  vi.advanceTimersByTime(waitAfter("", 1) * 0.6);
  expect(player.index).toBe(2);
  player.toggle();
  vi.advanceTimersByTime(10_000);
  expect(player.index).toBe(2);
});
