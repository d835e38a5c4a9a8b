import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { NearestFirst } from "./nearest-first.ts";

// Which folder is mutated: its tests alone must notice. Said by `npm run mutants`.
const { MUTATED_FOLDER: folder = "{fires,history,server,territory}" } = process.env;

const sharedServer = {
  resolve: { alias: { "#database/test-servers.ts": join(import.meta.dirname, "database-servers.ts") } },
  test: { globalSetup: join(import.meta.dirname, "database-setup.ts") },
};

export default defineConfig({
  ...(folder === "history" && { resolve: sharedServer.resolve }),
  test: {
    include: [`${folder}/**/*.test.ts`],
    environment: "node",
    // A mutant has a worker of its own; test files share it, or starting workers would take most of the time.
    isolate: false,
    // Counting what each test reaches slows the first run down; Stryker has limits of its own for the others.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: NearestFirst },
    ...(folder === "history" && sharedServer.test),
  },
});
