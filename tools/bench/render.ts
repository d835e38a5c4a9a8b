import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { storyAddresses } from "#app/parts/story/find-story.server.ts";
import { plainText } from "#content/plain-text.ts";
import type { Story } from "#content/story.ts";
import { pathTo } from "#plan/paths.ts";
import { MANY_FIRES, manyFires } from "#tests/support/many-fires.ts";
import { type Benchmark, type Figure, median, quantile } from "./benchmark.ts";
import { freshRenders } from "./fresh-render.ts";

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
