import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { NearestFirst } from "./nearest-first.ts";

// Folder that is mutated; only its tests run. `npm run mutants` sets it.
const { MUTATED_FOLDER: folder = "{fires,history,server,territory}" } = process.env;

const sharedServer = {
  resolve: { alias: { "#database/servers.double.ts": join(import.meta.dirname, "database-servers.ts") } },
  test: { globalSetup: join(import.meta.dirname, "database-setup.ts") },
};

export default defineConfig({
  ...(folder === "history" && { resolve: sharedServer.resolve }),
  test: {
    include: [`${folder}/**/*.test.ts`],
    environment: "node",
    // A mutant gets one worker, which its test files share. Starting more workers would take most of the
    // time.
    isolate: false,
    // Measuring coverage slows down the first run. Stryker has its own limits for the other runs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: NearestFirst },
    ...(folder === "history" && sharedServer.test),
  },
});
