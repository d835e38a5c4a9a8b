import { describe, expect, test } from "vitest";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import type { Fire } from "#fires/model.ts";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/report-fields.ts";
import type { Services } from "#site-contract";
import { pointAt } from "#territory/distance.ts";
import { type Geocoder, GeocoderError, type Match } from "#territory/geocoder.server.ts";
import { findWhere, type WherePosted } from "./where-found.server.ts";
import { lookedUp } from "./where-found.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const NOW = new Date("2026-07-02T15:00:00Z");

const finding = (...matches: readonly Match[]): Geocoder => ({
  find: async () => matches,
  counts: () => ({}),
});
const down: Geocoder = {
  find: () => Promise.reject(new GeocoderError("geocoder-timeout", "No answer")),
  counts: () => ({}),
};

interface World {
  readonly geocoder?: Geocoder;
  /** Null if the agency's list is unavailable. */
  readonly fires?: readonly Fire[] | null;
}

function find(
  typed: Partial<TypedReport>,
  { geocoder = finding(), fires = [] }: World = {},
  posted?: WherePosted,
) {
  const situation = { ...exampleSituation(), fires: exampleReading(fires) };
  const services = {
    geocoder,
    situation: { read: async () => situation },
    naturalAreas: { read: async () => [] },
    now: () => NOW,
  } as unknown as Services;
  return findWhere({ ...NOTHING_REPORTED, ...typed }, services, "fr", posted);
}

describe("words for the fire's place", () => {
  test("a municipality's name gives a point, its region and a nearby place, and the step is complete", async () => {
    const found = await find({ where: "La Tuque" });
    expect(found.where).toMatchObject({ became: "point", name: "La Tuque" });
    expect(found.change).toMatchObject({
      ...{ source: "words", found: "La Tuque" },
      lat: String(found.where.at?.lat),
    });
    expect(found.around).toMatchObject({ region: "Mauricie", landmark: { name: "La Tuque" }, fires: [] });
    expect(found.isSettled).toBe(true);
  });

  test("findWhere keeps coordinates as exact as they were typed", async () => {
    expect((await find({ where: "47°26′24″N 72°46′48″O" })).change).toMatchObject({
      lat: "47.44",
      lon: "-72.78",
      source: "words",
      found: "",
    });
  });

  test("findWhere offers several places, and uses the picked place as the point", async () => {
    const requested = await find({ where: "Hatley" });
    expect(requested.where.became).toBe("several");
    expect(requested.where.choices.length).toBeGreaterThan(1);
    expect(requested).toMatchObject({ isSettled: false, change: { lat: "", source: "" } });
    const [, second] = requested.where.choices;
    const choice = `${second?.at.lat},${second?.at.lon}`;
    const picked = await find({ where: "Hatley" }, {}, { choice });
    expect(picked.change).toMatchObject({ lat: String(second?.at.lat), source: "words" });
    expect(picked.change.found).toMatch(/^Hatley \(\S+/);
  });

  test("findWhere rejects a picked point that was not offered", async () => {
    expect((await find({ where: "Hatley" }, {}, { choice: "10,10" })).change.lat).toBe("");
  });

  test("findWhere accepts a position outside Quebec, and says that the position is outside", async () => {
    expect(await find({ where: "43.65, -79.38" })).toMatchObject({
      where: { became: "outside" },
      change: { lat: "43.65", lon: "-79.38", source: "words" },
      around: { region: null },
      isSettled: false,
    });
  });

  test("a typed text without a point (off the globe, a whole region, unknown) is accepted if it is sent a second time", async () => {
    const cases = { "147.4, -72.7": "unreadable", Mauricie: "wide", xyzzyqwrt: "none" };
    for (const [where, became] of Object.entries(cases)) {
      const typed = { ...NOTHING_REPORTED, where };
      const found = await find(typed);
      expect(found).toMatchObject({ where: { became }, change: { lat: "" }, isSettled: false });
      const again = await find(typed, {}, { looked: lookedUp({ ...typed, ...found.change }) });
      expect(again.isSettled).toBe(true);
    }
  });

  test("if the geocoder is down, an address gives the point of its town with a notice, and an unknown text gives no point", async () => {
    expect(await find({ where: "12 rue Principale, La Tuque" }, { geocoder: down })).toMatchObject({
      where: { became: "town", isGeocoderDown: true, name: "La Tuque" },
      change: { source: "words" },
      isSettled: false,
    });
    expect(await find({ where: "rang 7 passé le pont" }, { geocoder: down })).toMatchObject({
      where: { became: "none", isGeocoderDown: true },
      change: { lat: "" },
    });
  });

  test("the name of one of the agency's fires gives the fire and its position", async () => {
    const fire = exampleFire({ name: "Lac Clair" });
    const requested = await find({ where: "Lac Clair" }, { fires: [fire] });
    const choice = requested.where.choices.find(({ knownFire }) => knownFire === fire.id);
    expect(choice?.at).toEqual(fire.at);
    const picked = await find(
      { where: "Lac Clair" },
      { fires: [fire] },
      { choice: `${fire.at?.lat},${fire.at?.lon}` },
    );
    expect(picked.change).toMatchObject({ knownFire: fire.id, lat: String(fire.at?.lat) });
  });
});

describe("a fire seen from the person's position", () => {
  test("the person's place, a direction and a distance give the fire's point", async () => {
    const found = await find({ fromWhere: "La Tuque", bearing: "0", distance: "10" });
    expect(found.change.source).toBe("sight");
    expect(Number(found.change.lat) - Number(found.change.fromLat)).toBeCloseTo(0.09, 2);
    expect(found.isSettled).toBe(true);
  });

  test("a typed place of the fire takes precedence over the person's position and direction", async () => {
    const found = await find({ where: "La Tuque", fromWhere: "Shawinigan", bearing: "0", distance: "10" });
    expect(found.change).toMatchObject({
      ...{ source: "words", found: "La Tuque" },
      lat: String(found.where.at?.lat),
    });
    expect(found.change.fromLat).toBe(String(found.from.at?.lat));
  });

  test("the person's position is the fire's point if no direction is given", async () => {
    const found = await find({ fromWhere: "La Tuque" });
    expect(found.change).toMatchObject({ source: "sight", lat: found.change.fromLat });
  });
});

describe("fires near the reported point", () => {
  const near = exampleFire({ at: pointAt(LA_TUQUE, 90, 8) });

  test("the place step asks about nearby fires the first time, and is complete the second time", async () => {
    const typed = { ...NOTHING_REPORTED, where: "47.44 -72.78" };
    const found = await find(typed, { fires: [near] });
    expect(found.around?.fires?.map(({ fire }) => fire.id)).toEqual([near.id]);
    expect(found.isSettled).toBe(false);
    const looked = lookedUp({ ...typed, ...found.change });
    expect((await find(typed, { fires: [near] }, { looked })).isSettled).toBe(true);
  });

  test("the place step does not ask about fires farther than 20 km or extinguished fires", async () => {
    const far = { ...near, at: pointAt(LA_TUQUE, 90, 25) };
    const out = { ...near, statusId: 6 as const };
    for (const fires of [[far], [out]]) {
      expect((await find({ where: "47.44 -72.78" }, { fires })).isSettled).toBe(true);
    }
  });

  test("findWhere clears the known fire if the place changes, and keeps the fire if it is near or the list is unavailable", async () => {
    const typed = { where: "47.44 -72.78", knownFire: near.id };
    expect((await find(typed, { fires: [near] })).change.knownFire).toBe(near.id);
    expect((await find(typed, { fires: null })).change.knownFire).toBe(near.id);
    expect((await find({ ...typed, where: "50 -66" }, { fires: [near] })).change.knownFire).toBe("");
  });

  test("a point has null for nearby fires, not an empty list, if the list of fires is unavailable", async () => {
    expect(await find({ where: "47.44 -72.78" }, { fires: null })).toMatchObject({
      around: { fires: null },
      isSettled: false,
    });
  });
});

test("an empty report gives no place", async () => {
  expect(await find({})).toMatchObject({ where: { became: "nothing" }, change: { lat: "" }, around: null });
});
