// Only Vite loads this file, never Node. The file and its imports are thus one copy, which Vite reloads when
// a source changes.

import * as router from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { readAppBuild } from "#server/app-build.ts";
import { createSite, type Site, type SiteOptions } from "#server/site.ts";

export function devSite(
  options: Pick<
    SiteOptions,
    "settings" | "services" | "accounts" | "channelEvents" | "limits" | "cleanings" | "database" | "log"
  >,
): Site {
  const { situation } = options.services;
  return createSite({
    ...options,
    // `ServerBuild` only has other types for optional members.
    build: readAppBuild(router as ServerBuild),
    files: new Map(),
    readiness: () => (situation.isFresh(Number.POSITIVE_INFINITY) ? [] : ["stale-data"]),
    mode: "development",
  });
}
