import { beforeEach, expect, it } from "vitest";
import { locatePlaces } from "#accounts/locate-places.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, restrictionAreas } from "#database/schema.ts";
import type { Area } from "#fires/area.ts";
import { exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import { geometryVersion, locatePlace } from "#fires/locate-place.server.ts";
import type { ZoneShape } from "#fires/model.ts";
import { whatAppliesAt } from "#fires/open-fire-at.server.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import type { Change } from "#history/change.ts";
import { zoneBySlug } from "#territory/zones.ts";
import { newSeason, type testSeason } from "./alerts.double.ts";
import { matchChanges } from "./match.server.ts";

/** Points in the Saint Lawrence, about ten kilometres off Rimouski, and near Tadoussac. */
const OFF_RIMOUSKI = { lat: 48.55, lon: -68.52 };
const OFF_TADOUSSAC = { lat: 48.1, lon: -69.6 };
const RIMOUSKI = zoneBySlug("rimouski-matapedia")?.number ?? 0;
/** Points spread over the Saint Lawrence estuary and its two shores. */
const SPREAD = Array.from({ length: 80 }, (_, at) => ({
  lat: 47.7 + (at % 8) * 0.2,
  lon: -70.2 + Math.floor(at / 8) * 0.28,
}));

/** Moves a packaged shape, because a shape of the data service could differ from it. */
const moved = ({ type, coordinates }: Area): Area => {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) =>
      rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon + 0.2, lat])),
    ),
  };
};
const GIVEN: readonly ZoneShape[] = zoneShapesOf(null).map((each) => ({
  ...each,
  geometry: moved(each.geometry),
}));
const shapeOf = (shapes: readonly ZoneShape[]) =>
  shapes.find(({ zone }) => zone === RIMOUSKI)?.geometry ?? null;
const CLOSED = shapeOf(GIVEN);

onEachServer("recipients of a change compared with pages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
    await database().run((queries) =>
      queries
        .insert(restrictionAreas)
        .values([
          { fingerprint: "closed", shape: CLOSED, keptAt: season.now() },
          { fingerprint: "shore", shape: shapeOf(zoneShapesOf(null)), keptAt: season.now() },
        ])
        .onConflictDoNothing(),
    );
  });
  const closing = (area: string): Change => ({
    kind: "restriction-begun",
    subject: area,
    before: null,
    after: { type: "closure", startsAt: null, endsAt: null, regions: [], area },
  });
  const danger: Change = {
    kind: "danger",
    subject: String(RIMOUSKI),
    before: { level: 2 },
    after: { level: 4 },
  };
  const alertedPlaces = async (change: Change) => {
    const id = await season.change(change);
    await matchChanges(database(), season.now);
    const rows = await database().run((queries) => queries.select().from(alerts));
    return rows.flatMap(({ changeId, placeId }) => (changeId === id ? [placeId] : [])).toSorted();
  };

  it("alerts a place on the water if a closure covers the nearest shore, however small the place's radius", async () => {
    const ann = await season.person();
    const off = await season.place(ann, { at: OFF_RIMOUSKI, radiusKm: 5 });
    await season.place(ann, { at: OFF_TADOUSSAC, radiusKm: 5 });
    expect(await alertedPlaces(closing("shore"))).toEqual([off]);
  });

  it("a closure and a danger level alert the places whose pages show them, located by the data service's shapes", async () => {
    const ann = await season.person();
    const ids = new Map<string, (typeof SPREAD)[number]>();
    for (const at of SPREAD)
      if (locatePlace(null, at).region !== null) ids.set(await season.place(ann, { at, radiusKm: 5 }), at);
    const grounded = await locatePlaces(database(), {
      locatePlace: (at) => locatePlace(GIVEN, at),
      shapesKey: geometryVersion(GIVEN),
      readAt: new Date(season.now().getTime() + 1),
    });
    expect(grounded).toBe(ids.size);
    const situation = exampleSituation({
      zoneShapes: exampleReading(GIVEN),
      restrictions: exampleReading([exampleRestriction({ type: "closure", regions: [], area: CLOSED })]),
    });
    const there = [...ids].map(([id, at]) => ({ id, ...whatAppliesAt(situation, at, season.now()) }));
    const closed = there.filter(({ restrictions }) => restrictions?.inForce.length);
    const inZone = there.filter(({ zone }) => zone === RIMOUSKI);
    const idsOf = (places: typeof there) => places.map(({ id }) => id).toSorted();
    expect(await alertedPlaces(closing("closed"))).toEqual(idsOf(closed));
    expect(await alertedPlaces(danger)).toEqual(idsOf(inZone));
    for (const some of [closed, inZone]) {
      expect(some.length).toBeGreaterThan(4);
      expect(some.length).toBeLessThan(ids.size);
    }
    const packaged = there.filter(
      ({ id }) => locatePlace(null, ids.get(id) ?? OFF_RIMOUSKI).zone === RIMOUSKI,
    );
    expect(idsOf(packaged), "the shapes of the package would tell others").not.toEqual(idsOf(inZone));
  });
});
