import { pathTo } from "#app/paths.ts";
import { MANY_FIRES } from "#tests/support/many-fires.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { type FreshRenders, freshRenders } from "./fresh-render.ts";
import { withManyFires } from "./many-fires.ts";

const SCREENS = ["home", "current-situation", "fire-index"] as const;

async function medians({ times }: FreshRenders): Promise<string[]> {
  const all: string[] = [];
  for (const screen of SCREENS) all.push(median(await times(pathTo(screen, "fr"))).toFixed(1));
  return all;
}

/** Measures new renders of the situation's screens, with an ordinary day's fires and with many. */
export const render: Benchmark = {
  name: "Fresh render",
  async run({ env, fireDataUrl }) {
    const crowd = await withManyFires(fireDataUrl);
    try {
      const usual = await medians(await freshRenders(env, fireDataUrl));
      const crowded = await medians(await freshRenders(env, crowd.fireDataUrl));
      return SCREENS.flatMap((screen, at): Figure[] => [
        { what: `${screen}, median`, value: `${usual[at]} ms`, target: "<= 25 ms" },
        {
          what: `${screen} with ${MANY_FIRES} fires, median`,
          value: `${crowded[at]} ms`,
          target: "<= 60 ms",
        },
      ]);
    } finally {
      crowd.stop();
    }
  },
};
