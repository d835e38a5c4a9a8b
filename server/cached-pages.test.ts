import { type IncomingHttpHeaders, request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { startSite } from "./app.double.ts";

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

/** Returns a response as sent, without its date. */
function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }>();
  const requested = request(url, { headers, method, agent: false });
  requested.on("error", reject).on("response", async (response) => {
    const { date: _, ...rest } = response.headers;
    const body = Buffer.concat(await response.toArray()).toString("base64");
    resolve({ status: response.statusCode, headers: rest, body });
  });
  requested.end();
  return promise;
}

const KNOWN = { cookie: "langue=fr" };

it("one render serves all visitors, each in their encoding, and a visitor who has the page gets 304 without a body", async () => {
  const { origin, renders } = await site();
  const get = (headers: Record<string, string>) => ask(`${origin}/a/`, { ...KNOWN, ...headers });
  const encodings = ["br", "gzip", "identity"];
  for (const encoding of encodings) {
    const { status, headers, body } = await get({ "accept-encoding": encoding });
    expect([status, headers["content-encoding"] ?? "identity"]).toEqual([200, encoding]);
    const { "content-encoding": _, "content-length": __, "content-type": ___, ...bodiless } = headers;
    const known = { "accept-encoding": encoding, "if-none-match": `W/${headers.etag}, "other"` };
    expect(await get(known)).toEqual({ status: 304, headers: bodiless, body: "" });
    for (const other of encodings)
      if (other !== encoding)
        expect(await get({ ...known, "accept-encoding": other })).toMatchObject({ status: 200 });
    expect(body).not.toBe("");
  }
  expect(renders()).toBe(1);
});

it("a visitor is redirected to their own language even if the requested page is in memory", async () => {
  const { origin } = await site();
  expect((await ask(`${origin}/`, KNOWN)).status).toBe(200);
  expect(await ask(`${origin}/`, { ...KNOWN, "accept-language": "en-CA" })).toMatchObject({
    status: 302,
    headers: { location: "/en/", "cache-control": "private, no-store" },
  });
});

it("a link with parameters outside the page's cache rule gets the cached page", async () => {
  const { origin, renders } = await site();
  const plain = await ask(`${origin}/a/?sort=size`, KNOWN);
  for (const query of ["?sort=size&fbclid=abc", "?utm_source=x&sort=size", "?sort=&sort=size"]) {
    expect(await ask(`${origin}/a/${query}`, KNOWN)).toEqual(plain);
  }
  expect(await ask(`${origin}/a/?sort=age`, KNOWN)).not.toEqual(plain);
  expect(renders()).toBe(2);
});

it("a request is checked for method, address length, scheme and language even if the page is in memory", async () => {
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

it("the metrics count responses by status and by the freshness of the page", async () => {
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
