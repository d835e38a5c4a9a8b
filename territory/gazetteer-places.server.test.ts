import { describe, expect, test } from "vitest";
import { PLACES, type Place } from "./gazetteer.server.ts";
import { groundAt, regionAt } from "./locate.server.ts";
import { MRCS, mrcByCode } from "./mrcs.ts";
import { joinedKey, placeKey } from "./place-words.ts";

/** Number of a place's nearest neighbours, of which at least one must be in the same MRC. */
const NEIGHBOURS = 8;
/** Isolated places at the end of their MRC: across a river or a fjord, or in the far north. */
const ALONE = new Set(["Baie-Sainte-Catherine", "Cadillac", "Contrecœur", "Radisson", "Varennes"]);
/** Greatest distance of a village outside its region's shape. These shapes are cells around places. */
const REGION_TOLERANCE_KM = 8;

type Placed = Pick<Place, "name" | "at" | "region" | "mrc">;

/** Returns the fault in a place's location; null if there is none. */
function misplaced(place: Placed): string | null {
  const { name, at, region, mrc } = place;
  if (mrcByCode(mrc)?.region !== region) return `${name}: ${mrc} is not in region ${region}`;
  if (!isNearRegion(at, region)) return `${name}: not in region ${region}, but ${regionAt(at)}`;
  const around = neighboursOf(place);
  if (ALONE.has(name) || around.some((neighbour) => neighbour.mrc === mrc)) return null;
  return `${name}: not in ${mrc}, among ${around.map((neighbour) => neighbour.name).join(", ")}`;
}

function neighboursOf({ name, at }: Placed): Place[] {
  return PLACES.filter((other) => other.kind !== "lake" && other.name !== name)
    .map((other) => ({ other, far: (other.at.lat - at.lat) ** 2 + ((other.at.lon - at.lon) * 0.68) ** 2 }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

function isNearRegion({ lon, lat }: Place["at"], region: string): boolean {
  const step = REGION_TOLERANCE_KM / 111.2;
  const around = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return {
      lon: lon + (step * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
      lat: lat + step * Math.cos(turn),
    };
  });
  return [{ lon, lat }, ...around].some((point) => regionAt(point) === region);
}

test("every place is near another place of its MRC, and in the region of the MRC", () => {
  expect(PLACES.flatMap((place) => misplaced(place) ?? [])).toEqual([]);
});

// Wrong locations that the gazetteer once had.
test.each([
  ["Pointe-du-Lac", 48.5, -71.78, "371"],
  ["Saint-Boniface", 46.5, -75.98, "510"],
  ["Notre-Dame-du-Mont-Carmel", 46.02, -75.08, "372"],
  ["Saint-Isidore", 47.43, -79.3, "670"],
  ["Saint-Isidore", 47.43, -79.3, "260"],
  ["Notre-Dame-du-Lac", 46.75, -79.05, "130"],
  ["Godefroy", 51.75, -68.08, "380"],
  ["Lac-Simon", 46.16, -74.74, "800"],
  ["Saint-Victor", 45.61, -73.52, "270"],
  ["Pont-Rouge", 48.88, -72.08, "340"],
])("the check refuses an earlier wrong location: %s at %s, %s, in the MRC %s", (name, lat, lon, mrc) => {
  const region = mrcByCode(mrc)?.region ?? "";
  expect(misplaced({ name, at: { lat, lon }, mrc, region })).not.toBeNull();
});

test("the check refuses a place whose region is not the region of its MRC", () => {
  const lorraine = { name: "Lorraine", at: { lat: 45.68, lon: -73.78 }, mrc: "640", region: "15" };
  expect(misplaced(lorraine)).toContain("640");
});

describe("the municipalities", () => {
  const towns = Map.groupBy(
    PLACES.filter(({ kind }) => kind === "city" || kind === "community"),
    ({ mrc }) => mrc,
  );

  test("the gazetteer has all municipalities, and at least one town in each MRC", () => {
    expect(PLACES.filter(({ kind }) => kind === "city").length).toBeGreaterThanOrEqual(1105);
    for (const { code, name } of MRCS)
      expect([name, (towns.get(code) ?? []).length > 0]).toEqual([name, true]);
  });

  test("ten MRCs have the expected number of municipalities in the gazetteer", () => {
    const counts = ["020", "150", "350", "400", "480", "590", "770", "830", "950", "981"].map(
      (code) => PLACES.filter(({ mrc, kind }) => mrc === code && kind === "city").length,
    );
    // Minganie (981) has eight municipalities, and Port-Menier far from the eight.
    expect(counts).toEqual([5, 7, 10, 7, 8, 6, 10, 17, 8, 9]);
  });
});

test("no two places of an MRC have a name in common, including their other names", () => {
  const seen = new Map<string, Place>();
  for (const place of PLACES) {
    for (const name of [place.name, ...(place.also ?? [])]) {
      const key = `${place.mrc} ${joinedKey(placeKey(name))}`;
      // A parish around its village can have the village's name.
      const isParish = seen.get(key)?.kind === "city" && place.also?.includes(name);
      if (!isParish) expect([name, seen.get(key)?.slug]).toEqual([name, undefined]);
      seen.set(key, place);
    }
  }
});

test("every place is on the province's land, or just offshore", () => {
  for (const { name, at } of PLACES) expect([name, groundAt(at) !== null]).toEqual([name, true]);
});
