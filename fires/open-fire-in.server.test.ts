import { describe, expect, test } from "vitest";
import { zonesOfRegion } from "#territory/area-relations.server.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import type { DangerLevel } from "./danger.ts";
import { exampleReading, exampleRestriction, exampleSituation } from "./examples.double.ts";
import type { Restriction, ZoneDanger } from "./model.ts";
import { openFireIn, type RequestedArea } from "./open-fire-in.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const LATER = new Date("2026-07-03T11:00:00Z");
const MAURICIE: RequestedArea = { kind: "region", code: "04" };
const LA_TUQUE: RequestedArea = { kind: "zone", zone: 26 };
const NORTH: RequestedArea = { kind: "region", code: "10" };

const rated = (zone: number, level: DangerLevel | null): ZoneDanger => ({
  zone,
  name: "",
  days: [level && { level, color: null, label: { fr: "", en: "" } }, null, null],
});
const everywhere = (level: DangerLevel, but: readonly ZoneDanger[] = []) =>
  exampleReading([
    ...but,
    ...zoneShapes().areas.flatMap(({ key }) =>
      but.some(({ zone }) => zone === key) ? [] : rated(key, level),
    ),
  ]);
const under = (...restrictions: readonly Partial<Restriction>[]) =>
  exampleSituation({
    danger: everywhere(2),
    restrictions: exampleReading(restrictions.map((each, i) => exampleRestriction({ id: `${i}`, ...each }))),
  });

/** Returns the zone of La Tuque from its south up to a part of its height. */
function southOfZone(part: number): GeoJSON.Polygon {
  const geometry = zoneShapes().areas.find(({ key }) => key === 26)?.geometry;
  const rings =
    geometry?.type === "MultiPolygon" ? geometry.coordinates.flat() : (geometry?.coordinates ?? []);
  const corners = rings.flat();
  const [lons, lats] = [corners.map(([lon = 0]) => lon), corners.map(([, lat = 0]) => lat)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, top] = [Math.min(...lats), Math.max(...lats)];
  const north = south + part * (top - south);
  return {
    type: "Polygon",
    coordinates: [[west, east, east, west, west].map((lon, i) => [lon, i === 2 || i === 3 ? north : south])],
  };
}

describe.each(["fire", "closure", "risk", "access"] as const)("a ban of type %s", (type) => {
  test("the open-fire answer is no for an area that a ban covers completely, even if the data is old", () => {
    const situation = under({ type, endsAt: null });
    expect(openFireIn(situation, MAURICIE, LATER)).toEqual({
      kind: "banned",
      by: type,
      until: null,
      threats: [],
    });
  });

  test("the open-fire answer for an area that a ban covers partly also says what applies in the rest", () => {
    const part = under({ type, regions: [], area: southOfZone(0.6) });
    for (const area of [LA_TUQUE, MAURICIE]) {
      expect(openFireIn(part, area, NOW)).toMatchObject({
        kind: "part",
        by: [type],
        elsewhere: { kind: "unbanned", danger: 2 },
      });
    }
    expect(openFireIn(part, LA_TUQUE, LATER)).toMatchObject({ elsewhere: { kind: "unknown", why: "old" } });
  });
});

describe("a completely banned area", () => {
  test.each([
    [0.5, "part"],
    [0.8, "part"],
    [0.995, "banned"],
  ])("an area with a ban from its south to %d of its height gets the answer %s", (part, kind) => {
    expect(openFireIn(under({ regions: [], area: southOfZone(part) }), LA_TUQUE, NOW).kind).toBe(kind);
  });

  test("an area counts as banned if bans of several types together cover it", () => {
    const south = { regions: [], area: southOfZone(0.6) };
    const all = { regions: [], area: southOfZone(1) };
    const north = { ...all, type: "closure" } as const;
    expect(openFireIn(under(south, north), LA_TUQUE, NOW)).toMatchObject({ kind: "banned", by: "closure" });
    const mauricie = { type: "access", regions: ["04"] } as const;
    const others = { type: "closure", regions: ["02", "03", "14"] } as const;
    expect(openFireIn(under(mauricie, others), LA_TUQUE, NOW)).toMatchObject({ by: "several" });
  });

  test("the end of an area's bans is given if all end at the same time, otherwise it varies", () => {
    const [one, two] = [new Date("2026-07-05T12:00:00Z"), new Date("2026-07-06T12:00:00Z")];
    const until = (...ends: Date[]) =>
      openFireIn(under(...ends.map((endsAt) => ({ endsAt }))), MAURICIE, NOW);
    expect(until(one, one)).toMatchObject({ until: one });
    expect(until(one, two)).toMatchObject({ until: "varies" });
    const mixed = under({ endsAt: one }, { endsAt: null });
    expect(openFireIn(mixed, MAURICIE, NOW)).toMatchObject({ until: "varies" });
    expect(openFireIn(under({ endsAt: null }, { endsAt: one }), MAURICIE, NOW)).toMatchObject({
      until: "varies",
    });
  });

  test("an area is banned until the end of the ban that covers it, whatever restrictions touch a part of it", () => {
    const over = { regions: ["14"], area: southOfZone(0.3), endsAt: new Date("2026-07-05T12:00:00Z") };
    const whole = { endsAt: null };
    for (const type of ["access", "fire"] as const) {
      expect(openFireIn(under(whole, { ...over, type }), MAURICIE, NOW)).toEqual({
        kind: "banned",
        by: "fire",
        until: null,
        threats: [],
      });
    }
  });

  test("the open-fire answer for an area under a fire ban also lists closures and areas at risk in a part of it, but not access bans", () => {
    const part = { regions: [], area: southOfZone(0.3) };
    const threats = (...types: readonly Restriction["type"][]) =>
      openFireIn(under({}, ...types.map((type) => ({ ...part, type }))), MAURICIE, NOW);
    expect(threats("closure", "risk", "access")).toMatchObject({ by: "fire", threats: ["risk", "closure"] });
    expect(threats("access")).toMatchObject({ by: "fire", threats: [] });
  });
});

describe("an area without a ban", () => {
  test("an area where the same rules apply everywhere has the same open-fire answer as a point in it", () => {
    const answer = { kind: "unbanned", danger: 2, bannedFrom: null, differs: false };
    expect(openFireIn(under(), MAURICIE, NOW)).toEqual(answer);
    expect(openFireIn(under({ regions: ["02"] }), LA_TUQUE, NOW).kind).toBe("part");
    expect(openFireIn(under({ regions: ["09"] }), LA_TUQUE, NOW)).toEqual(answer);
    expect(openFireIn(under({ type: "plane" }), MAURICIE, NOW)).toEqual(answer);
  });

  test("the open-fire answer for an area whose zones differ has the highest danger of these zones", () => {
    const [one, other] = zonesOfRegion("04");
    const restrictions = exampleReading([]);
    const danger = everywhere(2, [rated(one ?? 0, 5), rated(other ?? 0, null)]);
    const situation = exampleSituation({ danger, restrictions });
    expect(openFireIn(situation, MAURICIE, NOW)).toMatchObject({ danger: 5, differs: true });
    const alike = exampleSituation({ danger: everywhere(3), restrictions });
    expect(openFireIn(alike, MAURICIE, NOW)).toMatchObject({ danger: 3, differs: false });
    expect(openFireIn(alike, NORTH, NOW)).toMatchObject({ danger: 3, differs: true });
  });

  test("the open-fire answer for an area includes the start of an announced ban", () => {
    const startsAt = new Date("2026-07-04T12:00:00Z");
    expect(openFireIn(under({ startsAt }), MAURICIE, NOW)).toMatchObject({ bannedFrom: startsAt });
  });

  test("a restriction that is unreadable or without ground makes the open-fire answer unknown in all parts of an area", () => {
    const cannotTell = { kind: "unknown", why: "incomplete" };
    const part = { regions: [], area: southOfZone(0.3) };
    const nowhere = { regions: [], area: null };
    expect(openFireIn(under(nowhere), MAURICIE, NOW)).toEqual(cannotTell);
    expect(openFireIn(under(part, nowhere), LA_TUQUE, NOW)).toMatchObject({ elsewhere: cannotTell });
    const restrictions = { ...exampleReading([]), dropped: 1 };
    expect(openFireIn(exampleSituation({ restrictions }), MAURICIE, NOW)).toEqual(cannotTell);
  });

  test("the open-fire answer for an area is unknown if the restrictions are missing or old", () => {
    expect(openFireIn(under(), MAURICIE, LATER)).toEqual({ kind: "unknown", why: "old" });
    expect(openFireIn(exampleSituation(), MAURICIE, NOW)).toEqual({ kind: "unknown", why: "missing" });
  });

  test("the open-fire answer for an area distinguishes unavailable danger from unpublished danger", () => {
    const restrictions = exampleReading([]);
    expect(openFireIn(exampleSituation({ restrictions }), LA_TUQUE, NOW)).toMatchObject({
      danger: "unavailable",
    });
    const none = exampleSituation({ restrictions, danger: exampleReading([rated(26, null)]) });
    expect(openFireIn(none, LA_TUQUE, NOW)).toMatchObject({ danger: "unpublished" });
  });
});

describe("a restriction with unknown type or ground", () => {
  const title = { fr: "Avis", en: "Notice" };
  const whole = { area: null, regions: [], isWhole: true };

  test.each([
    ["untyped", { type: "other", title }],
    ["contradictory", { type: "closure", title, unsure: whole }],
    ["contradictory", { type: "fire", title, regions: ["09"], unsure: { ...whole, regions: ["04"] } }],
    [
      "contradictory",
      { type: "risk", title, regions: ["09"], unsure: { ...whole, area: southOfZone(0.5), isWhole: false } },
    ],
  ] as const)(
    "an unclear restriction makes the open-fire answer unknown in an area that it touches (%s, %j)",
    (why, restriction) => {
      for (const area of [MAURICIE, LA_TUQUE])
        expect(openFireIn(under(restriction), area, NOW)).toMatchObject({
          kind: "unknown",
          why,
          about: [{ title }],
        });
      expect(openFireIn(under(restriction), NORTH, NOW)).toMatchObject({ kind: "unbanned" });
    },
  );

  test("an unclear restriction makes the open-fire answer unknown in the rest of an area with a certain ban in a part", () => {
    const situation = under({ type: "other", title }, { area: southOfZone(0.5), regions: [] });
    expect(openFireIn(situation, LA_TUQUE, NOW)).toMatchObject({
      kind: "part",
      by: ["fire"],
      elsewhere: { kind: "unknown", why: "untyped" },
    });
  });

  test("an unclear restriction changes nothing where a certain ban covers the whole area", () => {
    const situation = under({ type: "other" }, { type: "fire" }, { type: "risk", unsure: whole });
    expect(openFireIn(situation, MAURICIE, NOW)).toMatchObject({ kind: "banned", by: "fire", threats: [] });
  });

  test("an unclear restriction on unknown ground makes the open-fire answer unknown in every area", () => {
    const situation = under({ type: "other", regions: [], isPlaced: false });
    expect(openFireIn(situation, NORTH, NOW)).toEqual({ kind: "unknown", why: "incomplete" });
  });
});
