import { readFileSync } from "node:fs";
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
import { lazy } from "./lazy.ts";

// Rings have the direction that d3-geo needs, clockwise around their ground; MapLibre accepts both.

export type Area = Polygon | MultiPolygon;
export type Water = Area | LineString | MultiLineString;

export interface AreaLayer<K> {
  readonly areas: readonly KeyedShape<K>[];
}

export interface WaterLayer {
  readonly features: FeatureCollection<Water, null>;
}

interface GeometryFile<L extends string> {
  readonly topology: Topology<Objects & Record<L, GeometryCollection>>;
}

/**
 * Reads a generated file, whose layers the tests check. Callers only keep the shapes that they make from the
 * file. If the file were imported, its hundred thousand small arrays would stay in memory, and slow down
 * every garbage collection.
 */
function readGeometry<L extends string>(file: string): GeometryFile<L> {
  return JSON.parse(readFileSync(new URL(`geometry/${file}`, import.meta.url), "utf8"));
}

const areaLayers = lazy(() => {
  const file = readGeometry<"province" | "neighbours" | "regions" | "zones">("areas.json");
  return {
    province: areaLayer(file, "province", () => null),
    neighbours: areaLayer(file, "neighbours", ({ code }) => String(code)),
    regions: areaLayer(file, "regions", ({ code }) => String(code)),
    zones: areaLayer(file, "zones", ({ number }) => Number(number)),
  };
});

/** The province with its islands. Its border with Labrador is the line of 1927. */
export const provinceOutline: () => { readonly geometry: Area } = lazy(() => {
  const [shape] = areaLayers().province.areas;
  if (!shape) throw new Error("The province has no outline");
  return { geometry: shape.geometry };
});

/** Returns the neighbouring provinces and states that the map shows, by postal code ("ON", "NL", "ME"). */
export const neighbours = (): AreaLayer<string> => areaLayers().neighbours;

/** Returns the 17 regions by code, cut along the coast. */
export const regionShapes = (): AreaLayer<string> => areaLayers().regions;

/** Returns the 65 danger zones by number, cut along the coast. */
export const zoneShapes = (): AreaLayer<number> => areaLayers().zones;

/**
 * Reads lakes and reservoirs of at least 15 square kilometres, and rivers: wide ones as areas, long ones as
 * lines. They have no names. Each call reads the file, so callers keep what they make from the result.
 */
export function readWater(): { readonly lakes: WaterLayer; readonly rivers: WaterLayer } {
  const file = readGeometry<"lakes" | "wideRivers" | "longRivers">("water.json");
  return { lakes: waterLayer(file, "lakes"), rivers: waterLayer(file, "wideRivers", "longRivers") };
}

function areaLayer<L extends string, K>(
  { topology }: GeometryFile<L>,
  layer: L,
  keyOf: (properties: Record<string, unknown>) => K,
): AreaLayer<K> {
  const { features } = feature(topology, topology.objects[layer]);
  const areas = features.flatMap(({ properties, geometry }) =>
    isArea(geometry) ? [{ key: keyOf(properties ?? {}), geometry }] : [],
  );
  return { areas };
}

function waterLayer<L extends string>({ topology }: GeometryFile<L>, ...layers: readonly L[]): WaterLayer {
  const features = layers.flatMap((layer) => feature(topology, topology.objects[layer]).features);
  const bare = features.flatMap(({ geometry }) =>
    isArea(geometry) || isLine(geometry) ? [{ type: "Feature" as const, properties: null, geometry }] : [],
  );
  return { features: { type: "FeatureCollection", features: bare } };
}

function isArea(geometry: Geometry | null): geometry is Area {
  return geometry?.type === "Polygon" || geometry?.type === "MultiPolygon";
}

function isLine(geometry: Geometry | null): geometry is LineString | MultiLineString {
  return geometry?.type === "LineString" || geometry?.type === "MultiLineString";
}
