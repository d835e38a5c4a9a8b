import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { readSharedPlace } from "#territory/shared-place.server.ts";
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
  const found = readSharedPlace(value);
  if (found === null) return null;
  if (!("slug" in found)) return placeAtPoint(found);
  const { slug, name, at, region } = found;
  return { kind: "point", at, name, region, isTownOnly: false, area: null, query: { place: slug } };
}
