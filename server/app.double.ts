import { pino } from "pino";
import { createContext, data, RouterContextProvider, type ServerBuild } from "react-router";
import type { Reading, SituationService, Statistics } from "#fires/model.ts";
import type { ContactService } from "#intake/contact/contact-service.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import type { FormKind } from "#plan/page-rules.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { readSettings } from "#settings";
import type { AppEntry, Services } from "#site-contract";
import type { Geocoder } from "#territory/geocoder.server.ts";
import { readAppBuild } from "./app-build.ts";
import { createSiteServer, type SiteServer } from "./http-server.ts";
import { createServices } from "./services.ts";
import { createSite, type SiteOptions } from "./site.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const reading = <T>(value: T): Reading<T> => ({ value, readAt: NOW, failing: false, dropped: 0 });

const situation: SituationService = {
  async read() {
    const none: Reading<Statistics> = { ...reading(null), value: null };
    return {
      fires: reading([]),
      containedFires: reading([]),
      statistics: { intensive: none, northern: none },
      danger: reading([]),
      zoneShapes: reading([]),
      restrictions: reading([]),
      causes: reading([]),
      geographicCodes: reading([]),
    };
  },
  sync: async () => undefined,
  isShared: () => true,
  onRead: () => {},
  newestAt: () => 0,
  start: () => () => undefined,
  isFresh: () => true,
  counters: () => [{ path: "/public/feux", answers: 3, failures: {}, dropped: 0, incomplete: 0 }],
};

const geocoder: Geocoder = { find: async () => [], counts: () => ({ answered: 2, "geocoder-timeout": 1 }) };

/** Kind of the plain form that the test site accepts at each path. */
const FORMS = new Map<string, FormKind>([
  ["/form/", "emailKey"],
  ["/files/", "contact"],
  ["/report/", "report"],
]);

export type Answer = (url: URL) => Response | Promise<Response>;

const HTML = { "content-type": "text/html; charset=utf-8" };
const showAddress: Answer = (url) =>
  new Response(
    `<!doctype html><title>Vigie</title><p>${url.pathname}${url.search}</p><script>go()</script>`,
    {
      status: url.pathname === "/missing/" ? 404 : 200,
      headers: HTML,
    },
  );

/** Handles a posted form, like the action of the form's page. */
export type FormAction = (
  form: FormData,
  services: Services,
  pathname: string,
) => Promise<{ readonly status: number }>;

const servicesContext = createContext<Services>();

const plan: SitePlan = {
  cacheRuleFor(url, isWritten = false) {
    if (url.pathname.startsWith("/uncached/") && !isWritten) return null;
    return url.searchParams.has("mine")
      ? { isPrivate: true, query: ["mine"] }
      : { freshSeconds: 60, staleSeconds: 600, rescueSeconds: 600, query: ["sort"], tag: "page" };
  },
  redirectFor({ pathname, search }, visitor) {
    if (!pathname.endsWith("/")) return { location: `${pathname}/${search}`, status: 301 };
    const speaksEnglish = visitor["accept-language"]?.startsWith("en");
    return pathname === "/" && speaksEnglish ? { location: "/en/", status: 302, cookie: "langue=en" } : null;
  },
  isFramable: ({ searchParams }) => searchParams.get("sort") === "framed",
  referrerPolicyOf: (url) => (url.searchParams.has("mine") ? "no-referrer" : "strict-origin"),
  takesForm: (pathname) => FORMS.get(pathname) ?? null,
  firstPages: ["/", "/en/"],
};

/** Returns a build in React Router's format, in which one page answers every address. */
function buildOf(answer: Answer, answerSaved: AppEntry["answerSaved"], command?: FormAction) {
  let sent = "";
  const component = {
    default: () => null,
    async action({ request, context }: { request: Request; context: RouterContextProvider }) {
      const services = context.get(servicesContext);
      const { pathname } = new URL(request.url);
      const form = await request.formData();
      if (command) return data(null, await command(form, services, pathname));
      const files = (services.sent?.files ?? [])
        .map(({ name, bytes, isCut }) => `${name}:${bytes.length}${isCut ? "+" : ""}`)
        .join(" ");
      sent = new URLSearchParams(Object.entries(Object.fromEntries(form)) as [string, string][]).toString();
      if (files !== "") sent += `, files: ${files}`;
      if (pathname === "/report/") sent += `, from: ${services.sent?.from.network}.`;
      return null;
    },
  };
  const module = {
    async default(request: Request, status: number) {
      const page = await answer(new URL(request.url));
      if (status !== 200) return new Response(page.body, { status, headers: page.headers });
      return sent === "" ? page : new Response(`${await page.text()}<p>sent: ${sent}</p>`, page);
    },
    handleError: () => undefined,
  };
  const vigie: AppEntry = {
    createLoadContext: (services: Services) =>
      new RouterContextProvider(new Map([[servicesContext, services]])),
    prepareSearch: async () => undefined,
    apiPreflight: () => new Response(null, { status: 204, headers: { "Access-Control-Allow-Origin": "*" } }),
    apiRefusal: (status: number) =>
      new Response(`{"status":${status}}`, {
        status,
        headers: { "content-type": "application/problem+json" },
      }),
    acceptTexts: (_language: string, texts: Readonly<Record<string, string>>) => ({
      accepted: texts,
      refused: [],
    }),
    withReplacedTexts: <T>(_texts: unknown, work: () => T) => work(),
    answerSaved,
    drawnMap: { width: 8, height: 8, toPoint: () => ({ lat: 47, lon: -72 }) },
    emergencyCopies: async () => ({ fr: "<p>Copie</p>", en: "<p>Copy</p>" }),
  };
  const build = {
    entry: { module: { ...module, vigie } },
    routes: { page: { id: "page", path: "*", module: component } },
    assets: {
      version: "build-1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: {},
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  // The object only has what the request handler uses.
  return readAppBuild(build as unknown as ServerBuild);
}

/** Starts a site on a free port, wired as in production. */
export async function startSite(
  options: {
    answer?: Answer;
    env?: Record<string, string>;
    now?: () => Date;
    contact?: ContactService;
    reports?: ReportsService;
    answerSaved?: AppEntry["answerSaved"];
    action?: FormAction;
  } & Partial<SiteOptions> = {},
): Promise<{
  origin: string;
  server: SiteServer;
  renders: () => number;
  hasFirstPages: () => Promise<boolean>;
}> {
  let renders = 0;
  const answer: Answer = (url) => {
    renders += 1;
    return (options.answer ?? showAddress)(url);
  };
  const settings = readSettings({ NODE_ENV: "test", SITE_URL: "https://site.test", ...options.env });
  const { services, accounts, channelEvents, limits, cleanings, database } = createServices(settings);
  const site = createSite({
    settings,
    plan,
    build: buildOf(answer, options.answerSaved ?? (async () => ({})), options.action),
    files: new Map(),
    accounts,
    channelEvents,
    limits,
    cleanings,
    database,
    services: {
      ...services,
      situation,
      geocoder,
      ...(options.now && { now: options.now }),
      ...(options.contact && { contact: options.contact }),
      ...(options.reports && { reports: options.reports }),
      ...(options.accounts && { emailKeyCommands: options.accounts }),
    },
    log: pino({ level: "silent" }),
    readiness: () => [],
    ...options,
  });
  const server = createSiteServer(site);
  await server.listen(0, "127.0.0.1");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The site got no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    server,
    renders: () => renders,
    hasFirstPages: site.hasFirstPages,
  };
}
