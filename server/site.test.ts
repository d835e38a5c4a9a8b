import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { currentRequestId } from "#program-log";
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

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request. Unlike fetch, does not follow redirects, decode bodies or choose connections. */
function ask(
  url: string,
  headers: Record<string, string> = {},
  options: { method?: string; agent?: Agent } = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const requested = request(url, { headers, method: options.method ?? "GET", agent: options.agent ?? false });
  requested.on("error", reject).on("response", (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk) => chunks.push(chunk)).on("error", reject);
    response.on("end", () =>
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks).toString("latin1"),
      }),
    );
  });
  requested.end();
  return promise;
}

const HTML = { "content-type": "text/html; charset=utf-8" };
const COOKIE = { cookie: "langue=fr" };

describe("a cached page", () => {
  it("a cached page has identical bytes and headers for each request", async () => {
    const { origin, renders } = await site();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const headers of [{ ...COOKIE, "accept-encoding": "br" }, { "accept-encoding": "gzip" }, COOKIE]) {
      const answers: Answer[] = [];
      for (let time = 0; time < 4; time += 1) answers.push(await ask(`${origin}/a/`, headers, { agent }));
      const [slow, ...others] = answers.map(({ headers: { date: _, ...rest }, ...answer }) => ({
        ...answer,
        rest,
      }));
      expect(slow?.status).toBe(200);
      for (const other of others) expect(other).toEqual(slow);
    }
    agent.destroy();
    expect(renders()).toBe(1);
  });

  it("a cached page has an ETag for each encoding, and a client that has the page gets 304", async () => {
    const { origin } = await site();
    const br = await ask(`${origin}/situation/`, { ...COOKIE, "accept-encoding": "br" });
    const plain = await ask(`${origin}/situation/`, COOKIE);
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.headers.vary).toBe("Accept-Encoding");
    expect(br.headers.etag).not.toBe(plain.headers.etag);
    const again = await ask(`${origin}/situation/`, {
      ...COOKIE,
      "accept-encoding": "br",
      "if-none-match": `W/${br.headers.etag}`,
    });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.etag).toBe(br.headers.etag);
  });

  it("a HEAD request for a cached page gets headers without a body", async () => {
    const { origin } = await site();
    const { status, headers, body } = await ask(`${origin}/`, COOKIE, { method: "HEAD" });
    expect([status, body]).toEqual([200, ""]);
    expect(Number(headers["content-length"])).toBeGreaterThan(0);
  });

  it("a cached page has the hash of its own inline scripts, and every security header", async () => {
    const { origin } = await site();
    const { headers } = await ask(`${origin}/`, COOKIE);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  it("another site can frame a page only if the app allows frames for the page's address", async () => {
    const { origin } = await site();
    const { headers } = await ask(`${origin}/?sort=framed`, COOKIE);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *;");
    expect(headers["x-frame-options"]).toBeUndefined();
    const again = await ask(`${origin}/?sort=framed`, COOKIE);
    expect(again.headers["x-frame-options"]).toBeUndefined();
    const other = await ask(`${origin}/?sort=size`, COOKIE);
    expect(other.headers["content-security-policy"]).toContain("frame-ancestors 'none';");
  });

  it("caches can share a page, because it sets no cookie and only varies by encoding", async () => {
    const { origin } = await site();
    const { headers } = await ask(`${origin}/a/`);
    expect(headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=600",
    );
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["cache-tag"]).toBe("vigie, page");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("the page at the address `/` is private unless an edge sends the language", async () => {
    const requested = { ...COOKIE, "vigie-language": "fr" };
    const alone = await ask(`${(await site()).origin}/`, requested);
    expect(alone.headers["cache-control"]).toMatch(/^private/);
    expect(alone.headers.vary).toMatch(/Cookie/);
    const behind = await ask(`${(await site({ env: { EDGE_LANGUAGE: "on" } })).origin}/`, requested);
    expect(behind.headers["cache-control"]).toMatch(/^public, .*s-maxage=20/);
    expect(behind.headers.vary).toBe("Accept-Encoding, Vigie-Language");
  });

  it("a page is rendered without the parameters outside its rule", async () => {
    const { origin, renders } = await site();
    const { body } = await ask(`${origin}/?utm=1&sort=size`, COOKIE);
    expect(body).toContain("/?sort=size");
    await ask(`${origin}/?sort=size&fbclid=2`, COOKIE);
    expect(renders()).toBe(1);
  });
});

describe("a page of one visitor's own question", () => {
  it("a visitor's own page is rendered each time with its own parameters, and not cached", async () => {
    const { origin, renders } = await site();
    for (let time = 1; time <= 3; time += 1) {
      const { status, body, headers } = await ask(`${origin}/a/?mine=1+rue+A&sort=size`, COOKIE);
      expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(body).toContain("/a/?mine=1+rue+A<");
      expect(renders()).toBe(time);
    }
    expect((await ask(`${origin}/metrics`)).body).toContain("vigie_cached_pages 0");
  });

  it("a visitor's own page leaves nothing of the question in the log", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const { origin } = await site({ log });
    await ask(`${origin}/a/?mine=1+rue+A`, COOKIE);
    await ask(`${origin}/a/_.data?mine=1+rue+A`, COOKIE);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).not.toMatch(/rue/);
  });
});

describe("a page that is not cached", () => {
  it("a page without a cache rule can be revalidated by a browser that has it", async () => {
    const { origin } = await site();
    const { headers } = await ask(`${origin}/uncached/?sort=size`, COOKIE);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("faults of requests", () => {
  it("refused requests are logged with a keyed hash of their network, different for each network", async () => {
    const networks: string[] = [];
    const log = pino(
      { level: "warn" },
      { write: (line: string) => void networks.push(JSON.parse(line).network) },
    );
    const { origin } = await site({ log, env: { TRUSTED_PROXIES: "1" } });
    for (const address of ["203.0.113.7", "203.0.113.7", "198.51.100.9"])
      await ask(
        `${origin}/a/`,
        { "x-forwarded-for": address, "x-forwarded-proto": "https" },
        { method: "PUT" },
      );
    await expect.poll(() => networks.length).toBe(3);
    const [first, again, other] = networks;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it("a failed refresh is logged and counted once, and a failed page has the id of its request", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const clock = { now: Date.now() };
    let fails = false;
    const { origin } = await site({
      log,
      now: () => new Date(clock.now),
      answer: () =>
        fails ? Promise.reject(new Error("no page")) : new Response("<p>page</p>", { headers: HTML }),
    });
    await ask(`${origin}/a/`, COOKIE);
    fails = true;
    clock.now += 61_000;
    expect((await ask(`${origin}/a/`, COOKIE)).status).toBe(200);
    await expect
      .poll(async () => (await ask(`${origin}/metrics`)).body)
      .toContain("vigie_failed_refreshes_total 1");
    expect(lines.map(({ msg }) => msg)).toEqual(["could not refresh a page; serving the cached one"]);
    expect((await ask(`${origin}/b/`, COOKIE)).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });
});

it("the warm-up keeps the first pages in memory without a visitor", async () => {
  const { origin, hasFirstPages, renders } = await site();
  expect(await hasFirstPages()).toBe(false);
  expect(await hasFirstPages()).toBe(true);
  const before = renders();
  for (const path of ["/", "/en/"]) expect((await ask(origin + path, COOKIE)).status).toBe(200);
  expect(renders()).toBe(before);
});

it("the warm-up is not complete while the first pages cannot be rendered", async () => {
  const { hasFirstPages } = await site({ answer: () => new Response("no", { status: 500 }) });
  expect([await hasFirstPages(), await hasFirstPages()]).toEqual([false, false]);
});

describe("a fault of the server itself", () => {
  it("a server error shows the phone numbers, is not cached, and is logged with the id in its response", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: "error", mixin: () => ({ id: currentRequestId() }) },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    );
    const broken = () => {
      throw new Error("no readiness");
    };
    const { origin } = await site({ log, readiness: broken });
    const { status, headers, body } = await ask(`${origin}/readyz`);
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(body).toMatch(/463\S+FEUX[\s\S]*463\S+3389/);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: "a request failed", id: headers["x-request-id"] }),
    );
  });
});

describe("redirects and refusals", () => {
  it("a visitor is redirected even if the page is cached, and a redirect to their language is not shared", async () => {
    const { origin } = await site();
    expect(await ask(`${origin}/a`, COOKIE)).toMatchObject({ status: 301, headers: { location: "/a/" } });
    await ask(`${origin}/`, COOKIE);
    const english = await ask(`${origin}/`, { "accept-language": "en" });
    expect(english).toMatchObject({
      status: 302,
      headers: { location: "/en/", "cache-control": "private, no-store" },
    });
    expect((await ask(`${origin}/`, { "accept-language": "fr" })).status).toBe(200);
  });

  it("requests with other methods, long addresses and large bodies are refused", async () => {
    const { origin } = await site();
    expect(await ask(`${origin}/`, {}, { method: "DELETE" })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
    const long = await ask(`${origin}/${"a".repeat(3000)}/`);
    expect(long.status).toBe(414);
    expect(long.body).toMatch(/trop long[\s\S]*too long/);
    expect((await ask(`${origin}/`, { "content-length": "70000" }, { method: "POST" })).status).toBe(413);
  });

  it("in production, a request is redirected to the public origin only if a trusted proxy reports plain HTTP", async () => {
    const env = { NODE_ENV: "production", VIGIE_SANDBOX: "on", TRUSTED_PROXIES: "1" };
    const { origin } = await site({ env });
    const plain = await ask(`${origin}/a/?sort=x`, { "x-forwarded-proto": "http" });
    expect(plain).toMatchObject({ status: 301, headers: { location: "https://site.test/a/?sort=x" } });
    expect((await ask(`${origin}/a/`, { "x-forwarded-proto": "https" })).status).toBe(200);
    const untrusting = await site({ env: { ...env, TRUSTED_PROXIES: "0" } });
    expect((await ask(`${untrusting.origin}/a/`, { "x-forwarded-proto": "http" })).status).toBe(200);
  });
});

describe("errors", () => {
  it("for a missing page, a robot gets one line, and a person gets a page", async () => {
    const { origin } = await site();
    const robot = await ask(`${origin}/missing/`, { "user-agent": "Googlebot/2.1" });
    expect(robot).toMatchObject({ status: 404, body: "Not Found\n" });
    const person = await ask(`${origin}/missing/`, { "user-agent": "Mozilla/5.0 Firefox/140" });
    expect(person.status).toBe(404);
    expect(person.body).toContain("<p>/missing/");
  });

  it("if no page can be rendered, the response shows the phone numbers in both languages", async () => {
    const { origin } = await site({ answer: () => Promise.reject(new Error("no page")) });
    const { status, body, headers } = await ask(`${origin}/`);
    expect(status).toBe(500);
    expect(body).toMatch(/463\S+FEUX[\s\S]*911[\s\S]*463\S+3389[\s\S]*emergency[\s\S]*911/);
    expect(headers["x-request-id"]).toBeDefined();
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("operations of the site", () => {
  const token = "a-token-of-16-characters";
  it("anyone gets the site's health, but metrics and the reason why it is not ready require the token", async () => {
    const { origin } = await site({ env: { METRICS_TOKEN: token }, readiness: () => ["stale-data"] });
    const authorization = `Bearer ${token}`;
    expect((await ask(`${origin}/healthz`)).status).toBe(200);
    expect((await ask(`${origin}/metrics`)).status).toBe(404);
    expect((await ask(`${origin}/metrics`, { authorization: "Bearer wrong" })).status).toBe(404);
    expect((await ask(`${origin}/metrics`, { authorization })).status).toBe(200);
    const ready = await ask(`${origin}/readyz`);
    expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { ready: false }]);
    expect((await ask(`${origin}/readyz?exclude=stale-data`)).status).toBe(200);
    const detailed = await ask(`${origin}/readyz`, { authorization });
    expect([detailed.status, JSON.parse(detailed.body)]).toEqual([
      503,
      { ready: false, reason: "stale-data" },
    ]);
  });

  it("the metrics count requests by class, status and outcome, including responses from memory", async () => {
    const { origin } = await site();
    for (let time = 0; time < 3; time += 1) await ask(`${origin}/`, COOKIE);
    const { body } = await ask(`${origin}/metrics`);
    expect(body).toContain('vigie_requests_total{class="page",status="200",cache="miss"} 1');
    expect(body).toContain('vigie_requests_total{class="page",status="200",cache="hit"} 2');
    expect(body).toContain('vigie_request_seconds_count{class="page"} 3');
    expect(body).toContain('vigie_reading_failing{reading="fires"} 0');
    expect(body).toContain('vigie_geocoder_calls_total{outcome="geocoder-timeout"} 1');
    expect(body).toContain('vigie_fire_data_calls_total{path="/public/feux",outcome="answered"} 3');
  });

  it("the response with the current build's id can be cached unless its address has a query", async () => {
    const { origin } = await site();
    const [stored, live] = await Promise.all([ask(`${origin}/build.json`), ask(`${origin}/build.json?live`)]);
    for (const { body } of [stored, live]) expect(JSON.parse(body)).toEqual({ id: "build-1" });
    expect(stored.headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=15,/);
    expect(live.headers["cache-control"]).toBe("no-store");
  });
});
