import { type IncomingHttpHeaders, request } from "node:http";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { startSite } from "./app-for-tests.ts";

type Site = Awaited<ReturnType<typeof startSite>>;
const sites: Site[] = [];
async function site(...options: Parameters<typeof startSite>): Promise<Site> {
  const started = await startSite(...options);
  sites.push(started);
  return started;
}
afterEach(async () => {
  for (const { server } of sites.splice(0)) {
    server.server.closeAllConnections();
    await server.stop();
  }
});

/** An answer as it comes over the wire, its date left out. */
function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }>();
  const asked = request(url, { headers, method, agent: false });
  asked.on("error", reject).on("response", async (response) => {
    const { date: _, ...rest } = response.headers;
    const body = Buffer.concat(await response.toArray()).toString("base64");
    resolve({ status: response.statusCode, headers: rest, body });
  });
  asked.end();
  return promise;
}

const KNOWN = { cookie: "langue=fr" };

/** At that level every answer goes through the middleware, which write a line for it. */
const byTheMiddleware = () => site({ log: pino({ level: "debug" }, { write: () => undefined }) });

it("answers each visitor as the middleware do, to the byte and header, from one render", async () => {
  const [kept, whole] = [await site(), await byTheMiddleware()];
  const tag = async (coding: string) =>
    (await ask(`${kept.origin}/a/`, { ...KNOWN, "accept-encoding": coding })).headers.etag ?? "";
  const visitors: readonly Record<string, string>[] = [
    {},
    KNOWN,
    { "user-agent": "Mozilla/5.0 Firefox/140", "accept-encoding": "gzip, deflate, br, zstd" },
    { ...KNOWN, "accept-encoding": "gzip", "x-forwarded-for": "192.0.2.1" },
    { ...KNOWN, "accept-encoding": "br;q=0, gzip;q=0.5", "accept-language": "en" },
    { "user-agent": "Googlebot/2.1" },
    { ...KNOWN, "accept-encoding": "br", "if-none-match": await tag("br") },
    { "accept-encoding": "gzip", "if-none-match": `W/${await tag("gzip")}, "other"` },
    { ...KNOWN, "if-none-match": await tag("identity") },
    { ...KNOWN, "accept-encoding": "br", "if-none-match": await tag("gzip") },
    { ...KNOWN, "if-none-match": "*" },
  ];
  for (const visitor of visitors) {
    await ask(`${whole.origin}/a/`, visitor);
    expect(await ask(`${kept.origin}/a/`, visitor)).toEqual(await ask(`${whole.origin}/a/`, visitor));
  }
  expect(kept.renders()).toBe(1);
});

it("sends a visitor from a page in memory to their own language as the middleware do", async () => {
  const [kept, whole] = [await site(), await byTheMiddleware()];
  const english = { ...KNOWN, "accept-language": "en-CA" };
  for (const { origin } of [kept, whole]) expect((await ask(`${origin}/`, KNOWN)).status).toBe(200);
  const sent = await ask(`${kept.origin}/`, english);
  expect(sent).toMatchObject({
    status: 302,
    headers: { location: "/en/", "cache-control": "private, no-store" },
  });
  expect(sent).toEqual(await ask(`${whole.origin}/`, english));
});

it("finds the page whatever a link carries beside what its rule names", async () => {
  const { origin, renders } = await site();
  const plain = await ask(`${origin}/a/?sort=size`, KNOWN);
  for (const query of ["?sort=size&fbclid=abc", "?utm_source=x&sort=size", "?sort=&sort=size"]) {
    expect(await ask(`${origin}/a/${query}`, KNOWN)).toEqual(plain);
  }
  expect(await ask(`${origin}/a/?sort=age`, KNOWN)).not.toEqual(plain);
  expect(renders()).toBe(2);
});

it("leaves to the middleware what is more than a plain question for a page", async () => {
  const { origin } = await site({
    env: { NODE_ENV: "production", VIGIE_SANDBOX: "on", TRUSTED_PROXIES: "1" },
  });
  const get = await ask(`${origin}/`, KNOWN);
  expect(await ask(`${origin}/`, KNOWN, "HEAD")).toEqual({ ...get, body: "" });
  expect((await ask(`${origin}/`, { "content-length": "0" }, "DELETE")).status).toBe(405);
  expect((await ask(`${origin}/?fbclid=${"x".repeat(3000)}`, KNOWN)).status).toBe(414);
  expect((await ask(`${origin}/`, { ...KNOWN, "x-forwarded-proto": "http" })).status).toBe(301);
  expect((await ask(`${origin}/`, { ...KNOWN, "accept-language": "en" })).headers.location).toBe("/en/");
});

it("counts what it answers, by status and by how fresh the page is", async () => {
  const clock = { now: Date.now() };
  let refresh = Promise.withResolvers<void>();
  refresh.resolve();
  const { origin } = await site({
    now: () => new Date(clock.now),
    async answer() {
      await refresh.promise;
      return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
    },
  });
  const { headers } = await ask(`${origin}/`, KNOWN);
  for (let time = 0; time < 3; time += 1) await ask(`${origin}/`, KNOWN);
  await ask(`${origin}/`, { ...KNOWN, "if-none-match": headers.etag ?? "" });
  refresh = Promise.withResolvers();
  clock.now += 60_000;
  await ask(`${origin}/`, KNOWN);
  await ask(`${origin}/`, KNOWN);
  refresh.resolve();
  const metrics = Buffer.from((await ask(`${origin}/metrics`)).body, "base64").toString();
  expect(metrics).toContain('{class="page",status="200",cache="miss"} 1');
  expect(metrics).toContain('{class="page",status="200",cache="hit"} 3');
  expect(metrics).toContain('{class="page",status="304",cache="hit"} 1');
  expect(metrics).toContain('{class="page",status="200",cache="stale"} 2');
});
