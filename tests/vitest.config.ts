import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SOAK_FILES } from "./file-budgets.ts";
import { otherParts } from "./gate-parts.ts";
import { SlowestFirst } from "./support/slowest-first.ts";
import { inSoak } from "./support/soak.ts";

/** Test files that start no site, so they can run without a build. */
const WITHOUT_SITE = ["tests/{house,support}/**/*.test.ts"];

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    environment: "node",
    // Each worker loads the modules and starts a browser only once for all its files. No file changes state
    // that another file could see.
    isolate: false,
    // Node runs the files directly, as it runs the server. No module is mocked. The positions of calls that
    // Playwright records then need no translation.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A failed test is retried once. The gate lists at its end the tests that passed on retry.
    retry: 1,
    reporters: ["default", join(import.meta.dirname, "../tools/launch/test-reporter.ts")],
    globalSetup: "database/databases-setup.double.ts",
    // Two cores run two files. The third file mostly waits, for the minute at which data is read again.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Limits for a loaded machine. No test here measures speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
    projects: [
      { extends: true, test: { name: "house", include: WITHOUT_SITE } },
      {
        extends: true,
        test: {
          name: "sites",
          include: ["tests/**/*.test.ts"],
          exclude: [
            ...WITHOUT_SITE,
            ...otherParts(process.env.GATE_PART),
            ...inSoak<string[]>([], [...SOAK_FILES]),
          ],
          globalSetup: "tests/support/global-setup.ts",
        },
      },
    ],
  },
});
