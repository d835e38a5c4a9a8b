/** Cause ids of the public API. */
export const CAUSES = {
  1: "lightning",
  2: "railway",
  3: "forestOperations",
  4: "industrialOperations",
  5: "arson",
  6: "residents",
  7: "recreation",
  8: "miscellaneous",
  9: "undetermined",
} as const;

export type CauseId = keyof typeof CAUSES;
