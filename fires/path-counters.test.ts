import { expect, it } from "vitest";
import { createPathCounters } from "./path-counters.ts";

it("responses and failures are counted for each path, and a returned list of counters does not change later", () => {
  const counters = createPathCounters();
  expect(counters.list()).toEqual([]);
  counters.failed("/a", "fire-data-timeout");
  counters.answered("/b", 3, 1);
  const before = counters.list();
  counters.answered("/b", 2, 4);
  counters.failed("/a", "fire-data-timeout");
  counters.failed("/a", "fire-data-shape");
  expect(before).toEqual([
    { path: "/a", answers: 0, dropped: 0, incomplete: 0, failures: { "fire-data-timeout": 1 } },
    { path: "/b", answers: 1, dropped: 3, incomplete: 1, failures: {} },
  ]);
  expect(counters.list()).toEqual([
    {
      path: "/a",
      answers: 0,
      dropped: 0,
      incomplete: 0,
      failures: { "fire-data-timeout": 2, "fire-data-shape": 1 },
    },
    { path: "/b", answers: 2, dropped: 5, incomplete: 5, failures: {} },
  ]);
});
