/** Something that an admin is about to do: to whom, and how it is asked of the house. */

export interface Act {
  title: string;
  /** Whether it is for a time. */
  timed: boolean;
  run: (hours: number, why: string) => Promise<void>;
}

/** How long a ban, a mute or a notice may be, in hours; 0 is until it is taken back. */
export const HOURS = [1, 24, 168, 720, 0] as const;
