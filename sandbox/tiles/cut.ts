import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { tileLayers } from "./layers.ts";

/** The deepest tiles served; a map that is closer stretches them. */
export const MAX_ZOOM = 12;
const EXTENT = 4096;
const SLICER = { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: 64, tolerance: 3, indexMaxZoom: 5 } as const;

/** Where a tile stands in the grid of its zoom. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Makes the function that cuts tiles; null where a tile holds nothing. */
export function createTileCutter(): (address: TileAddress) => Uint8Array | null {
  const slicers = tileLayers().map(({ name, features }) => ({
    name,
    slicer: new GeoJSONVT(features, SLICER),
  }));
  return ({ z, x, y }) => {
    const layers = slicers.flatMap(({ name, slicer }) => {
      const tile = slicer.getTile(z, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    return layers.length === 0
      ? null
      : fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT });
  };
}
