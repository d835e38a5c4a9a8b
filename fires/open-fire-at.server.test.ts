import { describe, expect, test } from "vitest";
import type { Point } from "#territory/point.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneBySlug } from "#territory/zones.ts";
import type { DangerLevel } from "./danger.ts";
import { exampleReading, exampleRestriction, exampleSituation, squareAround } from "./examples.double.ts";
import { OLD_AFTER_MS } from "./freshness.ts";
import type { Restriction, Situation, ZoneDanger } from "./model.ts";
import { whatAppliesAt } from "./open-fire-at.server.ts";

const READ_AT = new Date("2026-07-02T15:00:00Z");
const openFireAt = (situation: Situation, at: Point, now: Date) => whatAppliesAt(situation, at, now).openFire;
const readSince = (ms: number) => new Date(READ_AT.getTime() + ms);

/** Place in Mauricie, at the centre of this test's square areas. */
const LA_TUQUE: Point = { lat: 47.4, lon: -72.8 };
/** In the Saint Lawrence, about ten kilometres off Rimouski. */
const OFF_RIMOUSKI: Point = { lat: 48.55, lon: -68.52 };
const RIMOUSKI = zoneBySlug("rimouski-matapedia")?.number ?? 0;
const LAC_SAINT_JEAN = zoneBySlug("lac-saint-jean")?.number ?? 0;
/** Point half a kilometre north of a square area around latitude 46.395. */
const LA_TUQUE_SOUTH: Point = { lat: 46.8995, lon: -72.8 };
const FAR_NORTH: Point = { lat: 58.1, lon: -68.4 };

const rated = (zone: number, level: DangerLevel | null): ZoneDanger => ({
  zone,
  name: "",
  days: [level && { level, color: null, label: { fr: "", en: "" } }, null, null],
});
const danger = exampleReading([rated(26, 2), rated(LAC_SAINT_JEAN, 4), rated(RIMOUSKI, 3), rated(60, null)]);
const under = (...restrictions: readonly Partial<Restriction>[]) =>
  exampleSituation({ danger, restrictions: exampleReading(restrictions.map(exampleRestriction)) });
const closure = { type: "closure", regions: [], area: squareAround(-72.8, 47.4) } as const;

describe("a place inside, near or outside a restriction's area", () => {
  test.each([
    ["inside", { lat: 47.899, lon: -72.8 }, { kind: "banned", by: "closure" }],
    ["half a kilometre beside", { lat: 47.9045, lon: -72.8 }, { kind: "beside", by: "closure" }],
    ["more than a kilometre off", { lat: 47.912, lon: -72.8 }, { kind: "unbanned", bannedFrom: null }],
  ] as const)(
    "a closed area bans fires inside, makes fires doubtful within a kilometre, and changes nothing beyond: %s",
    (_where, at, answer) => {
      expect(openFireAt(under(closure), at, READ_AT)).toMatchObject(answer);
    },
  );

  test("a ban without an area applies in all of its region", () => {
    expect(openFireAt(under({ regions: ["04"] }), LA_TUQUE, READ_AT)).toMatchObject({ kind: "banned" });
    expect(openFireAt(under({ regions: ["02"] }), LA_TUQUE, READ_AT)).toMatchObject({ kind: "unbanned" });
  });
});

describe("the age of the restrictions", () => {
  const [young, old] = [readSince(OLD_AFTER_MS), readSince(OLD_AFTER_MS + 1)];

  test("the open-fire answer is no longer yes when the restrictions are old", () => {
    expect(openFireAt(under(), LA_TUQUE, young)).toMatchObject({ kind: "unbanned", danger: 2 });
    expect(openFireAt(under(), LA_TUQUE, old)).toEqual({ kind: "unknown", why: "old" });
  });

  test("the open-fire answer stays no when the restrictions are old", () => {
    expect(openFireAt(under(closure), LA_TUQUE, readSince(20 * 3600_000))).toMatchObject({ kind: "banned" });
  });

  test("the open-fire answer is unknown if restrictions never arrived, even if the danger is low", () => {
    expect(openFireAt(exampleSituation({ danger }), LA_TUQUE, READ_AT)).toEqual({
      kind: "unknown",
      why: "missing",
    });
  });
});

describe("the age of the danger", () => {
  const later = readSince(26 * 3600_000);
  /** Situation in which the restrictions are current, but the danger was read the day before. */
  const dangerStopped = {
    ...under(),
    restrictions: { ...exampleReading<readonly Restriction[]>([]), readAt: later },
  };

  test("a low danger level counts as unavailable if its data is old", () => {
    expect(openFireAt(dangerStopped, LA_TUQUE, readSince(OLD_AFTER_MS))).toMatchObject({ danger: 2 });
    expect(openFireAt(dangerStopped, LA_TUQUE, later)).toMatchObject({
      kind: "unbanned",
      danger: "unavailable",
    });
  });

  test("a high danger level still advises against fires if its data is old", () => {
    const grave = { ...dangerStopped, danger: exampleReading([rated(26, 4)]) };
    expect(openFireAt(grave, LA_TUQUE, later)).toMatchObject({ danger: 4 });
  });
});

describe("an unreadable or unplaced restriction", () => {
  const unread = (...known: readonly Partial<Restriction>[]) =>
    exampleSituation({
      danger,
      restrictions: { ...exampleReading(known.map(exampleRestriction)), dropped: 1 },
    });
  const nowhere: Partial<Restriction> = { regions: [], area: null };
  const cannotTell = { kind: "unknown", why: "incomplete" };

  test("with an unreadable restriction the open-fire answer is never yes, but stays no under and beside a ban", () => {
    expect(openFireAt(unread(), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    expect(openFireAt(unread(closure), LA_TUQUE, READ_AT)).toMatchObject({ kind: "banned" });
    const beside = { lat: 47.9045, lon: -72.8 };
    expect(openFireAt(unread(closure), beside, READ_AT)).toMatchObject({ kind: "beside" });
  });

  test("the open-fire answer is unknown if a restriction in force that forbids fires has no area and no region", () => {
    expect(openFireAt(under(nowhere), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    for (const changes of [{ type: "plane" }, { endsAt: READ_AT }, { startsAt: readSince(1) }] as const) {
      expect(openFireAt(under({ ...nowhere, ...changes }), LA_TUQUE, READ_AT)).toMatchObject({
        kind: "unbanned",
      });
    }
  });

  test("a restriction with a known and an unknown region bans fires in the known region, and the open-fire answer elsewhere is unknown", () => {
    const partly = { regions: ["09"], area: null, isPlaced: false };
    expect(openFireAt(under(partly), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    expect(openFireAt(under({ ...partly, regions: ["04"] }), LA_TUQUE, READ_AT)).toMatchObject({
      kind: "banned",
    });
  });
});

describe("today's danger", () => {
  test.each([
    ["the level of its zone", LA_TUQUE, 2],
    ["the level of another zone, in Roberval", { lat: 48.52, lon: -72.23 }, 4],
    ["the level of its shore, on the water", OFF_RIMOUSKI, 3],
    ["unrated, in the far north", FAR_NORTH, "unrated"],
    ["unpublished, if the agency published no level", { lat: 49.5, lon: -63 }, "unpublished"],
  ])("today's danger at a place is %s", (_what, at, level) => {
    expect(openFireAt(under(), at, READ_AT)).toMatchObject({ kind: "unbanned", danger: level });
  });

  test("today's danger is unavailable if danger has never arrived, but the far north stays unrated", () => {
    const situation = exampleSituation({ restrictions: exampleReading([]) });
    expect(openFireAt(situation, LA_TUQUE, READ_AT)).toMatchObject({ danger: "unavailable" });
    expect(openFireAt(situation, FAR_NORTH, READ_AT)).toMatchObject({ danger: "unrated" });
  });
});

test("a place on the water has the restrictions and the zone of the nearest shore", () => {
  const area = zoneShapes().areas.find(({ key }) => key === RIMOUSKI)?.geometry ?? null;
  const { openFire, restrictions, zone } = whatAppliesAt(under({ regions: [], area }), OFF_RIMOUSKI, READ_AT);
  expect(openFire).toMatchObject({ kind: "banned" });
  expect(restrictions?.inForce).toHaveLength(1);
  expect(zone).toBe(RIMOUSKI);
});

test("a place outside the province has no region, no zone and no answer on open fires", () => {
  const { region, zone, openFire } = whatAppliesAt(under(), { lat: 43.65, lon: -79.38 }, READ_AT);
  expect([region, zone, openFire]).toEqual([null, null, null]);
});

test("a place has the danger of its zone, null if no danger is published, and unavailable if no danger ever arrived", () => {
  const dangerAt = (at: Point, situation = under()) => whatAppliesAt(situation, at, READ_AT).danger;
  expect(dangerAt(LA_TUQUE)).toEqual(rated(26, 2));
  expect(dangerAt({ lat: 48.52, lon: -72.23 })).toEqual(rated(LAC_SAINT_JEAN, 4));
  expect(dangerAt(FAR_NORTH)).toBeNull();
  expect(dangerAt(LA_TUQUE, exampleSituation({ restrictions: exampleReading([]) }))).toBe("unavailable");
});

test("announced and nearby restrictions of a place are listed separately from restrictions in force", () => {
  const [now, later, beside] = [
    { id: "now", regions: ["04"], type: "access" },
    { id: "later", regions: ["04"], startsAt: readSince(3600_000) },
    { id: "beside", regions: [], area: squareAround(-72.8, 46.395) },
  ] as const;
  const lists = whatAppliesAt(under(now, later, beside), LA_TUQUE_SOUTH, READ_AT).restrictions;
  const ids = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);
  expect([ids(lists?.inForce), ids(lists?.announced), ids(lists?.beside)]).toEqual([
    ["now"],
    ["later"],
    ["beside"],
  ]);
  expect(whatAppliesAt(exampleSituation({ danger }), LA_TUQUE, READ_AT).restrictions).toBeNull();
});

describe("a restriction with unknown type or ground", () => {
  const title = { fr: "Avis", en: "Notice" };
  const other = { ...closure, type: "other", title } as const;
  const unsure = { area: null, regions: [], isWhole: true } as const;

  test.each([
    ["inside", { lat: 47.899, lon: -72.8 }, { kind: "unknown", why: "untyped" }],
    ["half a kilometre beside", { lat: 47.9045, lon: -72.8 }, { kind: "unknown", why: "untyped" }],
    ["more than a kilometre off", { lat: 47.912, lon: -72.8 }, { kind: "unbanned" }],
  ] as const)(
    "a restriction of unknown type makes the open-fire answer unknown inside and within a kilometre only: %s",
    (_where, at, answer) => {
      expect(openFireAt(under(other), at, READ_AT)).toMatchObject(answer);
    },
  );

  test("a restriction of unknown type is listed with its own title where it possibly applies", () => {
    const situation = under({ ...other, unsure });
    expect(whatAppliesAt(situation, LA_TUQUE, READ_AT).restrictions?.inForce).toMatchObject([{ title }]);
    expect(openFireAt(situation, LA_TUQUE, READ_AT)).toMatchObject({ about: [{ title }] });
  });

  test("a restriction whose record contradicts itself makes the open-fire answer unknown in and near its area", () => {
    for (const at of [LA_TUQUE, { lat: 47.9045, lon: -72.8 }])
      expect(openFireAt(under({ ...closure, unsure }), at, READ_AT)).toMatchObject({
        kind: "unknown",
        why: "contradictory",
      });
  });

  test("a partly certain restriction bans fires on certain ground, and makes the open-fire answer unknown in its possible regions", () => {
    const partly = { ...closure, unsure: { area: null, regions: ["01"], isWhole: false } };
    expect(openFireAt(under(partly), LA_TUQUE, READ_AT)).toMatchObject({ kind: "banned" });
    expect(openFireAt(under(partly), OFF_RIMOUSKI, READ_AT)).toMatchObject({ why: "contradictory" });
  });

  test("a restriction on unknown ground makes the open-fire answer unknown everywhere in Quebec, but a flight ban does not", () => {
    for (const type of ["other", "fire"] as const) {
      const situation = under({ type, regions: [], isPlaced: false });
      for (const at of [LA_TUQUE, OFF_RIMOUSKI, FAR_NORTH])
        expect(openFireAt(situation, at, READ_AT)).toEqual({ kind: "unknown", why: "incomplete" });
    }
    const flights = under({ type: "plane", regions: [], isPlaced: false });
    expect(openFireAt(flights, LA_TUQUE, READ_AT)).toMatchObject({ kind: "unbanned" });
  });

  test("the open-fire answer stays no where both a ban and a restriction of unknown type apply", () => {
    expect(openFireAt(under({ ...closure, type: "other" }, closure), LA_TUQUE, READ_AT)).toMatchObject({
      kind: "banned",
      by: "closure",
    });
  });
});
