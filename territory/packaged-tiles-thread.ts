import { parentPort } from "node:worker_threads";
import { createTileCutter } from "./cut-tiles.server.ts";
import { LIMITS, PACKAGED_MAX_ZOOM } from "./ground-schemas.ts";
import { GROUND_BOUNDS, type PackagedTiles, tileKey } from "./packaged-tiles.server.ts";
import { tilesWithin } from "./tile-grid.ts";

const tiles: PackagedTiles = new Map();
for (const set of ["vigie", LIMITS] as const) {
  const cut = createTileCutter(set, PACKAGED_MAX_ZOOM);
  for (const at of tilesWithin(GROUND_BOUNDS, PACKAGED_MAX_ZOOM)) {
    const tile = cut(at);
    if (tile) tiles.set(tileKey({ set, ...at }), tile);
  }
}
parentPort?.postMessage(tiles);
