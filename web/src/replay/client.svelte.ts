/** A table that is looked at again: what the stage draws, without a house behind it. */

import type { RecordInfo } from "../lib/api";
import { games } from "../lib/games.svelte";
import type { Socket } from "../lib/socket";
import { TableClient } from "../lib/table.svelte";
import { called, quiet, type Voice } from "../i18n";
import type { Seen, Shown, TableInfo } from "../wire";
import type { Moment, ReplayRound } from "./timeline";

/** Nothing is said to it and nothing comes from it. */
const DEAF: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };

export class ReplayClient extends TableClient {
  readonly #record: RecordInfo;
  readonly #mine: number;

  constructor(record: RecordInfo) {
    super("", true, () => DEAF);
    this.#record = record;
    this.#mine = record.seats.findIndex((seat) => seat.you);
    // What cards count by other house rules than the usual ones is not known here.
    const isUsual = record.preset === "seed" && Object.keys(record.options).length === 0;
    this.cards = isUsual ? (games.find(record.game)?.cards ?? []) : [];
  }

  /** It speaks to you of your own seat only; somebody else's is shown by its name. */
  override get voice(): Voice {
    const you = this.you !== null && this.you === this.#mine ? this.you : null;
    return { ...super.voice, you };
  }

  /** Shows a moment: what led to it moves, if one comes from the moment before. */
  show(moment: Moment, round: ReplayRound, seat: string, isMoving: boolean): void {
    this.endShowdown();
    this.info = this.#infoOf(round, seat, moment.isEnd && !isMoving);
    const seen: Seen[] = moment.events.map((event, i) => ({ n: moment.first + i, event }));
    const last = moment.first + seen.length - 1;
    this.n = isMoving ? moment.first - 1 : last;
    if (!isMoving)
      this.lines = seen.filter((one) => !quiet(one.event, this.#record.game)).map((one) => ({ n: one.n, event: one.event, by: "" }));
    const shown: Shown = { type: "shown", n: last, events: isMoving ? seen : [], screen: moment.screen };
    this.hear(shown);
    // After the last card, if hands are turned up.
    if (moment.isEnd) this.hear({ type: "table", table: this.#infoOf(round, seat, true) });
  }

  #infoOf(round: ReplayRound, seat: string, isEnd: boolean): TableInfo {
    const record = this.#record;
    const bottom = seat === "watcher" ? null : seat === "open" ? Math.max(0, this.#mine) : Number(seat);
    return {
      code: "",
      game: record.game,
      version: record.version,
      options: { game: record.game, preset: record.preset, options: record.options, seats: record.seats.length },
      stage: "playing",
      paused: false,
      seats: record.seats.map((one, i) => ({
        seat: i,
        kind: one.bot ? "bot" : "person",
        name: called({ name: one.name, level: one.bot }),
        level: one.bot,
        face: one.face,
        host: false,
        ready: true,
        here: true,
        stand_in: false,
        wants_pause: false,
      })),
      sides: record.sides,
      round: round.number,
      scores: isEnd ? round.after : round.scores,
      places: round.places,
      playing: round.seats,
      winners: [],
      evening: [],
      outcomes: [],
      records: [],
      lasted: 0,
      watchers: 0,
      you: bottom,
    };
  }
}
