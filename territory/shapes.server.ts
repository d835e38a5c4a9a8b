import type {
  FeatureCollection,
  Geometry,
  LineString,
  MultiLineString,
  MultiPolygon,
  Polygon,
} from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import type { KeyedShape } from "./area-index.ts";
import areasFile from "./geometry/areas.json" with { type: "json" };
import waterFile from "./geometry/water.json" with { type: "json" };
import { once } from "./once.ts";

// Rings wind as d3-geo wants them, clockwise around the ground they hold; MapLibre takes either way.

export type Area = Polygon | MultiPolygon;
export type Water = Area | LineString | MultiLineString;

/** Where shapes come from, and whether their limits are only near the true ones. */
export interface Provenance {
  readonly approximate: boolean;
  /** The credit to print beside a map. */
  readonly source: string;
}

export interface AreaLayer<K> extends Provenance {
  readonly areas: readonly KeyedShape<K>[];
}

export interface WaterLayer extends Provenance {
  readonly features: FeatureCollection<Water, null>;
}

interface GeometryFile<L extends string> {
  readonly layers: Readonly<Record<L, Provenance>>;
  readonly topology: Topology<Objects & Record<L, GeometryCollection>>;
}

// The generator writes these files and the tests read every layer of them: TypeScript cannot know a literal this size.
const areas = areasFile as unknown as GeometryFile<"province" | "neighbours" | "regions" | "zones">;
const water = waterFile as unknown as GeometryFile<"lakes" | "wideRivers" | "longRivers">;

/** The province with its islands. Its border with Labrador is the line of 1927. */
export const provinceOutline: () => Provenance & { readonly geometry: Area } = once(() => {
  const { areas: shapes, ...provenance } = areaLayer("province", (properties) => properties.code);
  const [shape] = shapes;
  if (!shape) throw new Error("The province has no outline");
  return { ...provenance, geometry: shape.geometry };
});

/** The provinces and states around, as far as the map shows, by postal code ("ON", "NL", "ME"). */
export const neighbours: () => AreaLayer<string> = once(() =>
  areaLayer("neighbours", (properties) => String(properties.code)),
);

/** The 17 regions by code, cut along the coast. */
export const regionShapes: () => AreaLayer<string> = once(() =>
  areaLayer("regions", (properties) => String(properties.code)),
);

/** The 65 danger zones by number, cut along the coast. */
export const zoneShapes: () => AreaLayer<number> = once(() =>
  areaLayer("zones", (properties) => Number(properties.number)),
);

/** Lakes and reservoirs of 15 square kilometres and more; they have no names. */
export const lakes: () => WaterLayer = once(() => waterLayer("lakes"));

/** Rivers: wide ones as areas, long ones as lines; they have no names. */
export const rivers: () => WaterLayer = once(() => {
  const [wide, long] = [waterLayer("wideRivers"), waterLayer("longRivers")];
  return {
    ...wide,
    features: { ...wide.features, features: [...wide.features.features, ...long.features.features] },
  };
});

function areaLayer<K>(
  layer: keyof typeof areas.layers,
  keyOf: (properties: Record<string, unknown>) => K,
): AreaLayer<K> {
  const { features } = feature(areas.topology, areas.topology.objects[layer]);
  const shapes = features.flatMap(({ properties, geometry }) =>
    isArea(geometry) ? [{ key: keyOf(properties ?? {}), geometry }] : [],
  );
  return { ...areas.layers[layer], areas: shapes };
}

function waterLayer(layer: keyof typeof water.layers): WaterLayer {
  const { features } = feature(water.topology, water.topology.objects[layer]);
  const bare = features.flatMap(({ geometry }) =>
    isArea(geometry) || isLine(geometry) ? [{ type: "Feature" as const, properties: null, geometry }] : [],
  );
  return { ...water.layers[layer], features: { type: "FeatureCollection", features: bare } };
}

function isArea(geometry: Geometry | null): geometry is Area {
  return geometry?.type === "Polygon" || geometry?.type === "MultiPolygon";
}

function isLine(geometry: Geometry | null): geometry is LineString | MultiLineString {
  return geometry?.type === "LineString" || geometry?.type === "MultiLineString";
}
