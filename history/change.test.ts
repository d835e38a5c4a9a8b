import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import { type Change, readChange, toStored } from "./change.ts";
import { stateOf } from "./fire-state.ts";

const fire = stateOf(exampleFire());
const restriction = {
  type: "fire" as const,
  startsAt: new Date("2026-07-01T12:00:00Z"),
  endsAt: null,
  regions: ["04"],
  area: null,
};
const CHANGES: readonly Change[] = [
  { kind: "fire-new", subject: "2026-1", before: null, after: fire },
  { kind: "fire-gone", subject: "2026-1", before: fire, after: null },
  { kind: "danger", subject: "26", before: { level: 2 }, after: { level: 4 } },
  { kind: "restriction-begun", subject: "r", before: null, after: restriction },
  { kind: "restriction-changed", subject: "r", before: restriction, after: restriction },
  { kind: "restriction-lifted", subject: "r", before: restriction, after: null },
];
/** Converts a change as stored in a JSON column. */
const storedRow = ({ kind, subject, before, after }: Change) =>
  JSON.parse(JSON.stringify({ kind, subject, before: toStored(before), after: toStored(after) }));

it.each(CHANGES)("a stored change of the kind $kind is read as it was written", (change) => {
  expect(readChange(storedRow(change))).toMatchObject(change);
});

describe("unreadable change", () => {
  it.each(CHANGES)(
    "a stored change of the kind $kind is read as null if it has another version",
    (change) => {
      const { before, after, ...row } = storedRow(change);
      const other = (side: object | null) => side && { ...side, v: 2 };
      expect(readChange({ ...row, before: other(before), after: other(after) })).toBeNull();
    },
  );

  it.each(CHANGES)("a stored change of the kind $kind is read as null if one side is invalid", (change) => {
    const row = storedRow(change);
    expect(readChange({ ...row, before: { v: 1 } })).toBeNull();
    expect(readChange({ ...row, after: { v: 1 } })).toBeNull();
  });
});

it("the state of a change is stored with a version, and null is stored as null", () => {
  expect(toStored({ level: 3 })).toEqual({ v: 1, level: 3 });
  expect(toStored(null)).toBeNull();
});
