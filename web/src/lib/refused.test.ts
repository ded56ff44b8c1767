import { expect, test, vi } from "vitest";
import type { Socket } from "./socket";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => new EventTarget()));
const { TableClient } = await import("./table.svelte");

const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };

test("whoever passed too late is told nothing, for nothing was lost", () => {
  const client = new TableClient("ABCDEF", false, () => DEAF);
  const tooLate = (type: string): string | undefined => {
    client.move({ type });
    client.hear({ type: "refused", id: client.sent?.id ?? "", code: "too_late" });
    expect(client.sent).toBeNull();
    return client.refused?.code;
  };
  expect(tooLate("pass")).toBeUndefined();
  expect(tooLate("flip")).toBe("too_late");
});
