import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isDataPath } from "./page-address.ts";
import { isOwnPath } from "./writes.ts";

/** Maximum number of addresses whose route is remembered: matching an address checks every route. */
const MOST_KNOWN = 1000;

export type RouteOf = (url: URL) => string;

/**
 * Makes the function that returns an address's route pattern (`/en/fires/:id/`), to keep places and people
 * out of logs. Addresses that the server serves itself are returned unchanged.
 */
export function createRouteOf(routes: ServerBuild["routes"]): RouteOf {
  const children = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (route === undefined || (route.parentId ?? undefined) !== parentId) return [];
      const { id, path } = route;
      return [
        route.index
          ? { id, index: true as const, ...(path !== undefined && { path }) }
          : { id, children: children(id), ...(path !== undefined && { path }) },
      ];
    });
  const tree = children(undefined);
  function patternOf(path: string): string {
    if (isOwnPath(path)) return path;
    const pathname = isDataPath(path) ? path.replace(/(?:\/_)?\.data$/, "") || "/" : path;
    const matches = matchRoutes(tree, pathname) ?? [];
    const pattern = matches.map(({ route }) => route.path ?? "").filter((path) => path !== "");
    return `/${pattern.join("/").replace(/^\/+/, "")}`;
  }
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  return ({ pathname }) => {
    const pattern = known.get(pathname) ?? patternOf(pathname);
    known.set(pathname, pattern);
    return pattern;
  };
}
