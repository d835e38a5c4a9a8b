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

/** In Mauricie; half a degree north and south of it, the squares of these tests end. */
const LA_TUQUE: Point = { lat: 47.4, lon: -72.8 };
/** In the Saint Lawrence, about ten kilometres off Rimouski. */
const OFF_RIMOUSKI: Point = { lat: 48.55, lon: -68.52 };
const RIMOUSKI = zoneBySlug("rimouski-matapedia")?.number ?? 0;
const LAC_SAINT_JEAN = zoneBySlug("lac-saint-jean")?.number ?? 0;
/** Half a kilometre north of a square around 46.395. */
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
    "a closed area bans fires inside, prevents a yes within a kilometre, and changes nothing beyond: %s",
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

  test("a yes ends when the restrictions are old", () => {
    expect(openFireAt(under(), LA_TUQUE, young)).toMatchObject({ kind: "unbanned", danger: 2 });
    expect(openFireAt(under(), LA_TUQUE, old)).toEqual({ kind: "unknown", why: "old" });
  });

  test("a no stays when the restrictions are old", () => {
    expect(openFireAt(under(closure), LA_TUQUE, readSince(20 * 3600_000))).toMatchObject({ kind: "banned" });
  });

  test("without restrictions there is no answer, even if the danger is low", () => {
    expect(openFireAt(exampleSituation({ danger }), LA_TUQUE, READ_AT)).toEqual({
      kind: "unknown",
      why: "missing",
    });
  });
});

describe("the age of the danger", () => {
  const later = readSince(26 * 3600_000);
  /** Its restrictions are current; its danger was read the day before. */
  const dangerStopped = {
    ...under(),
    restrictions: { ...exampleReading<readonly Restriction[]>([]), readAt: later },
  };

  test("an old danger does not support a yes, and is not today's", () => {
    expect(openFireAt(dangerStopped, LA_TUQUE, readSince(OLD_AFTER_MS))).toMatchObject({ danger: 2 });
    expect(openFireAt(dangerStopped, LA_TUQUE, later)).toMatchObject({
      kind: "unbanned",
      danger: "unavailable",
    });
  });

  test("an old high danger still advises against fires", () => {
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

  test("an unreadable restriction prevents a yes everywhere, but keeps every no", () => {
    expect(openFireAt(unread(), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    expect(openFireAt(unread(closure), LA_TUQUE, READ_AT)).toMatchObject({ kind: "banned" });
    const beside = { lat: 47.9045, lon: -72.8 };
    expect(openFireAt(unread(closure), beside, READ_AT)).toMatchObject({ kind: "beside" });
  });

  test("a restriction without area and region prevents a yes if it is in force and forbids fires", () => {
    expect(openFireAt(under(nowhere), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    for (const changes of [{ type: "plane" }, { endsAt: READ_AT }, { startsAt: readSince(1) }] as const) {
      expect(openFireAt(under({ ...nowhere, ...changes }), LA_TUQUE, READ_AT)).toMatchObject({
        kind: "unbanned",
      });
    }
  });

  test("a restriction with a known and an unknown region is a ban in the known one, and prevents a yes elsewhere", () => {
    const partly = { regions: ["09"], area: null, isPlaced: false };
    expect(openFireAt(under(partly), LA_TUQUE, READ_AT)).toEqual(cannotTell);
    expect(openFireAt(under({ ...partly, regions: ["04"] }), LA_TUQUE, READ_AT)).toMatchObject({
      kind: "banned",
    });
  });
});

describe("today's danger", () => {
  test.each([
    ["its zone's", LA_TUQUE, 2],
    ["another zone's, in Roberval", { lat: 48.52, lon: -72.23 }, 4],
    ["its shore's, on the water", OFF_RIMOUSKI, 3],
    ["none in the far north", FAR_NORTH, "unrated"],
    ["none where the agency published none", { lat: 49.5, lon: -63 }, "unpublished"],
  ])("today's danger is %s", (_what, at, level) => {
    expect(openFireAt(under(), at, READ_AT)).toMatchObject({ kind: "unbanned", danger: level });
  });

  test("today's danger is unavailable if danger has never arrived, but the far north stays unrated", () => {
    const situation = exampleSituation({ restrictions: exampleReading([]) });
    expect(openFireAt(situation, LA_TUQUE, READ_AT)).toMatchObject({ danger: "unavailable" });
    expect(openFireAt(situation, FAR_NORTH, READ_AT)).toMatchObject({ danger: "unrated" });
  });
});

test("the rules ashore apply on the water offshore", () => {
  const area = zoneShapes().areas.find(({ key }) => key === RIMOUSKI)?.geometry ?? null;
  const { openFire, restrictions, zone } = whatAppliesAt(under({ regions: [], area }), OFF_RIMOUSKI, READ_AT);
  expect(openFire).toMatchObject({ kind: "banned" });
  expect(restrictions?.inForce).toHaveLength(1);
  expect(zone).toBe(RIMOUSKI);
});

test("outside the province there is no answer on open fires", () => {
  const { region, zone, openFire } = whatAppliesAt(under(), { lat: 43.65, lon: -79.38 }, READ_AT);
  expect([region, zone, openFire]).toEqual([null, null, null]);
});

test("a place's danger is its zone's, null if none is published, and unavailable before it arrives", () => {
  const dangerAt = (at: Point, situation = under()) => whatAppliesAt(situation, at, READ_AT).danger;
  expect(dangerAt(LA_TUQUE)).toEqual(rated(26, 2));
  expect(dangerAt({ lat: 48.52, lon: -72.23 })).toEqual(rated(LAC_SAINT_JEAN, 4));
  expect(dangerAt(FAR_NORTH)).toBeNull();
  expect(dangerAt(LA_TUQUE, exampleSituation({ restrictions: exampleReading([]) }))).toBe("unavailable");
});

test("announced and nearby restrictions of a place are separate from those in force", () => {
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
  ] as const)("a restriction prevents a yes if its type is unknown, %s", (_where, at, answer) => {
    expect(openFireAt(under(other), at, READ_AT)).toMatchObject(answer);
  });

  test("an unknown restriction is listed under its own title where it possibly applies", () => {
    const situation = under({ ...other, unsure });
    expect(whatAppliesAt(situation, LA_TUQUE, READ_AT).restrictions?.inForce).toMatchObject([{ title }]);
    expect(openFireAt(situation, LA_TUQUE, READ_AT)).toMatchObject({ about: [{ title }] });
  });

  test("a restriction prevents both a yes and a ban where its record contradicts itself, and near it", () => {
    for (const at of [LA_TUQUE, { lat: 47.9045, lon: -72.8 }])
      expect(openFireAt(under({ ...closure, unsure }), at, READ_AT)).toMatchObject({
        kind: "unknown",
        why: "contradictory",
      });
  });

  test("a partly certain restriction is a ban on certain ground, and prevents a yes in its possible regions", () => {
    const partly = { ...closure, unsure: { area: null, regions: ["01"], isWhole: false } };
    expect(openFireAt(under(partly), LA_TUQUE, READ_AT)).toMatchObject({ kind: "banned" });
    expect(openFireAt(under(partly), OFF_RIMOUSKI, READ_AT)).toMatchObject({ why: "contradictory" });
  });

  test("a restriction prevents a yes everywhere in Quebec while its ground is unknown", () => {
    for (const type of ["other", "fire"] as const) {
      const situation = under({ type, regions: [], isPlaced: false });
      for (const at of [LA_TUQUE, OFF_RIMOUSKI, FAR_NORTH])
        expect(openFireAt(situation, at, READ_AT)).toEqual({ kind: "unknown", why: "incomplete" });
    }
    const flights = under({ type: "plane", regions: [], isPlaced: false });
    expect(openFireAt(flights, LA_TUQUE, READ_AT)).toMatchObject({ kind: "unbanned" });
  });

  test("a possible restriction does not prevent a no where a certain ban applies too", () => {
    expect(openFireAt(under({ ...closure, type: "other" }, closure), LA_TUQUE, READ_AT)).toMatchObject({
      kind: "banned",
      by: "closure",
    });
  });
});
