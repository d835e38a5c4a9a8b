import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isDataPath } from "./page-address.ts";

/** Names an address by its route's pattern (`/en/fires/:id/`), so that logs hold no place or person. */
export function createRouteOf(routes: ServerBuild["routes"]): (url: URL) => string {
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
  return (url) => {
    const pathname = isDataPath(url.pathname)
      ? url.pathname.replace(/(?:\/_)?\.data$/, "") || "/"
      : url.pathname;
    const matches = matchRoutes(tree, pathname) ?? [];
    const pattern = matches.map(({ route }) => route.path ?? "").filter((path) => path !== "");
    return `/${pattern.join("/").replace(/^\/+/, "")}`;
  };
}
