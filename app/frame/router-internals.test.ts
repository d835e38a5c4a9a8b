import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { HydratedRouter } from "react-router/dom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testRouter } from "./router.double.ts";
import {
  dataAddress,
  isRouterData,
  type ManifestRoute,
  ownBuild,
  pageOfData,
  pageRoutes,
  wrapPageData,
} from "./router-internals.ts";

const ORIGIN = "https://vigie.example";
const FROM = `${ORIGIN}/`;
const PAGE = new URL("/lieu/?ici=47.5,-72.8", ORIGIN);

const routeOf = (id: string, path: string | undefined) => ({
  id,
  ...(path === undefined ? {} : { path, parentId: "root" }),
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
  hasLoader: true,
  hasAction: true,
});
const ROUTES = {
  root: routeOf("root", undefined),
  home: routeOf("home", "/"),
  place: routeOf("place", "/lieu/"),
};

/** Data of a first page whose routes loaded nothing, as the router's server encodes it. */
const STATE = '[{"_1":2},"loaderData",{"_3":4,"_5":4},"root",null,"home"]\n';

interface LibraryRouter {
  navigate(to: string, options?: object): Promise<void>;
}

/** The router's page modules. The root's own data does not change while a page is open. */
const MODULES = {
  root: { default: () => null, shouldRevalidate: () => false },
  home: { default: () => null },
  place: { default: () => null },
};

/** Returns the browser globals that the library uses. */
function browserAt(href: string) {
  const body = new Response(STATE).body;
  return {
    location: new URL(href),
    history: { state: null, replaceState() {}, pushState() {} },
    document: { createElement() {}, querySelector: () => null },
    addEventListener() {},
    removeEventListener() {},
    sessionStorage: { getItem: () => null, setItem() {} },
    fetch: (...parameters: Parameters<typeof fetch>) => network(...parameters),
    __reactRouterManifest: {
      version: "build-1",
      routes: ROUTES,
      entry: { module: "", imports: [] },
      url: "",
    },
    __reactRouterRouteModules: MODULES,
    __reactRouterContext: {
      stream: body,
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery: { mode: "initial" },
    },
  };
}

/** Responses of the router's server: `READ` for the data of either page, `SENT` for a form. */
const READ = '[{"_1":2,"_5":2},"home",{"_3":4},"data","here","place"]\n';
const SENT = '[{"_1":2},"data","here"]\n';
const network = vi.fn<typeof fetch>(async (_, init) => new Response(init?.method === "POST" ? SENT : READ));
const wrapped = vi.fn();
const navigations = vi.fn();
let router: LibraryRouter;

/** Starts the installed library as in a browser, with a server-rendered page. */
beforeAll(async () => {
  const browser = browserAt(FROM);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", Object.assign(browser.document, { defaultView: browser }));
  wrapPageData((ask) => (url, init) => {
    wrapped(url.href, init?.method ?? "GET");
    return ask(url, init);
  });
  // In a browser the global function is `window.fetch`.
  vi.stubGlobal("fetch", (...parameters: Parameters<typeof fetch>) => window.fetch(...parameters));
  const instrumentation = {
    router: ({ instrument }: { instrument(these: object): void }) =>
      instrument({
        async navigate(goOn: () => Promise<unknown>, info: object) {
          navigations(info);
          await goOn();
        },
      }),
  };
  const page = createElement(HydratedRouter, { instrumentations: [instrumentation] });
  await (await renderToReadableStream(page, { onError() {} })).allReady;
  router = (browser as unknown as { __reactRouterDataRouter: LibraryRouter }).__reactRouterDataRouter;
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("the router's manifest contains the build and the routes of all pages", () => {
  expect(ownBuild()).toBe("build-1");
  expect(pageRoutes().map(({ id }) => id)).toEqual(["home", "place"]);
  expect(router).toBeDefined();
});

test("the router requests a page's data through the wrapped function, at the expected address", async () => {
  await router.navigate(`${PAGE.pathname}${PAGE.search}`);
  const route: ManifestRoute = ROUTES.place;
  expect(wrapped.mock.calls).toEqual([[dataAddress(route, PAGE), "GET"]]);
  expect(network.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

test("the router's public instrumentation reports where a navigation starts and leads", async () => {
  await router.navigate("/lieu/");
  await router.navigate("/?n=1");
  expect(navigations).toHaveBeenLastCalledWith({ to: "/?n=1", currentUrl: "/lieu/" });
});

test("the router sends a form through the wrapped function", async () => {
  const formData = new FormData();
  formData.set("mots", "feu");
  await router.navigate(PAGE.pathname, { formMethod: "POST", formData });
  expect(wrapped).toHaveBeenCalledWith(`${ORIGIN}/lieu/_.data`, "POST");
});

test("requests for other things than page data are not wrapped", async () => {
  await window.fetch(new URL("/build.json", ORIGIN));
  await window.fetch(`${ORIGIN}/lieu/_.data`);
  expect(wrapped).not.toHaveBeenCalled();
});

test.for([
  ["/_.data?_routes=home.fr", "/"],
  ["/lieu/_.data?ici=47.5,-72.8&_routes=place.fr", "/lieu/?ici=47.5%2C-72.8"],
  ["/lieu.data", "/lieu"],
] as const)("data at %s belongs to the page %s", ([data, page]) => {
  expect(pageOfData(new URL(data, ORIGIN)).href).toBe(ORIGIN + page);
});

test("the router's server uses the media type by which we recognize its data", async () => {
  const module = { default: () => null, loader: () => "here" };
  const handle = testRouter({
    answer: () => new Response("a page"),
    routes: { place: { id: "place", path: "/lieu/", module } },
    assets: { version: "build-1", url: "", entry: { module: "", imports: [] }, routes: {} },
  });
  const answer = await handle(new Request(dataAddress(ROUTES.place, PAGE)));
  expect([answer.status, isRouterData(answer)]).toEqual([200, true]);
  expect(isRouterData(await handle(new Request(PAGE)))).toBe(false);
});
