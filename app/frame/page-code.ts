import { matchRoutes } from "react-router";

/** The route of a page, by its path; null when the router knows none. */
export function pageRoute(pathname: string): ManifestRoute | null {
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== "root");
  return matchRoutes(pages, pathname)?.at(-1)?.route ?? null;
}

/** Loads and runs a page's module, its texts included, and has its styles come along. @throws when one of its files does not come */
export function loadPageCode({ module, imports = [], css = [] }: ManifestRoute): Promise<unknown> {
  for (const file of [module, ...imports]) askFor(file, { rel: "modulepreload" });
  for (const file of css) askFor(file, { rel: "preload", as: "style" });
  return import(/* @vite-ignore */ module);
}

/** A file would be known by what asks for it only: each step of that a round trip. */
function askFor(href: string, how: Pick<HTMLLinkElement, "rel"> & Partial<HTMLLinkElement>): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), how, { href }));
}

/** Whether the router has a page's module already. */
export const hasPageCode = ({ id }: ManifestRoute): boolean => id in (window.__reactRouterRouteModules ?? {});
