import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./support/slowest-first.ts";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    // Each worker reads the modules, and starts a browser, once for all its files: none changes what another could see.
    isolate: false,
    // Node runs the files as they are, as it runs the server: none is mocked, and Playwright, which notes where each call came from,
    // has no positions to translate.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What fails is tried once more: the gate names at its end what then passed.
    retry: 1,
    reporters: ["default", join(import.meta.dirname, "../tools/launch/test-reporter.ts")],
    globalSetup: ["database/test-databases-setup.ts", "tests/support/global-setup.ts"],
    // Two cores carry two files; the third only waits, for the minute at which data is read again.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Limits of a machine under load: nothing here is judged by its speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
  },
});
