import { pathTo } from "#app/paths.ts";
import { openDatabase } from "#database/open.server.ts";
import { createPastSeasons } from "#fires/past-seasons.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createHistoryService } from "#history/history-service.server.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { createRenderPage } from "#server/render-page.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";

const WARM_UP = 30;
const RENDERS = 100;
const SCREENS = ["home", "current-situation", "fire-index"] as const;

/** Fresh renders in this process, one after the other: loaders, React, the whole HTML; compression not counted. */
export const render: Benchmark = {
  name: "Fresh render",
  async run({ siteUrl, fireDataUrl, geocoderUrl }) {
    const build = await loadAppBuild(inProject("build"));
    const fireData = { baseUrl: fireDataUrl, test: false };
    const situation = createSituationService(fireData);
    const pastSeasons = createPastSeasons(fireData);
    const geocoder = createGeocoder({ baseUrl: geocoderUrl });
    // Nobody serves it there: a render waits for no database.
    const database = openDatabase("postgres://postgres@127.0.0.1:1/postgres");
    const history = createHistoryService({ database });
    const naturalAreas = createNaturalAreas({});
    await situation.read();
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      const times: number[] = [];
      const renderPage = createRenderPage({
        build,
        services: {
          situation,
          pastSeasons,
          geocoder,
          history,
          naturalAreas,
          siteUrl,
          gtmId: "",
          now: () => new Date(),
        },
        policy: () => [],
        mode: "production",
        observe: (seconds) => times.push(seconds * 1000),
      });
      const url = new URL(pathTo(screen, "fr"), siteUrl);
      for (let count = 0; count < WARM_UP + RENDERS; count += 1) await renderPage(url);
      const value = `${median(times.slice(WARM_UP)).toFixed(1)} ms`;
      figures.push({ what: `${screen}, median`, value, target: "<= 25 ms" });
    }
    return figures;
  },
};
