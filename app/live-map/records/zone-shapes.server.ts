import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import type { Situation, ZoneShape } from "#fires/model.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { lazyFor } from "#territory/lazy.ts";

/** Threshold in square degrees for simplifying shapes: about 500 m at the map's closest zoom. */
const DETAIL = 2e-5;
const DECIMALS = 3;

export const zoneShapesFile = (situation: Situation): string =>
  fileOf(zoneShapesOf(situation.zoneShapes.value));

/** Returns the shapes as GeoJSON, simplified together so that neighbouring zones keep the same border. */
const fileOf = lazyFor((shapes: readonly ZoneShape[]): string => {
  const objects = Object.fromEntries(shapes.map(({ zone, geometry }) => [zone, geometry]));
  // The two packages' types differ on null properties, which do not occur here.
  const shared = topology(objects, 1e5) as Topology<Objects<object>>;
  const simple = simplify(presimplify(shared), DETAIL);
  const features = shapes.map(({ zone }) => {
    const object = simple.objects[zone];
    const { geometry } = object ? feature(simple, object as never) : { geometry: null };
    return { type: "Feature", id: zone, properties: { id: String(zone) }, geometry };
  });
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toFixed(DECIMALS)) : value;
  return JSON.stringify({ type: "FeatureCollection", features }, rounded);
});
