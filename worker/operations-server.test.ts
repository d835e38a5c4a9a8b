import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, it } from "vitest";
import { currentRequestId } from "#program-log";
import { freeBlock } from "#test-ports";
import { serveOperations } from "./operations-server.ts";

const TOKEN = "a-token-of-16-characters";
const closings: (() => void)[] = [];
const events: unknown[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

const ids: unknown[] = [];
/** A page of the agency with its own policy. */
const operator: RequestListener = getRequestListener(() => {
  ids.push(currentRequestId());
  return new Response("page", { headers: { "Content-Security-Policy": "script-src 'self'" } });
});

async function serveAnswers(metricsToken?: string) {
  const port = await freeBlock();
  const close = await serveOperations(
    { port, host: "127.0.0.1" },
    {
      readiness: () => "watch-is-late",
      metricsText: async () => "vigie_up 1",
      logEvent: (kind, facts) => void events.push([kind, facts()]),
      ...{ metricsToken, operator },
    },
  );
  closings.push(close);
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

async function serve(metricsToken?: string) {
  const ask = await serveAnswers(metricsToken);
  return async (path: string, headers?: Record<string, string>) => {
    const answer = await ask(path, headers);
    return [answer.status, await answer.text()];
  };
}

it.each(["/healthz", "/readyz", "/metrics", "/operator", "/nowhere"])(
  "the worker's response at %s has the security headers of every response",
  async (path) => {
    const ask = await serveAnswers();
    const headers = Object.fromEntries((await ask(path)).headers);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy":
        path === "/operator" ? "script-src 'self'" : "default-src 'none'; frame-ancestors 'none'",
    });
  },
);

it("the worker listens on the configured address, and reports an address that it cannot use", async () => {
  const port = await freeBlock();
  const operations = {
    readiness: () => null,
    metricsText: async () => "",
    metricsToken: undefined,
    logEvent: () => {},
    operator: null,
  };
  closings.push(await serveOperations({ port, host: "0.0.0.0" }, operations));
  expect((await fetch(`http://127.0.0.2:${port}/healthz`)).status).toBe(200);
  // An address reserved for documentation: no machine has it.
  await expect(serveOperations({ port, host: "192.0.2.1" }, operations)).rejects.toThrow(
    `The worker cannot listen on port ${port} of 192.0.2.1 (EADDRNOTAVAIL): set WORKER_PORT and WORKER_HOST.`,
  );
});

it("each request to a page of the agency has its own id in log lines", async () => {
  ids.length = 0;
  const ask = await serveAnswers();
  await Promise.all([ask("/operator"), ask("/operator")]);
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(ids).size).toBe(2);
});

it("the response with the worker's metrics states its charset", async () => {
  const ask = await serveAnswers();
  expect((await ask("/metrics")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

it("if no token is set, only direct requests from this machine get the metrics and the reason why the worker is not ready", async () => {
  const ask = await serve();
  expect(await ask("/metrics")).toEqual([200, "vigie_up 1"]);
  expect(await ask("/readyz")).toEqual([503, '{"ready":false,"reason":"watch-is-late"}']);
  const proxied = { "x-forwarded-for": "192.0.2.1" };
  expect((await ask("/metrics", proxied))[0]).toBe(404);
  expect(await ask("/readyz", proxied)).toEqual([503, '{"ready":false}']);
});

it("if a token is set, only requests with the token get the metrics and the reason why the worker is not ready", async () => {
  const ask = await serve(TOKEN);
  expect((await ask("/metrics"))[0]).toBe(404);
  expect(await ask("/readyz")).toEqual([503, '{"ready":false}']);
  const authorization = `Bearer ${TOKEN}`;
  expect(await ask("/metrics", { authorization })).toEqual([200, "vigie_up 1"]);
  expect(await ask("/readyz", { authorization })).toEqual([503, '{"ready":false,"reason":"watch-is-late"}']);
});

it("a request for metrics without the token is a security event", async () => {
  const ask = await serve(TOKEN);
  events.length = 0;
  await ask("/metrics");
  expect(events).toEqual([["refused-access", { method: "GET", route: "/metrics", status: 404 }]]);
});
