import { createAccountsContext } from "#accounts/accounts-service.server.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { alertProgress } from "#alerts/alert-status.server.ts";
import { followDead, HAS_DEAD } from "#alerts/fall-back.server.ts";
import { gatherAlerts, HAS_DUE_ALERT } from "#alerts/gather-alerts.server.ts";
import { HAS_CHANGE, matchChanges } from "#alerts/match.server.ts";
import { publishedReleases } from "#alerts/releases.ts";
import { sendReleases } from "#alerts/send-releases.server.ts";
import { createContentService } from "#content/content-service.server.ts";
import { createStoryblokClient } from "#content/storyblok-client.server.ts";
import { backupAges } from "#database/backup-ages.server.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import type { PathCounterSet } from "#fires/path-counters.ts";
import { workerSyncMs } from "#fires/poll-times.ts";
import { createPolling } from "#history/polling.server.ts";
import { createSharedReadings } from "#history/shared-readings.server.ts";
import { createSharedVersions } from "#history/shared-versions.server.ts";
import { createOrderWatch } from "#history/watch-orders.server.ts";
import { createSourceWatch } from "#history/watch-sources.server.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import { handoverQueue } from "#intake/reports/handover-claims.server.ts";
import { createSurroundings } from "#surroundings/surroundings.server.ts";
import { locateTask, providerTasks } from "./account-tasks.ts";
import { canaryTask, channelsTask, deadAddressesTask, textCapsTask } from "./channel-tasks.ts";
import { DISPATCH, handoverTasks } from "./handover-task.ts";
import { postTasks } from "./post-tasks.ts";
import { retentionTasks } from "./retention-tasks.ts";
import { claimed, limitRun, type Task, type TaskParts } from "./task.ts";
import { type QueueTask, whileWaiting } from "./waiting-work.ts";

const SECOND_MS = 1_000;
/** Pause between checks of air, heat and roads: they change slowly, and each check costs two statements. */
const SOURCES_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** Pause between checks of orders. A check queries only if the reading is new or an order can expire. */
const ORDERS_EVERY_MS = 250;

interface CreatedFrom
  extends Pick<TaskParts, "settings" | "database" | "seal" | "cleanings" | "log" | "metrics"> {
  /** Counts requests to the data service. */
  readonly counters: PathCounterSet;
}

export function createTasks({ counters, ...given }: CreatedFrom): readonly Task[] {
  const { settings, database, cleanings, log, metrics } = given;
  const parts: TaskParts = {
    ...given,
    accounts: { ...createAccountsContext({ ...settings, cleanings }, database), seal: given.seal },
    photos: createFileStore(settings, "photos"),
    contactFiles: createFileStore(settings, "contactFiles"),
  };
  const client = createFireDataClient({
    baseUrl: settings.FIRE_DATA_URL,
    test: settings.FIRE_DATA_TEST,
    cleanings,
  });
  const readVersions = createSharedVersions(database);
  const polling = createPolling({
    ...{ client, database, readVersions, log, counters, isTest: settings.FIRE_DATA_TEST },
    onPoll: metrics.polled,
    everySeconds: settings.POLL_SECONDS,
  });
  const surroundings = createSurroundings({
    ...{ settings, cleanings, log, now: Date.now },
    ...{ everySeconds: settings.POLL_SECONDS, askAfterSeconds: settings.POLL_SECONDS },
    shared: createSharedReadings(database, "surroundings", readVersions),
  });
  const orders = createOrderWatch({ database, read: surroundings.read, log });
  const sources = createSourceWatch({ database, read: surroundings.read, log });
  const pollMs = settings.POLL_SECONDS * 1_000;
  /** Tasks that only one worker runs at a time: others would only repeat the work. */
  const forOneWorker = [
    ...providerTasks(parts, pollMs),
    deadAddressesTask(parts.accounts),
    locateTask({ database, log, zoneShapes: polling.zoneShapes }),
    releaseTask(parts),
    ...retentionTasks(parts),
  ];
  const queues = [...postTasks(parts), ...handoverTasks(parts), ...alertTasks(parts)];
  const syncing = { everyMs: workerSyncMs(settings.POLL_SECONDS), isTogether: true, longestRetryMs: pollMs };
  return [
    ...whileWaiting(database, queues),
    channelsTask(parts),
    textCapsTask(parts),
    {
      name: "progress",
      everyMs: MINUTE_MS,
      async run() {
        const progress = await alertProgress(database);
        const handovers = settings.REPORT_WEBHOOK_URL === "" ? [] : [await handoverQueue(database)];
        metrics.progressed({
          ...progress,
          queues: [...progress.queues, ...handovers.map((queue) => ({ channel: DISPATCH, ...queue }))],
          // Changes of test data wait forever, so they count as no delay.
          ...(settings.FIRE_DATA_TEST && { behindSeconds: 0 }),
        });
      },
    },
    {
      name: "backup-ages",
      everyMs: MINUTE_MS,
      run: async () => metrics.backedUp(await database.run(backupAges)),
    },
    ...(settings.CANARY_EMAIL || settings.CANARY_PHONE ? [canaryTask(parts)] : []),
    { ...syncing, name: "watch", run: polling.sync },
    { ...syncing, name: "surroundings", run: surroundings.sync },
    // These tasks are separate from `surroundings`, whose runs wait for slow sources.
    ...(settings.FIRE_DATA_TEST
      ? []
      : [
          { name: "orders", everyMs: ORDERS_EVERY_MS, longestRetryMs: pollMs, run: orders.update },
          { name: "sources", everyMs: SOURCES_EVERY_MS, longestRetryMs: pollMs, run: sources.update },
        ]),
    ...forOneWorker.map((task) => claimed(database, task)),
  ];
}

/** Makes the tasks that find the people whom a change affects and alert them; none for test data. */
function alertTasks({
  settings,
  database,
  seal,
  log,
}: Pick<TaskParts, "settings" | "database" | "seal" | "log">): readonly QueueTask[] {
  if (settings.FIRE_DATA_TEST) {
    log.warn({}, "FIRE_DATA_TEST is set: no alerts are sent about changes");
    return [];
  }
  return [
    {
      name: "match",
      everyMs: SECOND_MS,
      hasWork: HAS_CHANGE,
      async run(signal) {
        const isOver = limitRun(signal);
        while (!isOver() && (await matchChanges(database, undefined, settings.ALERT_CAP)).changes > 0);
      },
    },
    {
      name: "follow-dead",
      everyMs: SECOND_MS,
      hasWork: HAS_DEAD,
      async run(signal) {
        const isOver = limitRun(signal);
        while (!isOver() && (await followDead(database)) > 0);
      },
    },
    {
      name: "gather",
      everyMs: SECOND_MS,
      hasWork: HAS_DUE_ALERT,
      async run(signal) {
        const isOver = limitRun(signal);
        while (!isOver() && (await gatherAlerts({ database, seal })).people > 0);
      },
    },
  ];
}

function releaseTask({
  settings,
  database,
  seal,
  cleanings,
  log,
}: Pick<TaskParts, "settings" | "database" | "seal" | "cleanings" | "log">): Task {
  const contentLog = { warn: log.warn.bind(log), error: (message: string) => log.warn({}, message) };
  const content = createContentService({
    client: createStoryblokClient({
      baseUrl: settings.CONTENT_URL,
      token: settings.CONTENT_TOKEN,
      log: contentLog,
      cleanings,
    }),
    // Menus are not shown here: only the site checks whether their entries lead to screens.
    isScreen: () => true,
    log,
  });
  const parts = {
    database,
    seal,
    keyedHash: createKeyedHash(settings.SEAL_KEYS),
  };
  return {
    name: "releases",
    everyMs: settings.POLL_SECONDS * 1_000,
    async run() {
      await content.refresh();
      await sendReleases(await publishedReleases(content), parts);
    },
  };
}
