// Vite loads this file, never Node: so it and all that it imports is one copy, which Vite makes anew when a source changes.

import * as router from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { readAppBuild } from "#server/app-build.ts";
import { createSite, type Site, type SiteOptions } from "#server/site.ts";

/** The site on the sources as they are now. */
export function devSite(
  options: Pick<
    SiteOptions,
    "settings" | "services" | "accounts" | "channelEvents" | "limits" | "cleanings" | "database" | "log"
  >,
): Site {
  const { situation } = options.services;
  return createSite({
    ...options,
    // Only its optional members are typed otherwise.
    build: readAppBuild(router as ServerBuild),
    files: new Map(),
    readiness: () => (situation.isFresh(Number.POSITIVE_INFINITY) ? [] : ["stale-data"]),
    mode: "development",
  });
}
