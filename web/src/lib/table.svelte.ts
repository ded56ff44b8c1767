/**
 * A table as this client has it: the last of everything the house has said.
 *
 * It knows no rules. `watch` is told of every `shown` before it is applied, so that the stage can
 * see where the cards lay.
 */

import { quiet, type Voice } from "../i18n";
import { stepsOf } from "../table/movements";
import { placeSpot } from "../table/spots";
import type {
  CautionInfo,
  FromHouse,
  GameEvent,
  Hinted,
  Move,
  NoteInfo,
  Place,
  Refused,
  Screen,
  Seen,
  Shown,
  ShuffleInfo,
  TableInfo,
  Tried,
} from "../wire";
import { api, currentToken, type CardInfo } from "./api";
import { named } from "./bots";
import { games } from "./games.svelte";
import { Pace } from "./pace";
import { commandId, TableSocket, type Connection, type Socket } from "./socket";

/** Something that happened and is worth telling. `by` is who made the move: the clock, a bot. */
export interface Line {
  n: number;
  event: GameEvent;
  by: string;
}

export interface Deadline {
  kind: string;
  /** By performance.now(). */
  ends: number;
  of: number;
}

export interface Glimpse {
  card: string;
  until: number;
}

export interface Speech {
  seat: number;
  phrase: string;
  text: string;
  at: number;
}

export type ShownWatcher = (shown: Shown, before: Screen | null) => void;

const MAX_LINES = 400;
const MAX_TALK = 40;
const SPEECH_MS = 4500;
const LATE_MS = 400;
/** What was seen is told when there is time, and once for several messages. */
const ACKNOWLEDGE_MS = 200;

function openSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Socket;
}

/** The cards that an event shows to this client alone, by the spots where they lie. */
export function glimpsed(event: GameEvent, game: string): [string, string][] {
  return stepsOf(event, game)
    .filter((step) => step.target === "looked_at")
    .map((step): [string, string] => [placeSpot(event[step.source] as Place), event[step.card] as string])
    .filter(([, card]) => card !== "??");
}

/** The fields of an event that are of a kind. */
function fieldsIn(event: GameEvent, game: string, kind: string): string[] {
  const fields = games.event(game, event.type)?.fields ?? [];
  return fields.filter((field) => field.kind === kind).map((field) => field.name);
}

/** The same event for somebody who is shown no card in it. */
function covered(event: GameEvent, game: string): GameEvent {
  const hidden = fieldsIn(event, game, "card").map((name) => [name, "??"]);
  return { ...event, ...(Object.fromEntries(hidden) as Record<string, string>) };
}

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  screen = $state.raw<Screen | null>(null);
  moves = $state.raw<Move[]>([]);
  /** What to know before some of the moves. */
  cautions = $state.raw<CautionInfo[]>([]);
  notes = $state.raw<NoteInfo[]>([]);
  awaited = $state.raw<number[]>([]);
  /** How many of one's own cards one may still look at before play begins. */
  looks = $state(0);
  clock = $state.raw<Deadline | null>(null);
  connection = $state<Connection>("connecting");
  phrases = $state.raw<string[]>([]);
  /** What cards count and do by the house rules of this table. */
  cards = $state.raw<readonly CardInfo[]>([]);
  lines = $state.raw<Line[]>([]);
  /** Cards shown in private, until their time is over. */
  glimpses = $state.raw<Record<string, Glimpse>>({});
  /** What is being said, for as long as it is to be read over the table. */
  speeches = $state.raw<Speech[]>([]);
  /** What has been said, the newest last. */
  talk = $state.raw<Speech[]>([]);
  /** The move that was sent and not yet answered. */
  sent = $state.raw<{ id: string; move: Move } | null>(null);
  /** Whether the answer to it is a long time coming. */
  isLate = $state(false);
  refused = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  isThinking = $state(false);
  shuffle = $state.raw<ShuffleInfo | null>(null);
  /** The seat of the person about whom something is to be done. */
  about = $state<number | null>(null);
  /** Why the house closed the connection for good. */
  goodbye = $state("");
  /** The number of the last event that was seen. */
  n = 0;

  readonly #socket: TableSocket;
  readonly #pace = new Pace<FromHouse>(
    (message) => this.hear(message),
    (message) => message.type === "shown" || message.type === "welcome",
  );
  readonly #watchers = new Set<ShownWatcher>();
  readonly #hearers = new Set<(message: FromHouse) => void>();
  readonly #tries = new Map<string, (tried: Tried) => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #acknowledged = 0;
  #isAcknowledging = false;
  /** What was asked when the hint was given. */
  #asked = "";
  readonly #away = new AbortController();

  constructor(
    readonly code: string,
    readonly isWatching: boolean,
    open: () => Socket = openSocket,
  ) {
    this.#socket = new TableSocket(
      open,
      () => ({
        type: "hello",
        table: this.code,
        token: currentToken(),
        seen: this.n,
        watch: this.isWatching,
      }),
      {
        heard: (message) => this.#pace.add(message),
        changed: (connection) => (this.connection = connection),
      },
    );
    const { signal } = this.#away;
    addEventListener("offline", () => this.#socket.offline(), { signal });
    addEventListener("online", () => this.#socket.hurry(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (!document.hidden) this.#socket.hurry();
      },
      { signal },
    );
  }

  connect(): void {
    this.#socket.connect();
    // Without the answer nothing is said of what cards are worth.
    api.cards(this.code).then(
      ({ cards }) => (this.cards = cards),
      () => undefined,
    );
  }

  close(): void {
    this.#away.abort();
    this.#pace.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket.close();
  }

  // News of the table that changes none of these lets everything be that was told with them.
  readonly you = $derived.by(() => this.info?.you ?? null);
  readonly #game = $derived.by(() => this.info?.game ?? "");
  readonly #names = $derived.by(() => JSON.stringify(this.info?.seats.map((seat) => seat.name) ?? []));
  readonly #voice = $derived.by((): Voice => ({
    you: this.you,
    names: JSON.parse(this.#names) as string[],
    game: this.#game,
  }));

  get voice(): Voice {
    return this.#voice;
  }

  /** Whether somebody else of flesh and blood sits there. */
  canAsk(seat: number): boolean {
    return this.you !== null && seat !== this.you && this.info?.seats[seat]?.kind === "person";
  }

  /** Whether this client is waited for. */
  get isAwaited(): boolean {
    return this.you !== null && this.awaited.includes(this.you);
  }

  /** Whose turn it is; nobody's before the first one and when the round is over. */
  get turn(): number | null {
    const screen = this.screen;
    if (!screen || this.info?.stage !== "playing" || screen.turns === 0 || screen.ending) return null;
    return screen.turn;
  }

  watch(watcher: ShownWatcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Every message, as it comes. */
  overhear(hearer: (message: FromHouse) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  // -- what we say -------------------------------------------------------------------------------

  move(move: Move): void {
    if (this.sent) return;
    const id = commandId();
    this.sent = { id, move };
    this.#later(LATE_MS, () => {
      if (this.sent?.id === id) this.isLate = true;
    });
    this.refused = null;
    this.hinted = null;
    this.#socket.ask({ type: "move", id, move, answering: this.n });
  }

  /** Whether a move would be legal; the answer comes from the house. */
  tries(move: Move): Promise<Tried> {
    const id = commandId();
    return new Promise((resolve) => {
      this.#tries.set(id, resolve);
      this.#socket.ask({ type: "try", id, move });
    });
  }

  hint(): void {
    this.isThinking = true;
    this.#socket.ask({ type: "hint", id: commandId() });
  }

  ready(): void {
    this.#socket.say({ type: "ready" });
  }

  pause(on: boolean): void {
    this.#socket.say({ type: "pause", on });
  }

  resign(): void {
    this.#socket.say({ type: "resign" });
  }

  phrase(phrase: string): void {
    this.#socket.say({ type: "phrase", phrase });
  }

  say(text: string): void {
    this.#socket.say({ type: "say", text });
  }

  commit(round: number, digest: string): void {
    this.#socket.say({ type: "commit", round, digest });
  }

  reveal(round: number, entropy: string): void {
    this.#socket.say({ type: "reveal", round, entropy });
  }

  // -- what we hear ------------------------------------------------------------------------------

  hear(message: FromHouse): void {
    switch (message.type) {
      case "welcome":
        this.info = named(message.table);
        this.phrases = message.phrases;
        this.#showAll(message.shown);
        break;
      case "shown":
        this.#showAll(message);
        break;
      case "table":
        // It is sent to everybody alike: who we are, it does not say.
        this.info = named({ ...message.table, you: message.table.you ?? this.you });
        break;
      case "clock":
        this.#set(message.clock);
        break;
      case "repeated":
        this.#settle(message.id);
        break;
      case "refused":
        this.#settle(message.id ?? "");
        this.isThinking = false;
        this.refused = message;
        break;
      case "tried":
        this.#tries.get(message.id)?.(message);
        this.#tries.delete(message.id);
        break;
      case "hinted":
        this.isThinking = false;
        this.hinted = message;
        this.#asked = this.#question();
        break;
      case "said":
        this.#said(message.seat, message.phrase ?? "", message.text ?? "");
        break;
      case "shuffle":
        this.shuffle = message;
        break;
      case "goodbye":
        if (!message.again_ms) this.goodbye = message.code;
        break;
    }
    for (const hearer of this.#hearers) hearer(message);
  }

  #showAll(shown: Shown): void {
    const fresh = { ...shown, events: shown.events.filter((one) => one.n > this.n) };
    for (const watcher of this.#watchers) watcher(fresh, this.screen);
    this.n = Math.max(this.n, shown.n);
    this.screen = shown.screen;
    this.moves = shown.moves ?? [];
    this.cautions = shown.cautions ?? [];
    this.notes = shown.notes ?? [];
    this.awaited = shown.awaited ?? [];
    this.looks = shown.looks ?? 0;
    this.#set(shown.clock ?? null);
    this.#settle(shown.id ?? "");
    if (fresh.events.length > 0) {
      this.refused = null;
      if (this.hinted && !this.#isStillAsked(this.hinted)) this.hinted = null;
      this.#log(fresh.events, shown.by ?? "");
    }
    for (const one of fresh.events) this.#cover(one.event);
    for (const one of shown.events) {
      if (!one.ms) continue;
      this.#glimpse(one);
      this.#forget(one);
    }
    this.#acknowledge();
  }

  /** Whether the same is still asked of this client as when the hint was given. */
  #isStillAsked(hinted: Hinted): boolean {
    const wanted = JSON.stringify(hinted.move);
    return this.#asked === this.#question() && this.moves.some((one) => JSON.stringify(one) === wanted);
  }

  /** What is asked of this client, in a form that can be compared. */
  #question(): string {
    return JSON.stringify([this.moves, this.screen?.phase, this.screen?.turns, this.screen?.discard]);
  }

  #settle(id: string): void {
    if (!id || this.sent?.id !== id) return;
    this.sent = null;
    this.isLate = false;
  }

  #set(clock: { kind: string; ms: number; of: number } | null): void {
    this.clock = clock && { kind: clock.kind, ends: performance.now() + clock.ms, of: clock.of };
  }

  #log(events: Seen[], by: string): void {
    const lines = events
      .filter((one) => !quiet(one.event, this.#game))
      .map((one) => ({ n: one.n, event: one.event, by }));
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-MAX_LINES);
  }

  /** What was shown for some seconds is not to be read afterwards, unless the table helps memory. */
  #forget(one: Seen): void {
    // Cards that are held in a fan are in sight all the while.
    const isHeld = games.find(this.#game)?.layout === "fan";
    if (isHeld || (this.info?.options.aid ?? "off") !== "off") return;
    this.#later(one.ms ?? 0, () => {
      this.lines = this.lines.map((line) =>
        line.n === one.n ? { ...line, event: covered(line.event, this.#game) } : line,
      );
    });
  }

  #glimpse(one: Seen): void {
    const until = performance.now() + (one.ms ?? 0);
    const found = glimpsed(one.event, this.#game);
    if (found.length === 0) return;
    this.glimpses = {
      ...this.glimpses,
      ...Object.fromEntries(found.map(([spot, card]) => [spot, { card, until }])),
    };
    this.#later(one.ms ?? 0, () => {
      const now = performance.now() + 5;
      this.glimpses = Object.fromEntries(
        Object.entries(this.glimpses).filter(([, glimpse]) => glimpse.until > now),
      );
      this.#acknowledge();
    });
  }

  /** A card that goes elsewhere is no longer looked at; when a round begins, none is. */
  #cover(event: GameEvent): void {
    if (Object.keys(this.glimpses).length === 0) return;
    const steps = stepsOf(event, this.#game);
    const isLook = steps.some((step) => step.target === "looked_at");
    const moved = isLook ? [] : fieldsIn(event, this.#game, "place").map((name) => placeSpot(event[name] as Place));
    const isAll = steps.some((step) => /^(hands|turned_)/.test(step.target));
    if (!isAll && moved.length === 0) return;
    this.glimpses = Object.fromEntries(
      Object.entries(this.glimpses).filter(([spot]) => !isAll && !moved.includes(spot)),
    );
  }

  /** What is still being looked at is not yet seen: after a reload its last seconds are due. */
  #acknowledge(): void {
    if (this.#isAcknowledging) return;
    this.#isAcknowledging = true;
    this.#later(ACKNOWLEDGE_MS, () => {
      this.#isAcknowledging = false;
      if (Object.keys(this.glimpses).length > 0 || this.n <= this.#acknowledged) return;
      if (this.#socket.say({ type: "ack", seen: this.n })) this.#acknowledged = this.n;
    });
  }

  #said(seat: number, phrase: string, text: string): void {
    const speech = { seat, phrase, text, at: performance.now() };
    this.speeches = [...this.speeches.filter((one) => one.seat !== seat), speech];
    this.talk = [...this.talk, speech].slice(-MAX_TALK);
    this.#later(SPEECH_MS, () => {
      this.speeches = this.speeches.filter((one) => one !== speech);
    });
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }
}
