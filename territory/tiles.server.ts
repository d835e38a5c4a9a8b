/** The deepest tiles a map asks for. */
export const MAX_TILE_ZOOM = 14;
const MAX_BYTES = 2 * 1024 * 1024;
const TILE_LIMIT_MS = 4000;

/** Where a tile stands in the grid of its zoom. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The bytes of a tile; empty where there is nothing to draw. */
export type FetchTile = (address: TileAddress) => Promise<Buffer>;

/** A tile that could not be had. */
class TileError extends Error {
  readonly code: "tile-timeout" | "tile-unreachable" | "tile-status" | "tile-too-large";

  constructor(code: TileError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface TileServer {
  /** Address with `{z}`, `{x}` and `{y}` in it. */
  readonly template: string;
  readonly fetch?: typeof fetch;
}

/**
 * Gets vector tiles (MVT) of the basemap. "Not there" (204, 404) is an empty tile.
 * @throws {TileError} when the server fails, or takes longer than `TILE_LIMIT_MS`.
 */
export function createTileClient({ template, fetch: get = fetch }: TileServer): FetchTile {
  return async ({ z, x, y }) => {
    const url = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
    const signal = AbortSignal.timeout(TILE_LIMIT_MS);
    try {
      const answer = await get(url, { signal });
      if (answer.status === 204 || answer.status === 404) return Buffer.alloc(0);
      if (answer.status !== 200)
        throw new TileError("tile-status", `The tile server answered ${answer.status}`);
      const tile = Buffer.from(await answer.arrayBuffer());
      if (tile.length > MAX_BYTES) throw new TileError("tile-too-large", `A tile of ${tile.length} bytes`);
      return tile;
    } catch (cause) {
      if (cause instanceof TileError) throw cause;
      if (signal.aborted) throw new TileError("tile-timeout", `No tile in ${TILE_LIMIT_MS} ms`, { cause });
      throw new TileError("tile-unreachable", String(cause), { cause });
    }
  };
}
