import { describe, expect, test } from "vitest";
import "#app/i18n/dictionary.ts";
import { choices } from "#alerts/alerts.double.ts";
import { concerns } from "#alerts/concerns.ts";
import { pointFacts } from "#app/live-map/records/point-facts.server.ts";
import { location } from "#app/screens/api/location-endpoint.server.ts";
import { exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { locatePlace } from "#fires/locate-place.server.ts";
import { readRestrictions } from "#fires/map-restriction.server.ts";
import type { Restriction, Situation } from "#fires/model.ts";
import { whatAppliesAt } from "#fires/open-fire-at.server.ts";
import { openFireIn } from "#fires/open-fire-in.server.ts";
import { fingerprint, restrictionFacts } from "#fires/restriction-facts.server.ts";
import { wireRestriction } from "#fires/wire-restriction.ts";
import type { Change } from "#history/change.ts";
import { locationOf } from "#history/change-location.ts";
import type { Services } from "#site-contract";
import type { Point } from "#territory/point.ts";
import { inSoak } from "../support/soak.ts";
import {
  deepIn,
  type GeneratedRestriction,
  generatedLargeAndSmall,
  generatedRestriction,
  groundSpot,
  packagedZoneOf,
  randomOf,
  regionOf,
  type Spot,
  spotsIn,
  type Truth,
} from "./generated-restrictions.ts";

/** Time of `exampleReading`. */
const NOW = new Date("2026-07-02T15:00:00Z");
const COUNT = inSoak(3000, 200);
const SPOTS = inSoak(20, 9);
/** Number of restrictions that are in force at once in each group. */
const AT_ONCE = 4;
/** Degrees of latitude in 1.5 km. Beyond this distance, a ban never changes the site's answer. */
const BESIDE = 0.0135;

const fromRecords = (generated: readonly GeneratedRestriction[]): Situation => {
  const records = generated.map(({ record }) => wireRestriction.parse(record));
  // Adds ended records of a known type, because the site rejects a response with too many unknown types.
  const ended = generated.map((_, at) =>
    wireRestriction.parse({
      ...generated[0]?.record,
      TypeMesureId: 0,
      DateFin: `2020-01-0${at + 1}`,
      DateDebut: null,
    }),
  );
  const { restrictions } = readRestrictions({ records: [...records, ...ended], dropped: 0 }, NOW);
  return exampleSituation({
    fires: exampleReading([]),
    danger: exampleReading([]),
    restrictions: exampleReading(restrictions),
  });
};

const pointOf = ([lon, lat]: Spot): Point => ({ lon, lat });

/**
 * Returns points on land in Quebec: at and around the centres and corners of the records' areas, and three
 * points anywhere.
 */
function spotsFor(generated: readonly GeneratedRestriction[], seed: number): Spot[] {
  const random = randomOf(seed + 900_001);
  const around = generated.flatMap(({ centre, good }) => {
    const corners = good.flat(2);
    return [centre, ...corners].flatMap(([lon, lat]): Spot[] => [
      [lon, lat],
      [lon + 0.6 * (random() - 0.5), lat + 0.4 * (random() - 0.5)],
    ]);
  });
  const near = around
    .map((spot) => ({ spot, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ spot: [lon, lat] }): Spot => [lon + 1e-4, lat + 1e-4])
    .filter((spot) => regionOf(spot) !== null)
    .slice(0, SPOTS - 3);
  return [...near, groundSpot(random), groundSpot(random), groundSpot(random)];
}

/** Returns the truth at a point and around the point, because the site also forbids fires next to a ban. */
function truthsAround(each: GeneratedRestriction, [lon, lat]: Spot): Set<Truth> {
  const steps = [-1, -0.5, 0, 0.5, 1];
  return new Set(
    steps.flatMap((east) =>
      steps.map((north) => each.truthAt([lon + 1.5 * BESIDE * east, lat + BESIDE * north])),
    ),
  );
}

/**
 * Returns true if a point and points ten kilometres away lie in the same region or zone, and one restriction
 * can apply at all of them. Near a boundary, two shapes can overlap or leave a gap.
 */
function isDeepIn(
  group: readonly GeneratedRestriction[],
  [lon, lat]: Spot,
  kind: "region" | "zone",
): boolean {
  const around = [
    [0, 0],
    [0.12, 0],
    [-0.12, 0],
    [0, 0.09],
    [0, -0.09],
  ].map(([east = 0, north = 0]): Spot => [lon + east, lat + north]);
  const areas = new Set(around.map((spot) => locatePlace(null, pointOf(spot))[kind]));
  return areas.size === 1 && group.some((each) => around.every((spot) => each.truthAt(spot) !== "outside"));
}

test("the open-fire answer for a region or zone includes a ban if any of the ban's polygons, even a small one, lies well inside", () => {
  const missing: string[] = [];
  const listed = { region: 0, zone: 0 };
  for (let number = 0; number < COUNT; number += 1) {
    const each = generatedLargeAndSmall(number);
    const situation = fromRecords([each]);
    const spots = spotsIn(each);
    const codes = new Set(spots.map((spot) => deepIn(spot, regionOf)).filter((code) => code !== null));
    const zones = new Set(spots.map((spot) => deepIn(spot, packagedZoneOf)).filter((zone) => zone !== null));
    const areas = [
      ...[...codes].map((code) => ({ kind: "region", code }) as const),
      ...[...zones].map((zone) => ({ kind: "zone", zone }) as const),
    ];
    for (const area of areas) {
      listed[area.kind] += 1;
      const { kind } = openFireIn(situation, area, NOW);
      if (kind !== "part" && kind !== "banned")
        missing.push(`${each.what}: ${kind} in ${JSON.stringify(area)}`);
    }
  }
  expect(missing).toEqual([]);
  expect(Math.min(listed.region, listed.zone)).toBeGreaterThan(COUNT);
});

/** Returns the kind of the site's open-fire answer at a point, such as `banned`. */
const answerAt = (situation: Situation, spot: Spot) =>
  whatAppliesAt(situation, pointOf(spot), NOW).openFire?.kind;

const ALL = Array.from({ length: COUNT }, (_, number) => generatedRestriction(number));
const GROUPS = Array.from({ length: COUNT / AT_ONCE }, (_, at) =>
  ALL.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);

test(`for ${COUNT} restrictions in force, the answer on open fires is never yes inside their areas and never no outside them`, () => {
  const wrong: string[] = [];
  const counts = { inside: 0, doubtful: 0, outside: 0 };
  const answers = new Map<string, number>();
  for (const [number, each] of ALL.entries()) {
    const situation = fromRecords([each]);
    for (const spot of spotsFor([each], number)) {
      const kind = answerAt(situation, spot) ?? "none";
      const truth = each.truthAt(spot);
      const around = truthsAround(each, spot);
      counts[truth] += 1;
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      const isYes = kind === "unbanned" || kind === "none";
      const isNo = kind === "banned" || kind === "beside";
      const isWrong =
        (truth !== "outside" && isYes) ||
        (isNo && (each.isUntyped || !around.has("inside"))) ||
        (truth === "inside" && !each.isUntyped && around.size === 1 && kind !== "banned") ||
        (around.size === 1 && truth === "outside" && kind !== "unbanned") ||
        (truth === "inside" && each.isUntyped && kind !== "unknown");
      if (isWrong) wrong.push(`${each.what} at ${spot}: ${kind}, which is ${truth}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(COUNT / 2);
  expect(answers.get("unbanned"), "some are answered yes").toBeGreaterThan(COUNT / 2);
});

describe(`${AT_ONCE} of these restrictions in force at once`, () => {
  const services = (situation: Situation) =>
    ({
      ...{ situation: { read: async () => situation }, surroundings: { read: () => ({}) } },
      siteUrl: "https://site.test",
    }) as unknown as Services;

  test("the API and the map give the same open-fire answer and list the same restrictions as the location page", async () => {
    for (const [number, group] of GROUPS.entries()) {
      const situation = fromRecords(group);
      for (const spot of spotsFor(group, number).slice(0, 4)) {
        const at = pointOf(spot);
        const { openFire, restrictions } = whatAppliesAt(situation, at, NOW);
        const response = JSON.parse(
          JSON.stringify(
            await location.answer({
              services: services(situation),
              now: NOW,
              parts: {},
              query: { lat: at.lat, lon: at.lon } as never,
            }),
          ),
        );
        const { openFire: onCard, restrictions: listed } = pointFacts(situation, at, {
          ...{ language: "fr", now: NOW, surroundings: {} },
        });
        const where = group.map(({ what }) => what).join("; ");
        expect(response.openFire.answer === "no-provincial-ban", where).toBe(openFire?.kind === "unbanned");
        expect(response.openFire.text.fr, where).toBe(onCard?.words);
        expect(response.restrictions, where).toHaveLength(restrictions?.inForce.length ?? 0);
        expect(new Set(listed?.map(({ title }) => title)), where).toEqual(
          new Set(restrictions?.inForce.map(({ title }) => title.fr)),
        );
      }
    }
  });

  test("a region's or zone's page never allows open fires if a restriction can apply deep inside, and never bans open fires if a point inside is unbanned", () => {
    const wrong: string[] = [];
    for (const [number, group] of GROUPS.entries()) {
      const situation = fromRecords(group);
      for (const spot of spotsFor(group, number)) {
        const { openFire, region, zone } = whatAppliesAt(situation, pointOf(spot), NOW);
        const areas = [
          ...(region === null ? [] : [{ kind: "region", code: region } as const]),
          ...(zone === null ? [] : [{ kind: "zone", zone } as const]),
        ];
        for (const area of areas) {
          const answer = openFireIn(situation, area, NOW);
          const isYes = answer.kind === "unbanned" && isDeepIn(group, spot, area.kind);
          const isNo = answer.kind === "banned" && openFire?.kind === "unbanned";
          if (isYes || isNo)
            wrong.push(
              `${group.map(({ what }) => what).join("; ")} at ${spot}: ${area.kind} ${answer.kind}, point ${openFire?.kind}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("an alert about a restriction concerns exactly the places whose page lists the restriction", () => {
    for (const [number, group] of GROUPS.entries()) {
      const situation = fromRecords(group);
      const inForce = (situation.restrictions.value ?? []).filter(({ endsAt }) => endsAt === null);
      for (const spot of spotsFor(group, number)) {
        const at = pointOf(spot);
        const listed = whatAppliesAt(situation, at, NOW).restrictions?.inForce.map(({ id }) => id) ?? [];
        const concerned = inForce.filter((each) => isConcerned(each, at)).map(({ id }) => id);
        expect(new Set(concerned), group.map(({ what }) => what).join("; ")).toEqual(new Set(listed));
      }
    }
  });
});

function isConcerned(restriction: Restriction, at: Point): boolean {
  const change: Change = {
    kind: "restriction-begun",
    subject: restriction.id,
    before: null,
    after: restrictionFacts(restriction),
  };
  const { regions, areas, zoneNumber } = locationOf(change);
  const shapes = [restriction.area, restriction.unsure?.area ?? null].filter((area) => area !== null);
  const areasByFingerprint = new Map(shapes.map((area) => [fingerprint(area), area]));
  const ground = {
    change,
    toWhom: "all",
    at: null,
    zoneNumber,
    regions,
    areas: areas.flatMap((mark) => areasByFingerprint.get(mark) ?? []),
  } as const;
  return (
    concerns(ground, {
      at,
      location: locatePlace(null, at),
      radiusKm: 5,
      choices,
    }) !== null
  );
}
