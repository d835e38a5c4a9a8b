import { Worker } from "node:worker_threads";
import type { Bounds } from "./bounds.ts";
import { PACKAGED_MAX_ZOOM } from "./ground-schemas.ts";
import type { TileAddress } from "./tiles.server.ts";

/** Bounds of the packaged base map: slightly more than the area that the map shows. */
export const GROUND_BOUNDS: Bounds = [-93, 42, -45, 65];

/** Every non-empty tile of the packaged base map, by `tileKey`. */
export type PackagedTiles = Map<string, Uint8Array<ArrayBuffer>>;

export const tileKey = ({ set, z, x, y }: TileAddress): string => `${set}/${z}/${x}/${y}`;

/** Cuts all tiles in a thread: two seconds of work must not delay the pages. */
function cutAll(): Promise<PackagedTiles> {
  const { promise, resolve, reject } = Promise.withResolvers<PackagedTiles>();
  const thread = new Worker(new URL("./packaged-tiles-thread.ts", import.meta.url));
  thread.on("message", resolve);
  thread.on("error", reject);
  thread.on("exit", () => reject(new Error("The thread ended without tiles.")));
  return promise;
}

/**
 * Creates a function that returns a tile of the packaged base map; an empty buffer if there is nothing to
 * draw. The first request cuts all tiles, which take about 2 MB of memory.
 */
export function createPackagedTiles(): (address: TileAddress) => Promise<Buffer> {
  let cutting: Promise<PackagedTiles> | undefined;
  return async (address) => {
    if (address.z > PACKAGED_MAX_ZOOM) return Buffer.alloc(0);
    cutting ??= cutAll().catch((error) => {
      cutting = undefined;
      throw error;
    });
    return Buffer.from((await cutting).get(tileKey(address)) ?? []);
  };
}
