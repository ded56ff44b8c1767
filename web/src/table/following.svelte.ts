/** What there is to follow at a table: traces on the cards, the line that shines with them, looking again. */

import { getContext, setContext } from "svelte";
import { feel } from "../haptics";
import { keep, kept } from "../lib/kept";
import { me } from "../lib/person.svelte";
import { settings } from "../lib/settings.svelte";
import { covered, type Line, type TableClient } from "../lib/table.svelte";
import { t, who } from "../i18n";
import { play } from "../sounds";
import type { Screen, Shown } from "../wire";
import type { Flights } from "./flights.svelte";
import { placeAt } from "./spots";
import { drawn, followed, isTrail, marksDrawn, NO_TRAIL, type Trace, type Trail } from "./traces";

const KEY = Symbol();
/** How long something new shines. */
const NEW_MS = 1800;
/** Between two movements that are looked at again, and for one in which nothing moves. */
const PAUSE_MS = 350;
const STILL_MS = 1200;
/** When a card that was rightly put down is there. */
const RIGHT_MS = 250;

const KEPT = "facedown.followed";
/** At so many tables, those that were left last, and so soon after something has happened. */
const MOST_KEPT = 4;
const KEEP_MS = 300;

interface Kept {
  /** Whose it is, at which table, and of which round there. */
  at: string;
  of: string;
  trail: Trail;
  lines: Line[];
  /** Whether nothing of the others is in it, though they have moved. */
  isUnkept?: boolean;
}

/** Whether what this browser has kept are lines; anybody may have written there. */
const areLines = (found: unknown): found is Line[] =>
  Array.isArray(found) && found.every((one: Partial<Line> | null) => typeof one?.n === "number" && typeof one.event?.type === "string");

const isKept = (found: Partial<Kept> | null): found is Kept =>
  typeof found?.at === "string" && typeof found.of === "string" && isTrail(found.trail) && areLines(found.lines);

/** What this browser has kept, of the table that was left last first. */
function allKept(): Kept[] {
  const found = kept<unknown>(KEPT);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

export class Following {
  /** Whether what happened since one's last turn is open to be read. */
  isOpen = $state(false);
  /** The line that a person points at. */
  pointed = $state<number | null>(null);
  /** The line that is being looked at again. */
  again = $state<number | null>(null);
  /** Whether this browser has kept nothing of the round, and has heard nothing of the others yet. */
  #isUnkept = $state(false);
  #fresh = $state<number | null>(null);
  #trail = $state.raw(NO_TRAIL);
  #faded: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly client: TableClient,
    readonly flights: Flights,
  ) {}

  /** The seat whose turns count. */
  get #you(): number {
    return this.client.you ?? 0;
  }

  /** Whether traces are to be seen: while cards are played. */
  get #isPlayed(): boolean {
    return this.client.info?.stage === "playing" && !this.client.screen?.ending;
  }

  readonly drawn = $derived.by(() => (this.#isPlayed ? drawn(this.#trail, this.#you) : []));
  readonly marks = $derived.by(() => marksDrawn(this.drawn));
  readonly #words = $derived.by(() => new Map(this.marks.map((mark) => [mark.at, this.#wordOf(mark)])));

  /** The line that shines with its cards. */
  readonly lit = $derived.by(() => this.again ?? this.pointed ?? this.#fresh);
  readonly litTrace = $derived.by(() => this.#trail.traces.find(({ n }) => n === this.lit) ?? null);

  /** Whether everybody has had a turn before one came, of which this browser has kept nothing. */
  readonly isForgotten = $derived.by(() => {
    const { screen } = this.client;
    return this.#isUnkept && screen !== null && screen.turns > screen.hands.length;
  });

  /** The lines of what happened since one's last turn; as long as one's turn lasts, since the one before. */
  readonly since = $derived.by((): Line[] => {
    const { since, before, turns } = this.#trail;
    const isOwnTurn = this.client.turn === this.#you && this.client.screen?.turns === turns;
    const isOwn = (line: Line): boolean => this.#doer(line) === this.#you;
    const lines = this.client.lines.filter((line) => line.n >= (isOwnTurn ? before : since) && !(isOwnTurn && line.n >= since && isOwn(line)));
    const first = lines.findIndex((line) => !isOwn(line));
    return first < 0 ? [] : lines.slice(first);
  });

  /** Begins to watch the table, where one has left it. */
  begin(): () => void {
    this.#recall();
    const leave = this.client.watch((shown, before) => this.#see(shown, before));
    const remember = (): void => this.#keep();
    addEventListener("pagehide", remember);
    return () => {
      remember();
      removeEventListener("pagehide", remember);
      leave();
      clearTimeout(this.#faded);
      clearTimeout(this.#next);
      clearTimeout(this.#keeping);
    };
  }

  /** What happened to a card, in words: "moved by Ana". */
  wordAt(spot: string): string {
    return this.#words.get(spot) ?? "";
  }

  /** The newest line about a card that has a mark. */
  lineAt(spot: string): number | null {
    return this.marks.find(({ at }) => at === spot)?.n ?? null;
  }

  /** Moves the cards once more as they moved since one's last turn, one after the other. */
  lookAgain(): void {
    const lines = this.since.map(({ n }) => n);
    this.#show(lines);
  }

  /** Ends looking again; everything lies as it is. */
  stop(): void {
    if (this.again === null) return;
    clearTimeout(this.#next);
    this.again = null;
    this.flights.finish();
  }

  #show([n, ...rest]: number[]): void {
    if (n === undefined) {
      this.again = null;
      return;
    }
    this.again = n;
    const trace = this.#trail.traces.find((one) => one.n === n);
    const takes = trace && this.client.screen && !settings.isStill ? this.flights.again(trace.again, this.client.screen) : 0;
    this.#next = setTimeout(() => this.#show(rest), Math.max(STILL_MS, takes + PAUSE_MS));
  }

  #see(shown: Shown, before: Screen | null): void {
    if (shown.events.length === 0) return;
    this.stop();
    const was = this.#trail;
    const movements = this.flights.choreography(shown.events, before, shown.screen);
    this.#trail = followed(was, {
      game: this.client.voice.game,
      events: shown.events,
      movements,
      before,
      after: shown.screen,
      you: this.#you,
      awaited: this.client.awaited,
    });
    if (this.#trail.since !== was.since) [this.isOpen, this.pointed] = [false, null];
    // Not only when one leaves: a browser that is ended by its system does not say so.
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#keep(), KEEP_MS);
    // Somebody who has just come is not told the past as if it happened now.
    if (before === null) return;
    this.#shine(this.#trail.traces.at(-1), was.traces.at(-1));
    this.#sound(shown, before);
  }

  #shine(now: Trace | undefined, was: Trace | undefined): void {
    if (!now || now.n === was?.n) return;
    this.#fresh = now.n;
    clearTimeout(this.#faded);
    this.#faded = setTimeout(() => (this.#fresh = null), NEW_MS);
  }

  /** One's own turn is heard and felt, and so is whether one was right. */
  #sound({ events, screen }: Shown, before: Screen): void {
    const { you } = this.client;
    if (you === null || this.client.isWatching) return;
    const isMine = (one: Screen | null): boolean => one !== null && one.turn === you && one.turns > 0 && !one.ending;
    if (isMine(screen) && screen?.turns !== before.turns) {
      play("yours");
      feel("yours");
    }
    for (const { n, event } of events) {
      const trace = this.#trail.traces.find((one) => one.n === n);
      const isRight = trace?.again.sound === "flip" && trace.marks.some(({ at }) => placeAt(at));
      if (isRight) setTimeout(() => play("right"), RIGHT_MS);
      if (event.seat === you && isRight) feel("right");
      if (event.seat === you && trace?.again.sound === "wrong") feel("wrong");
    }
  }

  /** This person's table, and its round of this match; none in a lesson, for who watches, and while no round is on. */
  get #round(): { at: string; of: string } | null {
    const { code, info, isWatching } = this.client;
    if (!code || isWatching || (info?.stage !== "playing" && info?.stage !== "between")) return null;
    // No match begins before the last one is recorded.
    return { at: `${me.person?.id} ${code}`, of: `${info.records.length} ${info.round}` };
  }

  /** The house tells nothing twice: for whoever comes back to the same round this browser keeps it. */
  #keep(): void {
    // Not as a message comes: between two of them a list may seem to hold something.
    if (this.since.length > 0) this.#isUnkept = false;
    const round = this.#round;
    if (!round) return;
    const { lines, voice } = this.client;
    const told = lines
      .filter(({ n }) => n >= this.#trail.before)
      .map((line) => (line.fades ? { ...line, event: covered(line.event, voice.game) } : line));
    const mine: Kept = { ...round, trail: this.#trail, lines: told, isUnkept: this.#isUnkept };
    keep(KEPT, [mine, ...allKept().filter(({ at }) => at !== round.at)].slice(0, MOST_KEPT));
  }

  #recall(): void {
    const round = this.#round;
    const last = round && allKept().find(({ at, of }) => at === round.at && of === round.of);
    this.#isUnkept = !last || last.isUnkept === true;
    if (!last) return;
    const [first] = this.client.lines;
    this.#trail = last.trail;
    this.client.lines = [...last.lines.filter(({ n }) => !first || n < first.n), ...this.client.lines];
  }

  #doer(line: Line): number | null {
    if (typeof line.event.seat === "number") return line.event.seat;
    return this.#trail.traces.find(({ n }) => n === line.n)?.seat ?? null;
  }

  #wordOf({ seat, sign }: { seat: number | null; sign: string }): string {
    if (seat === null) return "";
    const is = seat === this.client.you ? "you" : "other";
    return t(`table-trace_${sign}`, { name: who(seat, this.client.voice), is });
  }
}

/** Makes a table one that can be followed, for all that stands on it. */
export function follow(following: Following): Following {
  return setContext(KEY, following);
}

/** What there is to follow at this table; nothing where none is played. */
export function followedHere(): Following | undefined {
  return getContext(KEY);
}
