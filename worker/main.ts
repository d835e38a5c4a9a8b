import { getRequestListener } from "@hono/node-server";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { checkSealKeys } from "#accounts/seal-keys.server.ts";
import { textCapsOf } from "#accounts/text-caps.server.ts";
import { isReadOnlyDatabase } from "#database/database-error.ts";
import { migrate, readMigrations } from "#database/migrate.server.ts";
import { connectionOptions, openDatabase, refuseReadOnly } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { LATE_AFTER_MS } from "#fires/freshness.ts";
import { createPathCounters } from "#fires/path-counters.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import { createProgramLog, redirectConsole } from "#program-log";
import { createSecurityLog } from "#security-log";
import { readSettings, SettingsError } from "#settings";
import { startTelemetry } from "#telemetry";
import { createCleanings } from "#territory/cleanings.ts";
import { createConsultations } from "./consultations/consultations.server.ts";
import { createWorkerMetrics } from "./metrics.ts";
import { StartProblem, serveOperations } from "./operations-server.ts";
import { accessWarnings } from "./operator/access-warnings.ts";
import { operatorApp } from "./operator/app.ts";
import { runTasks } from "./run-tasks.ts";
import { createOperationsIdentity } from "./sign-in/identity.server.ts";
import { createTasks } from "./tasks.ts";
import { createTroubleLog } from "./trouble-log.ts";

const STOP_LIMIT_MS = 4_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, "worker");
  const log = createProgramLog(settings.LOG_LEVEL, "worker", settings.VIGIE_VERSION);
  redirectConsole(log);
  const stopTelemetry = await startTelemetry(settings, "worker");
  const database = openDatabase(settings.DATABASE_URL, connectionOptions(settings));
  await refuseReadOnly(database);
  const cleanings = createCleanings({ log });
  const counters = createPathCounters();
  const metrics = createWorkerMetrics(Date.now, {
    ...{ version: settings.VIGIE_VERSION, database, cleanings, fireDataCalls: counters.list },
  });
  const troubles = createTroubleLog(log);
  const seal = createSeal(settings.SEAL_KEYS, () => {
    metrics.unreadable();
    troubles.unreadable();
  });
  const stopping = new AbortController();
  const consultations = createConsultations({
    ...{ database, log, stopping: stopping.signal },
    onLost: metrics.unwritten,
  });
  const logEvent = createSecurityLog(log);
  for (const warning of accessWarnings(settings)) log.warn({}, warning);
  if (settings.WORKER_PORT !== undefined) {
    const address = { port: settings.WORKER_PORT, host: settings.WORKER_HOST };
    await serveOperations(address, {
      readiness: () => (metrics.watchedAgeMs() < LATE_AFTER_MS ? null : "watch-is-late"),
      metricsText: metrics.text,
      metricsToken: settings.METRICS_TOKEN,
      logEvent,
      operator:
        settings.OPERATOR_TOKEN === "" && settings.OPERATIONS_IDENTITY_CLIENT_ID === ""
          ? null
          : getRequestListener(
              operatorApp({
                database,
                photos: createFileStore(settings, "photos"),
                seal,
                token: settings.OPERATOR_TOKEN,
                identity:
                  settings.OPERATIONS_IDENTITY_CLIENT_ID === "" ? null : createOperationsIdentity(settings),
                ...{ consultations, cleanings, troubles: troubles.current },
                keyedHash: createKeyedHash(settings.SEAL_KEYS),
                textCaps: textCapsOf(settings),
                trustedProxies: settings.TRUSTED_PROXIES,
                dispatchUrl: settings.DISPATCH_URL,
                ...{ log, logEvent, onFailedLogin: metrics.loginFailed, onFallback: metrics.fellBack },
              }).fetch,
            ),
    });
  }
  const ended = runTasks(
    createTasks({ settings, database, seal, cleanings, log, metrics, counters }),
    {
      async prepare() {
        await migrate(database, readMigrations(), {
          onStep: ({ name }) => log.info({ step: name }, "migrating the database"),
          onWait: ({ name }) => log.warn({ step: name }, "another program migrates the database; waiting"),
        });
        await checkSealKeys(database, seal);
      },
      troubles,
      observer: metrics,
    },
    stopping.signal,
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      stopping.abort();
      // The next worker's first run continues what this run did not finish.
      setTimeout(() => process.exit(0), STOP_LIMIT_MS);
    });
  }
  log.info("the worker runs");
  process.send?.("ready");
  await ended;
  await consultations.settled();
  await database.close();
  await stopTelemetry();
  process.exit(0);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof SettingsError || isReadOnlyDatabase(error)))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
