/** Red, amber or green: an answer is coloured by what to do, not by why. */
export type OpenFireTone = "no" | "careful" | "yes";

/** Whether a fire may be lit, in words: the same in every screen, and in the API. */
export interface OpenFireWords {
  readonly tone: OpenFireTone;
  /** What it answers, where no heading asks it. */
  readonly question: string;
  /** The answer in one sentence or two. */
  readonly words: string;
  /** Until when, why, and what to do, a sentence or two each. */
  readonly reasons: readonly string[];
  /**
   * No ban is in force and nothing is in doubt until this moment, in milliseconds since 1970; null under a ban or in doubt.
   * Only until then can advice say how to light a fire.
   */
  readonly freeUntil: number | null;
  /** From this moment on, in milliseconds since 1970, the data is too old to say that by, and this is said. */
  readonly old?: Omit<OpenFireWords, "question" | "freeUntil" | "old"> & { readonly after: number };
}
