import { matchRoutes } from "react-router";
import { type ManifestRoute, pageRoutes } from "./router-internals.ts";

/** The route of a page, by its path; null when the router knows none. */
export function pageRoute(pathname: string): ManifestRoute | null {
  return matchRoutes([...pageRoutes()], pathname)?.at(-1)?.route ?? null;
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
