import { expect, it } from "vitest";
import type { DangerLevel } from "#fires/danger.ts";
import type { ZoneDanger } from "#fires/model.ts";
import { compareDanger, type DangerReading } from "./compare-danger.ts";

const AT = new Date("2026-07-02T12:00:00Z");
const day = (level: DangerLevel | null) => level && { level, color: null, label: { fr: "", en: "" } };
const zone = (number: number, ...days: readonly (DangerLevel | null)[]): ZoneDanger => ({
  zone: number,
  name: "",
  days: [day(days[0] ?? null), day(days[1] ?? null), day(days[2] ?? null)],
});

function reportsOf(answers: readonly (readonly ZoneDanger[])[]) {
  let known: DangerReading | null = null;
  const lines: string[] = [];
  for (const answer of answers) {
    const { next, changes } = compareDanger(known, answer, AT);
    for (const { subject, before, after } of changes)
      lines.push(`${subject} ${JSON.stringify([before, after])}`);
    known = next;
  }
  return lines;
}

it("reports today's danger level of a zone if it differs from the last level", () => {
  expect(
    reportsOf([
      [zone(26, 2), zone(27, 2)],
      [zone(26, 4), zone(27, 2)],
      [zone(26, 4), zone(27, 2)],
    ]),
  ).toEqual(['26 [{"level":2},{"level":4}]']);
});

it("reports no change of danger if only the forecast changes", () => {
  expect(reportsOf([[zone(26, 2, 3, 4)], [zone(26, 2, 5, 5)]])).toEqual([]);
});

it("reports no change of danger for zones that are new, missing or duplicate, or that have no level or two levels", () => {
  const answers = [
    [zone(26, 2)],
    [zone(26, 2), zone(27, 3)],
    [zone(27, 3)],
    [],
    [zone(26, null), zone(27, 3)],
    [zone(26, 2), zone(26, 5), zone(27, 3), zone(27, 3)],
    [zone(26, 2), zone(27, 3)],
  ];
  expect(reportsOf(answers)).toEqual([]);
});

it("compares a danger level with the last known level, however long ago", () => {
  expect(reportsOf([[zone(26, 2)], [], [], [zone(26, 3)]])).toHaveLength(1);
});

it("if most danger levels jump, reports them only at the third response in a row", () => {
  const zones = (level: DangerLevel) => [1, 2, 3, 4, 5, 6].map((number) => zone(number, level));
  expect(reportsOf([zones(4), zones(1), zones(1), zones(4), zones(1), zones(1)])).toEqual([]);
  expect(reportsOf([zones(4), zones(1), zones(1), zones(1)])).toHaveLength(6);
});

it("reports a danger level that falls far only at the second response in a row, even if another zone is new", () => {
  const [known, fallen] = [
    [zone(1, 4), zone(2, 4)],
    [zone(7, 5), zone(1, 1), zone(2, 4)],
  ];
  expect(reportsOf([known, fallen])).toEqual([]);
  expect(reportsOf([known, fallen, known, fallen])).toEqual([]);
  expect(reportsOf([known, fallen, fallen])).toHaveLength(1);
  expect(reportsOf([known, [zone(1, 3), zone(2, 5)]])).toHaveLength(2);
});
