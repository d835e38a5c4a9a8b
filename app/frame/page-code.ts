import { matchRoutes } from "react-router";
import { type ManifestRoute, pageRoutes } from "./router-internals.ts";

/** Returns the route of a page by its path; null if the router does not know it. */
export function pageRoute(pathname: string): ManifestRoute | null {
  return matchRoutes([...pageRoutes()], pathname)?.at(-1)?.route ?? null;
}

/** Loads and runs a page's module with its texts, and preloads its styles. @throws if a file fails to load */
export function loadPageCode({ module, imports = [], css = [] }: ManifestRoute): Promise<unknown> {
  for (const file of [module, ...imports]) askFor(file, { rel: "modulepreload" });
  for (const file of css) askFor(file, { rel: "preload", as: "style" });
  return import(/* @vite-ignore */ module);
}

/** Preloads a file. Otherwise the browser only finds it in a file that imports it, a round trip later. */
function askFor(href: string, how: Pick<HTMLLinkElement, "rel"> & Partial<HTMLLinkElement>): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), how, { href }));
}
