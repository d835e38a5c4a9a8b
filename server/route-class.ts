import type { AppEntry } from "./app-build.ts";
import type { PageAddress } from "./page-address.ts";
import type { RouteClass } from "./visit.ts";

/** What kind of answer the app gives at an address. */
export function routeClassOf(entry: Pick<AppEntry, "isApiPath">, { url, kind }: PageAddress): RouteClass {
  if (entry.isApiPath(url.pathname)) return "api";
  return kind === "data" ? "data" : "page";
}
