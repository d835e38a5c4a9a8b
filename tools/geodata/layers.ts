import { mkdirSync, writeFileSync } from "node:fs";
import type { FeatureCollection } from "geojson";
import mapshaper from "mapshaper";
import { FRAME } from "./sources.ts";

/** A layer for the map, with its source, and whether it is approximate. */
export interface Layer {
  readonly features: FeatureCollection;
  readonly approximate: boolean;
  readonly source: string;
}

/** Content of a file in `territory/geometry/`: one topology, so that shared borders stay shared. */
interface GeometryFile {
  readonly layers: Record<string, Omit<Layer, "features">>;
  readonly topology: unknown;
}

const OUT = new URL("../../territory/geometry/", import.meta.url);

const CLIP_FRAME = `bbox=${FRAME.west},${FRAME.south},${FRAME.east},${FRAME.north}`;
const AREA_INTERVAL_M = 150;
const WATER_INTERVAL_M = 120;
/** Number of rounded positions on each axis of a layer: about 30 m apart in the map's frame. */
const QUANTIZATION = 60_000;

/** Clips regions and zones along the coast and packs them with the province and its neighbours. */
export async function packAreas(layers: Record<"province" | "neighbours" | "regions" | "zones", Layer>) {
  return pack(layers, [
    `-clip target=neighbours ${CLIP_FRAME} remove-slivers`,
    "-dissolve target=regions code",
    "-dissolve target=zones number",
    "-clip target=regions,zones source=province",
    `-simplify target=* interval=${AREA_INTERVAL_M} keep-shapes`,
    "-sort target=regions,zones this.id",
  ]);
}

export async function packWater(layers: Record<"lakes" | "wideRivers" | "longRivers", Layer>) {
  return pack(layers, [
    `-clip target=* ${CLIP_FRAME} remove-slivers`,
    `-simplify target=* interval=${WATER_INTERVAL_M}`,
    "-clean target=lakes",
  ]);
}

async function pack(layers: Record<string, Layer>, commands: readonly string[]): Promise<GeometryFile> {
  const names = Object.keys(layers);
  const inputs = Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [`${name}.json`, JSON.stringify(layer.features)]),
  );
  const steps = [
    `-i ${names.map((name) => `${name}.json`).join(" ")} combine-files snap`,
    ...commands,
    `-o out.json format=topojson quantization=${QUANTIZATION} target=*`,
  ];
  const { "out.json": packed } = await mapshaper.applyCommands(steps.join(" "), inputs);
  if (packed === undefined) throw new Error("mapshaper returned no result");
  const facts = Object.entries(layers).map(([name, { approximate, source }]) => [
    name,
    { approximate, source },
  ]);
  return { layers: Object.fromEntries(facts), topology: JSON.parse(packed.toString()) };
}

/** Returns a layer with the exact shapes of its source. */
export function exact(features: FeatureCollection, source: string): Layer {
  return { features, approximate: false, source };
}

export function writeGeometry(file: string, content: unknown): void {
  mkdirSync(OUT, { recursive: true });
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(file, OUT), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} kB`);
}
