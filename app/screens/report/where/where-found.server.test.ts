import { describe, expect, test } from "vitest";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.ts";
import type { Fire } from "#fires/model.ts";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/typed-report.ts";
import type { Services } from "#site-contract";
import { pointAt } from "#territory/distance.ts";
import type { Geocoder, Match } from "#territory/geocoder.server.ts";
import { GeocoderError } from "#territory/geocoder-error.ts";
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
  /** Null: the agency's list is not to be had. */
  readonly fires?: readonly Fire[] | null;
}

function find(
  said: Partial<TypedReport>,
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
  return findWhere({ ...NOTHING_REPORTED, ...said }, services, "fr", posted);
}

describe("words", () => {
  test("a municipality is a point, with its region and what is near, and nothing is left to ask", async () => {
    const found = await find({ where: "La Tuque" });
    expect(found.where).toMatchObject({ became: "point", name: "La Tuque" });
    expect(found.change).toMatchObject({
      ...{ source: "words", found: "La Tuque" },
      lat: String(found.where.at?.lat),
    });
    expect(found.around).toMatchObject({ region: "Mauricie", landmark: { name: "La Tuque" }, fires: [] });
    expect(found.isSettled).toBe(true);
  });

  test("coordinates are as exact as they were typed", async () => {
    expect((await find({ where: "47°26′24″N 72°46′48″O" })).change).toMatchObject({
      lat: "47.44",
      lon: "-72.78",
      source: "words",
      found: "",
    });
  });

  test("several places are offered, and the one that was picked is the point", async () => {
    const asked = await find({ where: "Hatley" });
    expect(asked.where.became).toBe("several");
    expect(asked.where.choices.length).toBeGreaterThan(1);
    expect(asked).toMatchObject({ isSettled: false, change: { lat: "", source: "" } });
    const [, second] = asked.where.choices;
    const choice = `${second?.at.lat},${second?.at.lon}`;
    const picked = await find({ where: "Hatley" }, {}, { choice });
    expect(picked.change).toMatchObject({ lat: String(second?.at.lat), source: "words" });
    expect(picked.change.found).toMatch(/^Hatley \(\S+/);
  });

  test("a point that is none of those offered is not taken", async () => {
    expect((await find({ where: "Hatley" }, {}, { choice: "10,10" })).change.lat).toBe("");
  });

  test("a position outside Quebec is taken, and said", async () => {
    expect(await find({ where: "43.65, -79.38" })).toMatchObject({
      where: { became: "outside" },
      change: { lat: "43.65", lon: "-79.38", source: "words" },
      around: { region: null },
      isSettled: false,
    });
  });

  test("figures off the globe, a whole region and unknown words have no point; asked again, the step is done", async () => {
    const cases = { "147.4, -72.7": "unreadable", Mauricie: "wide", xyzzyqwrt: "none" };
    for (const [where, became] of Object.entries(cases)) {
      const said = { ...NOTHING_REPORTED, where };
      const found = await find(said);
      expect(found).toMatchObject({ where: { became }, change: { lat: "" }, isSettled: false });
      const again = await find(said, {}, { looked: lookedUp({ ...said, ...found.change }) });
      expect(again.isSettled).toBe(true);
    }
  });

  test("without the geocoder an address is its town, and the step says so; what is unknown waits for nobody", async () => {
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

  test("a fire of the agency's by its name is where it burns, and is that fire", async () => {
    const fire = exampleFire({ name: "Lac Clair" });
    const asked = await find({ where: "Lac Clair" }, { fires: [fire] });
    const choice = asked.where.choices.find(({ knownFire }) => knownFire === fire.id);
    expect(choice?.at).toEqual(fire.at);
    const picked = await find(
      { where: "Lac Clair" },
      { fires: [fire] },
      { choice: `${fire.at?.lat},${fire.at?.lon}` },
    );
    expect(picked.change).toMatchObject({ knownFire: fire.id, lat: String(fire.at?.lat) });
  });
});

describe("from where they stand", () => {
  test("a place, a direction and a distance are a point", async () => {
    const found = await find({ fromWhere: "La Tuque", bearing: "0", distance: "10" });
    expect(found.change.source).toBe("sight");
    expect(Number(found.change.lat) - Number(found.change.fromLat)).toBeCloseTo(0.09, 2);
    expect(found.isSettled).toBe(true);
  });

  test("the fire's own words come before what is seen", async () => {
    const found = await find({ where: "La Tuque", fromWhere: "Shawinigan", bearing: "0", distance: "10" });
    expect(found.change).toMatchObject({
      ...{ source: "words", found: "La Tuque" },
      lat: String(found.where.at?.lat),
    });
    expect(found.change.fromLat).toBe(String(found.from.at?.lat));
  });

  test("a place alone is kept as the nearest thing known", async () => {
    const found = await find({ fromWhere: "La Tuque" });
    expect(found.change).toMatchObject({ source: "sight", lat: found.change.fromLat });
  });
});

describe("fires near", () => {
  const near = exampleFire({ at: pointAt(LA_TUQUE, 90, 8) });

  test("are asked about once", async () => {
    const said = { ...NOTHING_REPORTED, where: "47.44 -72.78" };
    const found = await find(said, { fires: [near] });
    expect(found.around?.fires?.map(({ fire }) => fire.id)).toEqual([near.id]);
    expect(found.isSettled).toBe(false);
    const looked = lookedUp({ ...said, ...found.change });
    expect((await find(said, { fires: [near] }, { looked })).isSettled).toBe(true);
  });

  test("are not those farther than 20 km, nor those that are out", async () => {
    const far = { ...near, at: pointAt(LA_TUQUE, 90, 25) };
    const out = { ...near, statusId: 6 as const };
    for (const fires of [[far], [out]]) {
      expect((await find({ where: "47.44 -72.78" }, { fires })).isSettled).toBe(true);
    }
  });

  test("are forgotten once the place is another, and kept while it is near or nobody can tell", async () => {
    const said = { where: "47.44 -72.78", knownFire: near.id };
    expect((await find(said, { fires: [near] })).change.knownFire).toBe(near.id);
    expect((await find(said, { fires: null })).change.knownFire).toBe(near.id);
    expect((await find({ ...said, where: "50 -66" }, { fires: [near] })).change.knownFire).toBe("");
  });

  test("when the list is not to be had, that is said", async () => {
    expect(await find({ where: "47.44 -72.78" }, { fires: null })).toMatchObject({
      around: { fires: null },
      isSettled: false,
    });
  });
});

test("nothing said is nothing found", async () => {
  expect(await find({})).toMatchObject({ where: { became: "nothing" }, change: { lat: "" }, around: null });
});
