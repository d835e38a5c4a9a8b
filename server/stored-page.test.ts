import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type PageVariant, storePage } from "./stored-page.ts";

const html = Buffer.from(`<!doctype html><p>${"incendie de forêt ".repeat(4000)}</p>`);
const page = {
  status: 200,
  headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
  body: html,
};

it("stores a page compressed only, and decompresses it on request", async () => {
  const stored = await storePage(page, () => []);
  expect(stored.bytes).toBeLessThan(html.length / 2);
  const { body, headers } = stored.variants.identity;
  expect(body).toEqual(html);
  expect(headers).not.toContain("Content-Encoding");
  expect(headers[headers.indexOf("Content-Length") + 1]).toBe(String(html.length));
});

/** Returns a variant's headers by name, in lower case. */
const headersOf = ({ headers }: Pick<PageVariant, "headers">) =>
  Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1]]] : [])),
  );
const storedHeaders = async (headers: Record<string, string>, status = 200) =>
  headersOf((await storePage({ status, headers: new Headers(headers), body: html }, () => [])).variants.br);

describe("a stored page's headers", () => {
  it("the headers of a stored page describe its body in each encoding", async () => {
    const { variants } = await storePage(page, () => []);
    const digest = createHash("sha256").update(html).digest("base64url").slice(0, 22);
    for (const coding of ["br", "gzip"] as const) {
      const { body, etag } = variants[coding];
      expect(etag).toBe(`"${digest}-${coding}"`);
      expect(headersOf(variants[coding])).toEqual({
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding",
        etag,
        "content-type": "text/html; charset=utf-8",
        "content-length": String(body.length),
        "content-encoding": coding,
      });
    }
  });

  it("the headers omit those of the body for clients that already have it", async () => {
    const { br } = (await storePage(page, () => [["X-Policy", "closed"]])).variants;
    expect(headersOf({ headers: br.bodilessHeaders })).toEqual({
      "cache-control": "public, max-age=0, must-revalidate",
      "x-policy": "closed",
      vary: "Accept-Encoding",
      etag: br.etag,
    });
  });

  it("the headers are the page's own, except those of one visitor or one connection", async () => {
    const kept = await storedHeaders({
      "content-type": "text/html",
      "content-length": "1",
      "content-encoding": "zstd",
      "transfer-encoding": "chunked",
      "set-cookie": "langue=fr",
      etag: '"own"',
      date: "Thu, 02 Jul 2026 12:00:00 GMT",
      "last-modified": "Thu, 02 Jul 2026 11:00:00 GMT",
    });
    expect(kept).toMatchObject({
      "last-modified": "Thu, 02 Jul 2026 11:00:00 GMT",
      "content-encoding": "br",
    });
    for (const name of ["transfer-encoding", "set-cookie", "date"]) expect(kept).not.toHaveProperty(name);
    expect([kept.etag, kept["content-length"]]).not.toContain('"own"');
  });

  it("the headers keep the page's own cache rule, and let no cache keep a failure", async () => {
    expect((await storedHeaders({ "cache-control": "no-cache" }))["cache-control"]).toBe("no-cache");
    expect((await storedHeaders({}, 499))["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await storedHeaders({}, 500))["cache-control"]).toBe("no-store");
  });

  it("the headers contain no content type if the page has none", async () => {
    expect(await storedHeaders({})).not.toHaveProperty("content-type");
  });
});

describe("the policy of a page", () => {
  const body = Buffer.from("<script>go()</script>");
  const hashesOf = async (type: string) => {
    const requested: (readonly string[])[] = [];
    const headers = new Headers({ "content-type": type });
    await storePage({ status: 200, headers, body }, ({ scriptHashes = [] }) => {
      requested.push(scriptHashes);
      return [];
    });
    return requested;
  };

  it("the policy contains the hashes of a page's scripts only for HTML", async () => {
    const hash = createHash("sha256").update("go()").digest("base64");
    expect(await hashesOf("text/html; charset=utf-8")).toEqual([[`'sha256-${hash}'`]]);
    expect(await hashesOf("application/json")).toEqual([[]]);
  });

  it("the policy does not override the response's own headers", async () => {
    const headers = new Headers({ "x-frame-options": "SAMEORIGIN" });
    const policy = () => [["X-Frame-Options", "DENY"] as const];
    const { br } = (await storePage({ status: 200, headers, body }, policy)).variants;
    expect(headersOf(br)["x-frame-options"]).toBe("SAMEORIGIN");
  });
});

it("compresses responses that browsers keep forever the most", async () => {
  const text = Buffer.from(Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 1009} feu `).join(""));
  const sizeOf = async (cacheControl: string) => {
    const headers = new Headers({ "cache-control": cacheControl });
    return (await storePage({ status: 200, headers, body: text }, () => [])).variants.br.body.length;
  };
  expect(await sizeOf("public, immutable")).toBeLessThan(await sizeOf("public"));
});

it("counts the memory of its compressed body and the overhead", async () => {
  const { bytes, variants } = await storePage(page, () => []);
  expect(bytes).toBe(6 * 1024 + variants.br.body.length);
});
