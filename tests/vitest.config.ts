import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { OPEN_SCREENS } from "../app/site-map.ts";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.ts"],
    // The interactive map's tests wait until visitors may see it.
    exclude: OPEN_SCREENS.includes("map") ? [] : ["tests/**/{live-map,map-data}*.test.ts"],
    environment: "node",
    globalSetup: "tests/support/global-setup.ts",
    // Two cores carry two files; the third only waits, for the minute at which data is read again.
    maxWorkers: 3,
    // Limits of a machine under load: nothing here is judged by its speed.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
});
