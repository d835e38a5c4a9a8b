import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Settings } from "#settings";
import type { Services } from "#site-contract";
import { createTileClient } from "#territory/tiles.server.ts";
import type { AppBuild } from "./app-build.ts";
import { EMERGENCY_PAGE } from "./emergency-page.ts";
import { FastPath } from "./fast-path.ts";
import { createMetrics } from "./metrics.ts";
import { accessLog } from "./middleware/access-log.ts";
import { addSecurityHeaders } from "./middleware/add-security-headers.ts";
import { bareErrorsForRobots } from "./middleware/bare-errors-for-robots.ts";
import { buildManifest } from "./middleware/build-manifest.ts";
import { cachedPage } from "./middleware/cached-page.ts";
import { countRequests } from "./middleware/count-requests.ts";
import { limitRequests } from "./middleware/limit-requests.ts";
import { operations, type Readiness } from "./middleware/operations.ts";
import { publicApi } from "./middleware/public-api.ts";
import { redirects } from "./middleware/redirects.ts";
import { renderedPage } from "./middleware/rendered-page.ts";
import { requestId } from "./middleware/request-id.ts";
import { staticFiles } from "./middleware/static-files.ts";
import { tiles } from "./middleware/tiles.ts";
import { trustedProxy } from "./middleware/trusted-proxy.ts";
import { PageCache } from "./page-cache.ts";
import { createRenderPage } from "./render-page.ts";
import { createRouteOf } from "./route-of.ts";
import { type HeaderPolicy, securityHeaders } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import { TileCache } from "./tile-cache.ts";
import type { Middleware, ServerEnv } from "./visit.ts";

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const RENDER_LIMIT_MS = 20_000;

export interface SiteOptions {
  readonly settings: Settings;
  readonly build: AppBuild;
  readonly files: StaticFiles;
  readonly services: Services;
  readonly log: Logger;
  readonly readiness: Readiness;
  /** In development pages carry no security headers: Vite's own scripts and styles are inline. */
  readonly mode?: "production" | "development";
}

export interface Site {
  readonly listener: RequestListener;
  readonly fastPath: FastPath;
}

/** The site as one listener: the ordered middleware, and the fast path in front of them. */
export function createSite(options: SiteOptions): Site {
  const { settings, build, files, services, log, readiness, mode = "production" } = options;
  const { SITE_URL: siteUrl, GTM_ID: gtmId } = settings;
  const policy: HeaderPolicy =
    mode === "development" ? () => [] : (hashes, isFramable) => securityHeaders(hashes, gtmId, isFramable);
  const cache = new PageCache({
    maxBytes: MAX_CACHE_BYTES,
    now: () => services.now().getTime(),
    renderLimitMs: RENDER_LIMIT_MS,
    onFailedRefresh(_key, error) {
      metrics.failedRefreshes.inc();
      log.warn({ err: error }, "a page could not be refreshed; the kept one is served");
    },
  });
  const metrics = createMetrics(() => cache.size, services);
  const fastPath = new FastPath(cache, metrics.countHit);
  const renderPage = createRenderPage({
    build,
    services,
    policy,
    mode,
    observe: (seconds) => metrics.renderSeconds.observe(seconds),
  });

  const tileCache = new TileCache(
    createTileClient({ template: settings.TILES_URL }),
    () => services.now().getTime(),
    (error) => {
      metrics.failedTiles.inc();
      log.warn({ err: error }, "a tile could not be had; the map goes without");
    },
  );

  const ordered: readonly Middleware[] = [
    requestId,
    accessLog(log, createRouteOf(build.router.routes)),
    countRequests(metrics),
    addSecurityHeaders(policy),
    publicApi(build.entry, siteUrl),
    limitRequests(siteUrl),
    trustedProxy({
      trustedProxies: settings.TRUSTED_PROXIES,
      siteUrl,
      isProduction: settings.NODE_ENV === "production",
    }),
    operations({ readiness, metricsText: metrics.text, metricsToken: settings.METRICS_TOKEN }),
    buildManifest(build.router.assets.version),
    staticFiles(files),
    tiles(tileCache),
    redirects(build.entry),
    bareErrorsForRobots(build.entry),
    cachedPage({ entry: build.entry, cache, renderPage, fastPath }),
    renderedPage(build.entry, renderPage),
  ];
  const app = new Hono<ServerEnv>();
  for (const middleware of ordered) app.use(middleware);
  app.onError((error, c) => {
    log.error({ err: error, id: c.get("requestId") }, "a request failed");
    return c.html(EMERGENCY_PAGE.body.toString(), 500, { "Cache-Control": "no-store" });
  });

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    fastPath,
    listener(request, response) {
      if (!fastPath.answer(request, response)) void listener(request, response);
    },
  };
}
