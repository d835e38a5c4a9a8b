import { PbfReader } from "pbf";
import { z } from "zod";
import { fetchOutside, JSON_TYPES, OutsideStatus } from "./fetch-outside.server.ts";
import {
  drawnLayers,
  GROUND_SCHEMAS,
  type Ground,
  LIMITS,
  PACKAGED_GROUND,
  type SchemaName,
  schemaOf,
} from "./ground-schemas.ts";
import { createPackagedTiles } from "./packaged-tiles.server.ts";
import { createTileClient, type FetchTile, MAX_TILE_ZOOM } from "./tiles.server.ts";

/** Greatest zoom of the sandbox's tiles, and the default for other services. */
const USUAL_MAX_ZOOM = 12;
const TIME_LIMIT_MS = 4000;
const MOST_BYTES = 1024 * 1024;
/** Age at which a TileJSON is read again, in ms. */
const FRESH_MS = 24 * 3_600_000;
/** Pause after a failure before the TileJSON is requested again, in ms. */
const RETRY_MS = 10_000;
const MOST_ATTRIBUTION = 2000;
/** Field numbers of the tile format: for each layer in a tile, and for the name in a layer. */
const LAYER_FIELD = 3;
const NAME_FIELD = 1;

const tileJson = z.object({
  tiles: z.array(z.string()).min(1),
  /** Numbering of rows, from the north. Tiles with rows numbered from the south ("tms") are not supported. */
  scheme: z.literal("xyz").default("xyz"),
  maxzoom: z.coerce.number().int().min(0).default(MAX_TILE_ZOOM),
  attribution: z.string().max(MOST_ATTRIBUTION).default(""),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
});

interface TileService extends Ground {
  readonly template: string;
}

export interface MapGroundOptions {
  /** A template with `{z}`, `{x}` and `{y}`, or the address of a TileJSON; empty for packaged tiles. */
  readonly url: string;
  /** Schema of the tiles; if unset, it is found by the TileJSON's layers, or is `vigie` for a template. */
  readonly schema?: SchemaName | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

export interface MapGround {
  /** Returns the settings of the tiles; `PACKAGED_GROUND` while the TileJSON cannot be read. */
  read(): Promise<Ground>;
  /** Returns a tile. @throws if the tile service fails */
  readonly fetchTile: FetchTile;
}

/** Returns the tile with only the named layers, each unchanged. */
function withLayers(tile: Buffer, names: ReadonlySet<string>): Buffer {
  const reader = new PbfReader(tile);
  const layers: Buffer[] = [];
  while (reader.pos < reader.length) {
    const start = reader.pos;
    const tag = reader.readVarint();
    if (tag >> 3 !== LAYER_FIELD) {
      reader.skip(tag);
      continue;
    }
    const end = reader.readVarint() + reader.pos;
    const name = reader.readFields(
      (field: number, found: { name: string }, pbf: PbfReader) => {
        if (field === NAME_FIELD) found.name = pbf.readString();
      },
      { name: "" },
      end,
    );
    if (names.has(name.name)) layers.push(tile.subarray(start, end));
  }
  return Buffer.concat(layers);
}

/** Creates the base map from a tile service, or from packaged tiles. */
export function createMapGround({ url, schema, fetch, now, onFailure }: MapGroundOptions): MapGround {
  const packaged = createPackagedTiles();
  const isTemplate = url.includes("{z}");
  let service: TileService | null = null;
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;
  if (isTemplate) {
    const name = schema ?? "vigie";
    const { attribution } = GROUND_SCHEMAS[name];
    service = {
      template: url,
      schema: name,
      maxZoom: name === "vigie" ? USUAL_MAX_ZOOM : MAX_TILE_ZOOM,
      attribution,
    };
  }

  async function describe(): Promise<TileService> {
    const answer = await fetchOutside(url, {
      ...{ source: "tile-json", timeLimitMs: TIME_LIMIT_MS, mostBytes: MOST_BYTES, types: JSON_TYPES },
      fetch,
    });
    if (!answer.ok) throw new OutsideStatus(answer.status);
    const read = tileJson.parse(await answer.json());
    const [first = ""] = read.tiles;
    const tiles = new URL(first, url);
    if (url.startsWith("https:") && tiles.protocol !== "https:")
      throw new Error("The TileJSON has a tile address without TLS");
    const template = tiles.href.replaceAll("%7B", "{").replaceAll("%7D", "}");
    const name = schema ?? schemaOf(read.vector_layers.map(({ id }) => id));
    if (name === null) throw new Error("The TileJSON has layers of no known schema. Set TILES_SCHEMA.");
    return {
      template,
      schema: name,
      maxZoom: Math.min(read.maxzoom, MAX_TILE_ZOOM),
      attribution: read.attribution || GROUND_SCHEMAS[name].attribution,
    };
  }
  async function ask(): Promise<void> {
    try {
      service = await describe();
      askAgainAt = now() + FRESH_MS;
    } catch (error) {
      onFailure(error);
      askAgainAt = now() + RETRY_MS;
    } finally {
      asking = null;
    }
  }
  async function current(): Promise<TileService | null> {
    if (url !== "" && !isTemplate && now() >= askAgainAt) asking ??= ask();
    if (service === null) await asking;
    return service;
  }

  return {
    async read() {
      const found = await current();
      if (found === null) return PACKAGED_GROUND;
      const { schema: name, maxZoom, attribution } = found;
      return { schema: name, maxZoom, attribution };
    },
    async fetchTile(address) {
      const { set } = address;
      const found = set === LIMITS ? null : await current();
      if (found?.schema === set) {
        const tile = await createTileClient({ template: found.template, fetch })(address);
        return set === "vigie" ? tile : withLayers(tile, drawnLayers(set));
      }
      return set === "vigie" || set === LIMITS ? packaged(address) : Buffer.alloc(0);
    },
  };
}
