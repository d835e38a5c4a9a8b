import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "./calendar.ts";
import { NO_EDITS } from "./edits.ts";
import { drawSeason, firesAt, trackFires } from "./season.ts";
import type { SeasonPlan } from "./season-drawn.ts";

const ANCHOR = "2026-11-20";
const LEGAL_AFTER = { 0: [1, 2], 1: [3, 4], 2: [6], 3: [4], 4: [5], 5: [6], 6: [] } as const;

function seasonOf(plan: Partial<SeasonPlan> = {}) {
  const season = drawSeason({ scenario: "summer", seed: 2, anchor: ANCHOR, ...plan });
  const fires = trackFires(season, NO_EDITS);
  const at = (instant: number) => firesAt(fires, instant);
  const active = (instant: number) => at(instant).filter(({ Condition }) => Condition.Id !== 6);
  return { season, at, active, now: season.calendar.anchorAt };
}

describe("season", () => {
  it("a season is the same for the same seed, and differs for another seed", () => {
    const [lazy, again, other] = [seasonOf(), seasonOf(), seasonOf({ seed: 3 })];
    expect(again.at(again.now)).toEqual(lazy.at(lazy.now));
    expect(other.at(other.now)).not.toEqual(lazy.at(lazy.now));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    "a summer season that is anchored in month %i has about 45 active fires",
    (month) => {
      for (const seed of [1, 2, 3]) {
        const { active, now, at } = seasonOf({ seed, anchor: `2026-${String(month).padStart(2, "0")}-14` });
        for (const hours of [-12, 0, 12]) {
          const count = active(now + hours * HOUR_MS).length;
          expect(count, `seed ${seed}, ${hours} h`).toBeGreaterThanOrEqual(35);
          expect(count, `seed ${seed}, ${hours} h`).toBeLessThanOrEqual(60);
        }
        const starts = at(now).map(({ DateDeDebut }) => Date.parse(DateDeDebut ?? ""));
        expect(Math.max(...starts)).toBeGreaterThan(now - 4 * DAY_MS);
        expect(Math.min(...starts)).toBeGreaterThan(now - 150 * DAY_MS);
      }
    },
  );

  it("a crisis season has more than 150 fires at once, most of them out of control and by lightning", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { active, at, now, season } = seasonOf({ scenario: "june-2023", seed });
      const burning = active(now);
      expect(burning.length).toBeGreaterThan(150);
      const share = (test: (fire: (typeof burning)[number]) => boolean) =>
        burning.filter(test).length / burning.length;
      expect(share(({ Condition }) => Condition.Id === 3)).toBeGreaterThan(0.55);
      expect(share(({ Cause }) => Cause?.Id === 1)).toBeGreaterThan(0.5);
      const sizes = burning.map(({ SuperficieHa }) => SuperficieHa ?? 0).sort((a, b) => a - b);
      expect(sizes.at(-1)).toBeGreaterThan(20_000);
      expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(2000);
      const total = at(season.calendar.closesAt).reduce(
        (sum, { SuperficieHa }) => sum + (SuperficieHa ?? 0),
        0,
      );
      expect(total).toBeGreaterThan(1_000_000);
    }
  });

  it("a season of the scenario winter has no fires", () => {
    const { at, now } = seasonOf({ scenario: "winter" });
    expect(at(now)).toEqual([]);
  });

  it("a summer season has mostly people's fires in May, and more lightning fires, further north, in July", () => {
    const { season } = seasonOf({ anchor: "2026-07-25" });
    const monthOf = (startsAt: number) => new Date(startsAt).getUTCMonth() + 1;
    const inMonth = (month: number) => season.fires.filter(({ life }) => monthOf(life.startsAt) === month);
    const shareOfPeople = (month: number) =>
      inMonth(month).filter(({ kind }) => kind === "people").length / inMonth(month).length;
    const meanLat = (month: number) =>
      inMonth(month).reduce((sum, { ground }) => sum + ground.at.lat, 0) / inMonth(month).length;
    expect(shareOfPeople(5)).toBeGreaterThan(0.7);
    expect(shareOfPeople(7)).toBeLessThan(0.5);
    expect(meanLat(7)).toBeGreaterThan(meanLat(5) + 0.5);
  });
});

describe.each(["summer", "june-2023"] as const)("lives of fires in %s", (scenario) => {
  const { season, at, now } = seasonOf({ scenario, seed: 5 });

  it("a fire never shrinks, and its modification time never goes back", () => {
    const last = new Map<number, { condition: number; size: number; modified: number }>();
    for (let instant = now - 30 * DAY_MS; instant < now + 40 * DAY_MS; instant += 17 * HOUR_MS) {
      for (const fire of at(instant)) {
        const before = last.get(fire.NoFeu);
        const size = fire.SuperficieHa ?? 0;
        const modified = Date.parse(fire.DateDerniereModification ?? "");
        expect(modified).toBeLessThanOrEqual(instant);
        if (before !== undefined) {
          expect(size).toBeGreaterThanOrEqual(before.size);
          expect(modified).toBeGreaterThanOrEqual(before.modified);
        }
        last.set(fire.NoFeu, { condition: fire.Condition.Id, size, modified });
      }
    }
    expect(last.size).toBeGreaterThan(100);
  });

  it("the statuses of a fire have dates in order, and each status can follow the status before", () => {
    for (const { life } of season.fires) {
      const times = life.stages.map(({ from }) => from);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      life.stages.forEach(({ condition }, index) => {
        const next = life.stages[index + 1];
        if (next !== undefined) expect(LEGAL_AFTER[condition]).toContain(next.condition);
      });
      expect(life.extinguishedAt).toBeGreaterThan(life.containedAt ?? life.startsAt);
    }
  });

  it("only northern fires have the status “recorded”", () => {
    const recorded = season.fires.filter(({ life }) => life.stages.some(({ condition }) => condition === 0));
    expect(recorded.length).toBeGreaterThan(0);
    expect(new Set(recorded.map(({ kind }) => kind))).toEqual(new Set(["northern"]));
  });

  it("every fire has a region, and exactly the northern fires lie north of the northern limit", () => {
    const starts = season.fires.map(({ ground }) => ground);
    expect(starts.every(({ region }) => /^(0[1-9]|1[0-7])$/.test(region.Code))).toBe(true);
    expect(season.fires.every(({ ground, kind }) => ground.at.lat >= 50.5 === (kind === "northern"))).toBe(
      true,
    );
  });
});
