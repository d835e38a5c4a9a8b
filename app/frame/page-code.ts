import { matchRoutes } from "react-router";

/** The route of a page, by its path; null when the router knows none. */
export function pageRoute(pathname: string): ManifestRoute | null {
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== "root");
  return matchRoutes(pages, pathname)?.at(-1)?.route ?? null;
}

/** Loads and runs a page's module, its texts included. @throws when one of its files does not come */
export const loadPageCode = ({ module }: ManifestRoute): Promise<unknown> =>
  import(/* @vite-ignore */ module);

/** Whether the router has a page's module already. */
export const hasPageCode = ({ id }: ManifestRoute): boolean => id in (window.__reactRouterRouteModules ?? {});
