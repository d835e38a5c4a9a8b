import { describe, expect, test } from "vitest";
import {
  exampleFire,
  exampleReading,
  exampleRestriction,
  exampleSituation,
  squareAround,
} from "#fires/examples.double.ts";
import type { ZoneDanger } from "#fires/model.ts";
import { regionsAround, zonesOfRegion } from "#territory/area-relations.server.ts";
import { NO_CHOICES } from "../../parts/fire/fire-choices.ts";
import { areaOf } from "../../parts/place/area.server.ts";
import { areaView } from "./area-view.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const requested = { choices: NO_CHOICES, language: "fr", now: NOW, surroundings: {} } as const;
const MAURICIE = { kind: "region", code: "04", slug: "mauricie", name: "Mauricie" } as const;
const LA_TUQUE = { kind: "zone", zone: 26, slug: "la-tuque", name: "La Tuque" } as const;

function danger(zone: number, level: 1 | 5, name = `Zone ${zone}`): ZoneDanger {
  const day = { level, color: null, label: { fr: "", en: "" } };
  return { zone, name, days: [day, null, null] };
}

const address = (name: "current-situation-zone" | "current-situation-region", slug: string) =>
  ({ name, language: "fr", parts: { slug } }) as const;

describe("the area of an address", () => {
  const situation = exampleSituation({ danger: exampleReading([danger(26, 5, "La Grande Tuque")]) });

  test("areaOf finds the region or the zone that a slug names", () => {
    expect(areaOf(situation, address("current-situation-region", "mauricie"))).toEqual(MAURICIE);
    expect(areaOf(exampleSituation(), address("current-situation-zone", "la-tuque"))).toEqual(LA_TUQUE);
  });

  test("areaOf finds a zone by the agency's current name and by the zone's usual name", () => {
    for (const slug of ["la-tuque", "la-grande-tuque"]) {
      expect(areaOf(situation, address("current-situation-zone", slug))).toMatchObject({
        zone: 26,
        name: "La Grande Tuque",
      });
    }
  });

  test("areaOf returns null for an unknown slug, or a slug of the other kind of area", () => {
    expect(areaOf(situation, address("current-situation-region", "la-tuque"))).toBeNull();
    expect(areaOf(situation, address("current-situation-zone", "mauricie"))).toBeNull();
    expect(areaOf(situation, address("current-situation-region", "quebec"))).toBeNull();
  });
});

test("the page of a zone that the agency renamed links to the map by the zone's usual name", () => {
  const called = { ...LA_TUQUE, slug: "la-grande-tuque", name: "La Grande Tuque" };
  expect(areaView(exampleSituation(), called, requested).mapSlug).toBe("la-tuque");
  expect(areaView(exampleSituation(), MAURICIE, requested).mapSlug).toBe("mauricie");
});

test("before the first reading, every figure of an area is null, not zero", () => {
  for (const area of [MAURICIE, LA_TUQUE]) {
    const view = areaView(exampleSituation(), area, requested);
    expect(view).toMatchObject({ figures: null, fires: null, danger: null, restrictions: null });
    expect(view.age.readAt).toBeNull();
  }
});

test("a region and a zone each count their own fires", () => {
  const fires = [
    exampleFire(),
    exampleFire({ id: "2026-102", zone: 25, statusId: 5, sizeHa: null }),
    exampleFire({ id: "2026-103", statusId: 6 }),
    exampleFire({ id: "2026-104", region: "02" }),
    exampleFire({ id: "2026-105", region: null, zone: null }),
  ];
  const situation = exampleSituation({ fires: exampleReading(fires) });
  expect(areaView(situation, MAURICIE, requested)).toMatchObject({
    figures: {
      active: 2,
      hectares: 12.5,
      year: 3,
      byStatus: [
        { statusId: 3, count: 1 },
        { statusId: 5, count: 1 },
      ],
    },
    fires: { total: 2 },
  });
  expect(areaView(situation, LA_TUQUE, requested)).toMatchObject({ figures: { active: 2, year: 3 } });
});

test("a region's page lists all zones of the region, highest danger first, even zones that the data lacks", () => {
  const situation = exampleSituation({
    danger: exampleReading([danger(25, 1), danger(26, 5), danger(60, 5)]),
  });
  const rows = areaView(situation, MAURICIE, requested).danger ?? [];
  expect(rows.map(({ zone }) => zone).toSorted()).toEqual([...zonesOfRegion("04")].toSorted());
  expect(rows[0]).toEqual({ zone: 26, name: "Zone 26", levels: "5--" });
  expect(rows[1]).toMatchObject({ zone: 25, levels: "1--" });
  expect(rows.at(-1)?.levels).toBe("---");
  expect(areaView(situation, LA_TUQUE, requested).danger).toEqual([rows[0]]);
});

describe("the link to the answer for one place", () => {
  const restrictions = exampleReading([]);
  const variesIn = (situation: Parameters<typeof areaView>[0]) =>
    areaView(situation, MAURICIE, requested).light.varies;

  test("an area's page links to the danger at one place if no ban is in force and zones differ in danger", () => {
    const zones = exampleReading([danger(25, 1), danger(26, 5)]);
    expect(variesIn(exampleSituation({ restrictions, danger: zones }))).toBe("danger");
  });

  test("an area's page links to the ban at one place if a ban covers a part of the area, whatever the danger", () => {
    const part = exampleRestriction({ regions: [], area: squareAround(-72.8, 47.4) });
    const situation = exampleSituation({
      restrictions: exampleReading([part]),
      danger: exampleReading([danger(25, 1), danger(26, 5)]),
    });
    expect(variesIn(situation)).toBe("ban");
  });

  test("an area's page does not link to the answer for one place if the whole area has the same answer", () => {
    const zones = exampleReading(zonesOfRegion("04").map((zone) => danger(zone, 5)));
    expect(variesIn(exampleSituation({ restrictions, danger: zones }))).toBeNull();
    expect(variesIn(exampleSituation())).toBeNull();
  });
});

test("an area's page lists restrictions in force and announced restrictions separately, without ended ones", () => {
  const withRestrictions = (...list: Parameters<typeof exampleRestriction>[0][]) =>
    areaView(
      exampleSituation({ restrictions: exampleReading(list.map(exampleRestriction)) }),
      MAURICIE,
      requested,
    ).restrictions;
  expect(withRestrictions({ id: "a", endsAt: NOW })).toEqual({
    groups: [],
    upcoming: [],
    doubt: { why: null, until: expect.any(Number) },
  });
  const later = withRestrictions({ id: "a", startsAt: new Date(NOW.getTime() + 1) });
  expect(later?.groups).toEqual([]);
  expect(later?.upcoming).toHaveLength(1);
});

test("a region's page names neighbouring regions; a zone's page names neighbouring zones and its own regions", () => {
  expect(areaView(exampleSituation(), MAURICIE, requested).around.regions).toEqual(regionsAround("04"));
  const around = areaView(exampleSituation(), LA_TUQUE, requested).around;
  expect(around.zones).toContain("Portneuf");
  expect(around.within).toContain("04");
});

test("a restriction that only covers a part of the area is marked as partial, and comes after restrictions of the whole area", () => {
  const over = { id: "over", regions: ["02"], area: squareAround(-73.9, 47.9) };
  const list = [over, { id: "own", regions: ["04"] }].map(exampleRestriction);
  const situation = exampleSituation({ restrictions: exampleReading(list) });
  for (const area of [MAURICIE, LA_TUQUE]) {
    const [group] = areaView(situation, area, requested).restrictions?.groups ?? [];
    expect(group?.places).toMatchObject([{ id: "own" }, { id: "over", partOf: area.kind }]);
    if (area === MAURICIE) expect(group?.places[0]?.partOf).toBeUndefined();
  }
});
