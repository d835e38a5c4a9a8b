import type { FireDataClient } from "./client.server.ts";
import { FIRE_DATA_PATHS, type FireDataPath } from "./fire-data-query.ts";
import { createGroundReadings } from "./ground-readings.server.ts";
import { judgeDanger, judgeRestrictions, judgeStatistics } from "./judge-readings.server.ts";
import { toZoneDanger } from "./map-danger.ts";
import { readRestrictions } from "./map-restriction.server.ts";
import { toStatistics } from "./map-statistics.ts";
import type { CauseCount, Fire } from "./model.ts";
import { createFiresReader, firesSource } from "./read-fires.server.ts";
import {
  type Answer,
  createReading,
  type ReadingOutcome,
  type ReadingSource,
  unlessEmptied,
} from "./reading-cache.server.ts";
import { mapped } from "./wire-list.ts";

export interface ReadingsOptions {
  readonly client: FireDataClient;
  readonly now: () => number;
  readonly report: (path: FireDataPath) => (outcome: ReadingOutcome<unknown>) => void;
}

export type SituationReadings = ReturnType<typeof createSituationReadings>;

export function createSituationReadings({ client, now, report }: ReadingsOptions) {
  const ground = createGroundReadings({ client, now, report });
  const fires = createFiresReader(client, ground);

  function reading<T, S, A extends Answer<T>>(
    key: keyof typeof FIRE_DATA_PATHS,
    source: Omit<ReadingSource<T, S, A>, "now" | "onSettled">,
  ) {
    return createReading<T, S, A>({ ...source, now, onSettled: report(FIRE_DATA_PATHS[key]) });
  }

  const statisticsOf = (intensive: boolean) =>
    reading("statistics", {
      load: async () => {
        const record = await client.statistics({ intensive, northern: !intensive });
        const value = toStatistics(record, new Date(now()));
        const isWhole = value.modifiedAt !== null || record.DateDerniereModification === null;
        return { value, dropped: 0, incomplete: Number(!isWhole) };
      },
      judge: judgeStatistics,
    });

  return {
    ...ground,
    fires: reading("fires", firesSource(fires, now)),
    containedFires: reading("containedFires", {
      load: (known) => fires.contained(known, new Date(now())),
      judge: unlessEmptied<Fire>(),
    }),
    intensiveStatistics: statisticsOf(true),
    northernStatistics: statisticsOf(false),
    danger: reading("danger", {
      load: async () => mapped(await client.danger(), toZoneDanger),
      judge: judgeDanger,
    }),
    restrictions: reading("restrictions", {
      load: () => loadRestrictions(client, new Date(now())),
      judge: judgeRestrictions,
    }),
    causes: reading("causes", {
      load: async () => mapped(await client.causes(), ({ Id, NbFeux }) => ({ causeId: Id, fires: NbFeux })),
      judge: unlessEmptied<CauseCount>(),
    }),
  };
}

/** Requests the readings that are due. Never rejects. */
export async function refreshDue(readings: SituationReadings): Promise<void> {
  await Promise.all(Object.values(readings).map((reading) => reading.refreshIfDue()));
}

async function loadRestrictions(client: FireDataClient, now: Date) {
  const { restrictions: value, dropped, incomplete } = readRestrictions(await client.restrictions(), now);
  return { value, dropped, incomplete };
}
