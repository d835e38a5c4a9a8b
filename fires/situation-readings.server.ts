import type { FireDataClient } from "./client.server.ts";
import { FIRE_DATA_PATHS, type FireDataPath } from "./fire-data-query.ts";
import { toZoneDanger, toZoneShape } from "./map-danger.ts";
import { mergeFires, toFire } from "./map-fire.ts";
import { toGeographicCode } from "./map-geographic-code.ts";
import { toRestrictions } from "./map-restriction.server.ts";
import { toStatistics } from "./map-statistics.ts";
import type { CauseCount, Fire, Protection, Statistics } from "./model.ts";
import { type Answer, createReading, type Outcome, type ReadingSource } from "./reading-cache.server.ts";
import { isEmptied, PROTECTIONS, saysNoneActive, zonesThatLostFires } from "./suspicion.ts";
import type { Records } from "./wire-list.ts";

/** Shapes and codes change with the seasons at most, and are large. */
export const KEEP_STATIC_MS = 3_600_000;

/** All fires, whichever the zone; the northern flag of the spec's fire says which. */
const ALL_PROTECTIONS = { intensive: "true", nordique: "true" } as const;

export interface ReadingsOptions {
  readonly client: FireDataClient;
  readonly now: () => number;
  readonly report: (path: FireDataPath) => (outcome: Outcome<unknown>) => void;
}

/** One cached reading for each answer the situation is made of. */
export function createSituationReadings({ client, now, report }: ReadingsOptions) {
  function reading<T>(
    key: keyof typeof FIRE_DATA_PATHS,
    source: Omit<ReadingSource<T>, "now" | "onSettled">,
  ) {
    return createReading<T>({ ...source, now, onSettled: report(FIRE_DATA_PATHS[key]) });
  }

  const statisticsOf = (intensive: boolean) =>
    reading<Statistics>("statistics", {
      load: async () => whole(toStatistics(await client.statistics({ intensive, northern: !intensive }))),
    });
  const statistics = { intensive: statisticsOf(true), northern: statisticsOf(false) } satisfies Record<
    Protection,
    unknown
  >;

  /** What empties a list is believed at once when statistics read now say that nothing burns there. */
  async function doesNothingBurn(zones: readonly Protection[]): Promise<boolean> {
    const asked = zones.map((zone) => statistics[zone]);
    await Promise.all(asked.map((each) => each.refresh()));
    return asked.every((each) => saysNoneActive(each.current()));
  }

  async function areFiresLost(next: readonly Fire[], lastGood: readonly Fire[]): Promise<boolean> {
    const lost = zonesThatLostFires(next, lastGood);
    return lost.length > 0 && !(await doesNothingBurn(lost));
  }

  async function areContainedFiresLost(next: readonly Fire[], lastGood: readonly Fire[]): Promise<boolean> {
    return isEmptied(next, lastGood) && !(await doesNothingBurn(PROTECTIONS));
  }

  return {
    fires: reading<readonly Fire[]>("fires", { load: () => loadFires(client), isSuspicious: areFiresLost }),
    containedFires: reading<readonly Fire[]>("containedFires", {
      load: async () =>
        mapped(await client.containedFires(ALL_PROTECTIONS), (one) => toFire(one, "intensive")),
      isSuspicious: areContainedFiresLost,
    }),
    intensiveStatistics: statistics.intensive,
    northernStatistics: statistics.northern,
    danger: reading("danger", {
      load: async () => mapped(await client.danger(), toZoneDanger),
      isSuspicious: isEmptied,
    }),
    zoneShapes: reading("zoneShapes", {
      load: async () => mapped(await client.zoneShapes(), toZoneShape),
      isSuspicious: isEmptied,
      keepForMs: KEEP_STATIC_MS,
    }),
    restrictions: reading("restrictions", { load: () => loadRestrictions(client), isSuspicious: isEmptied }),
    causes: reading<readonly CauseCount[]>("causes", {
      load: async () => mapped(await client.causes(), ({ Id, NbFeux }) => ({ causeId: Id, fires: NbFeux })),
      isSuspicious: isEmptied,
    }),
    geographicCodes: reading("geographicCodes", {
      load: async () => mapped(await client.geographicCodes(), toGeographicCode),
      isSuspicious: isEmptied,
      keepForMs: KEEP_STATIC_MS,
    }),
  };
}

/** Both answers or none: a fire in one alone would pass for northern, or vanish. */
async function loadFires(client: FireDataClient): Promise<Answer<readonly Fire[]>> {
  const [intensive, withNorthern] = await Promise.all([client.fires(), client.fires({ northern: true })]);
  return {
    value: mergeFires(intensive.records, withNorthern.records),
    dropped: Math.max(intensive.dropped, withNorthern.dropped),
  };
}

async function loadRestrictions(client: FireDataClient) {
  const { records, dropped } = await client.restrictions();
  const { restrictions, untyped, withoutArea } = toRestrictions(records);
  return { value: restrictions, dropped: dropped + untyped, incomplete: withoutArea };
}

function mapped<W, T>({ records, dropped }: Records<W>, map: (record: W) => T): Answer<readonly T[]> {
  return { value: records.map(map), dropped };
}

function whole<T>(value: T): Answer<T> {
  return { value, dropped: 0 };
}
