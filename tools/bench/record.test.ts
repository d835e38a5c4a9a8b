import { expect, test } from "vitest";
import { withFigures } from "./record.ts";

const DOCUMENT = "# Benchmarks\n\nIntro.\n\n## Other measurements\n\n| old | row |\n";
const figure = (value: string) => [{ what: "home, p99", value, target: "<= 50 ms" }];

test("a benchmark's table is added before the other measurements, and replaced after the benchmark's next run", () => {
  const lazy = withFigures(DOCUMENT, "First", figure("60 ms"), "2 cores, 2026-11-28");
  expect(lazy).toBe(
    "# Benchmarks\n\nIntro.\n\n## First\n\n| figure | measured | goal | machine, date |\n|---|---|---|---|\n| home, p99 | 60 ms | <= 50 ms | 2 cores, 2026-11-28 |\n\n## Other measurements\n\n| old | row |\n",
  );
  const two = withFigures(lazy, "Second", figure("7 ms"), "2 cores, 2026-11-28");
  const again = withFigures(two, "First", figure("40 ms"), "2 cores, 2026-11-29");
  expect(again).toContain("| home, p99 | 40 ms | <= 50 ms | 2 cores, 2026-11-29 |");
  expect(again).not.toContain("60 ms");
  expect(again).toContain("## Second\n\n| figure |");
  expect(again.indexOf("## First")).toBeLessThan(again.indexOf("## Second"));
  expect(again.endsWith("## Other measurements\n\n| old | row |\n")).toBe(true);
});
