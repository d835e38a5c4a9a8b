import { describe, expect, test } from "vitest";
import { toStatistics } from "./map-statistics.ts";
import { readStatistics } from "./wire-statistics.ts";

const RECORD = {
  DateDerniereModification: "2026-07-02T12:00:00.000Z",
  NbFeuxActifs: 40,
  NbFeuxActifs24HeuresAvant: 38,
  NbFeuxActifs7JoursAvant: 22,
  NbFeuxNouveauxDerniers24Heures: 6,
  NbFeuxEteintsDerniers24Heures: 4,
  NbFeuxAnnuel: 310,
  NbFeuxMoyenne10Ans: 287.4,
  SuperficieHaBruleeAnnuelle: "12345,6",
  SuperficieHaBruleeAnnuelle7JoursAvant: 11000,
  SuperficieHaMoyenne10Ans: 9000.5,
  NbAnnuelFeuxCauseFoudre: 60,
  NbAnnuelFeuxCauseHumaine: 240,
  NbAnnuelFeuxCauseIndeterminee: 10,
  NbFeuxNouveau: 3,
  NbFeuxRecense: 1,
  NbFeuxSousObservation: 2,
  NbFeuxHorsControle: 9,
  NbFeuxContenu: 5,
  NbFeuxMaitrise: 20,
};

const read = (data: unknown) => toStatistics(readStatistics(data), new Date("2026-07-02T15:00:00Z"));

test("sums of hectares have no rounding error", () => {
  expect(read({ ...RECORD, SuperficieHaBruleeAnnuelle: 3981.700_000_000_000_3 }).hectaresBurnedYear).toBe(
    3981.7,
  );
});

test("every field of the statistics is read", () => {
  expect(read(RECORD)).toEqual({
    modifiedAt: new Date("2026-07-02T12:00:00Z"),
    activeFires: 40,
    activeFires24HoursAgo: 38,
    activeFires7DaysAgo: 22,
    firesRecordedToday: 6,
    firesExtinguishedToday: 4,
    firesYear: 310,
    firesTenYearMean: 287.4,
    firesExtinguishedYear: 270,
    hectaresBurnedYear: 12345.6,
    hectaresBurnedYear7DaysAgo: 11000,
    hectaresTenYearMean: 9000.5,
    causedByLightningYear: 60,
    causedByPeopleYear: 240,
    causeUnknownYear: 10,
    byStatus: { 0: 1, 1: 3, 2: 2, 3: 9, 4: 5, 5: 20 },
  });
});

describe("variants of the same statistics", () => {
  test.each([
    ["bare", RECORD],
    ["in an object", { FeuxEtatSituationStats: RECORD }],
    ["in an array of one object", [{ FeuxEtatSituationStats: RECORD }]],
    ["bare in an array of one", [RECORD]],
    ["as an array in an object", { FeuxEtatSituationStats: [RECORD] }],
    ["in an array in an array", [[RECORD]]],
  ])("the same statistics are read if the record is %s", (_, data) => {
    expect(read(data)).toEqual(read(RECORD));
  });
});

test("a missing value in the statistics is null, never zero", () => {
  const { byStatus, ...counts } = read({ NbFeuxActifs: 3 });
  expect(counts).toMatchObject({ activeFires: 3, firesYear: null, firesExtinguishedYear: null });
  expect(Object.values(counts)).not.toContain(0);
  expect(byStatus).toEqual({});
});

test("a true zero in the statistics stays a zero", () => {
  expect(read({ NbFeuxActifs: 0, NbFeuxAnnuel: 0, NbFeuxHorsControle: 0 })).toMatchObject({
    activeFires: 0,
    firesExtinguishedYear: 0,
    byStatus: { 3: 0 },
  });
});

test("the number of extinguished fires of the year is never negative", () => {
  expect(read({ NbFeuxActifs: 5, NbFeuxAnnuel: 3 }).firesExtinguishedYear).toBe(0);
});

test("the number of extinguished fires of the year is null without the number of all fires or of active fires", () => {
  expect(read({ NbFeuxAnnuel: 3 }).firesExtinguishedYear).toBeNull();
  expect(read({ NbFeuxActifs: 3 }).firesExtinguishedYear).toBeNull();
});

test.each([
  null,
  [],
  {},
  "text",
  0,
  [[]],
  { FeuxEtatSituationStats: null },
  { FeuxEtatSituationStats: {} },
  { NbFeuxActifs: null, NbFeuxAnnuel: "abc" },
  { NbFeuxActifs: -1 },
])("%j contains no statistics", (data) => {
  expect(() => readStatistics(data)).toThrow(expect.objectContaining({ code: "fire-data-shape" }));
});
