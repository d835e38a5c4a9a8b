import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

const ROOT = import.meta.dirname;
const FILES = globSync(
  [
    "{accounts,alerts,app,content,database,delivery,fires,history,intake,plan,search,settings,setup,telemetry,territory,server,worker,sandbox,tools}/**/*.test.{ts,tsx}",
  ],
  { cwd: ROOT, exclude: (path) => path.endsWith("node_modules") },
);

/** What a test does to the globals, the clock or the modules that it would share with the files after it. */
const TAKES_HOLD = /\bvi\.(?:mock|doMock|hoisted|resetModules|useFakeTimers|setSystemTime|spyOn|stub\w+)\(/;
const needsOwn = (file: string) => TAKES_HOLD.test(readFileSync(join(ROOT, file), "utf8"));

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "database/test-databases-setup.ts",
    // What fails is tried once more: the gate names at its end what then passed.
    retry: 1,
    reporters: ["default", join(ROOT, "tools/launch/test-reporter.ts")],
    // Two cores carry two files; the third waits for a database. Vitest by itself would leave one of them idle.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Limits of a machine under load: nothing here is judged by its speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    projects: [
      // Most files change nothing that another could see: each worker reads the modules once for all of them.
      {
        extends: true,
        test: { name: "shared", include: FILES.filter((file) => !needsOwn(file)), isolate: false },
      },
      { extends: true, test: { name: "own", include: FILES.filter(needsOwn) } },
    ],
  },
});
