import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepare } from "../i18n/testing";
import type { TableClient } from "../lib/table.svelte";
import { play } from "../sounds";
import type { Screen, Shown, TableInfo } from "../wire";
import { Theatre } from "./theatre.svelte";

vi.mock("../sounds", () => ({ play: vi.fn() }));

const CLIENT = { voice: { you: 0, names: ["Ana", "Bo", "Cleo"], game: "cambio" } } as unknown as TableClient;
const table = (stage: string, playing: number[], winners: number[] = []): TableInfo => ({ stage, playing, winners }) as unknown as TableInfo;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  prepare();
});
afterEach(() => void vi.useRealTimers());

it("a match that is won is seen and heard", () => {
  const theatre = new Theatre(CLIENT);
  theatre.learn(table("playing", [0, 1]), table("over", [0, 1], [1]));
  expect(theatre.scene?.kind).toBe("won");
  expect(vi.mocked(play).mock.calls).toEqual([["win"]]);
});

it("a match that was over before is neither", () => {
  const theatre = new Theatre(CLIENT);
  theatre.learn(null, table("over", [0, 1], [1]));
  theatre.learn(table("over", [0, 1], [1]), table("over", [0, 1], [1]));
  expect(theatre.scene).toBe(null);
  expect(play).not.toHaveBeenCalled();
});

it("somebody who is out has no fanfare", () => {
  const theatre = new Theatre(CLIENT);
  theatre.learn(table("playing", [0, 1, 2]), table("between", [0, 1]));
  expect(theatre.scene?.kind).toBe("out");
  expect(play).not.toHaveBeenCalled();
});

const melding = (...kinds: string[]): Screen =>
  ({ own: {}, piles: { meld: kinds.map((kind) => ({ owner: 1, kind, cards: [] })) } }) as unknown as Screen;

it("a run that has become a Pinnacola has its moment, once", () => {
  const theatre = new Theatre({ voice: { ...CLIENT.voice, game: "pinnacola" } } as unknown as TableClient);
  const see = (before: Screen, screen: Screen): void => theatre.see({ events: [], screen } as unknown as Shown, before);
  see(melding(), melding("run"));
  expect(theatre.scene).toBe(null);
  see(melding("run"), melding("pinnacola"));
  expect(theatre.scene).toMatchObject({ kind: "made", seats: [1], words: "Pinnacola!" });
  theatre.end();
  see(melding("pinnacola"), melding("pinnacola", "run"));
  expect(theatre.scene).toBe(null);
});
