import { fetchOutside, OutsideRefusal, OutsideStatus, type RefusalCode } from "./fetch-outside.server.ts";
import type { TileSet } from "./ground-schemas.ts";
import type { TilePlace } from "./tile-grid.ts";

/** Greatest zoom of tiles that a map requests. */
export const MAX_TILE_ZOOM = 14;
const MAX_BYTES = 2 * 1024 * 1024;
const TILE_LIMIT_MS = 4000;
/** Simple file servers do not know the type of tiles. */
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

type TileFailure = "tile-timeout" | "tile-unreachable" | "tile-status" | "tile-too-large";

/** A failed request for a tile. */
class TileError extends Error {
  readonly code: TileFailure;

  constructor(code: TileFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const FAILURES: Readonly<Record<RefusalCode, TileFailure>> = {
  "outside-redirect": "tile-unreachable",
  "outside-type": "tile-status",
  "outside-size": "tile-too-large",
  "outside-time": "tile-timeout",
};

export interface TileServer {
  /** Address that contains `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Makes the client for vector tiles (MVT) of the basemap. A missing tile (204, 404) is empty.
 * @throws {TileError} if the server fails, or takes longer than `TILE_LIMIT_MS`
 */
export function createTileClient({ template, fetch }: TileServer): (place: TilePlace) => Promise<Buffer> {
  return async ({ z, x, y }) => {
    const url = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
    try {
      const answer = await fetchOutside(url, {
        ...{ source: "tiles", timeLimitMs: TILE_LIMIT_MS, mostBytes: MAX_BYTES, types: TYPES },
        fetch,
      });
      if (answer.status === 204 || answer.status === 404) return Buffer.alloc(0);
      if (answer.status !== 200)
        throw new TileError("tile-status", `The tile server answered ${answer.status}`, {
          cause: new OutsideStatus(answer.status),
        });
      return Buffer.from(await answer.arrayBuffer());
    } catch (cause) {
      if (cause instanceof TileError) throw cause;
      const code = cause instanceof OutsideRefusal ? FAILURES[cause.code] : "tile-unreachable";
      throw new TileError(code, String(cause), { cause });
    }
  };
}
