/** Polls in a row after which something doubtful is believed, by what it is. Decision 54 explains each number. */
export const POLLS_TO_BELIEVE = {
  /** A value of one record that jumped. */
  jump: 2,
  /** One record that left, a list of another season, and many values that became worse at once. */
  few: 3,
  /** Many records that left, or became safer, at once: someone who believes it can light a fire under a ban. */
  many: 15,
} as const;

/** As many records can truly leave or change at once. */
export const FEW = 3;

/** True for more than three records and more than a share of those known. */
export const areMany = (count: number, known: number, share: number): boolean =>
  count > Math.max(FEW, known * share);
