/**
 * Everything in the browser that relies on React Router beyond its public API, as of version 8.4. `router-internals.test.ts` runs the
 * library and fails if an upgrade changes any of it. Navigations are instrumented by the public API (`navigation-guard.ts`).
 *
 * - `window.__reactRouterManifest`: names the build, and the files of each route. No public function gives either. A copy of our own would
 *   add its bytes to every first visit.
 * - `window.fetch`: the router asks for a page's data by this global and takes no other function. A route's instrumentation cannot stand
 *   in: it may call a loader once, and cannot give an answer in its place. Pull request 15465 of React Router would add a `fetch` property
 *   to `HydratedRouter`: once it is released, use that.
 * - The address of a page's data: it lets code and data of the next page travel at once, a round trip sooner.
 * - The media type of the router's data: tells an answer of our pages from a gateway's.
 *
 * Two more places are not the browser's: `app/scripts-after-paint.server.ts` rewrites the router's markup, and its test renders that with
 * the library. `tools/text-files.ts` rewrites the manifest, and the build stops if it cannot read it.
 */

/** What the router's manifest says of one route. */
export interface ManifestRoute {
  readonly id: string;
  readonly path?: string;
  /** Address of the page module. */
  readonly module: string;
  /** Addresses of the scripts that it imports, and of its texts (`tools/text-files.ts`). */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Whether it has data. */
  readonly hasLoader?: boolean;
}

declare global {
  interface Window {
    /** React Router's route manifest: its version names the build. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, ManifestRoute>>;
    };
  }
}

const ROOT = "root";
const ROUTES_PARAMETER = "_routes";
/** Ends the path of a page's data; a page whose path ends with a slash has `_` before it. */
const DATA_ENDING = /(?:(?<slash>\/)_)?\.data$/;
/** How the router's server calls what it writes for the router. */
const ROUTER_DATA = "text/x-script";

/** Asks for a page's data. */
export type AskForPageData = (url: URL, init: RequestInit | undefined) => Promise<Response>;

/** Names the build that this page is of. */
export const ownBuild = (): string | undefined => window.__reactRouterManifest?.version;

/** The routes of all pages. */
export const pageRoutes = (): readonly ManifestRoute[] =>
  Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== ROOT);

/** The address at which the router asks for a page's data: the frame's own data is there already. */
export function dataAddress({ id }: ManifestRoute, { pathname, search, href }: URL): string {
  const data = new URL(`${pathname}_.data${search}`, href);
  data.searchParams.set(ROUTES_PARAMETER, id);
  return data.href;
}

/** The address of the page that data is of. */
export function pageOfData(data: URL): URL {
  const page = new URL(data);
  page.pathname = page.pathname.replace(DATA_ENDING, "$<slash>");
  page.searchParams.delete(ROUTES_PARAMETER);
  return page;
}

/** Whether the router's own server wrote an answer. */
export const isRouterData = ({ headers }: Response): boolean => headers.get("content-type") === ROUTER_DATA;

/** Puts a function around the router's requests for data, and no other requests. The last function given is asked first. */
export function wrapPageData(wrap: (ask: AskForPageData) => AskForPageData): void {
  const { fetch } = window;
  const ask = wrap((url, init) => fetch(url, init));
  window.fetch = (input, init) =>
    input instanceof URL && DATA_ENDING.test(input.pathname) ? ask(input, init) : fetch(input, init);
}
