import { eq } from "drizzle-orm";
import { databaseNow } from "#database/database-now.server.ts";
import type { Queries, Transaction } from "#database/open.server.ts";
import { readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { LATE_AFTER_MS } from "#fires/freshness.ts";
import { fireOfHeat, isAtNeighbourFire, roadsNearFires } from "#surroundings/around.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import { knowsFiresAt } from "#surroundings/coverage.server.ts";
import type { HotSpot, NeighbourFire, SourceReading } from "#surroundings/model.ts";
import { NEAR_KM } from "#surroundings/reach.ts";
import { createPointIndex } from "#territory/point-index.ts";
import { AIR_PATH, type AirReading, airReading } from "./air-state.ts";
import { compareAir } from "./compare-air.ts";
import { compareHeat } from "./compare-heat.ts";
import { compareRoads } from "./compare-roads.ts";
import { compareStored, type WatchParts } from "./compare-stored.server.ts";
import { type FiresReading, firesOf, firesReading, type ListedFire } from "./fires-reading.ts";
import { HEAT_PATH, type HeatReading, heatReading } from "./heat-state.ts";
import { ROADS_PATH, type RoadsReading, roadsReading } from "./road-state.ts";

const NEVER = new Date(0);
const AIR = {
  ...{ path: AIR_PATH, schema: airReading },
  empty: { v: 1, stations: {}, measuring: [] } satisfies AirReading,
};
const HEAT = {
  ...{ path: HEAT_PATH, schema: heatReading },
  empty: { v: 1, comparedAt: NEVER, places: [] } satisfies HeatReading,
};
const ROADS = {
  ...{ path: ROADS_PATH, schema: roadsReading },
  empty: { v: 1, receivedAt: NEVER, roads: [] } satisfies RoadsReading,
};

type Answered<R> = SourceReading<R> & { readonly records: readonly R[]; readonly receivedAt: Date };

export function createSourceWatch({ database, read, log, now }: WatchParts) {
  const compared = new Map<string, readonly unknown[]>();
  const readFires = createKnownFires();

  /** Compares a reading that is not late, if the reading or any of `parts` changed since the last time. */
  async function take<R>(
    reading: SourceReading<R> | undefined,
    parts: readonly unknown[],
    write: (transaction: Transaction, answered: Answered<R>, at: Date) => Promise<unknown>,
  ): Promise<void> {
    const { records, receivedAt } = reading ?? { records: null, receivedAt: null };
    if (reading === undefined || records === null || receivedAt === null) return;
    const all = [records, receivedAt.getTime(), ...parts];
    const known = compared.get(reading.source);
    if (known && all.every((part, at) => part === known[at])) return;
    await database.transaction(async (transaction) => {
      const at = now?.() ?? (await databaseNow(transaction));
      if (!isLate(reading, at)) await write(transaction, { ...reading, records, receivedAt }, at);
    });
    compared.set(reading.source, all);
  }

  /** Returns the fires that the watch knows; null while they are doubtful. */
  async function knownFires(): Promise<KnownFires | null> {
    const [fires, at] = await database.run(
      async (queries) => [await readFires(queries), now?.() ?? (await databaseNow(queries))] as const,
    );
    return fires?.isDoubtful(at) === false ? fires : null;
  }

  return {
    /**
     * Compares new readings in memory with stored readings, as the watch of orders does. A late reading is not
     * compared. Heat and roads are only compared while the fires are known.
     * @throws {DatabaseError} the next call then compares again
     */
    async update() {
      const { airNow, hotSpots, closedRoads, perimeters, neighbourFires } = read();
      await take(airNow, [], (transaction, { records }, at) =>
        compareStored(transaction, AIR, { at, log }, (known) => compareAir(known, records, at)),
      );
      if (hotSpots === undefined && closedRoads === undefined) return;
      const fires = await knownFires();
      if (fires === null) return;
      // Compared heat is stored, so later fires do not matter.
      await take(hotSpots, [], (transaction, { records }, at) =>
        compareStored(transaction, HEAT, { at, log }, (known) =>
          compareHeat(known, { hotSpots: records, isExplained: explainedBy(fires, neighbourFires, at) }, at),
        ),
      );
      const parts = [fires.readAt.getTime(), perimeters?.records];
      await take(closedRoads, parts, (transaction, { records, receivedAt, isWhole, dropped }, at) => {
        const near = roadsNearFires(records, fires.fires, perimeters?.records ?? [], at);
        return compareStored(transaction, ROADS, { at, log }, (known) =>
          compareRoads(
            known,
            {
              ...{ roads: records, receivedAt, isWhole: isWhole && dropped === 0 },
              fireOf(road) {
                const reason = near.get(road);
                const fire = reason?.fire && { ...nameOf(reason.fire), km: reason.km };
                return reason ? { fire: fire ?? null, at: reason.at } : null;
              },
            },
            at,
          ),
        );
      });
    },
  };
}

const nameOf = ({ number, name }: ListedFire) => ({ number, name });

/** Makes a function that returns whether a known fire explains heat; null if the fires there are unknown. */
function explainedBy(
  { fires }: KnownFires,
  neighbours: SourceReading<NeighbourFire> | undefined,
  at: Date,
): (hotSpot: HotSpot) => boolean | null {
  const isKnown = neighbours !== undefined && neighbours.records !== null && !isLate(neighbours, at);
  const abroad = neighbours?.records ?? [];
  // In a crisis, comparing thousands of hot spots with each fire would take seconds.
  const index = createPointIndex(fires);
  return (hotSpot) => {
    if (fireOfHeat(hotSpot, index.within(hotSpot.at, NEAR_KM)) || isAtNeighbourFire(hotSpot, abroad))
      return true;
    return knowsFiresAt(hotSpot.at, isKnown) ? false : null;
  };
}

/** The fires that the watch last accepted. */
interface KnownFires {
  /** Time of the reading, which identifies the reading. */
  readonly readAt: Date;
  readonly fires: readonly ListedFire[];
  /** Returns whether the fires are too old, or newer responses contradict them. */
  isDoubtful(now: Date): boolean;
}

/** Makes a function that reads the watch's fires; null without a readable reading. Parses a reading once. */
function createKnownFires(): (queries: Queries) => Promise<KnownFires | null> {
  let known: KnownFires | null = null;
  const isFires = eq(readings.path, FIRE_DATA_PATHS.fires);
  return async (queries) => {
    const [latest] = await queries.select({ readAt: readings.readAt }).from(readings).where(isFires);
    if (latest === undefined) return null;
    if (latest.readAt.getTime() === known?.readAt.getTime()) return known;
    const [row] = await queries.select().from(readings).where(isFires);
    const reading = firesReading.safeParse(row?.value).data;
    known = row && reading ? knownFiresOf(reading, row.readAt) : null;
    return known;
  };
}

function knownFiresOf(reading: FiresReading, readAt: Date): KnownFires {
  const oldest = Math.min(readAt.getTime(), reading.believedAt.getTime());
  return {
    readAt,
    fires: firesOf(reading),
    isDoubtful: (now) => reading.doubted > 0 || now.getTime() - oldest > LATE_AFTER_MS,
  };
}
