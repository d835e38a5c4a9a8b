import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pageAnswer, type StoredPage, storePage } from "./stored-page.ts";

const html = Buffer.from(`<!doctype html><p>${"incendie de forêt ".repeat(4000)}</p>`);
const page = {
  status: 200,
  headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
  body: html,
};

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it("a page is stored only in compressed form, and decompressed for a visitor who accepts no encoding", async () => {
  const stored = await storePage(page, () => []);
  expect(stored.bytes).toBeLessThan(html.length / 2);
  const answer = pageAnswer(stored, {});
  expect(await bytesOf(answer)).toEqual(html);
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(answer.headers.get("content-length")).toBe(String(html.length));
});

/** Returns the headers that a visitor gets, by name. */
const headersOf = (stored: StoredPage, visitor = {}) =>
  Object.fromEntries(pageAnswer(stored, { "accept-encoding": "br", ...visitor }).headers);
const storedHeaders = async (headers: Record<string, string>, status = 200) =>
  headersOf(await storePage({ status, headers: new Headers(headers), body: html }, () => []));

describe("a stored page's headers", () => {
  it("the headers of a stored page describe its body in each encoding", async () => {
    const stored = await storePage(page, () => []);
    const digest = createHash("sha256").update(html).digest("base64url").slice(0, 22);
    for (const coding of ["br", "gzip"] as const) {
      expect(headersOf(stored, { "accept-encoding": coding })).toEqual({
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding",
        etag: `"${digest}-${coding}"`,
        "content-type": "text/html; charset=utf-8",
        "content-length": String(stored.packed[coding].length),
        "content-encoding": coding,
      });
    }
  });

  it("a visitor who already has a stored page gets no headers about its body", async () => {
    const stored = await storePage(page, () => [["X-Policy", "closed"]]);
    const { etag } = headersOf(stored);
    expect(headersOf(stored, { "if-none-match": etag })).toEqual({
      "cache-control": "public, max-age=0, must-revalidate",
      "x-policy": "closed",
      vary: "Accept-Encoding",
      etag,
    });
  });

  it("a stored page keeps the headers of its render, except headers for one visitor or one connection", async () => {
    const pageHeaders = await storedHeaders({
      "content-type": "text/html",
      "content-length": "1",
      "content-encoding": "zstd",
      "transfer-encoding": "chunked",
      "set-cookie": "langue=fr",
      etag: '"own"',
      date: "Thu, 02 Jul 2026 12:00:00 GMT",
      "last-modified": "Thu, 02 Jul 2026 11:00:00 GMT",
    });
    expect(pageHeaders).toMatchObject({
      "last-modified": "Thu, 02 Jul 2026 11:00:00 GMT",
      "content-encoding": "br",
    });
    for (const name of ["transfer-encoding", "set-cookie", "date"])
      expect(pageHeaders).not.toHaveProperty(name);
    expect([pageHeaders.etag, pageHeaders["content-length"]]).not.toContain('"own"');
  });

  it("a stored page keeps the Cache-Control header of its render, and no cache can keep a failed page", async () => {
    expect((await storedHeaders({ "cache-control": "no-cache" }))["cache-control"]).toBe("no-cache");
    expect((await storedHeaders({}, 499))["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await storedHeaders({}, 500))["cache-control"]).toBe("no-store");
  });

  it("a stored page without a content type is sent without a content type", async () => {
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

  it("script hashes are computed for the policy of an HTML page, and not for other content types", async () => {
    const hash = createHash("sha256").update("go()").digest("base64");
    expect(await hashesOf("text/html; charset=utf-8")).toEqual([[`'sha256-${hash}'`]]);
    expect(await hashesOf("application/json")).toEqual([[]]);
  });

  it("the security policy does not override a response's own headers", async () => {
    const headers = new Headers({ "x-frame-options": "SAMEORIGIN" });
    const policy = () => [["X-Frame-Options", "DENY"] as const];
    const stored = await storePage({ status: 200, headers, body }, policy);
    expect(headersOf(stored)["x-frame-options"]).toBe("SAMEORIGIN");
  });
});

it("responses that browsers keep forever are compressed more than other responses", async () => {
  const text = Buffer.from(Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 1009} feu `).join(""));
  const sizeOf = async (cacheControl: string) => {
    const headers = new Headers({ "cache-control": cacheControl });
    return (await storePage({ status: 200, headers, body: text }, () => [])).packed.br.length;
  };
  expect(await sizeOf("public, immutable")).toBeLessThan(await sizeOf("public"));
});

it("a stored page counts the memory of its compressed body and a fixed overhead", async () => {
  const { bytes, packed } = await storePage(page, () => []);
  expect(bytes).toBe(6 * 1024 + packed.br.length);
});

const PAGE = "<p>page</p>";
const TWO = new Headers([
  ["content-type", "text/html"],
  ["X-One", "c"],
  ["X-Two", "a"],
  ["X-Two", "b"],
]);
const stored = (status = 200, body = PAGE) =>
  storePage({ status, headers: TWO, body: Buffer.from(body) }, () => []);

describe("the response with a stored page", () => {
  it("a stored page is sent in the visitor's encoding", async () => {
    const page = await stored();
    expect(await pageAnswer(page, {}).text()).toBe(PAGE);
    const br = pageAnswer(page, { "accept-encoding": "br" });
    expect([br.status, br.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect(await bytesOf(br)).toEqual(page.packed.br);
  });

  it("a stored page is sent with its status, headers and body", async () => {
    const answer = pageAnswer(await stored(404), {});
    expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-one": "c", "x-two": "a, b" });
  });

  it("a visitor who already has a stored page gets 304 without a body, unless the page is an error", async () => {
    const [page, missing] = [await stored(), await stored(404)];
    const known = (of: typeof page) => ({ "if-none-match": `"${of.digest}-identity"` });
    const same = pageAnswer(page, known(page));
    expect([same.status, same.body, same.headers.get("content-length")]).toEqual([304, null, null]);
    expect(same.headers.get("etag")).toBe(pageAnswer(page, {}).headers.get("etag"));
    expect(pageAnswer(missing, known(missing)).status).toBe(404);
  });

  it.each([
    [200, ""],
    [204, "x"],
    [304, "x"],
  ])("a stored page with the status %d and the text %j is sent without a body", async (status, body) => {
    const answer = pageAnswer(await stored(status, body), {});
    expect([answer.status, answer.body]).toEqual([status, null]);
  });
});
