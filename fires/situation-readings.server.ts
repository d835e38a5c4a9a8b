import type { FireDataClient } from "./client.server.ts";
import { FireDataError } from "./fire-data-error.ts";
import { FIRE_DATA_PATHS, type FireDataPath } from "./fire-data-query.ts";
import { createGroundReadings } from "./ground-readings.server.ts";
import { judgeDanger, judgeFires, judgeRestrictions, judgeStatistics } from "./judge-readings.server.ts";
import { toZoneDanger } from "./map-danger.ts";
import { toRestrictions } from "./map-restriction.server.ts";
import { toStatistics } from "./map-statistics.ts";
import type { CauseCount, Fire } from "./model.ts";
import { createFiresReader } from "./read-fires.server.ts";
import {
  type Answer,
  createReading,
  type Outcome,
  type ReadingSource,
  unlessEmptied,
} from "./reading-cache.server.ts";
import { mapped } from "./wire-list.ts";

export interface ReadingsOptions {
  readonly client: FireDataClient;
  readonly now: () => number;
  readonly report: (path: FireDataPath) => (outcome: Outcome<unknown>) => void;
}

/** One cached reading for each answer the situation is made of. */
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
      load: async () => ({
        value: toStatistics(await client.statistics({ intensive, northern: !intensive })),
        dropped: 0,
      }),
      judge: judgeStatistics,
    });

  return {
    ...ground,
    fires: reading("fires", { load: fires.list, judge: judgeFires }),
    containedFires: reading("containedFires", { load: fires.contained, judge: unlessEmptied<Fire>() }),
    intensiveStatistics: statisticsOf(true),
    northernStatistics: statisticsOf(false),
    danger: reading("danger", {
      load: async () => mapped(await client.danger(), toZoneDanger),
      judge: judgeDanger,
    }),
    restrictions: reading("restrictions", { load: () => loadRestrictions(client), judge: judgeRestrictions }),
    causes: reading("causes", {
      load: async () => mapped(await client.causes(), ({ Id, NbFeux }) => ({ causeId: Id, fires: NbFeux })),
      judge: unlessEmptied<CauseCount>(),
    }),
  };
}

async function loadRestrictions(client: FireDataClient) {
  const { records, dropped } = await client.restrictions();
  const { restrictions, untyped, withoutType, withoutGround } = toRestrictions(records);
  const unreadable = dropped + withoutType;
  // As of records that cannot be read: an answer that is mostly of another kind is none.
  if (unreadable > records.length - withoutType)
    throw new FireDataError("fire-data-shape", `${withoutType} of ${records.length} measures have no type`);
  // A measure of a type that the table leaves out was read: it is none of those that this site speaks of.
  return { value: restrictions, dropped: unreadable, incomplete: untyped - withoutType + withoutGround };
}
