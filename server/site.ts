import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Counter } from "prom-client";
import type { AccountsService } from "#accounts/accounts-service.ts";
import type { ChannelEvents } from "#accounts/channel-events.server.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { unreadIn } from "#accounts/saved-question.ts";
import { createImageClient } from "#content/image-client.server.ts";
import { createStoryblokClient } from "#content/storyblok-client.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { languageOfPath } from "#plan/paths.ts";
import { type SitePlan, sitePlan } from "#plan/site-plan.server.ts";
import { showsStory } from "#plan/story-pages.ts";
import type { ProgramFacts } from "#program-metrics";
import { createSecurityLog } from "#security-log";
import type { Settings } from "#settings";
import type { Services } from "#site-contract";
import { createAsk } from "#surroundings/ask.server.ts";
import { createSmokeDrawing, SMOKE_MAP, smallerMap } from "#surroundings/draw-smoke.server.ts";
import { readSmokeGrid } from "#surroundings/read-smoke-grid.server.ts";
import { nameRequest } from "#telemetry";
import { BodyCut } from "#territory/bounded-body.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import type { Bilingual } from "#territory/language.ts";
import { createMapGround } from "#territory/map-ground.server.ts";
import { TooBusy } from "#territory/turns.ts";
import { createAdmission, WriteRefused } from "./admission.ts";
import type { AppBuild } from "./app-build.ts";
import type { BuildFiles } from "./build-files.ts";
import { CACHE_BYTES } from "./cache-budget.ts";
import { ContentImages } from "./content-images.ts";
import { BUSY_RETRY_SECONDS, busyPage, emergencyPage } from "./emergency-page.ts";
import { createMetrics } from "./metrics.ts";
import { accessLog } from "./middleware/access-log.ts";
import { addSecurityHeaders } from "./middleware/add-security-headers.ts";
import { bareErrorsForRobots } from "./middleware/bare-errors-for-robots.ts";
import { buildManifest } from "./middleware/build-manifest.ts";
import { contentImages } from "./middleware/content-images.ts";
import { countRequests } from "./middleware/count-requests.ts";
import { cutRefusedBodies } from "./middleware/cut-refused-bodies.ts";
import { draftSite } from "./middleware/draft-site.ts";
import { formPosts } from "./middleware/form-posts.ts";
import { identitySettings } from "./middleware/identity-settings.ts";
import { limitRequests } from "./middleware/limit-requests.ts";
import { createLogFailure } from "./middleware/log-failure.ts";
import { logRefusals } from "./middleware/log-refusals.ts";
import { operations, type Readiness } from "./middleware/operations.ts";
import { createReadCachedPage, pages } from "./middleware/pages.ts";
import { preview } from "./middleware/preview.ts";
import { publicApi } from "./middleware/public-api.ts";
import { redirects } from "./middleware/redirects.ts";
import { requestId } from "./middleware/request-id.ts";
import { scriptWrites } from "./middleware/script-writes.ts";
import { shareImages } from "./middleware/share-images.ts";
import { smoke } from "./middleware/smoke.ts";
import { staticFiles } from "./middleware/static-files.ts";
import { tiles } from "./middleware/tiles.ts";
import { trustedProxy } from "./middleware/trusted-proxy.ts";
import { pathnameOf } from "./page-address.ts";
import { PageCache } from "./page-cache.ts";
import { problemAnswer } from "./problem-answer.ts";
import { createQueuedRender, RENDER_LIMIT_MS } from "./queued-render.ts";
import { createRefusalPause } from "./refusal-pause.ts";
import { createRenderPage } from "./render-page.ts";
import { createReplacedTexts, textsOfSettings } from "./replaced-texts.ts";
import type { Middleware, ServerEnv } from "./request-context.ts";
import { createRouteOf } from "./route-of.ts";
import { type HeaderPolicy, securityHeaders } from "./security-headers.ts";
import { createSenders } from "./senders.ts";
import { ShareImages } from "./share-images/share-images.ts";
import { SmokePictures } from "./smoke-pictures.ts";
import type { StaticFiles } from "./static-files.ts";
import { TileCache } from "./tile-cache.ts";
import { problemOf } from "./write-problem.ts";

export interface SiteOptions {
  readonly settings: Settings;
  readonly build: AppBuild;
  /** Rules for addresses; `sitePlan` if unset. */
  readonly plan?: SitePlan;
  readonly files: StaticFiles;
  /** Files of other builds; none if unset. */
  readonly buildFiles?: Pick<BuildFiles, "find">;
  readonly services: Services;
  readonly accounts: AccountsService;
  readonly channelEvents: ChannelEvents;
  readonly limits: RateLimits;
  readonly cleanings: Cleanings;
  readonly database: ProgramFacts["database"];
  readonly log: Logger;
  readonly readiness: Readiness;
  /** In development, pages have no security headers: Vite's own scripts and styles are inline. */
  readonly mode?: "production" | "development";
}

export interface Site {
  readonly listener: RequestListener;
  /** Returns the light page as files for when the site does not answer; null until all data has arrived. */
  emergencyCopies(): Promise<Bilingual | null>;
  /** Renders the pages that most visitors open first. Returns whether all of them were already in memory. */
  hasFirstPages(): Promise<boolean>;
}

/** Makes the site as one listener, with its middleware in order. */
export function createSite(options: SiteOptions): Site {
  const {
    settings,
    build,
    plan = sitePlan,
    files,
    services,
    cleanings,
    log,
    readiness,
    mode = "production",
  } = options;
  const { SITE_URL: siteUrl, GTM_ID: gtmId, CONTENT_PREVIEW_TOKEN: previewToken } = settings;
  const phone = settings.REPORT_PHONE;
  const lastResort = emergencyPage(phone);
  const identityOrigin = new URL(settings.IDENTITY_URL).origin;
  const policy: HeaderPolicy =
    mode === "development" ? () => [] : (answer) => securityHeaders(answer, { gtmId, identityOrigin });
  const warned = (sentence: string, counter?: Counter) => (err: unknown) => {
    counter?.inc();
    log.warn({ err }, sentence);
  };
  const cache = new PageCache({
    maxBytes: CACHE_BYTES.pages,
    now: () => services.now().getTime(),
    renderLimitMs: RENDER_LIMIT_MS,
    onFailedRefresh(_key, error) {
      metrics.failedRefreshes.inc();
      log.warn({ err: error }, "could not refresh a page; serving the cached one");
    },
  });
  services.content.onChange(({ stories, hasOtherTexts, hasOtherConfiguration }) => {
    cache.expire(
      (key) =>
        hasOtherTexts || hasOtherConfiguration || stories.some((paths) => showsStory(pathnameOf(key), paths)),
    );
    build.entry.prepareSearch(services).catch(warned("could not prepare the search"));
  });
  // Expire all pages: each page shows a part of the situation, or links to pages that do.
  services.situation.onRead((isNews) => {
    if (!isNews) return cache.renew();
    services.history.expire();
    cache.expire(() => true);
  });
  services.surroundings.onChange(() => cache.expire(() => true));
  const metrics = createMetrics(() => cache.size, services, {
    ...{ version: settings.VIGIE_VERSION, database: options.database, cleanings },
  });
  const replacedTexts = createReplacedTexts({
    file: settings.TEXTS_FILE,
    dictionary: services.content.texts,
    set: textsOfSettings(settings),
    accept: build.entry.acceptTexts,
    log,
    now: services.now,
    onChange: () => cache.expire(() => true),
  });
  const renderPage = createRenderPage({
    ...{ build, plan },
    services,
    policy,
    mode,
    observe: (seconds) => metrics.renderSeconds.observe(seconds),
    lastResort,
    replacedTexts,
    hasEdgeLanguage: settings.EDGE_LANGUAGE,
  });
  const routeOf = createRouteOf(build.router.routes);
  const render = createQueuedRender(renderPage, routeOf);
  const readCachedPage = createReadCachedPage({
    plan,
    cache,
    render,
    content: services.content,
  });

  const ground = createMapGround({
    url: settings.TILES_URL,
    schema: settings.TILES_SCHEMA,
    now: () => services.now().getTime(),
    onFailure: warned("could not read the TileJSON; the map uses the packaged ground"),
  });
  const tileCache = new TileCache(
    ground.fetchTile,
    () => services.now().getTime(),
    warned("could not get a tile; the map omits it", metrics.failedTiles),
  );
  const images = new ContentImages({
    fetchImage: createImageClient(settings.CONTENT_IMAGES_URL),
    isPublished: services.content.showsImage,
    now: () => services.now().getTime(),
    onFailure: warned("could not get a picture; the story omits it", metrics.failedImages),
  });

  const askSmoke = createAsk("smoke", { now: () => services.now().getTime(), cleanings });
  const smokePictures = new SmokePictures({
    readGrid: (layer, hour) => readSmokeGrid(askSmoke, settings.SMOKE_URL, layer, hour),
    draw: createSmokeDrawing(SMOKE_MAP),
    drawProvince: createSmokeDrawing(smallerMap(build.entry.drawnMap)),
    surroundings: () => services.surroundings.read(),
    now: () => services.now().getTime(),
    onFailure: warned("could not get a picture of smoke; the map omits it"),
  });

  const keyedHash = createKeyedHash(settings.SEAL_KEYS);
  const senders = createSenders({
    keyedHash,
    limits: options.limits,
    trustedProxies: settings.TRUSTED_PROXIES,
    log,
  });
  const admit = createAdmission({ senders, siteUrl, cleanings });
  const logFailure = createLogFailure(log);
  const ordered: readonly Middleware[] = [
    requestId,
    accessLog(log, routeOf),
    logRefusals({
      logEvent: createSecurityLog(log),
      routeOf,
      networkOf: (c) =>
        keyedHash(`security ${services.now().toISOString().slice(0, 10)} ${senders.networkOf(c)}`),
    }),
    countRequests(metrics),
    cutRefusedBodies(),
    addSecurityHeaders(policy),
    publicApi(build.entry, siteUrl),
    limitRequests(siteUrl, plan, cleanings),
    ...(settings.IS_DRAFT ? [draftSite] : []),
    trustedProxy({
      trustedProxies: settings.TRUSTED_PROXIES,
      siteUrl,
      isProduction: settings.NODE_ENV === "production",
    }),
    operations({ readiness, metricsText: metrics.text, metricsToken: settings.METRICS_TOKEN }),
    identitySettings({
      url: settings.IDENTITY_URL,
      clientId: settings.IDENTITY_CLIENT_ID,
      audience: settings.IDENTITY_AUDIENCE,
      pushKey: settings.PUSH_PUBLIC_KEY || null,
      hasOrders: settings.PUBLIC_ALERTS_URL !== "",
      hasAir: settings.WEATHER_URL !== "",
      hasHeat: settings.HOT_SPOTS_URL !== "",
      hasRoads: settings.ROADS_URL !== "",
    }),
    scriptWrites({
      admit,
      senders,
      logFailure,
      services: {
        accounts: options.accounts,
        contact: services.contact,
        reports: services.reports,
        content: services.content,
        channelEvents: options.channelEvents,
        limits: options.limits,
        countEvent: metrics.countEvent,
        keys: {
          sms: settings.SMS_TOKEN,
          mail: settings.MAIL_EVENTS_KEY,
          publication: settings.CONTENT_WEBHOOK_SECRET,
        },
        answerSaved(question) {
          metrics.unreadSaved.inc(unreadIn(question));
          return render.question("saved answers", async () =>
            build.entry.withReplacedTexts(await replacedTexts(), () =>
              build.entry.answerSaved(question, services),
            ),
          );
        },
        ...{ siteUrl, cleanings, log },
      },
    }),
    buildManifest(build.router.assets.version),
    staticFiles(files, options.buildFiles),
    tiles(ground, tileCache),
    contentImages(images),
    smoke(smokePictures),
    ...(settings.IS_DRAFT
      ? []
      : [
          shareImages({
            readCachedPage,
            senders,
            images: new ShareImages(),
          }),
        ]),
    redirects(plan, siteUrl),
    bareErrorsForRobots,
    formPosts({ plan, render, admit, senders, logFailure }),
    preview({
      plan,
      render,
      services,
      showImages: (paths) => images.show(paths),
      drafts:
        previewToken === ""
          ? null
          : createStoryblokClient({
              baseUrl: settings.CONTENT_URL,
              token: previewToken,
              version: "draft",
              ...{ cleanings, log },
            }),
      previewToken,
      editorOrigin: settings.CONTENT_EDITOR_ORIGIN,
      admit,
    }),
    pages({
      ...{ plan, render, senders },
      readCachedPage: settings.IS_DRAFT ? async () => null : readCachedPage,
    }),
  ];
  const app = new Hono<ServerEnv>();
  for (const middleware of ordered) app.use(middleware);
  const refusalPause = createRefusalPause();
  app.onError(async (error, c) => {
    if (error instanceof TooBusy) {
      await refusalPause();
      c.set("outcome", "refused");
      const language = languageOfPath(c.get("url").pathname);
      return c.html(busyPage(language, phone), 503, {
        "Cache-Control": "no-store",
        "Retry-After": String(BUSY_RETRY_SECONDS),
      });
    }
    if (error instanceof BodyCut) return c.text("Bad Request", 400, { Connection: "close" });
    if (error instanceof WriteRefused) return problemAnswer(problemOf(error));
    log.error({ err: error }, "a request failed");
    return c.html(lastResort.body.toString(), 500, { "Cache-Control": "no-store" });
  });

  async function hasFirstPages(): Promise<boolean> {
    let hasAll = true;
    for (const path of plan.firstPages) {
      const cached = await readCachedPage(new URL(path, siteUrl), null);
      hasAll &&= cached?.outcome === "hit" || cached?.outcome === "stale";
    }
    await build.entry.prepareSearch(services);
    return hasAll;
  }

  const listener = getRequestListener(app.fetch);
  return {
    hasFirstPages,
    listener(request, response) {
      nameRequest(() => {
        const url = URL.parse(request.url ?? "", siteUrl);
        return { method: request.method ?? "", route: url ? routeOf(url) : "(bad address)" };
      });
      // Without an edge, this header can only come from a visitor.
      if (!settings.EDGE_LANGUAGE) delete request.headers["vigie-language"];
      void listener(request, response);
    },
    async emergencyCopies() {
      const { withReplacedTexts, emergencyCopies } = build.entry;
      return withReplacedTexts(await replacedTexts(), () => emergencyCopies(services));
    },
  };
}
