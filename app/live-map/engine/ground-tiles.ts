import { addProtocol, type Map as MapLibre, removeProtocol } from "maplibre-gl";
import { TILE_MISSING } from "#plan/map-files.ts";
import { GROUND_PROTOCOL } from "./ground-style.ts";

/** Matches a tile's address: the style's source, an optional set of tiles, and the zoom, column and row. */
const ADDRESS = /:\/\/(\w+)\/((?:\w+\/)?(\d+)\/(\d+)\/(\d+))$/;
/** Delay before failed tiles are requested again, longer than the site's pause after a tile server fails. */
const RETRY_MS = 12_000;

interface TileAddress {
  readonly source: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Reads a tile. `data` is empty if the tile is missing. @throws if the request is cancelled */
async function readTile(path: string, init: RequestInit) {
  try {
    const answer = await fetch(path, init);
    const isMissing = !answer.ok || answer.headers.has(TILE_MISSING);
    return { isMissing, data: isMissing ? new ArrayBuffer(0) : await answer.arrayBuffer() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return { isMissing: true, data: new ArrayBuffer(0) };
  }
}

/**
 * Provides the engine with ground tiles. A failed tile is shown empty and requested again until it succeeds.
 * Each time the map comes to rest, `onGround` reports whether all tiles are there.
 */
export class GroundTiles {
  readonly #missing = new Map<string, TileAddress>();
  #again: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addProtocol(GROUND_PROTOCOL, async ({ url }, { signal }) => {
      const [, source = "", key = "", z, x, y] = ADDRESS.exec(url) ?? [];
      // Browsers cache the empty response of a failed tile.
      const cache = this.#again.has(key) ? "reload" : "default";
      const { isMissing, data } = await readTile(`/tuiles/${key}.mvt`, { signal, cache });
      if (isMissing) this.#missing.set(key, { source, z: Number(z), x: Number(x), y: Number(y) });
      else this.#missing.delete(key);
      return { data };
    });
  }

  watch(map: MapLibre, onGround: (isWhole: boolean) => void): void {
    map.on("idle", () => {
      onGround(this.#missing.size === 0);
      if (this.#missing.size === 0 || this.#timer !== undefined) return;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        const tiles = [...this.#missing.values()];
        this.#again = new Set(this.#missing.keys());
        // Tiles that the map has left are requested again when it returns.
        this.#missing.clear();
        for (const source of new Set(tiles.map((tile) => tile.source)))
          map.refreshTiles(
            source,
            tiles.filter((tile) => tile.source === source),
          );
        map.triggerRepaint();
      }, RETRY_MS);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    removeProtocol(GROUND_PROTOCOL);
  }
}
