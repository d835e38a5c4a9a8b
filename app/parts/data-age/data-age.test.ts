import { expect, test } from "vitest";
import { exampleReading } from "#fires/examples.double.ts";
import { ageNotes, dataAge } from "./data-age.ts";

const OLD = new Date("2026-07-02T11:00:00Z");
const NEW = new Date("2026-07-02T14:59:00Z");
const read = (readAt: Date) => ({ ...exampleReading([]), readAt });
const never = exampleReading(null);

test("a page is as old as its oldest reading, in any order of the readings", () => {
  expect(dataAge([read(NEW), read(OLD)]).readAt).toEqual(OLD);
  expect(dataAge([read(OLD), read(NEW)]).readAt).toEqual(OLD);
});

test("a page with a reading that was never received has no age", () => {
  expect(dataAge([read(NEW), never]).readAt).toBeNull();
  expect(dataAge([never, read(NEW)]).readAt).toBeNull();
  expect(dataAge([]).readAt).toBeNull();
});

test("if one reading fails, the page's data is marked as failing, and dropped records of all readings are added up", () => {
  expect(dataAge([read(NEW), read(OLD)])).toMatchObject({ isFailing: false, dropped: 0 });
  const parts = [
    { ...read(NEW), dropped: 2 },
    { ...read(NEW), failing: true, dropped: 1 },
  ];
  expect(dataAge(parts)).toMatchObject({ isFailing: true, dropped: 3 });
});

test("each problem of the data has a sentence, and a failing source is only mentioned if there is no worse problem", () => {
  const t = (key: string) => key;
  const notes = (changes: Partial<ReturnType<typeof dataAge>>, freshness: "fresh" | "late" = "fresh") =>
    ageNotes({ ...dataAge([read(NEW)]), ...changes }, freshness, t);
  expect(notes({})).toEqual([]);
  expect(notes({ isFailing: true })).toEqual(["age.failing"]);
  expect(notes({ isFailing: true }, "late")).toEqual([]);
  expect(notes({ isFailing: true, isDoubted: true, dropped: 1 })).toEqual(["age.doubted", "age.dropped"]);
});
