/** What is held, what is chosen of it, and what that can do. Reactive. */

import { SvelteSet } from "svelte/reactivity";
import { settings } from "../../lib/settings.svelte";
import type { TableClient } from "../../lib/table.svelte";
import type { CautionInfo, Tried } from "../../wire";
import { asAdditions, asMelds, bestAnswer, cardsUsed, looksLike, suggestions, waysOf, type DiscardCard, type LayOff, type MeldMove, type Replace } from "./choice";
import type { OwnFields, OwnMove as Move } from "./wire";
import { isJoker, moved, reconcile, SORTS, sorted, type Held, type Sort } from "./hand";
import type { Voice } from "../../i18n";
import { meldsOf, nameOf, sideNumber, type Meld, type MeldName } from "./melds";
import { houseRules, USUAL, type HouseRules } from "./rules";

const KEY = "facedown.hand_sort";
/** The house is asked when nothing more was chosen for so long. */
const ASK_MS = 140;
const MIN_ASKED = 2;

/** An answer to something that was pressed and cannot be done: why. */
export interface Answer {
  code: string;
  params: Record<string, string | number>;
}

/** What the screen itself has to say. */
export type Remark = "table-choose_one" | "table-choose_cards" | "table-suggest_none" | "";

function keptSort(): Sort {
  try {
    const found = localStorage.getItem(KEY) as Sort | null;
    return found !== null && SORTS.includes(found) ? found : "suit";
  } catch {
    return "suit";
  }
}

let lastId = 0;

const isSame = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);
const isMelding = (move: Move): move is MeldMove | LayOff => move.type === "meld" || move.type === "lay_off";

export class Picker {
  /** As it came and as it was moved: the player's own order. */
  #hand = $state.raw<Held[]>([]);
  sort = $state<Sort>(keptSort());
  readonly chosen = new SvelteSet<number>();
  /** The cards that came last, while it is this player's turn. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Of the chosen cards, which are no legal move: what the house says of them. */
  tried = $state.raw<Tried | null>(null);
  answer = $state.raw<Answer | null>(null);
  remark = $state<Remark>("");
  /** Several moves that one press could mean, or one that is asked about first. */
  asked = $state.raw<(MeldMove | LayOff | Replace | DiscardCard)[]>([]);
  /** The move that was asked for and that there is a warning about. */
  warned = $state.raw<Move | null>(null);
  /** The meld that a suggestion or a hint speaks of. */
  pointed = $state(-1);
  readonly rules = $derived.by((): HouseRules => (this.client.info ? houseRules(this.client.info) : USUAL));
  #suggested = -1;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  constructor(private readonly client: TableClient) {}

  readonly moves = $derived.by(() => this.client.moves as Move[]);
  readonly #own = $derived.by(() => this.client.screen?.own as OwnFields | undefined);
  readonly bottom = $derived.by(() => this.client.you ?? 0);
  readonly melds = $derived.by(() => meldsOf(this.client.screen));
  readonly hand = $derived.by(() => sorted(this.#hand, this.sort));
  readonly picked = $derived.by(() => this.hand.filter((held) => this.chosen.has(held.id)).map((held) => held.code));
  readonly ways = $derived.by(() => waysOf(this.moves, this.picked));
  readonly suggestions = $derived.by(() => suggestions(this.moves));
  readonly owed = $derived.by(() =>
    this.client.turn === this.client.you ? (this.#own?.owed[0] ?? "") : "",
  );
  /** Whether the last card in hand ends it: nothing is needed but to discard that. */
  readonly canClose = $derived.by(
    () =>
      this.hand.length === 1 &&
      this.client.notes.length > 0 &&
      this.client.notes.every(({ code }) => !code.endsWith("_needs")) &&
      this.moves.some((move) => move.type === "discard"),
  );
  readonly isDrawing = $derived.by(() => this.client.isAwaited && this.client.screen?.phase === "draw");
  readonly isMelding = $derived.by(() => this.client.isAwaited && this.client.screen?.phase === "meld");
  /** By number of cards taken: the moves that take the pozzo. */
  readonly takes = $derived.by(() => {
    const found = new Map<number, Move>();
    for (const move of this.moves) if (move.type === "take") found.set(move.size, move);
    return found;
  });
  /** Whether the house may be asked what to do. */
  readonly hasHints = $derived.by(() => this.client.info?.options.hints ?? false);
  readonly canUndo = $derived.by(() => this.moves.some((move) => move.type === "undo"));

  /** The melds of a seat's side. */
  meldsOf(seat: number): Meld[] {
    const sides = this.client.info?.sides ?? [];
    return this.melds.filter((meld) => sides[meld.owner ?? -1] === sides[seat]);
  }

  /** What people call a meld: by its number among those of its side, and of the other side with whose it is. */
  numberOf(number: number): string {
    const sides = this.client.info?.sides ?? [];
    const owner = this.melds[number]?.owner ?? -1;
    const shown = String(sideNumber(this.melds, number, sides));
    if (sides[owner] === sides[this.bottom]) return shown;
    return `${shown} (${this.client.info?.seats[owner]?.name ?? ""})`;
  }

  /** Sentences about moves name melds as people do. */
  readonly voice = $derived.by((): Voice => ({ ...this.client.voice, numbered: (number) => this.numberOf(number) }));

  /** The meld that a digit means: one that takes the chosen cards before others, and one's own before the other side's. */
  meldAt(digit: number): Meld | undefined {
    const sides = this.client.info?.sides ?? [];
    const found = this.melds.filter(({ number }) => sideNumber(this.melds, number, sides) === digit);
    const rank = (meld: Meld): number =>
      (this.ways.onto.has(meld.number) ? 0 : 2) + (sides[meld.owner ?? -1] === sides[this.bottom] ? 0 : 1);
    return found.toSorted((one, other) => rank(one) - rank(other))[0];
  }

  nameOf(cards: readonly string[]): MeldName {
    return nameOf(cards, this.rules);
  }

  /** What a meld is called once cards are added. */
  grownName(move: LayOff): MeldName {
    return this.nameOf([...move.below, ...(this.melds[move.meld]?.cards ?? []), ...move.above]);
  }

  /** Additions of the chosen cards that make a Poker or a Pinnacola of a meld. */
  get great(): LayOff[] {
    const additions = [...this.ways.onto.values()].flat().filter((move) => move.type === "lay_off");
    return additions.filter((move) => {
      const name = this.grownName(move);
      return name !== "run" && name !== "set" && name !== this.melds[move.meld]?.kind;
    });
  }

  /** The same where the chosen cards are a meld of their own, too. */
  get growing(): LayOff[] {
    return this.ways.melds.length > 0 ? this.great : [];
  }

  /** What the house says is to be known before a move. */
  cautionOf(move: Move): CautionInfo | undefined {
    const number = this.moves.findIndex((one) => isSame(one, move));
    return this.client.cautions.find((one) => one.move === number);
  }

  // -- holding -----------------------------------------------------------------------------------

  /** The house has said what the hand holds. */
  hold(codes: readonly string[]): void {
    const old = new Set(this.#hand.map((held) => held.id));
    const now = reconcile(this.#hand, codes, this.chosen, () => (lastId += 1));
    const came = now.filter((held) => !old.has(held.id)).map((held) => held.id);
    if (this.client.turn !== this.client.you) this.fresh = new Set();
    else if (came.length > 0 && old.size > 0) this.fresh = new Set(came);
    this.#hand = now;
    const ids = new Set(now.map((held) => held.id));
    for (const id of [...this.chosen]) if (!ids.has(id)) this.chosen.delete(id);
  }

  sortBy(sort: Sort): void {
    if (sort === "own") this.#hand = this.hand;
    this.sort = sort;
    try {
      localStorage.setItem(KEY, sort);
    } catch {
      // A browser that keeps nothing still sorts.
    }
  }

  /** Puts a card somewhere else; from now on the order is the player's own. */
  move(id: number, to: number): void {
    const now = moved(this.hand, id, to);
    if (this.sort !== "own") this.sortBy("own");
    this.#hand = now;
  }

  // -- choosing ----------------------------------------------------------------------------------

  toggle(id: number): void {
    this.client.hinted = null;
    if (this.chosen.has(id)) this.chosen.delete(id);
    else this.chosen.add(id);
    this.#changed();
  }

  /** Chooses one card like each of these. */
  choose(codes: readonly string[]): void {
    this.chosen.clear();
    for (const code of codes) {
      const held = this.hand.find((one) => one.code === code && !this.chosen.has(one.id));
      if (held) this.chosen.add(held.id);
    }
    this.#changed();
  }

  forget(): void {
    this.client.hinted = null;
    this.chosen.clear();
    this.#changed();
  }

  get hasBegun(): boolean {
    return this.chosen.size > 0 || this.asked.length > 0;
  }

  #changed(): void {
    this.asked = [];
    this.warned = null;
    this.pointed = -1;
    this.refresh();
  }

  /** Asks the house about what is chosen, once nothing more is chosen for a moment. */
  refresh(): void {
    clearTimeout(this.#asking);
    this.#question += 1;
    this.tried = null;
    this.answer = null;
    this.remark = "";
    const { melds, onto } = this.ways;
    if (!this.isMelding || this.picked.length < MIN_ASKED || melds.length > 0 || onto.size > 0) return;
    const question = this.#question;
    this.#asking = setTimeout(() => {
      void this.#ask(this.#meant()).then((tried) => {
        if (question === this.#question) this.tried = tried ?? null;
      });
    }, ASK_MS);
  }

  async #ask(moves: readonly Move[]): Promise<Tried | undefined> {
    return bestAnswer(await Promise.all(moves.map((move) => this.client.tries(move))));
  }

  /** Something that was pressed and is not among the moves: it is done after all, or said why not. */
  async #askWhy(moves: readonly Move[]): Promise<void> {
    const question = (this.#question += 1);
    this.remark = "";
    const answers = await Promise.all(moves.map((move) => this.client.tries(move)));
    if (question !== this.#question) return;
    const best = bestAnswer(answers);
    const move = best?.legal ? moves[answers.indexOf(best)] : undefined;
    if (move) this.send(move);
    else if (best) this.answer = { code: best.code ?? "", params: best.params ?? {} };
  }

  // -- doing -------------------------------------------------------------------------------------

  /** Whether a joker would be given away, by somebody who wishes to be asked; the last card closes. */
  #isWaste(move: Move): move is DiscardCard {
    const isAsked = settings.asksFirst && !this.client.isLesson;
    return isAsked && move.type === "discard" && isJoker(move.card) && this.hand.length > 1;
  }

  /** Makes a move; one that there is a warning about only when it is asked for again. */
  send(move: Move): void {
    if (this.client.sent) return;
    const isWarnedOf = this.warned !== null && isSame(this.warned, move);
    const isCostly = (isMelding(move) && this.cautionOf(move) !== undefined) || this.#isWaste(move);
    if (isCostly && !isWarnedOf) {
      this.warned = move;
      this.asked = [move];
      return;
    }
    this.asked = [];
    this.answer = null;
    this.remark = "";
    this.client.move(move);
  }

  #either(moves: (MeldMove | LayOff | Replace)[]): void {
    if (moves.length === 1 && moves[0]) this.send(moves[0]);
    else if (moves.length > 1) this.asked = moves;
    else if (this.picked.length === 0) this.remark = "table-choose_cards";
  }

  /** Lays the chosen cards down: where they make most of a meld, as a new one, or where they fit; else the house says why. */
  lay(): void {
    const onto = [...this.ways.onto.values()].flat();
    if (this.picked.length === 0) this.remark = "table-choose_cards";
    else if (this.growing.length > 0) this.#either(this.growing);
    else if (this.ways.melds.length > 0) this.#either(this.ways.melds);
    else if (onto.length > 0) this.#either(onto);
    else void this.#askWhy(this.#meant());
  }

  /** Lays the chosen cards down as a new meld, whatever they would make of another. */
  layApart(): void {
    this.#either(this.ways.melds);
  }

  /** What laying the chosen cards down could mean, allowed or not. */
  #meant(): Move[] {
    const own = this.meldsOf(this.bottom).filter((meld) => looksLike(this.picked, meld));
    return [...asMelds(this.picked), ...own.flatMap((meld) => asAdditions(this.picked, meld))];
  }

  /** Enter: what was suggested, or else what the chosen cards can be laid down as. */
  confirm(): void {
    const hinted = this.client.hinted?.move as Move | undefined;
    const isHinted = hinted !== undefined && isSame(cardsUsed(hinted).toSorted(), this.picked.toSorted());
    if (isHinted && this.picked.length > 0) this.send(hinted);
    else this.lay();
  }

  /** Adds the chosen cards to a meld, or puts them in place of a joker; asks which, if several. */
  putOnto(type: "lay_off" | "replace"): void {
    this.#either([...this.ways.onto.values()].flat().filter((move) => move.type === type));
  }

  /** A press on a meld: the chosen cards go there, or what could go there is chosen. */
  press(meld: Meld): void {
    if (!this.isMelding) return;
    if (this.picked.length === 0) {
      const fits = this.suggestions.find((move) => move.type !== "meld" && move.meld === meld.number);
      if (fits) this.#suggest(fits);
      else this.remark = "table-choose_cards";
      return;
    }
    const moves = this.ways.onto.get(meld.number);
    if (moves) this.#either(moves);
    else void this.#askWhy(asAdditions(this.picked, meld));
  }

  discard(): void {
    const [last, ...others] = this.hand;
    if (this.picked.length === 0 && last && others.length === 0) this.toggle(last.id);
    const [card] = this.picked;
    if (this.picked.length !== 1 || card === undefined) this.remark = "table-choose_one";
    else if (this.ways.discard) this.send(this.ways.discard);
    else void this.#askWhy([{ type: "discard", card }]);
  }

  /** Takes the pozzo if that can be meant in one way only; false if a card of it must be chosen. */
  takePozzo(): boolean {
    const [only] = this.takes.keys();
    if (this.takes.size > 1) return false;
    this.take(only ?? this.client.screen?.discard.length ?? 0);
    return true;
  }

  /** Takes so many cards of the pozzo, or says why they may not be taken. */
  take(size: number): void {
    const move = this.takes.get(size);
    if (move) this.send(move);
    else void this.#askWhy([{ type: "take", size }]);
  }

  /** Shows what the house would do; where it gives no hints, the next thing that could be melded. */
  suggest(): void {
    if (this.hasHints) {
      if (!this.client.isThinking) this.client.hint();
      return;
    }
    const all = this.suggestions;
    if (all.length === 0) {
      this.remark = "table-suggest_none";
      return;
    }
    this.#suggested = (this.#suggested + 1) % all.length;
    const move = all[this.#suggested];
    if (move) this.#suggest(move);
  }

  #suggest(move: Move): void {
    this.choose(cardsUsed(move));
    if (move.type === "lay_off" || move.type === "replace") this.pointed = move.meld;
  }

  /** Shows a hint on the table: its cards are chosen. */
  point(move: Move): void {
    if (cardsUsed(move).length > 0) this.#suggest(move);
  }

  /** The table has changed: what was pointed at or asked has no meaning any more. */
  settle(): void {
    this.#suggested = -1;
    this.#changed();
  }
}
