import { createHash } from "node:crypto";
import { lazy, lazyFor } from "#territory/lazy.ts";
import { groundAt, regionAt } from "#territory/locate.server.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import type { ZoneShape } from "./model.ts";
import { zoneOf, zoneShapesOf } from "./zone-of.server.ts";

/**
 * Locates a place: pages and alerts use this one rule. For a point just offshore, the nearest shore counts.
 * @param zoneShapes the data service's shapes; null before these arrive
 */
export function locatePlace(zoneShapes: readonly ZoneShape[] | null, at: Point): PlaceLocation {
  const ground = groundAt(at) ?? at;
  return { region: regionAt(at), ground, zone: zoneOf(zoneShapes, ground) };
}

/** Locates a place with the current zone shapes, and also returns the version of these shapes. */
export const createLocator =
  (readShapes: () => Promise<readonly ZoneShape[] | null>) =>
  async (at: Point): Promise<PlaceLocation & { readonly shapesKey: string }> => {
    const shapes = await readShapes();
    return { ...locatePlace(shapes, at), shapesKey: geometryVersion(shapes) };
  };

const KEY_LENGTH = 16;
const keyOf = (...parts: readonly string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, KEY_LENGTH);
const regionsKey = lazy(() => keyOf(JSON.stringify(regionShapes().areas)));
const keyOfShapes = lazyFor((shapes: readonly ZoneShape[]) => {
  const zones = shapes.map(({ zone, geometry }) => JSON.stringify([zone, geometry])).sort();
  return keyOf(regionsKey(), ...zones);
});

/** Returns a version of the shapes that `locatePlace` uses: equal for equal shapes, also if read again. */
export const geometryVersion = (zoneShapes: readonly ZoneShape[] | null): string =>
  keyOfShapes(zoneShapesOf(zoneShapes));
