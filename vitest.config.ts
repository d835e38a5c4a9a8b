import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { otherParts } from "./tests/gate-parts.ts";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

const ROOT = import.meta.dirname;
const LEFT_OUT = otherParts(process.env.GATE_PART);
const FILES = globSync(
  [
    "{accounts,alerts,app,content,database,delivery,fires,history,intake,plan,search,settings,setup,surroundings,telemetry,territory,server,worker,sandbox,tools}/**/*.test.{ts,tsx}",
  ],
  { cwd: ROOT, exclude: (path) => path.endsWith("node_modules") },
).filter((path) => !LEFT_OUT.includes(path));

/** Matches calls that change globals, the clock or modules, which a test file shares with later files. */
const TAKES_HOLD = /\bvi\.(?:mock|doMock|hoisted|resetModules|useFakeTimers|setSystemTime|spyOn|stub\w+)\(/;
const needsOwn = (file: string) => TAKES_HOLD.test(readFileSync(join(ROOT, file), "utf8"));

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "database/databases-setup.double.ts",
    // A failed test is tried once more. The test gate lists tests that only passed at the second try.
    retry: 1,
    reporters: ["default", join(ROOT, "tools/launch/test-reporter.ts")],
    // Two cores run two files, while the third waits for a database. By default, Vitest would leave one core
    // idle.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Limits for a machine under load: no test is judged by its speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    projects: [
      // Most files change no shared state: each worker loads the modules once for all of them.
      {
        extends: true,
        test: { name: "shared", include: FILES.filter((file) => !needsOwn(file)), isolate: false },
      },
      { extends: true, test: { name: "own", include: FILES.filter(needsOwn) } },
    ],
  },
});
