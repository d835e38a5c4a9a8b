import type { FireDataClient, WireGeographicCode } from "./client.server.ts";
import { readRegion } from "./coded-places.ts";
import { FIRE_DATA_PATHS, type FireDataPath } from "./fire-data-query.ts";
import { toZoneShape } from "./map-danger.ts";
import type { GeographicCode, ZoneShape } from "./model.ts";
import {
  type Answer,
  type CachedReading,
  createReading,
  type ReadingOutcome,
  unlessEmptied,
} from "./reading-cache.server.ts";
import { mapped } from "./wire-list.ts";
import { zoneShapesOf } from "./zone-of.server.ts";

const TYPES = { 1: "region", 2: "mrc", 3: "city" } as const satisfies Record<number, GeographicCode["type"]>;

/** Converts a record. `regionId` is the region's two-digit code, or the API's id if this is no such code. */
export function toGeographicCode(record: WireGeographicCode): GeographicCode {
  const { RegionAdministrativeId: id } = record;
  return {
    name: record.Nom,
    code: record.CodeGeo,
    codeAlt: record.CodeGeo2,
    regionId: readRegion({ Code: id, Nom: null }) ?? id,
    type: TYPES[record.Type],
  };
}

/** Age in ms at which shapes and codes are read again: they are large, and rarely change. */
export const KEEP_STATIC_MS = 3_600_000;

export type GroundClient = Pick<FireDataClient, "zoneShapes" | "geographicCodes">;

/** Readings that hardly ever change and are used to locate fires. */
export interface GroundReadings {
  readonly zoneShapes: CachedReading<readonly ZoneShape[]>;
  readonly geographicCodes: CachedReading<readonly GeographicCode[]>;
}

export interface GroundOptions {
  readonly client: GroundClient;
  readonly now: () => number;
  readonly report?: (path: FireDataPath) => (outcome: ReadingOutcome<unknown>) => void;
}

export function createGroundReadings({ client, now, report }: GroundOptions): GroundReadings {
  const common = (path: FireDataPath) => ({
    now,
    keepForMs: KEEP_STATIC_MS,
    ...(report && { onSettled: report(path) }),
  });
  return {
    zoneShapes: createReading({
      ...common(FIRE_DATA_PATHS.zoneShapes),
      judge: unlessEmptied<ZoneShape>(),
      load: async () => withPackagedShapes(mapped(await client.zoneShapes(), toZoneShape)),
    }),
    geographicCodes: createReading({
      ...common(FIRE_DATA_PATHS.geographicCodes),
      judge: unlessEmptied<GeographicCode>(),
      load: async () => mapped(await client.geographicCodes(), toGeographicCode),
    }),
  };
}

/**
 * Adds the packaged shape of each missing or unreadable zone, after the given shapes. Otherwise places in the
 * zone would be in a neighbouring zone or in no zone. An empty list stays empty, so that it can be doubted.
 */
function withPackagedShapes({ value, dropped }: Answer<readonly ZoneShape[]>): Answer<readonly ZoneShape[]> {
  if (value.length === 0) return { value, dropped };
  const given = new Set(value.map(({ zone }) => zone));
  return { value: [...value, ...zoneShapesOf(null).filter(({ zone }) => !given.has(zone))], dropped };
}
