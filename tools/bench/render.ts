import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { storyAddresses } from "#app/parts/story/find-story.server.ts";
import { plainText } from "#content/plain-text.ts";
import type { Story } from "#content/story.ts";
import { pathTo } from "#plan/paths.ts";
import { sitePlan } from "#plan/site-plan.server.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { emergencyPage } from "#server/emergency-page.ts";
import { createRenderPage } from "#server/render-page.ts";
import { createServices } from "#server/services.ts";
import { readSettings } from "#settings";
import type { Services } from "#site-contract";
import { MANY_FIRES, manyFires } from "#tests/support/many-fires.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, type Figure, median, quantile, type Surroundings } from "./benchmark.ts";

const WARM_UP = 30;
const RENDERS = 100;

/** Address without a database, so that no render waits for a database. */
const NO_DATABASE = "postgres://postgres@127.0.0.1:1/postgres";

interface FreshRenders {
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
async function freshRenders(env: Surroundings["env"], fireDataUrl: string): Promise<FreshRenders> {
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

interface ManyFires {
  readonly fireDataUrl: string;
  stop(): void;
}

/** Starts a copy of the data service with many fires: the service's fires, repeated under new numbers. */
async function withManyFires(fireDataUrl: string): Promise<ManyFires> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(fireDataUrl + request.url);
    const body: unknown = await answer.json();
    const isFires = request.url?.startsWith("/public/feux?") && Array.isArray(body);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(isFires ? manyFires(body) : body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { fireDataUrl: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const AT_TOWN = { place: "gaspe" };

/** Pages, with the target for the median render of each page on an ordinary day. */
const PAGES = [
  { page: "home", path: pathTo("home", "fr"), mostMs: 6 },
  { page: "home with a place", path: pathTo("home", "fr", {}, AT_TOWN), mostMs: 25 },
  {
    page: "current-situation-location",
    path: pathTo("current-situation-location", "fr", {}, AT_TOWN),
    mostMs: 25,
  },
  { page: "current-situation", path: pathTo("current-situation", "fr"), mostMs: 25 },
  { page: "fire-index", path: pathTo("fire-index", "fr"), mostMs: 25 },
] as const;
const MOST_CROWDED_MS = 60;

const lengthOf = (story: Story) => plainText(story.body).length;

/** Measures new renders of screens with few and with many fires, and of the longest stories. */
export const render: Benchmark = {
  name: "Fresh render",
  async run({ env, fireDataUrl }) {
    const crowd = await withManyFires(fireDataUrl);
    try {
      const usual = await freshRenders(env, fireDataUrl);
      const crowded = await freshRenders(env, crowd.fireDataUrl);
      const figures: Figure[] = [];
      for (const { page, path, mostMs } of PAGES) {
        const figure = async (what: string, times: Promise<number[]>, most: number) =>
          figures.push({
            what: `${what}, median`,
            value: `${median(await times).toFixed(1)} ms`,
            target: `<= ${most} ms`,
          });
        await figure(page, usual.times(path), mostMs);
        await figure(`${page} with ${MANY_FIRES} fires`, crowded.times(path), MOST_CROWDED_MS);
      }
      const stories = await usual.services.content.all("fr");
      for (const [what, kinds] of [
        ["release", ["communique"]],
        ["article", ["article", "prevention_article"]],
      ] as const) {
        const [story] = stories
          .filter(({ kind }) => kinds.some((each) => each === kind))
          .toSorted((a, b) => lengthOf(b) - lengthOf(a));
        if (story === undefined) throw new Error(`the sandbox has no ${what}`);
        const durations = await usual.times(storyAddresses(story).fr);
        figures.push({
          what: `the longest ${what} (${lengthOf(story)} characters), p95 of ${durations.length} (median ${median(durations).toFixed(1)} ms)`,
          value: `${quantile(durations, 0.95).toFixed(1)} ms`,
          target: "<= 25 ms",
        });
      }
      return figures;
    } finally {
      crowd.stop();
    }
  },
};
