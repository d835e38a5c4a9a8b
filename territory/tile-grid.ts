import type { Bounds } from "./bounds.ts";
import type { Point } from "./point.ts";

/** Position of a tile in the grid of its zoom. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the tile of a zoom that contains a point, in Web Mercator. */
export function tileAt({ lon, lat }: Point, z: number): TilePlace {
  const sine = Math.sin((lat * Math.PI) / 180);
  const side = 2 ** z;
  return {
    z,
    x: Math.floor(((lon + 180) / 360) * side),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side),
  };
}

export function tilesWithin([west, south, east, north]: Bounds, maxZoom: number): TilePlace[] {
  const tiles: TilePlace[] = [];
  for (let z = 0; z <= maxZoom; z += 1) {
    const first = tileAt({ lon: west, lat: north }, z);
    const last = tileAt({ lon: east, lat: south }, z);
    for (let { x } = first; x <= last.x; x += 1)
      for (let { y } = first; y <= last.y; y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}
