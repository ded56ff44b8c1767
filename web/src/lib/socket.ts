/**
 * One connection to a table, found again when it is lost.
 *
 * It says hello with the number it has seen, so the house sends only what was missed. A command
 * that was not answered when the connection went is sent again under the same id: it acts once.
 */

import { VERSION, type FromHouse, type Hello, type ToHouse } from "../wire";
import { backoff } from "./backoff";

/** connecting: for the first time; lost: trying again; closed: for good. */
export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

interface Asked {
  id: string;
  message: ToHouse;
}

export interface Listener {
  heard(message: FromHouse): void;
  changed(connection: Connection): void;
}

/** After so long a silence the house is asked whether it still hears; it has so long to answer. */
const QUIET_MS = 8000;
const ANSWER_MS = 5000;

let asked = 0;
const run = Math.random().toString(36).slice(2, 10);

/** A name for a command that no other command of this person has. */
export function commandId(): string {
  asked += 1;
  return `${run}-${asked}`;
}

export class TableSocket {
  connection: Connection = "connecting";
  #socket: Socket | null = null;
  #unanswered: Asked[] = [];
  /** The word by which a proxy finds the table, once the house has said it. */
  #way = "";
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWelcome = false;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: (way: string) => Socket,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.open(this.#way);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromHouse);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost(backoff(this.#attempt));
    };
  }

  /** Says something that may get lost: a phrase, a wish. */
  say(message: ToHouse): boolean {
    if (!this.#isWelcome) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Asks something that has an id, until it is answered. */
  ask(message: ToHouse & { id: string }): void {
    this.#unanswered.push({ id: message.id, message });
    this.say(message);
  }

  /** The network has gone: do not wait for the socket to notice. */
  offline(): void {
    if (this.connection === "open" || this.connection === "connecting") this.#lost(backoff(2));
  }

  /** The network is back, or the page is looked at again: try at once. */
  hurry(): void {
    if (this.connection === "lost") this.connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#become("closed");
  }

  /** A stalled network closes nothing: only silence tells. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      // First the clock: a house in this browser, as a lesson is, answers at once.
      this.#beat = setTimeout(() => this.#lost(backoff(0)), ANSWER_MS);
      this.say({ type: "ping" });
    }, QUIET_MS);
  }

  #heard(message: FromHouse): void {
    this.#listen();
    if (message.type === "goodbye") {
      if (message.way) this.#way = message.way;
      if (message.again_ms) this.#lost(message.again_ms);
      else this.close();
      this.listener.heard(message);
      return;
    }
    if ("id" in message && message.id) this.#answered(message.id);
    if (message.type === "welcome") {
      if (message.version !== VERSION && reloadedFor(message.version)) return;
      this.#isWelcome = true;
      this.#attempt = 0;
      if (message.shown.id) this.#answered(message.shown.id);
      this.#become("open");
    }
    this.listener.heard(message);
    if (message.type === "welcome")
      for (const one of this.#unanswered) this.#socket?.send(JSON.stringify(one.message));
  }

  #answered(id: string): void {
    this.#unanswered = this.#unanswered.filter((one) => one.id !== id);
  }

  #lost(wait: number): void {
    this.#drop();
    this.#attempt += 1;
    this.#become(this.connection === "connecting" ? "connecting" : "lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    clearTimeout(this.#beat);
    this.#socket = null;
    this.#isWelcome = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #become(connection: Connection): void {
    if (this.connection === connection) return;
    this.connection = connection;
    this.listener.changed(connection);
  }
}

/** Load the page of a house that was updated behind an open tab; false if that did not help. */
function reloadedFor(version: number): boolean {
  try {
    if (sessionStorage.getItem("reloaded-for") === String(version)) return false;
    sessionStorage.setItem("reloaded-for", String(version));
  } catch {
    return false; // without a note it might reload for ever
  }
  location.reload();
  return true;
}
