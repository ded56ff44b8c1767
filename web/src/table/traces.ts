/**
 * What is left to be seen of what happened: which cards went from where to where, which were looked
 * at, and by whom, until one's own next turn.
 *
 * A trace is made of an event as this viewer was told it, and holds no card that lies face down.
 */

import { quiet } from "../i18n";
import type { GameEvent, Screen, Seen } from "../wire";
import { stepsOf, type Flight, type Movement } from "./movements";
import { placeAt } from "./spots";

export interface Arc {
  from: string;
  to: string;
}

export type Sign = "moved" | "looked" | "wrong";

export interface Mark {
  at: string;
  sign: Sign;
}

export interface Trace {
  /** The number of the event, and of its line in the log. */
  n: number;
  /** Who did it; nobody, if it happened by itself. */
  seat: number | null;
  arcs: Arc[];
  marks: Mark[];
  /** Everything that it touched. */
  spots: string[];
  /** The movement, to be looked at again. */
  again: Movement;
}

export interface Trail {
  /** Those of this round. */
  traces: Trace[];
  /** The number of the event with which one's last turn began, and the one before it. */
  since: number;
  before: number;
  /** That turn, as the screen counts them. */
  turns: number;
}

export const NO_TRAIL: Trail = { traces: [], since: 0, before: 0, turns: 0 };

/** Some events, and the table around them. */
export interface News {
  game: string;
  events: Seen[];
  movements: Movement[];
  before: Screen | null;
  after: Screen | null;
  /** The seat whose turns count. */
  you: number;
  /** Who is waited for before them: whoever acts, where an event does not say it. */
  awaited: readonly number[];
}

/** Whether a spot is a pile whose cards lie open: the discard, or one that only this game has. */
export const isOpen = (spot: string): boolean => !/^(place|seat|drawn|stock)/.test(spot);
/** Whether it is one that only this game has. */
export const isOwnPile = (spot: string): boolean => isOpen(spot) && spot !== "discard";

/** A spot as a trace knows it: an own card that is held in a fan by its hand, an open pile as one. */
function lasting(spot: string, you: number): string {
  if (spot.startsWith("own:")) return `seat:${you}`;
  return spot.startsWith("pozzo:") ? "discard" : spot;
}

/** What several cards that go the same way have in common. */
const wayOf = (spot: string): string => (spot.startsWith("meld:") ? spot.slice(0, spot.lastIndexOf(":")) : spot);

function arcsOf(flights: readonly Flight[], you: number): Arc[] {
  const arcs = flights.map(({ from, to }) => ({ from: lasting(from, you), to: lasting(to, you) }));
  return [...new Map(arcs.map((arc) => [`${wayOf(arc.from)} ${wayOf(arc.to)}`, arc])).values()];
}

function marksOf(arcs: readonly Arc[], { lifts }: Movement): Mark[] {
  const isCard = (spot: string): boolean => placeAt(spot) !== null || spot.startsWith("meld:");
  const moved = arcs.flatMap(({ from, to }) => [...(isCard(from) ? [from] : []), ...(isCard(to) || to === "discard" ? [to] : [])]);
  return [
    ...[...new Set(moved)].map((at): Mark => ({ at, sign: "moved" })),
    ...lifts.map(({ at, kind }): Mark => ({ at, sign: kind === "wrong" ? "wrong" : "looked" })),
  ];
}

/** A movement without the faces that were seen for a moment only. */
function covered(movement: Movement): Movement {
  return {
    ...movement,
    flights: movement.flights.map((one) => ({
      ...one,
      face: isOpen(one.to) ? one.face : "??",
      start: isOpen(one.from) ? one.start : "??",
    })),
    lifts: movement.lifts.map((one) => ({ ...one, face: "??" })),
  };
}

function actorOf(event: GameEvent, { awaited, before }: News): number | null {
  if (typeof event.seat === "number") return event.seat;
  return (awaited.length === 1 ? awaited[0] : before?.turn) ?? null;
}

function traceOf(n: number, movement: Movement, seat: number | null, you: number): Trace {
  const again = covered(movement);
  const arcs = arcsOf(again.flights, you);
  const marks = marksOf(arcs, again);
  const spots = new Set([...arcs.flatMap(({ from, to }) => [from, to]), ...marks.map(({ at }) => at)]);
  return { n, seat, arcs, marks, spots: [...spots], again };
}

/** The traces when so many cards have gone from the top of the discard, and with them the marks that they had. */
function uncovered(traces: readonly Trace[], gone: number): Trace[] {
  const isTop = ({ at }: Mark): boolean => at === "discard";
  return traces.reduceRight<Trace[]>((rest, one) => {
    const isGone = gone > 0 && one.marks.some(isTop);
    if (isGone) gone -= 1;
    return [isGone ? { ...one, marks: one.marks.filter((mark) => !isTop(mark)) } : one, ...rest];
  }, []);
}

/** Adds a trace. A card that was drawn and goes on has gone all the way. */
function added(earlier: readonly Trace[], made: Trace): Trace[] {
  const traces = uncovered(earlier, made.again.flights.filter(({ from }) => lasting(from, 0) === "discard").length);
  const onward = made.arcs.find(({ from }) => from.startsWith("drawn:"))?.from;
  const drew = onward && traces.findLast(({ arcs }) => arcs.some(({ to }) => to === onward));
  if (!drew) return [...traces, made];
  const source = drew.arcs.find(({ to }) => to === onward)?.from ?? onward;
  const arcs = made.arcs.map((arc) => (arc.from === onward ? { ...arc, from: source } : arc));
  const rest = traces.map((one) => (one === drew ? { ...one, arcs: one.arcs.filter(({ to }) => to !== onward) } : one));
  return [...rest, { ...made, arcs }];
}

/** The trail after some events. Whoever makes the first move of their turn leaves the old one behind. */
export function followed(trail: Trail, news: News): Trail {
  const { game, before, after, you } = news;
  let { traces, since, before: earlier, turns } = trail;
  const isDeal = news.events.some(({ event }) => stepsOf(event, game).some((step) => step.target === "hands"));
  for (const { n, event } of news.events) {
    if (stepsOf(event, game).some((step) => step.target === "hands")) [traces, since, earlier, turns] = [[], n, n, 0];
    const isOwnTurn = before !== null && before.turn === you && before.turns > 0 && before.turns !== turns;
    if (isOwnTurn && actorOf(event, news) === you && !quiet(event, game)) [earlier, since, turns] = [since, n, before.turns];
    const movement = news.movements.find((one) => one.n === n);
    if (!movement) continue;
    // What is dealt and turned up before anybody's turn is no one's doing.
    const isSetUp = after?.turns === 0 || (isDeal && typeof event.seat !== "number");
    const made = traceOf(n, isSetUp ? { ...movement, flights: [] } : movement, actorOf(event, news), you);
    if (made.spots.length > 0) traces = added(traces, made);
  }
  return { traces, since, before: earlier, turns };
}

/** Whether something that was read from elsewhere is a trail. */
export function isTrail(found: unknown): found is Trail {
  const { traces, since, before, turns } = (found ?? {}) as Partial<Trail>;
  const isTrace = (one: Partial<Trace> | null): boolean =>
    typeof one?.n === "number" && [one.arcs, one.marks, one.spots, one.again?.flights, one.again?.lifts].every(Array.isArray);
  return [since, before, turns].every(Number.isInteger) && Array.isArray(traces) && traces.every(isTrace);
}

/** What is drawn of a trace: how strongly, the newest most. */
export interface Drawn {
  trace: Trace;
  strength: number;
}

const STRENGTHS = [1, 0.45, 0.25];
const LEAST = 0.15;

/** Whether somebody else did something with a card of this seat. */
const isDoneTo = ({ seat, spots }: Trace, you: number): boolean =>
  seat !== you && spots.some((spot) => placeAt(spot)?.seat === you);

/** The traces since one's last turn, oldest first; they fade by how many have acted since, but not on one's own cards. */
export function drawn({ traces, since }: Trail, you: number): Drawn[] {
  let behind = -1;
  let last: number | null | undefined;
  const found: Drawn[] = [];
  for (const trace of traces.filter(({ n }) => n >= since).toReversed()) {
    if (trace.seat !== last) behind += 1;
    last = trace.seat;
    found.unshift({ trace, strength: isDoneTo(trace, you) ? 1 : (STRENGTHS[behind] ?? LEAST) });
  }
  return found;
}

/** The arcs that are drawn: of several on the same way the newest. */
export function arcsDrawn(all: readonly Drawn[]): (Arc & { n: number; strength: number; isBoth: boolean })[] {
  const found = new Map<string, Arc & { n: number; strength: number; isBoth: boolean }>();
  for (const { trace, strength } of all)
    for (const { from, to } of trace.arcs) {
      const back = found.get(`${to} ${from}`);
      if (back?.n === trace.n) back.isBoth = true;
      else {
        found.delete(`${from} ${to}`);
        found.set(`${from} ${to}`, { from, to, n: trace.n, strength, isBoth: false });
      }
    }
  return [...found.values()];
}

/** The marks that are seen: on every card the newest. */
export function marksDrawn(all: readonly Drawn[]): (Mark & { n: number; seat: number | null; strength: number })[] {
  const found = new Map<string, Mark & { n: number; seat: number | null; strength: number }>();
  for (const { trace, strength } of all)
    for (const mark of trace.marks) found.set(mark.at, { ...mark, n: trace.n, seat: trace.seat, strength });
  return [...found.values()];
}
