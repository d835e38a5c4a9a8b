import { placeBySlug } from "#territory/gazetteer.server.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { readRoundedPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/rounded-position.ts";
import type { Place } from "./meaning.ts";

type PointMeant = Place | { readonly kind: "outside" };

/** Returns the place for a position, with its full precision. */
export function placeAtPoint(at: Point | "off-globe"): PointMeant {
  const region = at === "off-globe" ? null : regionAt(at);
  if (at === "off-globe" || region === null) return { kind: "outside" };
  const query = { here: writePosition(at) };
  return { kind: "point", at, name: null, region, isTownOnly: false, area: null, query };
}

/**
 * Reads a place from an address that can be shared: a place's slug, or a position rounded as `writePosition`
 * does. Null for other values: they are a visitor's own words, which no shared page may contain.
 */
export function sharedPlace(value: string): PointMeant | null {
  const town = placeBySlug(value);
  if (town) {
    const { slug, name, at, region } = town;
    return { kind: "point", at, name, region, isTownOnly: false, area: null, query: { place: slug } };
  }
  const at = readRoundedPosition(value);
  return at === null ? null : placeAtPoint(at);
}
