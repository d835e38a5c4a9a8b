import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { limitLayers, type TileLayer, tileLayers } from "./ground-layers.server.ts";
import { LIMITS } from "./ground-schemas.ts";
import type { TilePlace } from "./tile-grid.ts";

const EXTENT = 4096;
const SLICER = { extent: EXTENT, buffer: 64, tolerance: 3, indexMaxZoom: 5 } as const;

/** Set of packaged tiles: the whole ground, or only what tiles of another schema lack. */
export type PackagedSet = "vigie" | typeof LIMITS;
const LAYERS: Readonly<Record<PackagedSet, () => readonly TileLayer[]>> = {
  vigie: tileLayers,
  [LIMITS]: limitLayers,
};

type Cut = (place: TilePlace) => Uint8Array<ArrayBuffer> | null;

/** Makes the function that cuts tiles of the packaged ground; null for an empty tile. */
export function createTileCutter(set: PackagedSet, maxZoom: number): Cut {
  const slicers = LAYERS[set]().map(({ name, features }) => ({
    name,
    slicer: new GeoJSONVT(features, { ...SLICER, maxZoom }),
  }));
  return ({ z, x, y }) => {
    const layers = slicers.flatMap(({ name, slicer }) => {
      const tile = slicer.getTile(z, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    if (layers.length === 0) return null;
    return Uint8Array.from(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT }));
  };
}
