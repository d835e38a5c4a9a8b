import { sitePlan } from "#plan/site-plan.server.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { emergencyPage } from "#server/emergency-page.ts";
import { createRenderPage } from "#server/render-page.ts";
import { createServices } from "#server/services.ts";
import { readSettings } from "#settings";
import type { Services } from "#site-contract";
import { inProject } from "../launch/project.ts";
import type { Surroundings } from "./benchmark.ts";

const WARM_UP = 30;
const RENDERS = 100;

/** Address without a database, so that no render waits for a database. */
const NO_DATABASE = "postgres://postgres@127.0.0.1:1/postgres";

export interface FreshRenders {
  readonly services: Services;
  /** Renders a page many times in sequence. Returns the milliseconds of each render except the first few. */
  times(path: string): Promise<number[]>;
}

const SOURCES_LIMIT_MS = 20_000;

/** Waits until every source around fires was read, or until a time limit. */
async function sourcesRead({ surroundings }: Services): Promise<void> {
  const stop = surroundings.start();
  const deadline = Date.now() + SOURCES_LIMIT_MS;
  const isMissing = () => Object.values(surroundings.read()).some(({ receivedAt }) => receivedAt === null);
  while (isMissing() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
}

/** Prepares renders of the site in this process: loaders, React and HTML, without compression. */
export async function freshRenders(env: Surroundings["env"], fireDataUrl: string): Promise<FreshRenders> {
  const build = await loadAppBuild(inProject("build"));
  const settings = readSettings({ ...env, FIRE_DATA_URL: fireDataUrl, DATABASE_URL: NO_DATABASE });
  const { services } = createServices(settings);
  await services.situation.read();
  await sourcesRead(services);
  async function times(path: string): Promise<number[]> {
    const durations: number[] = [];
    const renderPage = createRenderPage({
      build,
      plan: sitePlan,
      services,
      policy: () => [],
      mode: "production",
      observe: (seconds) => durations.push(seconds * 1000),
      lastResort: emergencyPage(settings.REPORT_PHONE),
      replacedTexts: async () => null,
      hasEdgeLanguage: false,
    });
    const url = new URL(path, services.siteUrl);
    for (let count = 0; count < WARM_UP + RENDERS; count += 1) await renderPage(url, "page", null);
    return durations.slice(WARM_UP);
  }
  return { services, times };
}
