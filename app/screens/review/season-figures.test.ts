import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import { toStatistics } from "#fires/map-statistics.ts";
import type { Fire, Reading, Situation, Statistics } from "#fires/model.ts";
import { readStatistics } from "#fires/wire-statistics.ts";
import { glanceOf } from "./glance.server.ts";
import { byCause } from "./groups.server.ts";
import { pastOf } from "./review-view.server.ts";
import { firesOfSeason, seasonShown, statisticsOfSeason } from "./season-shown.server.ts";

const statistics = (fields: object): Statistics =>
  toStatistics(
    readStatistics({ NbFeuxActifs: 0, NbFeuxAnnuel: 40, ...fields }),
    new Date("2027-01-10T17:00:00Z"),
  );
const reading = <T>(value: T | null): Reading<T> => ({ value, readAt: null, failing: false, dropped: 0 });

const situationOf = (fires: readonly Fire[] | null, changedAt: string | null): Situation => ({
  fires: reading(fires),
  containedFires: reading<readonly Fire[]>(null),
  statistics: {
    intensive: reading(changedAt === null ? null : statistics({ DateDerniereModification: changedAt })),
    northern: reading<Statistics>(null),
  },
  danger: reading<never[]>(null),
  zoneShapes: reading<never[]>(null),
  restrictions: reading<never[]>(null),
  causes: reading<never[]>(null),
  geographicCodes: reading<never[]>(null),
});

describe("the figures of a protection zone", () => {
  const fires = [
    exampleFire({ sizeHa: 0.1 }),
    exampleFire({ sizeHa: 0.2 }),
    exampleFire({ protection: "northern" }),
  ];

  it("a protection zone's figures are the agency's counts if the agency published counts", () => {
    const glance = glanceOf("intensive", statistics({ SuperficieHaBruleeAnnuelle: 7 }), fires, null);
    expect([glance.fires.now, glance.hectares.now, glance.isCounted]).toEqual([40, 7, false]);
  });

  it("a protection zone's figures are counted from the list, and marked as counted, if the agency's counts are missing", () => {
    const glance = glanceOf("intensive", null, fires, { fires: 4, hectares: null });
    expect([glance.fires.now, glance.hectares.now, glance.isCounted]).toEqual([2, 0.3, true]);
    expect(glance.fires).toMatchObject({ yearBefore: 4, mean: null, lengths: [50, 100, 0] });
  });

  it("a previous year without fires is unknown, not zero, if the ten-year mean is high", () => {
    const none = { fires: 0, hectares: 0 };
    const mean = (fires: number) =>
      glanceOf("intensive", statistics({ NbFeuxMoyenne10Ans: fires }), [], none);
    expect(mean(255).fires.yearBefore).toBeNull();
    expect(mean(255).hectares.yearBefore).toBeNull();
    // Early in the season, zero is plausible.
    expect(mean(2).fires.yearBefore).toBe(0);
  });

  it("a protection zone's figures are unknown, not zero, if the agency's count and the list are missing", () => {
    const glance = glanceOf("northern", null, null, null);
    expect([glance.fires.now, glance.hectares.now, glance.isCounted]).toEqual([null, null, false]);
  });
});

describe("the season shown", () => {
  const january = new Date("2027-01-10T17:00:00Z");

  it("the review shows last year's season, at the date of its last change, until the service starts the new season", () => {
    expect(seasonShown(situationOf([exampleFire()], "2026-11-20T15:00:00Z"), january)).toEqual({
      year: 2026,
      on: new Date("2026-11-20T15:00:00Z"),
    });
    expect(seasonShown(situationOf([], "2027-01-09T15:00:00Z"), january)).toEqual({
      year: 2027,
      on: january,
    });
    expect(seasonShown(situationOf(null, null), january).year).toBe(2027);
  });

  it("a season only contains fires of its year, not older fires of the list", () => {
    const situation = situationOf([exampleFire({ year: 2026 }), exampleFire({ year: 2027 })], null);
    const season = seasonShown(situation, january);
    expect(season.year).toBe(2027);
    expect(firesOfSeason(situation, season)).toHaveLength(1);
    expect(firesOfSeason(situationOf(null, null), season)).toBeNull();
  });
});

describe("the statistics of the season shown", () => {
  const january = new Date("2027-01-10T17:00:00Z");
  function countOf(fires: readonly Fire[], changedAt: string, firesYear: number) {
    const value = statistics({ DateDerniereModification: changedAt, NbFeuxAnnuel: firesYear });
    const situation = {
      ...situationOf(fires, null),
      statistics: { intensive: reading(value), northern: reading<Statistics>(null) },
    };
    return statisticsOfSeason(situation, "intensive", seasonShown(situation, january))?.firesYear;
  }
  const [before, after] = ["2026-11-20T15:00:00Z", "2027-01-02T15:00:00Z"];

  it("the review omits statistics that belong to another year than the list of fires", () => {
    expect(countOf([exampleFire()], after, 0)).toBeUndefined();
    expect(countOf([exampleFire({ year: 2027 })], before, 40)).toBeUndefined();
  });

  it("the review uses statistics that fit the season, also if a past season was corrected in January", () => {
    expect(countOf([exampleFire()], before, 40)).toBe(40);
    // A record of last season was corrected in January.
    expect(countOf([exampleFire()], after, 1)).toBe(1);
    expect(countOf([exampleFire({ year: 2027, protection: "northern" })], before, 0)).toBe(0);
  });
});

describe("past seasons in figures", () => {
  const until = new Date();
  const toll = (fires: number) => ({ fires, hectares: fires * 10 });
  const seasons = [
    { year: 2025, until, tolls: { intensive: toll(500), northern: toll(100) } },
    { year: 2024, until, tolls: { intensive: toll(300), northern: null } },
  ];
  const glances = [glanceOf("intensive", statistics({}), [], null), glanceOf("northern", null, null, null)];

  it("a past season with an unknown figure for one protection zone has no total for both, and is left out of the mean", () => {
    const { rows, means, missing } = pastOf(seasons, glances, 2026, null);
    expect(rows.map(({ year, fires }) => [year, fires])).toEqual([
      [2024, null],
      [2025, 600],
      [2026, null],
    ]);
    expect([means.fires, missing]).toEqual([600, [2024]]);
  });

  it("a past season without fires is listed as missing if the ten-year mean is high", () => {
    const many = [glanceOf("intensive", statistics({ NbFeuxMoyenne10Ans: 255 }), [], null)];
    const { missing } = pastOf(
      [{ year: 2025, until, tolls: { intensive: toll(0), northern: null } }],
      many,
      2026,
      "intensive",
    );
    expect(missing).toEqual([2025]);
  });

  it("the review of a selected protection zone only counts the past seasons of that zone", () => {
    const { rows, means, missing } = pastOf(seasons, glances, 2026, "intensive");
    expect(rows.map(({ fires }) => fires)).toEqual([300, 500, 40]);
    expect([means.fires, means.hectares, missing]).toEqual([400, 4000, []]);
  });
});

describe("figures of causes", () => {
  it("figures of causes are as published, else counted from the list of fires, each fire once", () => {
    const fires = [exampleFire({ causeId: 1 }), exampleFire({ causeId: 6 }), exampleFire({ causeId: null })];
    const counted = byCause(fires, null);
    expect([counted.isPublished, counted.total, counted.origins]).toEqual([false, 3, [1, 1, 1]]);
    const published = byCause(fires, [
      { causeId: 9, fires: 5 },
      { causeId: 7, fires: 2 },
      { causeId: 2, fires: 0 },
    ]);
    expect([published.isPublished, published.origins]).toEqual([true, [0, 2, 5]]);
    expect(published.rows.map(({ key, fires: count }) => [key, count])).toEqual([
      [7, 2],
      [9, 5],
    ]);
  });
});
