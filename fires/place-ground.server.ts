import { createHash } from "node:crypto";
import { groundAt, regionAt } from "#territory/locate.server.ts";
import { once } from "#territory/once.ts";
import type { PlaceGround } from "#territory/place-ground.ts";
import type { Point } from "#territory/point.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import type { ZoneShape } from "./model.ts";
import { zoneOf, zoneShapesOf } from "./zone-of.server.ts";

/**
 * Where a place stands: the one rule, for what pages say of it and for whom changes are told. A point just off the shore stands on the
 * nearest ground.
 * @param zoneShapes those the service gave, null before they come
 */
export function placeGround(zoneShapes: readonly ZoneShape[] | null, at: Point): PlaceGround {
  const ground = groundAt(at) ?? at;
  return { region: regionAt(at), ground, zone: zoneOf(zoneShapes, ground) };
}

const KEY_LENGTH = 16;
const keyOf = (...parts: readonly string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, KEY_LENGTH);
const regionsKey = once(() => keyOf(JSON.stringify(regionShapes().areas)));
const keys = new WeakMap<readonly ZoneShape[], string>();

/** Names the shapes by which `placeGround` answers: other shapes have another key, the same ones read again have the same. */
export function shapesKey(zoneShapes: readonly ZoneShape[] | null): string {
  const shapes = zoneShapesOf(zoneShapes);
  let key = keys.get(shapes);
  if (key === undefined) {
    const zones = shapes.map(({ zone, geometry }) => JSON.stringify([zone, geometry])).sort();
    key = keyOf(regionsKey(), ...zones);
    keys.set(shapes, key);
  }
  return key;
}
