import { expect, it } from "vitest";
import type { PageRule } from "#plan/page-rules.ts";
import type { Redirect } from "#plan/redirect.ts";
import { pass, TEST_SITE } from "../middleware.double.ts";
import { redirects } from "./redirects.ts";

const cacheRuleFor = ({ searchParams }: URL): PageRule | null =>
  searchParams.has("code") ? { isPrivate: true, query: ["code"] } : null;
const ask = (redirect: Redirect | null, path = "/a") =>
  pass(redirects({ redirectFor: () => redirect, cacheRuleFor }, TEST_SITE), {
    visit: { url: new URL(path, TEST_SITE) },
  });

it("a request for an address without a redirect continues", async () => {
  const { isPassedOn, visit } = await ask(null);
  expect([isPassedOn, visit.routeClass]).toEqual([true, "page"]);
});

it("a permanent redirect can be cached for an hour by any cache", async () => {
  const { response, visit, isPassedOn } = await ask({ status: 301, location: "/a/" });
  expect([response.status, response.headers.get("location"), await response.text()]).toEqual([
    301,
    "/a/",
    "",
  ]);
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=3600, s-maxage=3600, /);
  expect(response.headers.get("cache-tag")).toBe("vigie, redirects");
  expect([response.headers.get("vary"), response.headers.get("set-cookie")]).toEqual([null, null]);
  expect([visit.routeClass, isPassedOn]).toEqual(["redirect", false]);
});

it("no cache keeps a redirect to an address with a visitor's own words or keys", async () => {
  for (const isByEdge of [true, false])
    for (const status of [301, 302] as const) {
      const { response } = await ask({ status, isByEdge, location: "/a/?code=secret" }, "/a?code=secret");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("cache-tag")).toBeNull();
    }
});

it("a redirect to a visitor's language is private and not cached", async () => {
  const { response } = await ask({ status: 302, location: "/en/", cookie: "langue=en; Path=/" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/en/"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("vary")).toBe("Cookie, Accept-Language");
  expect(response.headers.get("set-cookie")).toBe("langue=en; Path=/");
});

it("caches can share a redirect that depends on nothing except the language that an edge sends", async () => {
  const { response } = await ask({ status: 302, location: "/en/", isByEdge: true });
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=3600,/);
  expect([response.headers.get("vary"), response.headers.get("set-cookie")]).toEqual([
    "Vigie-Language",
    null,
  ]);
});

it("a request for a page's data is never redirected, since the page was already requested", async () => {
  expect((await ask({ status: 301, location: "/a/" }, "/a.data")).isPassedOn).toBe(true);
});

it.each([
  ["/f/2026-12", "/etat-situation/quebec/feu-2026-12/"],
  ["/en/f/2026-12/", "/en/current-situation/quebec/fire-2026-12/"],
  ["/en/p/47.44,-72.78", "/en/current-situation/location/?at=47.44,-72.78"],
  ["/z/26", "/etat-situation/zone-la-tuque/"],
  ["/p", "/profil/lieux-enregistres/"],
])("the short link %s of a text message redirects to %s", async (path, location) => {
  const { response } = await ask(null, path);
  expect([response.status, response.headers.get("location")]).toEqual([301, location]);
});
