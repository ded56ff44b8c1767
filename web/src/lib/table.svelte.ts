/**
 * A table as this client has it: the last of everything the house has said.
 *
 * It knows no rules. `watch` is told of every `shown` before it is applied, so that the stage can
 * see where the cards lay.
 */

import { called, quiet, type Voice } from "../i18n";
import { stepsOf } from "../table/movements";
import { isOpening, openedBy, Showdown } from "../table/showdown.svelte";
import { placeSpot } from "../table/spots";
import { callerOf } from "../table/standing";
import type {
  CautionInfo,
  FromHouse,
  GameEvent,
  Hinted,
  Move,
  NoteInfo,
  Place,
  Refused,
  Said,
  Screen,
  SeatInfo,
  Seen,
  Shown,
  ShuffleInfo,
  TableInfo,
  Tried,
} from "../wire";
import { api, currentToken, type CardInfo } from "./api";
import { cast } from "./cast.svelte";
import { games } from "./games.svelte";
import { notice } from "./notice.svelte";
import { Pace } from "./pace";
import { begun, numbered, type Begun } from "./rounds";
import { settings } from "./settings.svelte";
import { commandId, TableSocket, type Connection, type Socket } from "./socket";

/** Something that happened and is worth telling. `by` is who made the move: the clock, a bot. */
export interface Line {
  n: number;
  event: GameEvent;
  by: string;
  /** Whether it shows a card for some seconds only. */
  fades?: boolean;
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
  line: string;
  at: number;
  /** The number by which it can be reported; 0 of what a bot says. */
  n: number;
}

export type ShownWatcher = (shown: Shown, before: Screen | null) => void;

/** What came while the hands were turned up, and when. */
interface Held {
  message: FromHouse;
  at: number;
}

const MAX_LINES = 400;
const MAX_TALK = 40;
const SPEECH_MS = 4500;
const LATE_MS = 400;
/** What was seen is told when there is time, and once for several messages. */
const ACKNOWLEDGE_MS = 200;
/** How long until what cards are worth is asked for again. */
const CARDS_MS = 5000;

/** The first hand waits until the last cards lie, and longer for a call to be heard. */
const BEFORE_SHOWDOWN_MS = 700;
const AFTER_CALL_MS = 1300;
/** A table that is drawn so soon after something happened still shows it. */
const JUST_NOW_MS = 1500;

function openSocket(way: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = way && `?way=${encodeURIComponent(way)}`;
  return new WebSocket(`${scheme}://${location.host}/socket${query}`) as unknown as Socket;
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
export function covered(event: GameEvent, game: string): GameEvent {
  const hidden = fieldsIn(event, game, "card").map((name) => [name, "??"]);
  return { ...event, ...(Object.fromEntries(hidden) as Record<string, string>) };
}

/** A message that was held back for a while: its clock has gone on. */
function later(message: FromHouse, ms: number): FromHouse {
  if ((message.type !== "clock" && message.type !== "shown") || !message.clock) return message;
  return { ...message, clock: { ...message.clock, ms: Math.max(0, message.clock.ms - ms) } };
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
  /** The rounds of which the lines tell, the newest last. */
  rounds = $state.raw<Begun[]>([]);
  /** Cards shown in private, until their time is over. */
  glimpses = $state.raw<Record<string, Glimpse>>({});
  /** What is being said, for as long as it is to be read over the table. */
  speeches = $state.raw<Speech[]>([]);
  /** What has been said, the newest last. */
  talk = $state.raw<Speech[]>([]);
  /** The move that was sent and not yet answered. */
  sent = $state.raw<{ id: string; move: Move } | null>(null);
  /** Whether what was shown last is the answer to one's own move. */
  isAnswered = false;
  /** Whether the answer to it is a long time coming. */
  isLate = $state(false);
  refused = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  isThinking = $state(false);
  /** Whether the bots move at once, up to one's own turn or, for who is out, to the end of the match. */
  isHurried = $state(false);
  isSkipping = $state(false);
  /** Whether bots wait until this client has looked at a card. */
  isHolding = $state(false);
  shuffle = $state.raw<ShuffleInfo | null>(null);
  /** The hands as they are turned up; until that is done nothing is known of how the round ended. */
  showdown = $state.raw<Showdown | null>(null);
  /** How slowly hands are turned up on the table that shows this; all at once where there is none. */
  pacing: () => number = () => 0;
  /** The seat of the person about whom something is to be done. */
  about = $state<number | null>(null);
  /** What that person said, if it is about that. */
  quoted = $state.raw<Speech | null>(null);
  /** Why the house closed the connection for good. */
  goodbye = $state("");
  /** The number of the last event that was seen. */
  n = 0;

  readonly #socket: TableSocket;
  readonly #pace = new Pace<FromHouse>(
    (message) => this.hear(message),
    (message) => message.type === "shown" || message.type === "welcome",
  );
  /** What was said about the end of a round that is not told yet. */
  readonly #unsaid: Said[] = [];
  readonly #watchers = new Set<ShownWatcher>();
  readonly #hearers = new Set<(message: FromHouse) => void>();
  readonly #tries = new Map<string, (tried: Tried) => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #held: Held[] = [];
  /** A deal that nobody has watched. */
  #missed: { shown: Shown; at: number } | null = null;
  /** What to do once one has looked away from cards whose time is over. */
  readonly #looked: (() => void)[] = [];
  #acknowledged = 0;
  #isAcknowledging = false;
  /** What was asked when the hint was given. */
  #asked = "";
  readonly #away = new AbortController();

  constructor(
    readonly code: string,
    readonly isWatching: boolean,
    open: (way: string) => Socket = openSocket,
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
    if (this.isLesson) return;
    this.#askForCards();
  }

  /** Without the answer nothing is said of what cards are worth: it is asked for until it comes. */
  #askForCards(): void {
    api.cards(this.code).then(
      ({ cards }) => (this.cards = cards),
      () => this.#later(CARDS_MS, () => this.#askForCards()),
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

  /** Whether a lesson is shown, and no table of the house. */
  get isLesson(): boolean {
    return this.code === "";
  }

  /** Whether this client is waited for. */
  get isAwaited(): boolean {
    return this.you !== null && this.awaited.includes(this.you);
  }

  /** Whether this client is only asked if it has anything for the card that lies there. */
  get isWindow(): boolean {
    return this.isAwaited && this.moves.some((move) => move.type === "pass");
  }

  /** Whether all others at the table are played by bots. */
  get isAlone(): boolean {
    const isBots = ({ seat, kind, stand_in }: SeatInfo): boolean =>
      seat === this.you || kind !== "person" || stand_in === true;
    return this.you !== null && (this.info?.seats ?? []).every(isBots);
  }

  /** Whether the match goes on without this client. */
  get isOut(): boolean {
    const playing = this.info?.playing ?? [];
    return this.you !== null && this.info?.stage !== "over" && playing.length > 0 && !playing.includes(this.you);
  }

  /** Whether there is anything to be gained by having the bots move at once. */
  get canHurry(): boolean {
    return this.isAlone && this.#isPlaying && !this.isHurried && !this.isAwaited && this.awaited.length > 0;
  }

  get #isPlaying(): boolean {
    return this.info?.stage === "playing" && !this.info.paused;
  }

  /** Whose turn it is; nobody's before the first one and when the round is over. */
  get turn(): number | null {
    const screen = this.screen;
    if (!screen || this.info?.stage !== "playing" || screen.turns === 0 || screen.ending) return null;
    return screen.turn;
  }

  watch(watcher: ShownWatcher): () => void {
    this.#watchers.add(watcher);
    const missed = this.#missed;
    if (missed && performance.now() - missed.at < JUST_NOW_MS) watcher(missed.shown, null);
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
    this.lookAway();
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
    this.refused = null;
    this.#socket.ask({ type: "hint", id: commandId() });
  }

  ready(): void {
    this.#socket.say({ type: "ready" });
  }

  pause(on: boolean): void {
    this.#socket.say({ type: "pause", on });
  }

  /** Bots that wait go on; others move at once. */
  hurry(): void {
    if (this.isHolding) this.lookAway();
    else this.isHurried = this.#socket.say({ type: "hurry" });
  }

  /** Bots have waited long enough while one looked at a card: it is turned, and they go on. */
  lookAway(): void {
    if (!this.isHolding) return;
    this.isHolding = false;
    this.glimpses = {};
    this.#cover();
    this.#socket.say({ type: "wait", on: false });
  }

  /** What is left of a match that this client is out of, at once. */
  skipToEnd(): void {
    this.isSkipping = true;
    this.#skip();
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
    if (this.showdown && this.#isHeld(message)) return;
    switch (message.type) {
      case "welcome":
        this.#tell(message.table);
        this.phrases = message.phrases;
        // The house lets nobody wait for a connection that was lost.
        this.isHolding = false;
        this.#showAll(message.shown);
        break;
      case "shown":
        if (!this.#open(message)) this.#showAll(message);
        break;
      case "table":
        // It is sent to everybody alike: who we are, it does not say.
        this.#tell({ ...message.table, you: message.table.you ?? this.you });
        break;
      case "clock":
        this.#set(message.clock);
        break;
      case "repeated":
        this.#settle(message.id);
        break;
      case "refused": {
        // Whoever did nothing, and too late, is told nothing.
        const isPass = this.sent?.id === message.id && this.sent?.move.type === "pass";
        this.#settle(message.id ?? "");
        this.isThinking = false;
        if (!isPass || message.code !== "too_late") this.refused = message;
        break;
      }
      case "tried":
        this.#tries.get(message.id)?.(message);
        this.#tries.delete(message.id);
        break;
      case "hinted":
        this.isThinking = false;
        this.hinted = message;
        this.#asked = this.question;
        break;
      case "said":
        this.#said(message);
        break;
      case "notice":
        notice.hear(message);
        break;
      case "shuffle":
        this.shuffle = message;
        break;
      case "goodbye":
        if (!message.again_ms) this.goodbye = message.code;
        break;
    }
    if (!this.#isPlaying || (this.isAwaited && !this.isWindow)) this.isHurried = false;
    this.#skip();
    for (const hearer of this.#hearers) hearer(message);
  }

  #skip(): void {
    this.isSkipping &&= this.isOut && this.isAlone;
    if (!this.isSkipping) return;
    const isReady = this.info?.seats[this.you ?? 0]?.ready;
    if (this.info?.stage === "between" && !isReady) this.ready();
    else if (this.canHurry) this.hurry();
  }

  // -- the hands are turned up -------------------------------------------------------------------

  /** Begins to turn the hands up, if that is what happened and anybody would see it. */
  #open(shown: Shown): boolean {
    const end = shown.screen;
    const pacing = this.pacing();
    if (!end || pacing === 0 || document.hidden) return false;
    const fresh = shown.events.filter((one) => one.n > this.n);
    const hands = openedBy(fresh, this.#game, callerOf(end, this.#game));
    if (hands.length === 0) return false;
    const worth = new Map(this.cards.map((card) => [card.card, card.worth]));
    const showdown = new Showdown(hands, end, this.screen, worth, pacing);
    const others = shown.events.filter((one) => !isOpening(one, this.#game));
    this.#showAll({ ...shown, events: others, screen: showdown.screen });
    this.showdown = showdown;
    const isCall = fresh.some((one) => games.event(this.#game, one.event.type)?.loud);
    this.#later((isCall ? AFTER_CALL_MS : BEFORE_SHOWDOWN_MS) * pacing, () => this.#turn(showdown));
    return true;
  }

  #turn(showdown: Showdown): void {
    if (this.showdown !== showdown) return;
    if (document.hidden || !showdown.turn()) {
      this.endShowdown();
      return;
    }
    this.screen = showdown.screen;
    if (showdown.isHandOpen && showdown.now) this.#log([showdown.now.seen], "");
    this.#later(showdown.waits, () => this.#turn(showdown));
  }

  /** All hands lie open, and whatever was held back is told. */
  endShowdown(): void {
    const showdown = this.showdown;
    if (!showdown) return;
    this.showdown = null;
    this.screen = showdown.end;
    const told = new Set(this.lines.map((line) => line.n));
    this.#log(showdown.hands.map((hand) => hand.seen).filter((seen) => !told.has(seen.n)), "");
    const held = this.#held;
    this.#held = [];
    for (const { message, at } of held) this.hear(later(message, performance.now() - at));
  }

  /** Whether a message waits for the last card; what belongs to the next round ends the waiting. */
  #isHeld(message: FromHouse): boolean {
    const isNext = message.type === "welcome" || (message.type === "shown" && !message.screen?.ending);
    if (isNext) this.endShowdown();
    if (isNext || !["table", "shown", "clock"].includes(message.type)) return false;
    this.#held.push({ message, at: performance.now() });
    return true;
  }

  #showAll(shown: Shown): void {
    const fresh = { ...shown, events: shown.events.filter((one) => one.n > this.n) };
    // The first cards are dealt before there is a table to see it.
    const isDealt = (shown.screen?.turns ?? 2) < 2 && shown.screen?.drawn.length === 0;
    this.#missed = this.#watchers.size === 0 && isDealt ? { shown: fresh, at: performance.now() } : null;
    for (const watcher of this.#watchers) watcher(fresh, this.screen);
    this.n = Math.max(this.n, shown.n);
    this.screen = shown.screen;
    this.moves = shown.moves ?? [];
    this.cautions = shown.cautions ?? [];
    this.notes = shown.notes ?? [];
    this.awaited = shown.awaited ?? [];
    this.looks = shown.looks ?? 0;
    this.#set(shown.clock ?? null);
    this.isAnswered = this.sent !== null && shown.id === this.sent.id;
    this.#settle(shown.id ?? "");
    if (!this.isLesson) this.rounds = begun(this.rounds, fresh.events, this.#game, this.info, MAX_LINES);
    if (fresh.events.length > 0) {
      this.refused = null;
      if (this.hinted && !this.#isStillAsked(this.hinted)) this.hinted = null;
      this.#log(fresh.events, shown.by ?? "");
    }
    for (const one of fresh.events) this.#coverMoved(one.event);
    this.isHolding &&= this.isAlone && !this.isAwaited;
    this.#cover();
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
    return this.#asked === this.question && this.moves.some((one) => JSON.stringify(one) === wanted);
  }

  /** What is asked of this client, in a form that can be compared. */
  get question(): string {
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
      .map((one) => ({ n: one.n, event: one.event, by, fades: this.#fades(one) }));
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-MAX_LINES);
  }

  /** Whether what is shown for some seconds is not to be read afterwards, for the table helps no memory. */
  #fades(one: Seen): boolean {
    // Cards that are held in a fan are in sight all the while.
    const isHeld = games.find(this.#game)?.layout === "fan";
    return Boolean(one.ms) && !isHeld && (this.info?.options.aid ?? "off") === "off";
  }

  #forget(one: Seen): void {
    if (!this.#fades(one)) return;
    this.#onceLooked(one.ms ?? 0, () => {
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
    this.#hold();
    this.#onceLooked(one.ms ?? 0, () => {
      const now = performance.now() + 5;
      this.glimpses = Object.fromEntries(
        Object.entries(this.glimpses).filter(([, glimpse]) => glimpse.until > now),
      );
      this.#acknowledge();
    });
  }

  /** Against bots alone a card stays longer than its time: as long as one is waited for, or the bots wait. */
  get isLooking(): boolean {
    return this.isHolding || (this.isAlone && this.isAwaited && !settings.passes);
  }

  /** Whoever looks at a card and is asked nothing would see the bots play on meanwhile. */
  #hold(): void {
    const isTurned = (this.screen?.turns ?? 0) > 0 && !this.screen?.ending;
    if (!this.isAlone || this.isAwaited || this.isLesson || !this.#isPlaying || !isTurned) return;
    this.isHolding = this.#socket.say({ type: "wait", on: true });
  }

  #onceLooked(ms: number, then: () => void): void {
    this.#later(ms, () => {
      if (this.isLooking) this.#looked.push(then);
      else then();
    });
  }

  /** Turns the cards that have been looked at. */
  #cover(): void {
    if (this.isLooking) return;
    for (const then of this.#looked.splice(0)) then();
  }

  /** A card that goes elsewhere is no longer looked at; when a round begins, none is. */
  #coverMoved(event: GameEvent): void {
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

  /** The table as it is now. Whoever has no name is called something. */
  #tell(info: TableInfo): void {
    if (info.seats.some((seat) => seat.kind === "bot")) cast.load();
    if (info.stage === "shuffling") this.#unsaid.length = 0;
    this.info = { ...info, seats: info.seats.map((seat) => ({ ...seat, name: called(seat) })) };
    this.rounds = numbered(this.rounds, this.info);
    // Nobody looks at a card while play is paused, and bots that waited wait no longer.
    if (info.paused && this.isHolding) {
      this.isHolding = false;
      this.#cover();
    }
  }

  /** The verdict on the round is told: what was said about it may be read. */
  speakOfEnd(): void {
    for (const said of this.#unsaid.splice(0)) this.#speak(said);
  }

  #said(said: Said): void {
    if (said.line && !settings.banter) return;
    if (said.verdict) this.#unsaid.push(said);
    else this.#speak(said);
  }

  #speak({ seat, phrase = "", text = "", line = "", n = 0 }: Said): void {
    const speech = { seat, phrase, text, line, at: performance.now(), n };
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
