/** Consecutive polls after which a doubtful change is accepted, by kind. Decision 54 explains each number. */
export const POLLS_TO_BELIEVE = {
  /** A jump of a value in one record. */
  jump: 2,
  /** One record that left, a list of another season, or many values that became worse at once. */
  few: 3,
  /** Many records that left or became safer at once: if it is an error, people could light a banned fire. */
  many: 15,
} as const;

/** Number of records that can really leave or change at once. */
export const FEW = 3;

/** Returns whether a count is more than `FEW` and more than a share of the known records. */
export const areMany = (count: number, known: number, share: number): boolean =>
  count > Math.max(FEW, known * share);
