/**
 * A lesson at the real table: to the table it is a house, which answers as a socket does.
 *
 * The house keeps nothing of it. What the learner has done is kept in this browser and sent each
 * time; when the house is not reached, the table finds its way back as it does in play.
 */

import { capital, t } from "../i18n";
import { api, HouseError } from "../lib/api";
import { games } from "../lib/games.svelte";
import { settings } from "../lib/settings.svelte";
import type { Socket } from "../lib/socket";
import { TableClient } from "../lib/table.svelte";
import { VERSION, type FromHouse, type Move, type Shown, type TableInfo, type ToHouse } from "../wire";
import { doneSoFar, keepMoves, settle } from "./progress";
import type { LessonState, LessonStep, Message } from "./wire";

const TAP: Move = { type: "next" };
const LEARNER = 0;
/** A card that is shown in private is seen until something else happens. */
const FOR_EVER_MS = 2 ** 31 - 1;
/** How long each of the others' moves is looked at. */
const LOOK_MS = { slow: 1600, normal: 1100, fast: 600, off: 600 };
/** A press that follows at once is a second press on what was pressed. */
const TWICE_MS = 400;

export class Lesson {
  readonly client: TableClient;
  /** The step that the learner is at; none while the others play. */
  step = $state.raw<LessonStep | null>(null);
  /** What was wrong with the last move. */
  mistake = $state.raw<Message | null>(null);
  isOver = $state(false);
  /** Why there is no lesson. */
  problem = $state.raw<HouseError | null>(null);
  #kept: Move[];
  #socket: LessonSocket | null = null;
  #isTapped = false;
  #arriving: LessonState | null = null;
  #playing: { rest: (() => void)[]; timer: ReturnType<typeof setTimeout>; since: number } | null = null;

  constructor(readonly game: string) {
    this.#kept = doneSoFar(game);
    this.client = new TableClient("", false, () => (this.#socket = new LessonSocket((message) => this.#hear(message))));
    this.client.cards = games.find(game)?.cards ?? [];
    this.client.overhear((message) => message.type === "table" && this.#arrived());
    this.client.connect();
  }

  /** Whether a tap carries on. */
  get isTap(): boolean {
    return this.step !== null && this.step.moves.length === 0 && !this.isOver;
  }

  async next(): Promise<void> {
    if (!this.isTap || this.#isTapped) return;
    this.#isTapped = true;
    const state = await this.#ask([...this.#kept, TAP]);
    this.#isTapped = false;
    if (state) this.#go(state);
  }

  /** What the others do is done at once. */
  hurry(): void {
    const playing = this.#playing;
    if (!playing || performance.now() - playing.since < TWICE_MS) return;
    clearTimeout(playing.timer);
    this.#playing = null;
    for (const one of playing.rest) one();
  }

  close(): void {
    clearTimeout(this.#playing?.timer);
    this.client.close();
  }

  // -- as a house ----------------------------------------------------------------------------------

  #hear(message: ToHouse): void {
    if (message.type === "hello") void this.#welcome();
    else if (message.type === "ping") this.#say({ type: "pong" });
    else if (message.type === "move") void this.#answer(message.id, message.move);
    else if (message.type === "try") void this.#try(message.id, message.move);
  }

  async #welcome(): Promise<void> {
    let state = await this.#ask(this.#kept);
    // A lesson that was written anew does not know what was done in the old one.
    if (state && state.kept.length < this.#kept.length) state = await this.#ask([]);
    if (!state) return;
    const [first, ...rest] = state.shown;
    if (!first) return;
    this.#keep(state);
    this.#say({ type: "welcome", table: this.#table(state), shown: lasting(first), phrases: [], version: VERSION });
    this.#play(rest, state);
  }

  async #answer(id: string, move: Move): Promise<void> {
    const state = await this.#ask([...this.#kept, move]);
    if (!state) return;
    this.mistake = state.mistake;
    if (state.refused) this.#say({ ...state.refused, type: "refused", id });
    else if (state.mistake) this.#say({ type: "repeated", id });
    else this.#go(state, id);
  }

  async #try(id: string, move: Move): Promise<void> {
    const state = await this.#ask([...this.#kept, move]);
    if (!state) return;
    const { code = "", params = {} } = state.refused ?? {};
    this.#say({ type: "tried", id, legal: state.refused === null, code, params });
  }

  /** What was done counted: the table goes on to the next step. */
  #go(state: LessonState, id = ""): void {
    this.#keep(state);
    this.mistake = null;
    this.step = null;
    if (state.shown.some((one) => one.events.length > 0)) this.client.glimpses = {};
    this.#play(state.shown.map((one, i) => (i === 0 && id ? { ...one, id } : one)), state);
  }

  /** Shows one move after the other, and then what is to be learnt. */
  #play(shown: Shown[], state: LessonState): void {
    clearTimeout(this.#playing?.timer);
    const rest = shown.map((one) => () => this.#say(lasting(one)));
    rest.push(() => this.#arrive(state));
    const playing = { rest, timer: setTimeout(() => undefined), since: performance.now() };
    this.#playing = playing;
    const on = (): void => {
      playing.rest.shift()?.();
      // The last one shows the table on which the step is to be seen.
      if (playing.rest.length > 1) playing.timer = setTimeout(on, LOOK_MS[settings.speed]);
      else {
        playing.rest.shift()?.();
        this.#playing = null;
      }
    };
    on();
  }

  /** The step is taught once the table has heard all that comes before it. */
  #arrive(state: LessonState): void {
    this.#arriving = state;
    this.#say({ type: "table", table: this.#table(state) });
  }

  #arrived(): void {
    this.step = this.#arriving?.step ?? null;
    this.isOver = this.#arriving?.over ?? false;
    if (this.isOver) settle(this.game);
  }

  #keep(state: LessonState): void {
    this.#kept = state.kept;
    // One that is finished begins anew the next time.
    keepMoves(this.game, state.over ? [] : state.kept);
  }

  #say(message: FromHouse): void {
    this.#socket?.say(message);
  }

  /** Where the lesson stands; nothing if the house does not say so, and then the table asks again. */
  async #ask(moves: readonly Move[]): Promise<LessonState | null> {
    try {
      return await api.lesson(this.game, moves);
    } catch (error) {
      const { code, status } = error instanceof HouseError ? error : new HouseError("unknown");
      // What the house can make nothing of is not sent again.
      const isBad = status >= 400 && status < 500 && status !== 404 && status !== 429;
      if (isBad && moves.length > 0) return this.#ask([]);
      if (status === 404) this.problem = new HouseError(code, {}, status);
      else this.#socket?.lose();
      return null;
    }
  }

  #table(state: LessonState): TableInfo {
    const seats = state.names.map((name, seat) => ({
      seat,
      kind: seat === LEARNER ? "person" : "bot",
      name: seat === LEARNER ? capital(t("seat-you")) : name,
      level: seat === LEARNER ? "" : "relaxed",
      face: state.faces[seat] ?? "",
      host: false,
      ready: true,
      here: true,
      stand_in: false,
      wants_pause: false,
    }));
    const all = seats.map((one) => one.seat);
    const outcome = state.over ? state.outcome : null;
    return {
      code: "",
      game: this.game,
      version: games.find(this.game)?.version ?? 0,
      options: { game: this.game, talk: false },
      stage: "playing",
      paused: false,
      seats,
      sides: all,
      round: 1,
      scores: outcome?.scores ?? all.map(() => 0),
      places: all.map(() => 1),
      playing: all,
      winners: [],
      evening: [],
      outcomes: outcome ? [outcome] : [],
      records: [],
      lasted: 0,
      watchers: 0,
      you: LEARNER,
    };
  }
}

/** The same, with cards that are seen for as long as the step takes. */
function lasting(shown: Shown): Shown {
  return { ...shown, type: "shown", events: shown.events.map((one) => ({ ...one, ms: FOR_EVER_MS })) };
}

/** One end of a connection that is none: what is said here is heard by the lesson, and back. */
class LessonSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(private readonly heard: (message: ToHouse) => void) {
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string): void {
    this.heard(JSON.parse(data) as ToHouse);
  }

  say(message: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.onclose?.();
  }

  close(): void {
    this.onclose = null;
  }
}
