import { join } from "node:path";
import { isReadOnlyDatabase } from "#database/database-error.ts";
import { LATE_AFTER_MS } from "#fires/freshness.ts";
import { createProgramLog, redirectConsole } from "#program-log";
import { readSettings, SettingsError } from "#settings";
import { startTelemetry } from "#telemetry";
import { loadAppBuild } from "./app-build.ts";
import { keepEmergencyCopies } from "./emergency-copies.ts";
import { createSiteServer } from "./http-server.ts";
import { createServices } from "./services.ts";
import { createSite } from "./site.ts";
import { StartProblem } from "./start-problem.ts";
import { loadStaticFiles } from "./static-files.ts";
import { warmUp } from "./warm-up.ts";

const BUILD_FOLDER = join(import.meta.dirname, "../build");

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createProgramLog(settings.LOG_LEVEL, "site", settings.VIGIE_VERSION);
  redirectConsole(log);
  const stopTelemetry = await startTelemetry(settings, "site");
  const build = await loadAppBuild(BUILD_FOLDER);
  const files = await loadStaticFiles(join(BUILD_FOLDER, "client"));
  const { close, publications, buildFiles, refuseReadOnly, ...made } = createServices(settings, log);
  const { services } = made;
  const { situation, surroundings } = services;
  const stopping = new AbortController();
  // Data of any age counts: a site that starts while the data service is down renders the last figures.
  const hasData = () => situation.isFresh(Number.POSITIVE_INFINITY);
  let isWarm = false;
  const wired = createSite({
    settings,
    build,
    files,
    ...made,
    buildFiles,
    log,
    readiness() {
      if (site.isStopping()) return ["stopping"];
      return [
        ...(situation.isFresh(LATE_AFTER_MS) ? [] : ["stale-data" as const]),
        ...(isWarm ? [] : ["first-pages" as const]),
      ];
    },
  });
  const site = createSiteServer(wired);
  await refuseReadOnly();
  const stops = [
    situation.start(),
    surroundings.start(),
    publications.start(),
    await buildFiles.start(files),
  ];
  // A draft site writes no copies: it can share this folder with the public site.
  if (!settings.IS_DRAFT) {
    const folder = join(settings.DATA_DIR, "emergency");
    stops.push(keepEmergencyCopies({ folder, make: wired.emergencyCopies, log }));
  }
  // Read the content before the first page is requested, so that this page does not wait.
  void services.content.refresh();
  await site.listen(settings.PORT, settings.HOST);
  void warmUp({ hasData, hasFirstPages: wired.hasFirstPages, log }, stopping.signal).then(() => {
    isWarm = true;
  });
  log.info(
    { address: settings.HOST, port: settings.PORT, build: build.router.assets.version },
    "site listens",
  );

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, "stopping");
    stopping.abort();
    for (const stopLooking of stops) stopLooking();
    await site.stop();
    await close();
    await stopTelemetry();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof SettingsError || isReadOnlyDatabase(error)))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
