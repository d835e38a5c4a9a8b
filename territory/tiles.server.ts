import { fetchOutside, OutsideStatus } from "./fetch-outside.server.ts";
import type { TileSet } from "./ground-schemas.ts";
import type { TilePlace } from "./tile-grid.ts";

/** Greatest zoom of tiles that a map requests. */
export const MAX_TILE_ZOOM = 14;
const MAX_BYTES = 2 * 1024 * 1024;
const TILE_LIMIT_MS = 4000;
/** Accepted media types of tiles. Simple file servers send the general types at the end. */
const TYPES = [
  "application/vnd.mapbox-vector-tile",
  "application/x-protobuf",
  "application/protobuf",
  "application/octet-stream",
  "binary/octet-stream",
];

export interface TileAddress extends TilePlace {
  readonly set: TileSet;
}

/** Returns the bytes of a tile; empty if there is nothing to draw. */
export type FetchTile = (address: TileAddress) => Promise<Buffer>;

export interface TileServer {
  /** Address that contains `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Creates a client for vector tiles (MVT) of the base map. A missing tile (204, 404) is empty. The client
 * throws an `OutsideStatus` if the server fails, and the errors of `fetchOutside`.
 */
export function createTileClient({ template, fetch }: TileServer): (place: TilePlace) => Promise<Buffer> {
  return async ({ z, x, y }) => {
    const url = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
    const answer = await fetchOutside(url, {
      ...{ source: "tiles", timeLimitMs: TILE_LIMIT_MS, mostBytes: MAX_BYTES, types: TYPES },
      fetch,
    });
    if (answer.status === 204 || answer.status === 404) return Buffer.alloc(0);
    if (answer.status !== 200) throw new OutsideStatus(answer.status);
    return Buffer.from(await answer.arrayBuffer());
  };
}
