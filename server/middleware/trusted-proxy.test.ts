import { expect, it } from "vitest";
import { pass, TEST_SITE } from "../middleware.double.ts";
import { trustedProxy, upgradeRule } from "./trusted-proxy.ts";

it("upgrades to HTTPS in production if the site has HTTPS and a trusted proxy got plain HTTP", () => {
  const rule = { trustedProxies: 1, siteUrl: TEST_SITE, isProduction: true };
  expect(upgradeRule(rule)("http")).toBe(true);
  expect(upgradeRule(rule)(["https", "http"])).toBe(true);
  expect(upgradeRule(rule)("https")).toBe(false);
  expect(upgradeRule(rule)(undefined)).toBe(false);
  expect(upgradeRule({ ...rule, trustedProxies: 0 })("http")).toBe(false);
  expect(upgradeRule({ ...rule, siteUrl: "http://localhost" })("http")).toBe(false);
  expect(upgradeRule({ ...rule, isProduction: false })("http")).toBe(false);
});

it("redirects a visitor to the same address of the public origin", async () => {
  const url = new URL("https://site.test/a/?b=c");
  const proxy = trustedProxy((proto) => proto === "http", TEST_SITE);
  const sent = await pass(proxy, { headers: { "x-forwarded-proto": "http" }, visit: { url } });
  expect([sent.response.status, sent.response.headers.get("location")]).toEqual([301, url.href]);
  expect(sent.response.headers.get("cache-control")).toBe("no-store");
  expect([sent.visit.routeClass, sent.isPassedOn]).toEqual(["redirect", false]);
  expect((await pass(proxy, { headers: { "x-forwarded-proto": "https" }, visit: { url } })).isPassedOn).toBe(
    true,
  );
});

it.each([
  ["POST", "/api/account/profile"],
  ["POST", "/contact/"],
  ["GET", "/api/v1/fires"],
  ["GET", "/metrics"],
  ["GET", "/etat-situation/_.data"],
])("refuses %s %s over plain HTTP, without a redirect", async (method, path) => {
  const proxy = trustedProxy(() => true, TEST_SITE);
  const { response, isPassedOn } = await pass(proxy, { method, visit: { url: new URL(path, TEST_SITE) } });
  expect([response.status, response.headers.get("location"), isPassedOn]).toEqual([403, null, false]);
  expect(await response.json()).toMatchObject({ code: "https-only" });
});
