import { distanceKm } from "#territory/distance.ts";
import { PLACES, type PlaceKind } from "#territory/gazetteer.server.ts";
import { NORTHERN_LIMIT_LAT, regionAt, zoneAt } from "#territory/locate.server.ts";
import { MRCS } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import type { FireCountry } from "./fire-country.ts";
import type { Random } from "./random.ts";

/** Location of a fire, in the agency's terms. */
export interface Ground {
  readonly at: Point;
  readonly zone: number;
  readonly region: NamedCode;
  readonly mrc: NamedCode;
  readonly city: NamedCode;
  readonly managementUnit: string;
}

export type NamedCode = { readonly Nom: string; readonly Code: string };

/** Municipality of the gazetteer. Its code has the official format, but three invented last digits. */
export interface City extends NamedCode {
  readonly at: Point;
  readonly region: string;
  readonly mrc: string;
}

/** Kinds of places that have a municipal code. Lakes and hamlets do not. */
const MUNICIPAL: ReadonlySet<PlaceKind> = new Set(["city", "community"]);
const MRC_NAMES = new Map(MRCS.map(({ code, name }) => [code, name]));

const DIVISIONS = [...new Set(MRCS.map(({ code }) => code.slice(0, 2)))];

/** All municipalities. A code begins with the two digits of the census division, which some MRCs share. */
export const CITIES: readonly City[] = DIVISIONS.flatMap((division) =>
  PLACES.filter(({ kind, mrc }) => mrc?.startsWith(division) && MUNICIPAL.has(kind)).map(
    ({ name, at, region, mrc = "" }, index) => ({
      Nom: name,
      Code: `${division}${String((index + 1) * 5).padStart(3, "0")}`,
      at,
      region,
      mrc,
    }),
  ),
);

/** Spread of fires around their zone's centre, in degrees of latitude. */
const SCATTER_DEG = 0.32;
const MAX_TRIES = 30;

export function isNorthern({ anchor }: { readonly anchor: Point }): boolean {
  return anchor.lat >= NORTHERN_LIMIT_LAT;
}

/** Draws a point of a zone, on its side of the northern limit; returns the centre after too many tries. */
export function drawPoint(random: Random, country: FireCountry): Point {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const lat = roundDegrees(country.anchor.lat + SCATTER_DEG * random.normal());
    const lon = roundDegrees(country.anchor.lon + 1.5 * SCATTER_DEG * random.normal());
    const at = { lat, lon };
    if (zoneAt(at) === country.zone && isNorthern({ anchor: at }) === isNorthern(country)) return at;
  }
  return country.anchor;
}

/** Returns a fire's location: region from the shapes, MRC and city of that region's nearest municipality. */
export function groundAt(at: Point, country: FireCountry): Ground {
  const region = regionAt(at) ?? country.region;
  const far = (city: City) => distanceKm(city.at, at);
  // Every region has a municipality.
  const city = CITIES.filter((each) => each.region === region).reduce((best, one) =>
    far(one) < far(best) ? one : best,
  );
  return {
    at,
    zone: zoneAt(at) ?? country.zone,
    region: { Nom: regionByCode(region)?.name.fr ?? region, Code: region },
    mrc: { Nom: MRC_NAMES.get(city.mrc) ?? city.mrc, Code: city.mrc },
    city: { Nom: city.Nom, Code: city.Code },
    managementUnit: country.managementUnit,
  };
}

function roundDegrees(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
