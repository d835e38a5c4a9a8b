import { describe, expect, test } from "vitest";
import { exampleRestriction } from "./examples.ts";
import { type OpenFireGround, openFireAnswer } from "./open-fire.ts";

const day = (of: number) => new Date(Date.UTC(2026, 6, of, 12));
const ban = (endsAt: Date | null) => exampleRestriction({ type: "fire", endsAt });
const quiet: OpenFireGround = { inForce: [], announced: [], beside: [], danger: 1, isOld: false };
const answer = (changes: Partial<OpenFireGround>) => openFireAnswer({ ...quiet, ...changes });

describe("no", () => {
  test("while an open fire ban is in force, until its end", () => {
    expect(answer({ inForce: [ban(day(20))] })).toEqual({ kind: "banned", by: "fire", until: day(20) });
  });

  test("until the last of several ends, and until further notice when one has no end", () => {
    expect(answer({ inForce: [ban(day(20)), ban(day(25)), ban(day(22))] })).toMatchObject({ until: day(25) });
    expect(answer({ inForce: [ban(day(20)), ban(null)] })).toMatchObject({ until: null });
  });

  test.each(["closure", "risk", "access"] as const)("under %s", (type) => {
    expect(answer({ inForce: [exampleRestriction({ type })] })).toMatchObject({ kind: "banned", by: type });
  });

  test("the open fire ban is said first, with its own end", () => {
    const closure = exampleRestriction({ type: "closure", endsAt: null });
    expect(answer({ inForce: [closure, ban(day(20))] })).toMatchObject({ by: "fire", until: day(20) });
  });

  test("even by old data, and whatever the danger", () => {
    expect(answer({ inForce: [ban(null)], isOld: true, danger: null })).toMatchObject({ kind: "banned" });
  });
});

test("perhaps not, beside a ban; a ban here is said before it", () => {
  expect(answer({ beside: [ban(day(20))] })).toEqual({ kind: "beside", by: "fire", until: day(20) });
  expect(answer({ beside: [ban(day(20))], inForce: [ban(null)] })).toMatchObject({ kind: "banned" });
  expect(answer({ beside: [exampleRestriction({ type: "plane" })] })).toMatchObject({ kind: "allowed" });
});

describe("nobody can say", () => {
  test("while restrictions have never come", () => {
    expect(answer({ inForce: null })).toEqual({ kind: "unknown", why: "missing" });
  });

  test("when the data is too old to say yes by", () => {
    expect(answer({ isOld: true })).toEqual({ kind: "unknown", why: "old" });
  });
});

describe("yes", () => {
  test.each([1, 2, 3, 4, 5, null, "unavailable"] as const)("as far as the danger allows: %s", (danger) => {
    expect(answer({ danger })).toEqual({ kind: "allowed", danger, bannedFrom: null });
  });

  test.each(["plane", "construction_morning", "construction_afternoon", "construction_day"] as const)(
    "under %s, which forbids no camp fire",
    (type) => {
      expect(answer({ inForce: [exampleRestriction({ type })] })).toMatchObject({ kind: "allowed" });
    },
  );

  test("until the first ban that is announced", () => {
    const from = (startsAt: Date, type: "fire" | "plane" = "fire") => exampleRestriction({ type, startsAt });
    const announced = [from(day(9)), from(day(7)), from(day(5), "plane")];
    expect(answer({ announced })).toMatchObject({ bannedFrom: day(7) });
  });
});
