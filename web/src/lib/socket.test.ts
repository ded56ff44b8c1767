import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type FromHouse, type ToHouse } from "../wire";
import { backoff } from "./backoff";
import { commandId, TableSocket, type Connection, type Socket } from "./socket";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: ToHouse[] = [];
  isClosed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToHouse);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", table: {}, shown: { type: "shown", n: 4, events: [] }, phrases: [], version: VERSION };

describe("a socket to a table", () => {
  let made: FakeSocket[] = [];
  let heard: FromHouse[] = [];
  let states: Connection[] = [];
  let ways: string[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    made = [];
    heard = [];
    states = [];
    ways = [];
    socket = new TableSocket(
      (way) => {
        ways.push(way);
        const one = new FakeSocket();
        made.push(one);
        return one;
      },
      () => ({ type: "hello", table: "ABCDEF", seen: 4 }),
      { heard: (message) => heard.push(message), changed: (state) => states.push(state) },
    );
    socket.connect();
    made[0]?.onopen?.();
  });

  it("loads the page again, once, if the house speaks another version", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    sessionStorage.clear();
    made[0]?.hear({ ...welcome, version: VERSION + 1 });
    expect(reload).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
    made[0]?.hear({ ...welcome, version: VERSION + 1 });
    expect(reload).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("says hello first, with what it has seen", () => {
    expect(made[0]?.sent).toEqual([{ type: "hello", table: "ABCDEF", seen: 4 }]);
  });

  it("comes back by itself, and asks again what was not answered, under the same id", () => {
    made[0]?.hear(welcome);
    const id = commandId();
    socket.ask({ type: "move", id, move: { type: "draw" }, answering: 4 });
    made[0]?.onclose?.();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(10_000);
    made[1]?.onopen?.();
    made[1]?.hear(welcome);
    expect(made[1]?.sent.map((one) => one.type)).toEqual(["hello", "move"]);
    expect(made[1]?.sent[1]).toMatchObject({ id });
  });

  it("does not ask again what was answered", () => {
    made[0]?.hear(welcome);
    const id = commandId();
    socket.ask({ type: "move", id, move: { type: "draw" }, answering: 4 });
    made[0]?.hear({ type: "shown", n: 5, events: [], screen: null, id });
    made[0]?.onclose?.();
    vi.advanceTimersByTime(10_000);
    made[1]?.onopen?.();
    made[1]?.hear(welcome);
    expect(made[1]?.sent.map((one) => one.type)).toEqual(["hello"]);
  });

  it("stays away when it is told goodbye for good, and returns when told to", () => {
    made[0]?.hear(welcome);
    made[0]?.hear({ type: "goodbye", code: "come_back", again_ms: 500 });
    vi.advanceTimersByTime(600);
    expect(made).toHaveLength(2);
    made[1]?.hear({ type: "goodbye", code: "replaced" });
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(2);
    expect(states.at(-1)).toBe("closed");
  });

  it("comes back by the way that it was told, and keeps to it", () => {
    made[0]?.hear({ type: "goodbye", code: "elsewhere", again_ms: 1, way: "a1b2" });
    vi.advanceTimersByTime(10);
    made[1]?.hear(welcome);
    made[1]?.hear({ type: "goodbye", code: "come_back", again_ms: 500 });
    vi.advanceTimersByTime(600);
    expect(ways).toEqual(["", "a1b2", "a1b2"]);
  });

  it("waits longer each time, but never for long", () => {
    const waits = [0, 1, 2, 3, 9].map((attempt) => backoff(attempt, () => 1));
    expect(waits).toEqual([250, 500, 1000, 2000, 8000]);
    expect(backoff(0, () => 0)).toBe(125);
  });

  it("asks whether the house still hears after a silence, and comes back if it does not", () => {
    made[0]?.hear(welcome);
    vi.advanceTimersByTime(8000);
    expect(made[0]?.sent.at(-1)).toEqual({ type: "ping" });
    made[0]?.hear({ type: "pong" });
    vi.advanceTimersByTime(7999);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(5001);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(made.length).toBe(2);
  });

  it("is not lost by a silence in which the house answers before it is waited for, as a lesson does", () => {
    made[0]?.hear(welcome);
    const [one] = made;
    if (one) one.send = (data) => (JSON.parse(data) as ToHouse).type === "ping" && one.hear({ type: "pong" });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["open"]);
  });
});
