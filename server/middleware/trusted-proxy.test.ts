import { expect, it } from "vitest";
import { pass, TEST_SITE } from "../middleware.double.ts";
import { trustedProxy } from "./trusted-proxy.ts";

const rule = { trustedProxies: 1, siteUrl: TEST_SITE, isProduction: true };
const plain = { "x-forwarded-proto": "http" };

it("a request is upgraded to HTTPS only in production, if the site has HTTPS and a trusted proxy got plain HTTP", async () => {
  const isUpgraded = async (options: typeof rule, headers: Record<string, string>) =>
    !(await pass(trustedProxy(options), { headers })).isPassedOn;
  expect(await isUpgraded(rule, plain)).toBe(true);
  expect(await isUpgraded(rule, { "x-forwarded-proto": "https, http" })).toBe(true);
  expect(await isUpgraded(rule, { "x-forwarded-proto": "https" })).toBe(false);
  expect(await isUpgraded(rule, {})).toBe(false);
  expect(await isUpgraded({ ...rule, trustedProxies: 0 }, plain)).toBe(false);
  expect(await isUpgraded({ ...rule, siteUrl: "http://localhost" }, plain)).toBe(false);
  expect(await isUpgraded({ ...rule, isProduction: false }, plain)).toBe(false);
});

it("a visitor over plain HTTP is redirected to the same address over HTTPS, and no cache keeps this redirect", async () => {
  const url = new URL("https://site.test/a/?b=c");
  const proxy = trustedProxy(rule);
  const sent = await pass(proxy, { headers: plain, visit: { url } });
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
])("the request %s %s over plain HTTP is refused instead of redirected", async (method, path) => {
  const visit = { url: new URL(path, TEST_SITE) };
  const { response, isPassedOn } = await pass(trustedProxy(rule), { method, headers: plain, visit });
  expect([response.status, response.headers.get("location"), isPassedOn]).toEqual([403, null, false]);
  expect(await response.json()).toMatchObject({ code: "https-only" });
});
