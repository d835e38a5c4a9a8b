import type { Page, Response } from "playwright-core";
import { waitUntilHydrated } from "./hydrated.ts";

const ENGINE =
  /\/assets\/(?:start-map|map-overlay|maplibre-gl-worker)-|\/tuiles\/|\/carte\/|\/en\/map\/(?:data|cards)/;
const isOfEngine = ({ type, url }: { readonly type: string; readonly url: string }) =>
  type !== "document" && ENGINE.test(url);

/** Later than what a page fetches by itself for the pages that may come next. */
const SETTLED_MS = 2000;

/** What one page makes a phone fetch before anyone touches it; bytes as sent, compressed. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  /** The map's engine, its worker and tools, tiles and records, asked for once the page is readable. */
  readonly engine: number;
  readonly styles: number;
  readonly fonts: number;
  readonly requests: number;
  readonly thirdParty: number;
}

/** Notes what a page fetches from before it is opened; what is given weighs it once the page has settled. */
export function weighing(page: Page): () => Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const settled = page
    .waitForEvent("load")
    .then(() => waitUntilHydrated(page))
    .then(() => page.waitForTimeout(SETTLED_MS));
  // A page that never comes fails where it is opened.
  settled.catch(() => {});
  return async () => {
    await settled;
    return weigh(responses, new URL(page.url()).origin);
  };
}

/** Weighs a page in a fresh context. */
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
  // The interactive map's engine and what it asks for come after the page: they are weighed apart.
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

/** What a page may weigh at most. */
const BUDGET = {
  html: 14 * KB,
  scripts: 146.25 * KB,
  engine: 700 * KB,
  styles: 15 * KB,
  fonts: 70 * KB,
  requests: 25,
  thirdParty: 0,
} as const satisfies Record<keyof PageWeight, number>;

/** The map's pages carry the choices, lists and cards of eight views, what saves them, and what starts the engine. */
const MAP_BUDGET = { ...BUDGET, scripts: 154.25 * KB } as const;
const MAP_PAGES = /^\/(?:carte|en\/map)\//;

/** What sends a report later is there before the network goes. */
const REPORT_BUDGET = { ...BUDGET, scripts: 150 * KB, requests: 26 } as const;
const REPORT_PAGES = /^\/(?:signaler-un-feu|en\/report-fire)\/$/;

/** The identity provider's client is 54 KB of these pages. It also proves a recent login. */
const ACCOUNT_BUDGET = { ...BUDGET, scripts: 147.25 * KB } as const;
const ACCOUNT_PAGES = /^\/(?:profil|connexion|en\/profile|en\/sign-in)\//;

/** The page of the API describes every field of every answer to those who write programs. */
const API_BUDGET = { ...BUDGET, html: 16 * KB } as const;
const API_PAGES = /^\/(?:en\/)?api\/$/;

export function budgetOf(path: string) {
  if (API_PAGES.test(path)) return API_BUDGET;
  if (REPORT_PAGES.test(path)) return REPORT_BUDGET;
  if (ACCOUNT_PAGES.test(path)) return ACCOUNT_BUDGET;
  return MAP_PAGES.test(path) ? MAP_BUDGET : BUDGET;
}

/** The parts that weigh too much, with their weight. */
export function overBudget(path: string, weight: PageWeight): Partial<PageWeight> {
  const budget = budgetOf(path);
  const parts = Object.entries(weight) as [keyof PageWeight, number][];
  return Object.fromEntries(parts.filter(([part, amount]) => amount > budget[part]));
}

/** What the document alone of a page may weigh at most. */
export const htmlBudgetOf = (path: string) => budgetOf(path).html;
