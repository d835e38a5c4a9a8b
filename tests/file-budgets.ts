/** Seconds that a file of tests may take on two quiet cores, where it needs more than most. */
const BUDGETS_S: Readonly<Record<string, number>> = {};

const JOURNEYS_S = 30;
const UNITS_S = 8;

/** Seconds for a file, by its path from the project's folder: told of at the end of the gate, which fails by none. */
export const fileBudget = (file: string): number =>
  BUDGETS_S[file] ?? (file.startsWith("tests/") ? JOURNEYS_S : UNITS_S);

/** The files that have a budget of their own. */
export const FILES_WITH_BUDGET = Object.keys(BUDGETS_S);
