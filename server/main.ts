import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.server.ts";
import { createPastSeasons } from "#fires/past-seasons.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createHistoryService } from "#history/history-service.server.ts";
import { readSettings, SettingsError } from "#settings";
import type { Services } from "#site-contract";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { loadAppBuild } from "./app-build.ts";
import { createSiteServer } from "./http-server.ts";
import { createSite } from "./site.ts";
import { StartProblem } from "./start-problem.ts";
import { compressAhead, loadStaticFiles } from "./static-files.ts";

const BUILD_FOLDER = join(import.meta.dirname, "../build");
/** Past this age pages warn in amber; the site is then no longer ready. */
const READY_MAX_AGE_MS = 15 * 60 * 1000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL, base: null });
  const build = await loadAppBuild(BUILD_FOLDER);
  const files = await loadStaticFiles(join(BUILD_FOLDER, "client"));
  const fireData = { baseUrl: settings.FIRE_DATA_URL, test: settings.FIRE_DATA_TEST, log };
  const situation = createSituationService(fireData);
  // Asked at the first page that needs it: the site starts and serves whether the database is there or not.
  const database = openDatabase(settings.DATABASE_URL);
  const services: Services = {
    situation,
    pastSeasons: createPastSeasons(fireData),
    geocoder: createGeocoder({ baseUrl: settings.GEOCODER_URL }),
    history: createHistoryService({ database }),
    naturalAreas: createNaturalAreas({ url: settings.NATURAL_AREAS_URL, log }),
    siteUrl: settings.SITE_URL,
    gtmId: settings.GTM_ID,
    now: () => new Date(),
  };
  const site = createSiteServer(
    createSite({
      settings,
      build,
      files,
      services,
      log,
      readiness: () =>
        site.isStopping() ? "stopping" : situation.isFresh(READY_MAX_AGE_MS) ? null : "stale-data",
    }),
  );
  const stopRefresh = situation.start();
  await site.listen(settings.PORT, settings.HOST);
  log.info({ host: settings.HOST, port: settings.PORT, build: build.router.assets.version }, "site listens");

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, "stopping");
    stopRefresh();
    await site.stop();
    await database.close();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  await compressAhead(files);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
