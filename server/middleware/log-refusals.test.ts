import { expect, it } from "vitest";
import type { SecurityEvent } from "#security-log";
import { pass, TEST_SITE, type TestVisit } from "../middleware.double.ts";
import { problemAnswer } from "../problem-answer.ts";
import { logRefusals } from "./log-refusals.ts";

/** Returns the security events of a request, with their facts. */
async function eventsOf(requested: TestVisit) {
  const events: (readonly [SecurityEvent, object | Promise<object>])[] = [];
  const middleware = logRefusals({
    logEvent: (kind, facts) => void events.push([kind, facts()]),
    routeOf: () => "/a/",
    networkOf: () => "mark",
  });
  const { response } = await pass(middleware, requested);
  await response.text();
  return Promise.all(events.map(async ([kind, facts]) => [kind, await facts] as const));
}
const answering = (status: number, visit: TestVisit["visit"] = {}): TestVisit => ({
  visit: { routeClass: "data", ...visit },
  next: () => new Response("", { status }),
});

it.each([
  [400, "odd-request"],
  [401, "refused-login"],
  [403, "refused-access"],
  [405, "odd-request"],
  [413, "odd-request"],
  [422, "odd-request"],
  [428, "reached-limit"],
  [429, "reached-limit"],
])("a response with status %d is logged as %s", async (status, kind) => {
  expect(await eventsOf(answering(status))).toEqual([[kind, expect.objectContaining({ status })]]);
});

it.each([200, 301, 404, 409, 410, 500, 503])(
  "a response with status %d is not a security event",
  async (status) => {
    expect(await eventsOf(answering(status))).toEqual([]);
  },
);

it("a typing mistake in a page or a public API request is not a security event", async () => {
  for (const routeClass of ["page", "api"] as const)
    for (const status of [400, 422]) expect(await eventsOf(answering(status, { routeClass }))).toEqual([]);
});

it("a 404 for metrics without the token, or for other people's records, is logged as refused access", async () => {
  for (const path of ["/metrics", "/api/account/places/delete"]) {
    const [event] = await eventsOf(answering(404, { url: new URL(path, TEST_SITE) }));
    expect(event, path).toMatchObject(["refused-access", { status: 404 }]);
  }
});

it("a security event has the method, route, network and code, without the content of the request", async () => {
  const [event] = await eventsOf({
    method: "POST",
    headers: { authorization: "Bearer secret", "user-agent": "Mozilla/5.0" },
    visit: { routeClass: "data", url: new URL("/api/contact?q=rue", TEST_SITE) },
    next: () => problemAnswer({ status: 403, code: "cross-site", detail: "No." }),
  });
  const facts = { method: "POST", route: "/a/", status: 403, network: "mark", code: "cross-site" };
  expect(event).toEqual(["refused-access", facts]);
});

it("a request with an address that cannot be parsed causes a security event", async () => {
  const [event] = await eventsOf(answering(400, { url: undefined as never, routeClass: undefined as never }));
  expect(event).toMatchObject(["odd-request", { route: "(bad address)" }]);
});
