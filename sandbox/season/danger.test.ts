import { describe, expect, it } from "vitest";
import { ZONES } from "#territory/zones.ts";
import { dayNumber } from "./calendar.ts";
import { levelOf, zoneLevels } from "./danger.ts";
import { FIRE_COUNTRY } from "./fire-country.ts";
import { measuresInForce, plannedMeasures, spellsOf } from "./restrictions.ts";
import { drawSeason } from "./season.ts";

const ANCHOR = "2026-11-20";
const summer = drawSeason({ scenario: "summer", seed: 6, anchor: ANCHOR });
const crisis = drawSeason({ scenario: "june-2023", seed: 6, anchor: ANCHOR });
const today = dayNumber(summer.calendar.anchorAt);
const days = Array.from({ length: 60 }, (_, offset) => today - 30 + offset);

describe("fire danger", () => {
  it("fire danger covers the 65 zones", () => {
    expect([...zoneLevels(summer.danger, today).keys()]).toEqual(ZONES.map(({ number }) => number));
  });

  it("fire danger changes little from one day to the next, and from one place to the next", () => {
    const steps = days.flatMap((day) =>
      ZONES.map(({ anchor }) => {
        const here = summer.danger.indexAt(anchor, day);
        const tomorrow = summer.danger.indexAt(anchor, day + 1);
        const nearby = summer.danger.indexAt({ lon: anchor.lon + 0.3, lat: anchor.lat }, day);
        return { time: Math.abs(tomorrow - here), space: Math.abs(nearby - here) };
      }),
    );
    expect(Math.max(...steps.map(({ time }) => time))).toBeLessThan(1.6);
    expect(Math.max(...steps.map(({ space }) => space))).toBeLessThan(0.8);
  });

  it("fire danger and its restrictions are the same, whatever real day the season is anchored to", () => {
    const anchored = (anchor: string) => drawSeason({ scenario: "summer", seed: 6, anchor });
    const [one, other] = [anchored("2026-11-20"), anchored("2027-02-03")];
    const levels = ({ danger, calendar }: typeof one) => zoneLevels(danger, dayNumber(calendar.anchorAt));
    expect(levels(other)).toEqual(levels(one));
    const measures = (season: typeof one) =>
      plannedMeasures(season).map(({ measure, beginsAt, endsAt }) => [
        measure.TypeMesureId,
        measure.RegionsAdministrativesImpactees,
        beginsAt - season.calendar.anchorAt,
        endsAt - season.calendar.anchorAt,
      ]);
    expect(measures(other)).toEqual(measures(one));
  });

  it("fire danger differs from its forecast by at most one level", () => {
    for (const day of days) {
      for (const [zone, [, tomorrow, after]] of zoneLevels(summer.danger, day)) {
        const anchor = ZONES.find(({ number }) => number === zone)?.anchor ?? { lon: 0, lat: 0 };
        expect(Math.abs(tomorrow - levelOf(summer.danger.indexAt(anchor, day + 1)))).toBeLessThanOrEqual(1);
        expect(Math.abs(after - levelOf(summer.danger.indexAt(anchor, day + 2)))).toBeLessThanOrEqual(1);
      }
    }
  });

  it("fire danger is very high or extreme over most of the province in the crisis, and low in winter", () => {
    const levels = [...zoneLevels(crisis.danger, today).values()].map(([level]) => level);
    expect(levels.filter((level) => level >= 4).length).toBeGreaterThan(33);
    const winter = drawSeason({ scenario: "winter", seed: 6, anchor: ANCHOR });
    expect(new Set([...zoneLevels(winter.danger, today).values()].flat())).toEqual(new Set([1]));
  });
});

describe("restrictions of a season", () => {
  it("restrictions begin after two days of high danger and end after two days of low danger", () => {
    expect(spellsOf([1, 4, 1, 4, 4, 3, 1, 3, 1, 1, 1], 100, { from: 3.6, until: 2.9 })).toEqual([
      { fromDay: 104, toDay: 109 },
    ]);
    expect(spellsOf([4, 4], 100, { from: 3.6, until: 2.9 })).toEqual([{ fromDay: 101, toDay: 102 }]);
  });

  it("restrictions follow danger: a region under a fire ban was recently dry, and a wet region has no ban", () => {
    for (const season of [summer, crisis]) {
      const planned = plannedMeasures(season);
      for (const day of days) {
        const banned = new Set(
          measuresInForce(planned, season.calendar.anchorAt + (day - today) * 86_400_000)
            .filter(({ TypeMesureId }) => TypeMesureId === 1)
            .flatMap(({ RegionsAdministrativesImpactees }) => RegionsAdministrativesImpactees),
        );
        for (const region of new Set(FIRE_COUNTRY.map((country) => country.region))) {
          const of = FIRE_COUNTRY.filter((country) => country.region === region);
          const mean = (at: number) =>
            of.reduce((sum, { anchor }) => sum + season.danger.indexAt(anchor, at), 0) / of.length;
          if (mean(day) >= 3.6 && mean(day - 1) >= 3.6 && mean(day - 2) >= 3.6)
            expect(banned).toContain(region);
          if (mean(day) < 2.9 && mean(day - 1) < 2.9 && mean(day - 2) < 2.9)
            expect(banned).not.toContain(region);
        }
      }
    }
  });

  it("in the crisis, restrictions ban open fires over half the province and close the forest", () => {
    for (const seed of [1, 2, 3]) {
      const season = drawSeason({ scenario: "june-2023", seed, anchor: ANCHOR });
      const types = measuresInForce(plannedMeasures(season), season.calendar.anchorAt).map(
        ({ TypeMesureId }) => TypeMesureId,
      );
      expect(types.filter((type) => type === 1).length).toBeGreaterThanOrEqual(9);
      expect(types.filter((type) => type === 3).length).toBeGreaterThan(0);
      expect(types.filter((type) => type === 2).length).toBeGreaterThan(0);
    }
  });
});
