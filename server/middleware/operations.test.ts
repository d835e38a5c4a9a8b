import { describe, expect, it } from "vitest";
import { type AskedVisit, pass, TEST_SITE } from "../middleware-for-tests.ts";
import { operations, type Readiness } from "./operations.ts";

const TOKEN = "a-token-of-16-characters";
const ask = (
  path: string,
  asked: AskedVisit = {},
  readiness: Readiness = () => null,
  metricsToken?: string,
) =>
  pass(operations({ readiness, metricsText: async () => "vigie_up 1", metricsToken }), {
    ...asked,
    visit: { url: new URL(path, TEST_SITE) },
  });
const HERE: AskedVisit = { remoteAddress: "127.0.0.1" };
const bearer = (token: string): AskedVisit => ({ headers: { authorization: `Bearer ${token}` } });

it("leaves every other address alone", async () => {
  for (const path of ["/", "/metrics/", "/healthz/x", "/a/readyz"]) {
    expect([path, (await ask(path, HERE)).isPassedOn]).toEqual([path, true]);
  }
});

it("tells anyone that it is healthy, and nobody may keep it", async () => {
  const { response, visit } = await ask("/healthz");
  expect(await response.json()).toEqual({ healthy: true });
  expect([response.headers.get("cache-control"), visit.routeClass]).toEqual(["no-store", "operations"]);
});

it("tells when it is ready, and else why not", async () => {
  const ready = await ask("/readyz", HERE);
  expect([ready.response.status, await ready.response.json()]).toEqual([200, { ready: true }]);
  const stopping = await ask("/readyz", HERE, () => "stopping");
  expect([stopping.response.status, await stopping.response.json()]).toEqual([
    503,
    { ready: false, reason: "stopping" },
  ]);
});

describe.each(["/metrics", "/readyz"])("%s", (path) => {
  const statusOf = async (asked: AskedVisit, token?: string) =>
    (await ask(path, asked, undefined, token)).response.status;

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "answers this machine: %s",
    async (address) => {
      expect(await statusOf({ remoteAddress: address })).toBe(200);
    },
  );

  it.each(["192.0.2.1", "10.127.0.1", "::2", "2001:db8::1", "::ffff:192.0.2.1", "1127.0.0.1"])(
    "is not there for another: %s",
    async (address) => {
      expect(await statusOf({ remoteAddress: address })).toBe(404);
      expect(await statusOf({ remoteAddress: address }, TOKEN)).toBe(404);
    },
  );

  it("is not there for who comes through a proxy on this machine", async () => {
    expect(await statusOf({ ...HERE, headers: { "x-forwarded-for": "192.0.2.1" } })).toBe(404);
  });

  it("answers the token's bearer, and no other", async () => {
    expect(await statusOf(bearer(TOKEN), TOKEN)).toBe(200);
    expect(await statusOf(bearer("another"), TOKEN)).toBe(404);
    expect(await statusOf({ headers: { authorization: TOKEN } }, TOKEN)).toBe(404);
    expect(await statusOf(bearer("undefined"))).toBe(404);
    expect(await statusOf(bearer(""))).toBe(404);
  });
});

it("gives the metrics as text", async () => {
  const { response } = await ask("/metrics", HERE);
  expect(await response.text()).toBe("vigie_up 1");
});

it("says no more than that nothing is there to who may not know", async () => {
  const { response } = await ask("/metrics");
  expect([await response.text(), response.headers.get("cache-control")]).toEqual(["Not Found", "no-store"]);
});
