import { pathTo } from "#app/paths.ts";
import { openDatabase } from "#database/open.server.ts";
import { createPastSeasons } from "#fires/past-seasons.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createHistoryService } from "#history/history-service.server.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { createRenderPage } from "#server/render-page.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { MANY_FIRES } from "#tests/support/many-fires.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { withManyFires } from "./many-fires.ts";

const WARM_UP = 30;
const RENDERS = 100;
const SCREENS = ["home", "current-situation", "fire-index"] as const;

/** Median milliseconds of a fresh render of each screen, by a data service. */
async function renders(siteUrl: string, fireDataUrl: string, geocoderUrl: string): Promise<number[]> {
  const build = await loadAppBuild(inProject("build"));
  const fireData = { baseUrl: fireDataUrl, test: false };
  const situation = createSituationService(fireData);
  // Nobody serves it there: a render waits for no database.
  const database = openDatabase("postgres://postgres@127.0.0.1:1/postgres");
  const services = {
    situation,
    pastSeasons: createPastSeasons(fireData),
    geocoder: createGeocoder({ baseUrl: geocoderUrl }),
    history: createHistoryService({ database }),
    naturalAreas: createNaturalAreas({}),
    siteUrl,
    gtmId: "",
    now: () => new Date(),
  };
  await situation.read();
  const medians: number[] = [];
  for (const screen of SCREENS) {
    const times: number[] = [];
    const renderPage = createRenderPage({
      build,
      services,
      policy: () => [],
      mode: "production",
      observe: (seconds) => times.push(seconds * 1000),
    });
    const url = new URL(pathTo(screen, "fr"), siteUrl);
    for (let count = 0; count < WARM_UP + RENDERS; count += 1) await renderPage(url, "page");
    medians.push(median(times.slice(WARM_UP)));
  }
  return medians;
}

/** Fresh renders in this process, one after the other: loaders, React, the whole HTML; compression not counted. */
export const render: Benchmark = {
  name: "Fresh render",
  async run({ siteUrl, fireDataUrl, geocoderUrl }) {
    const crowd = await withManyFires(fireDataUrl);
    try {
      const [usual, crowded] = [
        await renders(siteUrl, fireDataUrl, geocoderUrl),
        await renders(siteUrl, crowd.fireDataUrl, geocoderUrl),
      ];
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
