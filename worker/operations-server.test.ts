import { afterEach, expect, it } from "vitest";
import { freeBlock } from "#test-ports";
import { serveOperations } from "./operations-server.ts";

const TOKEN = "a-token-of-16-characters";
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function serve(metricsToken?: string) {
  const port = await freeBlock();
  const close = await serveOperations(port, {
    readiness: () => "watch-is-late",
    metricsText: async () => "vigie_up 1",
    ...{ metricsToken, operator: null },
  });
  closings.push(close);
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [answer.status, await answer.text()];
  };
}

it("without a token, metrics and reasons are for this machine, not for who comes through a proxy on it", async () => {
  const ask = await serve();
  expect(await ask("/metrics")).toEqual([200, "vigie_up 1"]);
  expect(await ask("/readyz")).toEqual([503, '{"ready":false,"reason":"watch-is-late"}']);
  const proxied = { "x-forwarded-for": "192.0.2.1" };
  expect((await ask("/metrics", proxied))[0]).toBe(404);
  expect(await ask("/readyz", proxied)).toEqual([503, '{"ready":false}']);
});

it("with a token, metrics and reasons are for its bearer only", async () => {
  const ask = await serve(TOKEN);
  expect((await ask("/metrics"))[0]).toBe(404);
  expect(await ask("/readyz")).toEqual([503, '{"ready":false}']);
  const authorization = `Bearer ${TOKEN}`;
  expect(await ask("/metrics", { authorization })).toEqual([200, "vigie_up 1"]);
  expect(await ask("/readyz", { authorization })).toEqual([503, '{"ready":false,"reason":"watch-is-late"}']);
});
