import type { FireDataClient } from "./client.server.ts";
import type { FireDataPath } from "./fire-data-query.ts";
import { FIRE_DATA_PATHS } from "./fire-data-query.ts";
import { toZoneShape } from "./map-danger.ts";
import { toGeographicCode } from "./map-geographic-code.ts";
import type { GeographicCode, ZoneShape } from "./model.ts";
import { type CachedReading, createReading, type Outcome } from "./reading-cache.server.ts";
import { isEmptied } from "./suspicion.ts";
import { mapped } from "./wire-list.ts";

/** Shapes and codes change with the seasons at most, and are large. */
export const KEEP_STATIC_MS = 3_600_000;

export type GroundClient = Pick<FireDataClient, "zoneShapes" | "geographicCodes">;

/** What hardly ever changes, and places the fires. */
export interface GroundReadings {
  readonly zoneShapes: CachedReading<readonly ZoneShape[]>;
  readonly geographicCodes: CachedReading<readonly GeographicCode[]>;
}

export interface GroundOptions {
  readonly client: GroundClient;
  readonly now: () => number;
  readonly report?: (path: FireDataPath) => (outcome: Outcome<unknown>) => void;
}

export function createGroundReadings({ client, now, report }: GroundOptions): GroundReadings {
  const common = (path: FireDataPath) => ({
    now,
    isSuspicious: isEmptied,
    keepForMs: KEEP_STATIC_MS,
    ...(report && { onSettled: report(path) }),
  });
  return {
    zoneShapes: createReading<readonly ZoneShape[]>({
      ...common(FIRE_DATA_PATHS.zoneShapes),
      load: async () => mapped(await client.zoneShapes(), toZoneShape),
    }),
    geographicCodes: createReading<readonly GeographicCode[]>({
      ...common(FIRE_DATA_PATHS.geographicCodes),
      load: async () => mapped(await client.geographicCodes(), toGeographicCode),
    }),
  };
}
