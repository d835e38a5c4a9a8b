import { expect, it } from "vitest";
import { exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { toStatistics } from "#fires/map-statistics.ts";
import { readStatistics } from "#fires/wire-statistics.ts";
import { periodView } from "./period-view.server.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const statistics = (fields: object) =>
  exampleReading(
    toStatistics(
      readStatistics({ NbFeuxActifs: 0, NbFeuxAnnuel: 1, ...fields }),
      new Date("2027-01-01T02:00:00Z"),
    ),
  );
const burned = (year: number, weekAgo: number) =>
  statistics({ SuperficieHaBruleeAnnuelle: year, SuperficieHaBruleeAnnuelle7JoursAvant: weekAgo });

it("periodView returns the area burned in a week for each protection zone", () => {
  const situation = exampleSituation({
    statistics: { intensive: burned(1000, 35), northern: burned(3981, 965) },
  });
  expect(periodView(situation, "year", "fr", NOW)).toMatchObject({
    week: { intensive: 965, northern: 3016 },
  });
});

it("periodView returns null for the area burned in a week in a protection zone without figures", () => {
  const situation = exampleSituation({
    statistics: { intensive: burned(1000, 35), northern: statistics({}) },
  });
  expect(periodView(situation, "year", "fr", NOW)).toMatchObject({
    week: { intensive: 965, northern: null },
  });
});

it("periodView returns null for the area burned in a week if the year's total has fallen since a week ago", () => {
  const situation = exampleSituation({
    statistics: { intensive: burned(0, 1314), northern: burned(35, 35) },
  });
  expect(periodView(situation, "year", "fr", NOW)).toMatchObject({ week: { intensive: null, northern: 0 } });
});

it("periodView returns the day's change in the number of active fires of both protection zones together", () => {
  const active = (now: number, before: number) =>
    statistics({ NbFeuxActifs: now, NbFeuxActifs24HeuresAvant: before });
  const situation = (now: number) =>
    exampleSituation({ statistics: { intensive: active(now, 40), northern: active(3, 3) } });
  expect(periodView(situation(39), "day", "fr", NOW)).toMatchObject({ change: -1 });
  expect(periodView(situation(40), "day", "fr", NOW)).toMatchObject({ change: 0 });
});

it("the year of the home page's figures follows Quebec's calendar, also on New Year's Eve", () => {
  const last = statistics({ DateDerniereModification: "2027-01-01T01:30:00Z" });
  const situation = exampleSituation({ statistics: { intensive: last, northern: statistics({}) } });
  expect(periodView(situation, "year", "fr", new Date("2027-01-01T02:00:00Z"))).toMatchObject({
    year: 2026,
    at: "31 décembre à 20\u00a0h\u00a030",
  });
});
