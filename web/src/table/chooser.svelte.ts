/** What the person is about to do: which kind of move, and what of it is picked already. */

import { games } from "../lib/games.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableClient } from "../lib/table.svelte";
import type { GameEvent, Move } from "../wire";
import {
  beginnings,
  finished,
  isSimple,
  kindsOf,
  next,
  pileOf,
  type Kind,
  type Step,
} from "./choosing";
import { placeAt } from "./spots";

export class Chooser {
  /** The sign of the kind that was chosen; nothing while any may be meant. */
  #sign = $state("");
  picked = $state.raw<string[]>([]);
  /** What is asked about first: where a press could mean several things, or a move that is grave. */
  asked = $state.raw<{ part: string; kinds: Kind[] } | null>(null);

  /** The discard as it lay, and the last line that was told, when the question was looked at last. */
  #pile = "";
  #seen = 0;

  /** The seat whose cards are looked at from near, to be hit with a finger. */
  near = $state<number | null>(null);
  /** The card that the finger meant, as far as that can be told: it is chosen there until another is. */
  aimed = $state("");

  constructor(private readonly client: TableClient) {}

  readonly kinds = $derived.by(() => kindsOf(this.client.moves, this.client.voice.game).filter(isSimple));

  /** The kind being chosen: the one that was picked, or the only one that asks for anything. */
  readonly kind = $derived.by((): Kind | null => {
    const chosen = this.kinds.find((kind) => kind.sign === this.#sign);
    if (chosen) return chosen;
    const asking = this.kinds.filter((kind) => kind.fields.length > 0 && !this.isSettled(kind));
    return asking.length === 1 ? (asking[0] ?? null) : null;
  });

  /** Whether nothing of it is left to pick: of several parts each can only be one. A lesson lets one pick. */
  isSettled(kind: Kind): boolean {
    return kind.fields.length > 1 && kind.moves.length === 1 && !this.client.isLesson;
  }

  /** Whether the person has begun to choose, so that there is something to take back. */
  get hasBegun(): boolean {
    return this.#hasChosen || this.asked !== null;
  }

  /** Whether a kind of move is settled, so that what is pressed now belongs to it. */
  get #hasChosen(): boolean {
    return this.#sign !== "" || this.picked.length > 0;
  }

  readonly step = $derived.by((): { step: Step; parts: string[] } => {
    if (this.kind) return next(this.kind, this.picked, this.client.you);
    return { step: "place", parts: [] };
  });

  /** What a press on each thing could begin. */
  readonly beginnings = $derived.by(() => beginnings(this.kinds, this.client.you));

  /** Everything on the table that answers a press now. */
  readonly targets = $derived.by((): Set<string> => {
    const found = new Set<string>();
    // Mostly the answer to a move comes at once, and the table need not change twice.
    if (this.client.isLate) return found;
    if (this.kind && this.#hasChosen) {
      for (const part of this.step.parts) found.add(part);
      return found;
    }
    for (const kind of this.kinds) {
      const pile = pileOf(kind);
      if (pile) found.add(pile);
    }
    for (const part of this.beginnings.keys()) found.add(part);
    return found;
  });

  /**
   * Whether a target is only a possibility on the side: somebody who is not waited for may react,
   * whoever draws may flip instead, and whoever is asked may pass. It can be pressed, but does not shine.
   */
  isSoft(part: string): boolean {
    const place = placeAt(part);
    if (this.#hasChosen || !place) return false;
    if (!this.client.isAwaited || this.kinds.some((kind) => kind.type === "pass")) return true;
    if (place.seat === this.client.you && !this.#reachesOthers(part)) return false;
    return this.#reachesOthers(part) && this.kinds.some((kind) => pileOf(kind) !== null);
  }

  /** What a press on something does, if that is clear: of several things the one that it completes. */
  meaning(part: string): Kind | null {
    const kinds = this.beginnings.get(part) ?? [];
    const complete = kinds.length > 1 ? kinds.filter((kind) => kind.fields.length === 1) : kinds;
    return complete.length === 1 ? (complete[0] ?? null) : null;
  }

  /** The kinds that need no button: every card or player that one begins with shines. */
  readonly onTable = $derived.by((): Set<Kind> => {
    const isClear = (kind: Kind, part: string): boolean => !this.isSoft(part) && this.meaning(part) === kind;
    return new Set(
      this.kinds.filter((kind) => {
        if (this.isSettled(kind)) return false;
        const { step, parts } = next(kind, [], this.client.you);
        return (step === "place" || step === "seat") && parts.every((part) => isClear(kind, part));
      }),
    );
  });

  #reachesOthers(part: string): boolean {
    return (this.beginnings.get(part) ?? []).some((kind) => kind.holds.includes("place"));
  }

  comeNear(seat: number | null, aimed = ""): void {
    if (!this.client.sent) [this.near, this.aimed] = [seat, aimed];
  }

  /** Whether a finger could mean a card beside this one. */
  hasNeighbours(part: string): boolean {
    const seat = placeAt(part)?.seat;
    return [...this.targets].filter((one) => placeAt(one)?.seat === seat).length > 1;
  }

  forget(): void {
    this.near = null;
    this.#sign = "";
    this.picked = [];
    this.asked = null;
  }

  /** The question has changed: what was begun stays if it is still possible and the cards lie as they did. */
  recheck(): void {
    const pile = JSON.stringify(this.client.screen?.discard ?? []);
    const fresh = this.client.lines.filter((line) => line.n > this.#seen);
    const isSame = pile === this.#pile && !fresh.some((line) => this.#movesCards(line.event));
    this.#pile = pile;
    this.#seen = this.client.lines.at(-1)?.n ?? 0;
    if (!isSame || !this.#isPossible) this.forget();
  }

  #movesCards({ type }: GameEvent): boolean {
    const fields = games.event(this.client.voice.game, type)?.fields ?? [];
    return fields.some(({ kind }) => kind === "place" || kind === "slot");
  }

  /** Whether what was begun is still offered. One that is half picked is begun anew. */
  get #isPossible(): boolean {
    if (this.picked.length > 0) return false;
    const { part = "", kinds = [] } = this.asked ?? {};
    const offered = part ? (this.beginnings.get(part) ?? []) : this.kinds;
    const wanted = this.#sign ? [...kinds.map((kind) => kind.sign), this.#sign] : kinds.map((kind) => kind.sign);
    return wanted.every((sign) => offered.some((kind) => kind.sign === sign));
  }

  /** A button: does it at once, or asks for what is missing, or whether it is meant. */
  choose(kind: Kind, isSure = false): void {
    this.forget();
    if (!isSure && this.#isGrave(kind)) {
      this.asked = { part: "", kinds: [kind] };
      return;
    }
    const [only] = kind.moves;
    if (only && this.isSettled(kind)) {
      this.send(only);
      return;
    }
    this.#sign = kind.sign;
    this.#go(kind);
  }

  /** A press on something on the table; one that is sure of what it means is not asked about. */
  press(part: string, isSure = false): void {
    if (this.client.sent) return;
    this.near = null;
    const pile = this.kinds.find((kind) => pileOf(kind) === part);
    if (pile) {
      this.choose(pile);
      return;
    }
    if (this.picked.includes(part)) {
      this.picked = this.picked.filter((one) => one !== part);
      return;
    }
    if (this.kind && this.#hasChosen) {
      if (this.step.parts.includes(part)) this.#pick(this.kind, part);
      return;
    }
    const kinds = this.beginnings.get(part) ?? [];
    const kind = this.meaning(part);
    this.asked = null;
    // What nobody has asked for is asked about first: a wrong card would cost one.
    if (kind && (isSure || this.client.isLesson || !this.isSoft(part))) this.#pick(kind, part);
    else if (kinds.length > 0) this.asked = { part, kinds };
  }

  /** What ends the round, if the person wishes to be asked, and what gives away a look. */
  #isGrave(kind: Kind): boolean {
    const isCall = games.move(this.client.voice.game, kind.type)?.calls ?? false;
    if (this.client.isLesson) return false; // the lesson says what to do, and knows what is wrong
    return (isCall && settings.asksFirst) || (kind.type === "ready" && this.client.looks > 0);
  }

  /** The answer to what was asked. */
  mean(kind: Kind): void {
    const part = this.asked?.part;
    this.asked = null;
    if (part) this.#pick(kind, part);
    else this.choose(kind, true);
  }

  send(move: Move): void {
    this.forget();
    this.client.move(move);
  }

  #pick(kind: Kind, part: string): void {
    this.#sign = kind.sign;
    this.picked = [...this.picked, part];
    this.#go(kind);
  }

  #go(kind: Kind): void {
    const move = finished(kind, this.picked, this.client.you);
    if (move) this.send(move);
  }
}
