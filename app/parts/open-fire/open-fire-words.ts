/** The colour of an answer (red, amber, green), set by what to do and not by the reason. */
export type OpenFireTone = "no" | "careful" | "yes";

/** The words that say whether an open fire is allowed, shared by all screens and the API. */
export interface OpenFireWords {
  readonly tone: OpenFireTone;
  /** The question, for places without a heading that asks it. */
  readonly question: string;
  /** The answer in one or two sentences. */
  readonly words: string;
  /** Until when, why and what to do, in one or two sentences each. */
  readonly reasons: readonly string[];
  /**
   * Milliseconds since 1970 until which no ban is in force and the data is certain; null under a ban, in
   * a strong wind or in doubt. Advice can only say how to light a fire before this time.
   */
  readonly freeUntil: number | null;
  /** Words to show once the data is too old for the answer, from `after` (milliseconds since 1970). */
  readonly old?: Omit<OpenFireWords, "question" | "freeUntil" | "old"> & { readonly after: number };
}
