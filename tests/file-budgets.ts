/** Budgets of slow files, in seconds, for two quiet cores that run three files at a time. */
const BUDGETS_S: Readonly<Record<string, number>> = {
  "tests/api/around.test.ts": 30,
  "tests/api/caching.test.ts": 40,
  "tests/api/oracle.test.ts": 35,
  "tests/api/telemetry.test.ts": 25,
  "tests/audit/alternates.test.ts": 30,
  "tests/audit/english-pages.test.ts": 55,
  "tests/audit/french-pages.test.ts": 50,
  "tests/audit/live-map.test.ts": 35,
  "tests/audit/odd-days.test.ts": 55,
  "tests/data/feeds.test.ts": 25,
  "tests/data/generated-areas.test.ts": 25,
  "tests/data/live-map.test.ts": 45,
  "tests/data/odd-records.test.ts": 25,
  "tests/data/one-answer.test.ts": 25,
  "tests/data/review.test.ts": 30,
  "tests/data/season-messages.test.ts": 105,
  "tests/data/watched-faults.test.ts": 25,
  "tests/faults/database-away.test.ts": 30,
  "tests/faults/deployment.test.ts": 105,
  "tests/faults/edge.test.ts": 35,
  "tests/faults/equal-sites.test.ts": 175,
  "tests/faults/fan-out.test.ts": 25,
  "tests/faults/faults.test.ts": 40,
  "tests/faults/kills.test.ts": 35,
  "tests/faults/live-map.test.ts": 60,
  "tests/faults/post.test.ts": 45,
  "tests/faults/production-start.test.ts": 60,
  "tests/faults/recovery.test.ts": 45,
  "tests/faults/report-kills.test.ts": 60,
  "tests/faults/report-outages.test.ts": 50,
  "tests/faults/reports.test.ts": 30,
  "tests/faults/stuck-database.test.ts": 45,
  "tests/faults/two-sites.test.ts": 50,
  "tests/identity/tokens.test.ts": 35,
  "tests/journeys/account-sessions.test.ts": 75,
  "tests/journeys/accounts.test.ts": 85,
  "tests/journeys/air-alerts.test.ts": 75,
  "tests/journeys/alerts.test.ts": 75,
  "tests/journeys/configuration.test.ts": 25,
  "tests/journeys/contact.test.ts": 95,
  "tests/journeys/dispatch.test.ts": 60,
  "tests/journeys/finders.test.ts": 25,
  "tests/journeys/fire-index.test.ts": 55,
  "tests/journeys/get-ready.test.ts": 25,
  "tests/journeys/heat-road-alerts.test.ts": 75,
  "tests/journeys/hostile-stories.test.ts": 30,
  "tests/journeys/light.test.ts": 30,
  "tests/journeys/live-map-access.test.ts": 40,
  "tests/journeys/live-map-cards.test.ts": 35,
  "tests/journeys/live-map-engine.test.ts": 65,
  "tests/journeys/live-map-tools.test.ts": 65,
  "tests/journeys/live-map-views.test.ts": 50,
  "tests/journeys/map-around.test.ts": 65,
  "tests/journeys/navigation.test.ts": 50,
  "tests/journeys/newsletter.test.ts": 55,
  "tests/journeys/order-alerts.test.ts": 75,
  "tests/journeys/place.test.ts": 30,
  "tests/journeys/places.test.ts": 30,
  "tests/journeys/push.test.ts": 80,
  "tests/journeys/reading.test.ts": 40,
  "tests/journeys/report-fire.test.ts": 60,
  "tests/journeys/report-offline.test.ts": 75,
  "tests/journeys/report-where.test.ts": 50,
  "tests/journeys/review.test.ts": 30,
  "tests/journeys/saved-answers.test.ts": 40,
  "tests/journeys/sessions.test.ts": 45,
  "tests/journeys/since-yesterday.test.ts": 35,
  "tests/journeys/situation.test.ts": 45,
  "tests/journeys/surroundings-sources.test.ts": 70,
  "tests/journeys/surroundings.test.ts": 85,
  "tests/journeys/tag-manager.test.ts": 45,
  "tests/journeys/toasts.test.ts": 25,
  "accounts/accounts-service.test.ts": 30,
  "accounts/reseal.test.ts": 15,
  "alerts/unused-profiles.test.ts": 20,
  "database/database.test.ts": 30,
  "database/host-pool.test.ts": 15,
  "database/migrate.test.ts": 25,
  "database/stuck.test.ts": 15,
  "delivery/claims.test.ts": 15,
  "history/watch.test.ts": 35,
  "intake/reports/old-reports.test.ts": 15,
  "intake/reports/report-flood.test.ts": 25,
  "intake/reports/reports-service.test.ts": 15,
  "sandbox/database/main.test.ts": 50,
  "sandbox/database/stopped.test.ts": 25,
  "server/build-files.test.ts": 15,
  "server/tiles.test.ts": 15,
  "server/writes.test.ts": 15,
  "territory/outside-answers.test.ts": 20,
  "tools/launch/bootstrap.test.ts": 20,
};

/** Slow files. At each push, the gate runs only a part of these files (`gate-parts.ts`). */
export const LONG_FILES: readonly string[] = Object.keys(BUDGETS_S);

const JOURNEYS_S = 20;
const UNITS_S = 8;

/**
 * Returns the budget in seconds of a file, given by its path from the project's folder. The gate reports
 * overruns at its end, without failing.
 */
export const fileBudget = (file: string): number =>
  BUDGETS_S[file] ?? (file.startsWith("tests/") ? JOURNEYS_S : UNITS_S);

/**
 * Files that mostly wait, for a page to settle or for data to be read again. Two cores can run one such file
 * together with two other files.
 */
export const WAITING_FILES: ReadonlySet<string> = new Set([
  "tests/audit/french-pages.test.ts",
  "tests/audit/english-pages.test.ts",
  "tests/faults/live-map.test.ts",
  "tests/faults/faults.test.ts",
]);

/**
 * Files that only run in the long run: tests of faults of machines, and of the tools of developers and
 * editors.
 */
export const SOAK_FILES = [
  "tests/faults/alarms.test.ts",
  "tests/faults/fan-out-database.test.ts",
  "tests/faults/restore.test.ts",
  "tests/journeys/development.test.ts",
  "tests/journeys/preview.test.ts",
  "tests/journeys/replaced-texts.test.ts",
] as const;

/** All files that this module names. */
export const NAMED_FILES = [...LONG_FILES, ...WAITING_FILES, ...SOAK_FILES];
