import type { AppEntry } from "./app-build.ts";
import { isDataPath } from "./page-address.ts";
import type { RouteClass } from "./request-context.ts";

/** Returns the kind of the app's response at an address. */
export function routeClassOf(entry: Pick<AppEntry, "isApiPath">, pathname: string): RouteClass {
  if (entry.isApiPath(pathname)) return "api";
  return isDataPath(pathname) ? "data" : "page";
}
