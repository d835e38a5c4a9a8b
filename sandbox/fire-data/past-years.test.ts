import { describe, expect, it } from "vitest";
import { SCENARIO_NAMES } from "../season/scenarios.ts";
import { newState, SeasonControls } from "../season/season-controls.ts";
import { statisticsAnswer } from "./statistics-answer.ts";

const NOW = Date.parse("2026-11-20T17:00:00Z");
const controlsOf = (scenario: (typeof SCENARIO_NAMES)[number]) =>
  new SeasonControls(
    () => NOW,
    newState(scenario, 7, 0, NOW),
    () => {},
  );

const ask = (controls: SeasonControls, dateHistorique: string, zone: "intensive" | "nordique", more = {}) =>
  statisticsAnswer(controls, {
    intensive: String(zone === "intensive"),
    nordique: String(zone === "nordique"),
    dateHistorique,
    ...more,
  }).FeuxEtatSituationStats;

describe.each(SCENARIO_NAMES)("past years, requested in %s", (scenario) => {
  const controls = controlsOf(scenario);
  const end = (year: number, zone: "intensive" | "nordique" = "intensive") =>
    ask(controls, `${year}-12-31`, zone);

  it("the statistics of past years on December 31 are the known figures", () => {
    expect(end(2023)).toMatchObject({ NbFeuxAnnuel: 566, SuperficieHaBruleeAnnuelle: 1_100_000 });
    expect(end(2023, "nordique").SuperficieHaBruleeAnnuelle).toBe(3_200_000);
    expect(end(2024).NbFeuxAnnuel).toBe(352);
    expect(end(2025)).toMatchObject({ NbFeuxAnnuel: 528, SuperficieHaBruleeAnnuelle: 1314 });
  });

  it("past years have different numbers of fires, about 450 on average, and end without active fires", () => {
    const years = Array.from({ length: 10 }, (_, ago) => end(2025 - ago));
    expect(new Set(years.map(({ NbFeuxAnnuel }) => NbFeuxAnnuel)).size).toBe(10);
    expect(years.every(({ NbFeuxActifs }) => NbFeuxActifs === 0)).toBe(true);
    const mean = years.reduce((sum, { NbFeuxAnnuel }) => sum + NbFeuxAnnuel, 0) / 10;
    expect(mean).toBeGreaterThan(430);
    expect(mean).toBeLessThan(470);
  });

  it("the fires of a past year grow by date, and the counts by cause add up to all fires", () => {
    for (const zone of ["intensive", "nordique"] as const) {
      const dates = ["2025-02-01", "2025-06-01", "2025-11-20", "2025-12-31"].map((date) =>
        ask(controls, date, zone),
      );
      const counts = dates.map(({ NbFeuxAnnuel }) => NbFeuxAnnuel);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      for (const statistics of dates) {
        expect(
          statistics.NbAnnuelFeuxCauseFoudre +
            statistics.NbAnnuelFeuxCauseHumaine +
            statistics.NbAnnuelFeuxCauseIndeterminee,
        ).toBe(statistics.NbFeuxAnnuel);
        expect(Object.values(statistics).every((value) => typeof value === "string" || value >= 0)).toBe(
          true,
        );
      }
    }
  });

  it("the ten-year mean is the average of the ten past years on the same date", () => {
    const now = statisticsAnswer(controls, { intensive: "true", nordique: "false" }).FeuxEtatSituationStats;
    const sameDay = Array.from({ length: 10 }, (_, ago) =>
      ask(controls, `${2025 - ago}-11-20T17:00:00Z`, "intensive"),
    );
    const mean = sameDay.reduce((sum, { NbFeuxAnnuel }) => sum + NbFeuxAnnuel, 0) / 10;
    expect(now.NbFeuxMoyenne10Ans).toBe(Math.round(mean));
  });

  it("a region has some of the fires of a past year, but not all", () => {
    const whole = end(2025).NbFeuxAnnuel;
    const region = ask(controls, "2025-12-31", "intensive", { noRegionAdm: "08" }).NbFeuxAnnuel;
    expect(region).toBeGreaterThan(0);
    expect(region).toBeLessThan(whole);
  });
});
