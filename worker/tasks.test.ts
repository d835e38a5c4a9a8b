import { expect, test } from "vitest";
import { openDatabase } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { createPathCounters } from "#fires/path-counters.ts";
import { readSettings } from "#settings";
import { createCleanings } from "#territory/cleanings.ts";
import { createWorkerMetrics } from "./metrics.ts";
import { createTasks } from "./tasks.ts";

/** Returns the names of a worker's tasks with these settings. Runs no task, and uses no database. */
function tasksBy(env: Readonly<Record<string, string>>): string[] {
  const settings = readSettings({ NODE_ENV: "test", ...env }, "worker");
  const database = openDatabase("postgres://postgres@127.0.0.1:1/postgres");
  const cleanings = createCleanings();
  const tasks = createTasks({
    settings,
    database,
    seal: createSeal(settings.SEAL_KEYS),
    cleanings,
    log: { info() {}, warn() {}, error() {} },
    metrics: createWorkerMetrics(Date.now, {
      ...{ version: "1", database, cleanings, fireDataCalls: () => [] },
    }),
    counters: createPathCounters(),
  });
  return tasks.map(({ name }) => name);
}

test("with test data, changes are recorded, but no task matches or gathers alerts for them", () => {
  const alertTasks = ["match", "gather", "follow-dead"];
  expect(tasksBy({})).toEqual(expect.arrayContaining(["watch", ...alertTasks]));
  const ofTestData = tasksBy({ FIRE_DATA_TEST: "on" });
  expect(ofTestData).toContain("watch");
  expect(ofTestData.filter((name) => alertTasks.includes(name))).toEqual([]);
});
