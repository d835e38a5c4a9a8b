import type { Database } from "#database/open.server.ts";
import type { FireDataClient } from "#fires/client.server.ts";
import type { PathCounterSet } from "#fires/path-counters.ts";
import { reportReadings, type SituationLog } from "#fires/reading-report.server.ts";
import { createSharing } from "#fires/sharing.server.ts";
import { createSituationReadings, refreshDue } from "#fires/situation-readings.server.ts";
import type { PollReport } from "./poll.server.ts";
import { createSharedReadings } from "./shared-readings.server.ts";
import type { ReadSharedVersions } from "./shared-versions.server.ts";
import { createWatch } from "./watch.server.ts";

interface PollingOptions {
  readonly client: FireDataClient;
  readonly database: Database;
  /** Function that reads shared versions: the same one for all groups of shared readings of this program. */
  readonly readVersions?: ReadSharedVersions;
  readonly log: SituationLog;
  /** Seconds between two polls, over all programs together. */
  readonly everySeconds: number;
  readonly onPoll: (report: PollReport) => void;
  /** Counts requests to the data service. */
  readonly counters: PathCounterSet;
  /** True if the data is a test, so that no CAP messages are written. */
  readonly isTest?: boolean;
  readonly now?: () => number;
}

/** Polls the data service for every program of an installation. */
export function createPolling(options: PollingOptions) {
  const { client, database, log, everySeconds, onPoll, counters, ...others } = options;
  const { now = Date.now, readVersions, ...watched } = others;
  const readings = createSituationReadings({ client, now, report: reportReadings(counters, log) });
  const watch = createWatch({ client, ground: readings, database, log, ...watched });
  const shared = createSharedReadings(database, "", readVersions);
  const sharing = createSharing({ shared, readings, now, askAfterSeconds: everySeconds });
  const poll = () =>
    client.poll(async () => {
      const [report] = await Promise.all([watch.poll(), refreshDue(readings)]);
      onPoll(report);
    });
  return {
    /**
     * Polls if a poll is due, writes the changes, and stores the readings for the sites. Changes and pages come
     * from the same responses. Any number of workers can call it: one of them polls.
     * @throws {DatabaseError} the next call then polls at once
     */
    sync: () => sharing.sync(poll),
    zoneShapes: readings.zoneShapes,
  };
}
