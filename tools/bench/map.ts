import { readFile } from "node:fs/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import { MAP_DATA_PATHS } from "#plan/map-files.ts";
import { pathTo } from "#plan/paths.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, median, quantile } from "./benchmark.ts";

const FIRES = 2000;
const VIEWPORT = { width: 1280, height: 800 };
const SLOW_DOWN = 4;
const LIBRARY = new URL("../../node_modules/maplibre-gl/dist/", import.meta.url);
const EMPTY_PAGE = `<!doctype html><body style="margin:0"><section><div id="map" style="position:absolute;inset:108px 0 0 459px"></div></section>
<script type="module">
import { Map, setWorkerUrl } from "./maplibre-gl.mjs";
setWorkerUrl("./maplibre-gl-worker.mjs");
const map = new Map({ container: "map", style: { version: 8, sources: {}, layers: [] }, center: [-71, 49.5], zoom: 5, attributionControl: false });
map.once("idle", () => document.body.dataset.ready = "");
</script>`;

/** Returns as many fires as in a crisis, spread over the forest, the same each time. */
function manyFires(): object {
  const features = Array.from({ length: FIRES }, (_, at) => ({
    type: "Feature",
    geometry: {
      type: "Point",
      coordinates: [-79 + ((at * 7919) % 2000) / 100, 46 + ((at * 104_729) % 900) / 100],
    },
    properties: {
      kind: "fire",
      id: `2026-${at + 1}`,
      number: at + 1,
      name: null,
      status: at % 6,
      sizeHa: (at * 37) % 3000,
      region: "08",
      place: null,
      started: null,
      isNorthern: false,
    },
  }));
  return { type: "FeatureCollection", features };
}

/** Returns the milliseconds between frames while the map is dragged and zoomed. */
async function frameTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  const [x, y] = [860, 450];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(x + 140 * Math.sin(step / 5), y + 90 * Math.cos(step / 7));
  }
  await page.mouse.up();
  for (let step = 0; step < 30; step++) await page.mouse.wheel(0, step < 15 ? -60 : 60);
  return page.evaluate(() => (window as unknown as { times: number[] }).times.slice(3));
}

async function fullMap(browser: Browser, siteUrl: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const fires = manyFires();
  await page.route(
    (url) => url.pathname === MAP_DATA_PATHS.fr && !url.searchParams.has("vue"),
    (route) => route.fulfill({ json: fires }),
  );
  await page.goto(`${siteUrl}${pathTo("map", "fr")}?position=49.5,-71,5`);
  await page
    .locator(`section[data-engine='live'] [data-records="${FIRES}"]`)
    .waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForTimeout(2000);
  const times = await frameTimes(page);
  await page.close();
  return times;
}

async function emptyMap(browser: Browser, siteUrl: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.route("**/empty-map/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "index.html") return route.fulfill({ contentType: "text/html", body: EMPTY_PAGE });
    return route.fulfill({ contentType: "text/javascript", body: await readFile(new URL(name, LIBRARY)) });
  });
  await page.goto(`${siteUrl}/empty-map/index.html`);
  await page.locator("body[data-ready]").waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForTimeout(1000);
  const times = await frameTimes(page);
  await page.close();
  return times;
}

/** Returns the milliseconds from the cached map engine's last byte to the live map, on a slow processor. */
async function millisecondsToLive(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const live = page.locator("section[data-engine='live']");
  await page.goto(siteUrl + pathTo("map", "fr"));
  await live.waitFor({ timeout: 60_000 });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement;
      if (!root.dataset.live && document.querySelector("section[data-engine='live']")) {
        root.dataset.live = String(performance.now());
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-engine"],
    });
  });
  await page.goto(siteUrl + pathTo("map", "fr"));
  await live.waitFor({ timeout: 60_000 });
  const spent = await page.evaluate(() => {
    const bytes = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/(start-map|maplibre-gl-worker)/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return Number(document.documentElement.dataset.live) - Math.max(...bytes);
  });
  await context.close();
  return spent;
}

/** Compares the interactive map in a crisis with the same engine without any data. */
export const map: Benchmark = {
  name: "Interactive map",
  async run({ siteUrl }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
    try {
      const times = await fullMap(browser, siteUrl);
      const full = median(times);
      const slowest = quantile(times, 0.9);
      const empty = median(await emptyMap(browser, siteUrl));
      const live = await millisecondsToLive(browser, siteUrl);
      return [
        {
          what: `frame time, ${FIRES} fires and the zones (${full.toFixed(1)} ms, the slowest tenth over ${slowest.toFixed(0)}) over an empty style (${empty.toFixed(1)} ms), median`,
          value: `${(full / empty).toFixed(2)}x`,
          target: "<= 1.5x",
        },
        {
          what: `interactive after the engine's bytes, processor ${SLOW_DOWN} times slower`,
          value: `${Math.round(live)} ms`,
          target: "<= 2000 ms",
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
