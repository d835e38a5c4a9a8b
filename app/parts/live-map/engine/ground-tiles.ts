import { addProtocol, type Map as MapLibre, removeProtocol } from "maplibre-gl";
import { TILE_MISSING } from "#site-contract";
import { GROUND_PROTOCOL } from "./ground-style.ts";

/** The source of the style, and the path of the tile: its set if it has one, and its place. */
const ADDRESS = /:\/\/(\w+)\/((?:\w+\/)?(\d+)\/(\d+)\/(\d+))$/;
/** Just longer than the site itself leaves a tile server alone that failed. */
const RETRY_MS = 12_000;

interface TileAddress {
  readonly source: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Whether the site has this tile, and its bytes: none where nothing is drawn. @throws when it is called off */
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
 * Gives the engine its ground. A tile that cannot be had is an empty one, and asked for again until it comes; each time
 * the map comes to rest `onGround` hears whether any was missing.
 */
export class GroundTiles {
  readonly #missing = new Map<string, TileAddress>();
  #again: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addProtocol(GROUND_PROTOCOL, async ({ url }, { signal }) => {
      const [, source = "", key = "", z, x, y] = ADDRESS.exec(url) ?? [];
      // What browsers keep of a failed tile is its being empty.
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
        // Those that the map has left behind are asked for when it returns.
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
