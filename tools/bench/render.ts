import { pathTo } from "#app/paths.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { createRenderPage } from "#server/render-page.ts";
import { createServices } from "#server/services.ts";
import { readSettings } from "#settings";
import { MANY_FIRES } from "#tests/support/many-fires.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, type Figure, median, type Surroundings } from "./benchmark.ts";
import { withManyFires } from "./many-fires.ts";

const WARM_UP = 30;
const RENDERS = 100;
const SCREENS = ["home", "current-situation", "fire-index"] as const;

/** Nobody serves it there: a render waits for no database. */
const NO_DATABASE = "postgres://postgres@127.0.0.1:1/postgres";

/** Median milliseconds of a fresh render of each screen, by a data service. */
async function renders(env: Surroundings["env"], fireDataUrl: string): Promise<number[]> {
  const build = await loadAppBuild(inProject("build"));
  const settings = readSettings({ ...env, FIRE_DATA_URL: fireDataUrl, DATABASE_URL: NO_DATABASE });
  const { services } = createServices(settings);
  await services.situation.read();
  const medians: number[] = [];
  for (const screen of SCREENS) {
    const times: number[] = [];
    const renderPage = createRenderPage({
      build,
      services,
      policy: () => [],
      mode: "production",
      observe: (seconds) => times.push(seconds * 1000),
      replacedTexts: async () => null,
    });
    const url = new URL(pathTo(screen, "fr"), services.siteUrl);
    for (let count = 0; count < WARM_UP + RENDERS; count += 1) await renderPage(url, "page");
    medians.push(median(times.slice(WARM_UP)));
  }
  return medians;
}

/** Fresh renders in this process, one after the other: loaders, React, the whole HTML; compression not counted. */
export const render: Benchmark = {
  name: "Fresh render",
  async run({ env, fireDataUrl }) {
    const crowd = await withManyFires(fireDataUrl);
    try {
      const [usual, crowded] = [await renders(env, fireDataUrl), await renders(env, crowd.fireDataUrl)];
      return SCREENS.flatMap((screen, at): Figure[] => [
        { what: `${screen}, median`, value: `${usual[at]?.toFixed(1)} ms`, target: "<= 25 ms" },
        {
          what: `${screen} with ${MANY_FIRES} fires, median`,
          value: `${crowded[at]?.toFixed(1)} ms`,
          target: "<= 60 ms",
        },
      ]);
    } finally {
      crowd.stop();
    }
  },
};
