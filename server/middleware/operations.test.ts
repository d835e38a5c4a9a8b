import { describe, expect, it } from "vitest";
import { pass, TEST_SITE, type TestVisit } from "../middleware.double.ts";
import { operations, type Readiness } from "./operations.ts";

const TOKEN = "a-token-of-16-characters";
const ask = (
  path: string,
  requested: TestVisit = {},
  readiness: Readiness = () => [],
  metricsToken?: string,
) =>
  pass(operations({ readiness, metricsText: async () => "vigie_up 1", metricsToken }), {
    ...requested,
    visit: { url: new URL(path, TEST_SITE) },
  });
const HERE: TestVisit = { remoteAddress: "127.0.0.1" };
const bearer = (token: string): TestVisit => ({ headers: { authorization: `Bearer ${token}` } });

it("requests for addresses other than health, readiness and metrics continue", async () => {
  for (const path of ["/", "/metrics/", "/healthz/x", "/a/readyz"]) {
    expect([path, (await ask(path, HERE)).isPassedOn]).toEqual([path, true]);
  }
});

it("the site reports its health to anyone, and no cache keeps that response", async () => {
  const { response, visit } = await ask("/healthz");
  expect(await response.json()).toEqual({ healthy: true });
  expect([response.headers.get("cache-control"), visit.routeClass]).toEqual(["no-store", "operations"]);
});

it("the site reports that it is ready, or the reason why it is not ready", async () => {
  const ready = await ask("/readyz", HERE);
  expect([ready.response.status, await ready.response.json()]).toEqual([200, { ready: true }]);
  const stopping = await ask("/readyz", HERE, () => ["stopping"]);
  expect([stopping.response.status, await stopping.response.json()]).toEqual([
    503,
    { ready: false, reason: "stopping" },
  ]);
});

it("a load balancer that excludes old data as a reason gets 503 only for other reasons", async () => {
  const old: Readiness = () => ["stale-data"];
  const path = "/readyz?exclude=stale-data";
  expect((await ask("/readyz", HERE, old)).response.status).toBe(503);
  expect((await ask(path, HERE, old)).response.status).toBe(200);
  const { response } = await ask(path, HERE, () => ["stale-data", "first-pages"]);
  expect([response.status, await response.json()]).toEqual([503, { ready: false, reason: "first-pages" }]);
  expect((await ask(path, HERE, () => ["stopping"])).response.status).toBe(503);
});

describe("operations with a token", () => {
  const answerTo = async (path: string, requested: TestVisit, readiness?: Readiness) => {
    const { response } = await ask(path, requested, readiness, TOKEN);
    return [response.status, await response.text()];
  };

  it("metrics are shown only with the token, even if the request comes from the same machine", async () => {
    expect(await answerTo("/metrics", HERE)).toEqual([404, "Not Found"]);
    expect(await answerTo("/metrics", bearer("another"))).toEqual([404, "Not Found"]);
    expect(await answerTo("/metrics", bearer(TOKEN))).toEqual([200, "vigie_up 1"]);
  });

  it("a load balancer without the token learns whether the site is ready, but not the reason", async () => {
    expect(await answerTo("/readyz", HERE)).toEqual([200, '{"ready":true}']);
    expect(await answerTo("/readyz", HERE, () => ["stale-data"])).toEqual([503, '{"ready":false}']);
    expect(await answerTo("/readyz", {}, () => ["stale-data"])).toEqual([503, '{"ready":false}']);
    expect(await answerTo("/readyz", bearer(TOKEN), () => ["stale-data"])).toEqual([
      503,
      '{"ready":false,"reason":"stale-data"}',
    ]);
  });
});

it("a request for metrics from the same machine gets text", async () => {
  const { response } = await ask("/metrics", HERE);
  expect(await response.text()).toBe("vigie_up 1");
});

it("a request for metrics without access gets 404", async () => {
  const { response } = await ask("/metrics");
  expect([await response.text(), response.headers.get("cache-control")]).toEqual(["Not Found", "no-store"]);
});
