import { distanceKm } from "../../territory/distance.ts";
import { joinedKey, placeKey } from "../../territory/place-words.ts";
import { type DeclaredPlace, declaredPlaces, type PlaceKind } from "./declared-places.ts";
import { type GeoNamesPlace, geoNamesPlaces } from "./geonames.ts";
import { slugsOf } from "./slugs.ts";

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

/**
 * A place of GeoNames that is farther away is another place of that name, or the middle of a wide territory
 * instead of its village.
 */
const SAME_PLACE_KM = 5;
const DECIMALS = 1e4;

/**
 * Returns every place of our tables, sorted by slug. If GeoNames has the place, its more exact position and
 * population are used. Places only in GeoNames are omitted, because its homonyms and parishes are often in
 * the wrong region.
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
