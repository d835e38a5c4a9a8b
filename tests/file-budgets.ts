/** Seconds that a file of tests may take on two quiet cores, three at a time, where it needs more than most. */
const BUDGETS_S: Readonly<Record<string, number>> = {
  "tests/audit/french-pages.test.ts": 120,
  "tests/audit/english-pages.test.ts": 120,
  "tests/audit/live-map.test.ts": 75,
  "tests/audit/odd-days.test.ts": 110,
  "tests/data/live-map.test.ts": 90,
  "tests/data/places.test.ts": 90,
  "tests/data/review.test.ts": 60,
  "tests/data/watched-faults.test.ts": 90,
  "tests/data/told-season.test.ts": 60,
  "tests/data/watched-season.test.ts": 60,
  "tests/data/one-answer.test.ts": 60,
  "tests/faults/database-away.test.ts": 50,
  "tests/faults/fan-out-database.test.ts": 45,
  "tests/faults/faults.test.ts": 90,
  "tests/faults/kills.test.ts": 60,
  "tests/faults/live-map.test.ts": 90,
  "tests/faults/report-kills.test.ts": 45,
  "tests/faults/report-outages.test.ts": 60,
  "tests/faults/reports.test.ts": 60,
  "tests/journeys/accounts.test.ts": 110,
  "tests/journeys/contact.test.ts": 60,
  "tests/journeys/dispatch.test.ts": 45,
  "tests/journeys/fire-index.test.ts": 60,
  "tests/journeys/live-map-cards.test.ts": 75,
  "tests/journeys/live-map-engine.test.ts": 90,
  "tests/journeys/live-map-presses.test.ts": 60,
  "tests/journeys/live-map-tools.test.ts": 90,
  "tests/journeys/live-map-views.test.ts": 75,
  "tests/journeys/live-map-access.test.ts": 60,
  "tests/journeys/navigation.test.ts": 50,
  "tests/journeys/places.test.ts": 75,
  "tests/journeys/report-fire.test.ts": 75,
  "tests/journeys/report-offline.test.ts": 75,
  "tests/journeys/report-where.test.ts": 50,
  "sandbox/database/main.test.ts": 60,
  "accounts/accounts-service.test.ts": 40,
  "accounts/reseal.test.ts": 25,
  "delivery/claims.test.ts": 20,
  "history/watch.test.ts": 25,
  "intake/reports/old-reports.test.ts": 15,
  "intake/reports/reports-service.test.ts": 15,
  "database/database.test.ts": 30,
  "tools/launch/bootstrap.test.ts": 20,
};

const JOURNEYS_S = 30;
const UNITS_S = 8;

/** Seconds for a file, by its path from the project's folder: told of at the end of the gate, which fails by none. */
export const fileBudget = (file: string): number =>
  BUDGETS_S[file] ?? (file.startsWith("tests/") ? JOURNEYS_S : UNITS_S);

/** The files that have a budget of their own. */
export const FILES_WITH_BUDGET = Object.keys(BUDGETS_S);
