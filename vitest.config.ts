import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,database,fires,history,territory,server,worker,sandbox,tools}/**/*.test.{ts,tsx}",
      "*.test.ts",
    ],
    exclude: ["**/node_modules/**", "tools/geodata/node_modules/**"],
    environment: "node",
    // What fails is tried once more: the gate names at its end what then passed.
    retry: 1,
    reporters: ["default", join(import.meta.dirname, "tools/launch/test-reporter.ts")],
    // Limits of a machine under load: nothing here is judged by its speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
