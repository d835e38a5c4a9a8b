import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testSeason } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { people, savedPlaces } from "#database/schema.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { locatePlaces } from "./locate-places.server.ts";

const MINUTE_MS = 60_000;
const NORTH: Point = { lat: 48.5, lon: -72.8 };
/** Creates fake shapes that locate every place half a degree to the west. */
const inZone =
  (zone: number) =>
  ({ lat, lon }: Point): PlaceLocation => ({
    region: "04",
    ground: { lat, lon: lon - 0.5 },
    zone,
  });
const now = () => new Date();
const earlier = (ms: number) => new Date(Date.now() - ms);
const later = (ms: number) => new Date(Date.now() + ms);

onEachServer("locations of saved places on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let place: string;
  beforeEach(async () => {
    await database().run((queries) => queries.delete(people));
    const season = testSeason(database());
    place = await season.place(await season.person());
  });
  const ground = (geometryVersion: string, zone: number, readAt: Date | null) =>
    locatePlaces(database(), { locatePlace: inZone(zone), shapesKey: geometryVersion, readAt });
  const set = (columns: Partial<typeof savedPlaces.$inferInsert>) =>
    database().run((queries) => queries.update(savedPlaces).set(columns));
  const row = async () => {
    const [row] = await database().run((queries) =>
      queries.select().from(savedPlaces).where(eq(savedPlaces.id, place)),
    );
    return row;
  };
  /** Location columns as an earlier version saved them: all null. */
  const unknown = { groundLatitude: null, groundLongitude: null, shapesKey: null, groundedAt: null };

  it("locates a place that an earlier version saved without location, but only once", async () => {
    await set(unknown);
    expect(await ground("a", 7, null)).toBe(1);
    expect(await row()).toMatchObject({
      zoneNumber: 7,
      regionCode: "04",
      shapesKey: "a",
      groundLongitude: -73.28,
    });
    expect(await ground("a", 8, later(MINUTE_MS))).toBe(0);
  });

  it("locates a place again if an earlier version of the site moved it", async () => {
    await ground("a", 7, now());
    await set({ latitude: NORTH.lat, longitude: NORTH.lon, changedAt: later(MINUTE_MS) });
    expect(await ground("a", 7, null)).toBe(1);
    expect(await row()).toMatchObject({ groundLatitude: 48.5, groundLongitude: -73.3 });
    expect(await ground("a", 7, null)).toBe(0);
  });

  it("locates a place again by newer shapes, and never by older shapes", async () => {
    await set({ ...unknown });
    await ground("new", 7, now());
    expect(await ground("old", 8, earlier(MINUTE_MS))).toBe(0);
    expect(await ground("packaged", 8, null)).toBe(0);
    expect(await row()).toMatchObject({ zoneNumber: 7 });
    expect(await ground("newer", 9, later(MINUTE_MS))).toBe(1);
    expect(await row()).toMatchObject({ zoneNumber: 9, shapesKey: "newer" });
  });

  it("locates all due places, even if another worker runs at the same time", async () => {
    const season = testSeason(database());
    const person = await season.person();
    await set(unknown);
    await database().run((queries) =>
      queries.execute(sql`
        INSERT INTO saved_places (id, person_id, type, latitude, longitude, radius_km, by_email, by_sms, by_push,
          is_daily, created_at, changed_at)
        SELECT gen_random_uuid(), ${person}::uuid, 'home', 47 + n * 0.001, -72, 30, false, false, false, false, now(), now()
        FROM generate_series(1, 650) AS n`),
    );
    await Promise.all([ground("a", 7, now()), ground("a", 7, now())]);
    const rows = await database().run((queries) => queries.select().from(savedPlaces));
    expect(rows).toHaveLength(651);
    expect(rows.every(({ zoneNumber, shapesKey }) => zoneNumber === 7 && shapesKey === "a")).toBe(true);
  });
});
