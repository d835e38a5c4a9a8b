import { createFireDataClient, type FireDataClientOptions } from "./client.server.ts";
import { createComposer } from "./compose-situation.server.ts";
import type { Reading, Situation, SituationService } from "./model.ts";
import { createPathCounters } from "./path-counters.ts";
import { reportReadings, type SituationLog } from "./reading-report.server.ts";
import { createSituationReadings } from "./situation-readings.server.ts";

/** Pause between two refreshes, give or take `JITTER`, so that many sites do not ask at the same moment. */
export const REFRESH_EVERY_MS = 60_000;
const JITTER = 0.1;

export interface SituationServiceOptions extends FireDataClientOptions {
  readonly log?: SituationLog;
}

/**
 * The fire situation, held in memory. Whatever happens to the service, each path keeps its last good answer
 * with its age; see `createReading` for what counts as a failure.
 */
export function createSituationService(options: SituationServiceOptions): SituationService {
  const { now = Date.now, log } = options;
  const client = createFireDataClient(options);
  const counters = createPathCounters();
  const readings = createSituationReadings({ client, now, report: reportReadings(counters, log) });
  const all = Object.values(readings);
  const compose = createComposer();
  let stop: (() => void) | null = null;

  function situation(): Situation {
    const { intensiveStatistics, northernStatistics, ...others } = readings;
    return compose({
      fires: others.fires.current(),
      containedFires: others.containedFires.current(),
      statistics: { intensive: intensiveStatistics.current(), northern: northernStatistics.current() },
      danger: others.danger.current(),
      zoneShapes: others.zoneShapes.current(),
      restrictions: others.restrictions.current(),
      causes: others.causes.current(),
      geographicCodes: others.geographicCodes.current(),
    });
  }

  function startRefreshing(): () => void {
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    async function cycle(): Promise<void> {
      await Promise.all(all.map((reading) => reading.refreshIfDue()));
      if (!stopped) timer = setTimeout(cycle, pauseMs(client.heldForMs())).unref();
    }
    void cycle();
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop = null;
    };
  }

  return {
    read: async ({ bypass = false } = {}) => {
      await Promise.all(all.map((reading) => (bypass ? reading.refresh() : reading.firstAttempt())));
      return situation();
    },
    start: () => {
      stop ??= startRefreshing();
      return stop;
    },
    isFresh: (maxAgeMs) =>
      [readings.fires.current(), readings.intensiveStatistics.current()].every(
        (reading) => ageMs(reading, now()) < maxAgeMs,
      ),
    counters: counters.list,
  };
}

/** A hold the server asked for that outlasts the pause is waited out, not run against. */
function pauseMs(heldForMs: number): number {
  const jitter = 1 + JITTER * (2 * Math.random() - 1);
  return Math.max(REFRESH_EVERY_MS * jitter, heldForMs);
}

function ageMs({ readAt }: Reading<unknown>, now: number): number {
  return readAt === null ? Number.POSITIVE_INFINITY : now - readAt.getTime();
}
