import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    globalSetup: "tests/support/global-setup.ts",
    // One file waits for the minute's refresh while the other works: two cores are enough.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
