import type { Page, Response } from "playwright-core";
import { waitUntilHydrated } from "./hydrated.ts";

const ENGINE =
  /\/assets\/(?:start-map|map-overlay|maplibre-gl-worker)-|\/tuiles\/|\/carte\/|\/en\/map\/(?:data|cards)/;
const isOfEngine = ({ type, url }: { readonly type: string; readonly url: string }) =>
  type !== "document" && ENGINE.test(url);

/** Time in which a page finishes all prefetches of likely next pages. */
const SETTLED_MS = 2000;

/** Compressed bytes, and numbers of requests, that a phone needs for a page before any interaction. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  /** Bytes requested once the page is readable: the map engine, its worker and tools, tiles and records. */
  readonly engine: number;
  readonly styles: number;
  readonly fonts: number;
  readonly requests: number;
  readonly thirdParty: number;
}

/**
 * Records the responses of a page that is not open yet. The returned function waits until the page has
 * settled, and gives the page's weight.
 */
export function weighing(page: Page): () => Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const settled = page
    .waitForEvent("load")
    .then(() => waitUntilHydrated(page))
    .then(() => page.waitForTimeout(SETTLED_MS));
  // Ignores this rejection, because a page that never loads already fails at `goto`.
  settled.catch(() => {});
  return async () => {
    await settled;
    return weigh(responses, new URL(page.url()).origin);
  };
}

/** Measures the weight of a page. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const weight = weighing(page);
  await page.goto(url);
  return weight();
}

async function weigh(responses: readonly Response[], origin: string): Promise<PageWeight> {
  const parts = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      url: response.url(),
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  // The interactive map's engine loads after the page, so it is measured separately.
  const [engine, own] = [parts.filter(isOfEngine), parts.filter((part) => !isOfEngine(part))];
  const sum = (type: string) =>
    own.filter((part) => part.type === type).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum("document"),
    scripts: sum("script"),
    engine: engine.reduce((total, { bytes }) => total + bytes, 0),
    styles: sum("stylesheet"),
    fonts: sum("font"),
    requests: own.length,
    thirdParty: parts.filter((part) => !part.url.startsWith(`${origin}/`)).length,
  };
}

const KB = 1024;

/** Budget of most pages. */
const BUDGET = {
  html: 14.1 * KB,
  scripts: 144.3 * KB,
  engine: 700 * KB,
  styles: 15 * KB,
  fonts: 70 * KB,
  requests: 25,
  thirdParty: 0,
} as const satisfies Record<keyof PageWeight, number>;

/**
 * Budget of the map's pages. Their scripts include the choices, lists and cards of eight views and seven
 * layers, bookmarks, the start of the map engine, and the drawing of official orders.
 */
const MAP_BUDGET = { ...BUDGET, scripts: 154.6 * KB } as const;
const MAP_PAGES = /^\/(?:carte|en\/map)\//;

/** Budget of the report's pages. The code that sends a report later must load before the network is lost. */
const REPORT_BUDGET = { ...BUDGET, scripts: 148.9 * KB, requests: 26 } as const;
const REPORT_PAGES = /^\/(?:signaler-un-feu|en\/report-fire)\/$/;

/** Budget of the profile's pages. 54 KB of their scripts are the identity client. */
const ACCOUNT_BUDGET = { ...BUDGET, scripts: 146.8 * KB } as const;
const ACCOUNT_PAGES = /^\/(?:profil|connexion|en\/profile|en\/sign-in)\//;

/** Budget of the API's page, which documents every field of the responses of 21 paths. */
const API_BUDGET = { ...BUDGET, html: 17 * KB } as const;
const API_PAGES = /^\/(?:en\/)?api\/$/;

export function budgetOf(path: string) {
  if (API_PAGES.test(path)) return API_BUDGET;
  if (REPORT_PAGES.test(path)) return REPORT_BUDGET;
  if (ACCOUNT_PAGES.test(path)) return ACCOUNT_BUDGET;
  return MAP_PAGES.test(path) ? MAP_BUDGET : BUDGET;
}

/** Returns the parts over budget, with their weight. */
export function overBudget(path: string, weight: PageWeight): Partial<PageWeight> {
  const budget = budgetOf(path);
  const parts = Object.entries(weight) as [keyof PageWeight, number][];
  return Object.fromEntries(parts.filter(([part, amount]) => amount > budget[part]));
}

/** Returns the maximum allowed weight of a page's document. */
export const htmlBudgetOf = (path: string) => budgetOf(path).html;
