/**
 * Everything in the browser that relies on React Router beyond its public API, as of version 8.4.
 * `router-internals.test.ts` runs the library and fails if an upgrade changes any of it. The public API
 * instruments navigations (`navigation-guard.ts`).
 *
 * - `window.__reactRouterManifest`: names the build, and the files of each route. No public function gives
 *   either. A copy of our own would add its bytes to every first visit.
 * - `window.fetch`: the router requests a page's data by this global and accepts no other function. A
 *   route's instrumentation cannot replace it: it can call a loader only once, and cannot replace its
 *   response. Pull request 15465 of React Router would add a `fetch` property to `HydratedRouter`: use it
 *   once it is released.
 * - The address of a page's data: code and data of the next page can load at the same time, a round trip
 *   sooner.
 * - The media type of the router's data: distinguishes responses of our pages from a gateway's.
 *
 * Two more places are not in the browser. `app/scripts-after-paint.server.ts` rewrites the router's markup,
 * and its test renders that markup with the library. `tools/text-files.ts` rewrites the manifest, and the
 * build fails if it cannot read it.
 */

export interface ManifestRoute {
  readonly id: string;
  readonly path?: string;
  readonly module: string;
  /** Addresses of the scripts that the module imports, and of its texts (`tools/text-files.ts`). */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly hasLoader?: boolean;
}

declare global {
  interface Window {
    /** React Router's route manifest: its version is the build's ID. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, ManifestRoute>>;
    };
  }
}

const ROOT = "root";
const ROUTES_PARAMETER = "_routes";
/** Ending of a data path. If the page's path ends with a slash, `_` precedes the ending. */
const DATA_ENDING = /(?:(?<slash>\/)_)?\.data$/;
/** Media type of the data that the router's server writes. */
const ROUTER_DATA = "text/x-script";

export type FetchPageData = (url: URL, init: RequestInit | undefined) => Promise<Response>;

/** Returns the ID of the build that this page belongs to. */
export const ownBuild = (): string | undefined => window.__reactRouterManifest?.version;

export const pageRoutes = (): readonly ManifestRoute[] =>
  Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== ROOT);

/** Returns the address of a page's data, without the root's data, which the browser already has. */
export function dataAddress({ id }: ManifestRoute, { pathname, search, href }: URL): string {
  const data = new URL(`${pathname}_.data${search}`, href);
  data.searchParams.set(ROUTES_PARAMETER, id);
  return data.href;
}

/** Returns the address of the page that a data address belongs to. */
export function pageOfData(data: URL): URL {
  const page = new URL(data);
  page.pathname = page.pathname.replace(DATA_ENDING, "$<slash>");
  page.searchParams.delete(ROUTES_PARAMETER);
  return page;
}

/** Returns whether the router's own server wrote a response. */
export const isRouterData = ({ headers }: Response): boolean => headers.get("content-type") === ROUTER_DATA;

/** Wraps the router's requests for page data, and no other requests. The last wrapper added runs first. */
export function wrapPageData(wrap: (ask: FetchPageData) => FetchPageData): void {
  const { fetch } = window;
  const ask = wrap((url, init) => fetch(url, init));
  window.fetch = (input, init) =>
    input instanceof URL && DATA_ENDING.test(input.pathname) ? ask(input, init) : fetch(input, init);
}
