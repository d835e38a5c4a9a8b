import { expect, test } from "vitest";
import { exampleReading } from "#fires/examples.double.ts";
import { isAhead } from "./last-known.server.ts";

const READ = new Date("2026-07-02T15:00:00Z");
const list = { ...exampleReading([]), readAt: READ };
const timeline = (kind: "fire-new" | "fire-gone", observedAt: string) => ({
  value: {
    followedSince: null,
    changes: [
      {
        id: 1,
        kind,
        subject: "2026-12",
        before: null,
        after: null,
        at: new Date(observedAt),
        observedAt: new Date(observedAt),
      } as const,
    ],
  },
  isFailing: false,
});

test("a fire missing from the list is not gone if the worker recorded a change of the fire after the list was read", () => {
  expect(isAhead(timeline("fire-new", "2026-07-02T15:00:01Z"), list)).toBe(true);
  expect(isAhead(timeline("fire-new", "2026-07-02T14:59:59Z"), list)).toBe(false);
  expect(isAhead(timeline("fire-gone", "2026-07-02T15:00:01Z"), list)).toBe(false);
  expect(isAhead({ value: null, isFailing: true }, list)).toBe(false);
});
