import { describe, expect, it } from "vitest";
import {
  believedToll,
  type PastSeason,
  pastMoments,
  type SeasonToll,
  withoutRepeats,
} from "./past-seasons.ts";

it("requests the previous year up to the same day, and the ten complete years before this one", () => {
  const { yearBefore, seasons } = pastMoments({ year: 2026, on: new Date("2026-07-05T16:00:00Z") });
  expect(yearBefore).toEqual({ year: 2025, until: new Date("2025-07-06T03:59:59Z") });
  expect(seasons.map(({ year }) => year)).toEqual([
    2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
  ]);
  expect(seasons[1]?.until).toEqual(new Date("2025-01-01T03:59:59Z"));
});

describe("a season without fires", () => {
  const none: SeasonToll = { fires: 0, hectares: 0 };

  it("a season without fires is accepted if the ten-year mean is low", () => {
    expect(believedToll(none, 9.9)).toBe(none);
    expect(believedToll(none, null)).toBe(none);
  });

  it("a season without fires is not accepted if the ten-year mean is high", () => {
    expect(believedToll(none, 10)).toBeNull();
  });

  it("a season with fires, or without values, is not compared with the ten-year mean", () => {
    const some = { fires: 1, hectares: null };
    expect(believedToll(some, 300)).toBe(some);
    expect(believedToll(null, 300)).toBeNull();
  });
});

describe("values that another year repeats", () => {
  const season = (
    year: number,
    intensive: SeasonToll | null,
    northern: SeasonToll | null = null,
  ): PastSeason => ({
    year,
    until: new Date(Date.UTC(year, 11, 31)),
    tolls: { intensive, northern },
  });
  const tollsOf = (...seasons: readonly PastSeason[]) => withoutRepeats(seasons).map(({ tolls }) => tolls);
  const [some, more] = [
    { fires: 3, hectares: 5 },
    { fires: 3, hectares: 6 },
  ];

  it("equal values of two years are dropped only in the protection zone in which they are equal", () => {
    expect(tollsOf(season(2025, some, more), season(2024, { ...some }, some))).toEqual([
      { intensive: null, northern: more },
      { intensive: null, northern: some },
    ]);
    expect(tollsOf(season(2025, more, some), season(2024, some, { ...some }))).toEqual([
      { intensive: more, northern: null },
      { intensive: some, northern: null },
    ]);
  });

  it("values are kept if only the fires or only the hectares are equal to another year's", () => {
    const alike = { fires: 4, hectares: 5 };
    expect(tollsOf(season(2025, some), season(2024, more), season(2023, alike))).toEqual(
      [some, more, alike].map((intensive) => ({ intensive, northern: null })),
    );
  });

  it("repeated values are kept for years without fires", () => {
    const none = { fires: 0, hectares: 0 };
    expect(tollsOf(season(2025, none), season(2024, { ...none }))).toEqual([
      { intensive: none, northern: null },
      { intensive: none, northern: null },
    ]);
  });
});
