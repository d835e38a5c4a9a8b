import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, inject } from "vitest";
import { expect, newPerson, test } from "../support/browse.ts";

const fires = () => `${inject("summer")}/api/v1/fires`;

test("a request with the ETag of an unchanged response gets a 304 without a body, in each encoding", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const first = await fetch(`${inject("summer")}/api/v1/regions`, { headers });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect(first.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const again = await fetch(first.url, { headers: { ...headers, "if-none-match": `W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("a HEAD response has GET's headers and no body", async () => {
  const [head, get] = [await fetch(fires(), { method: "HEAD" }), await fetch(fires())];
  expect(await head.text()).toBe("");
  for (const name of ["content-type", "etag", "cache-control", "access-control-allow-origin"]) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
  expect(get.headers.get("cache-control")).toMatch(/^public, max-age=\d+, s-maxage=\d+, /);
});

test("no cache stores the /location response for a point", async () => {
  const answer = await fetch(`${inject("summer")}/api/v1/location?lat=47.44&lon=-72.78`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("the API redirects an address with an extra slash to the address without that slash", async () => {
  const answer = await fetch(`${fires()}/?active=true`);
  expect(answer.url).toBe(`${fires()}?active=true`);
  expect(answer.status).toBe(200);
});

test("parallel requests of the same address get the same headers, except the date", async () => {
  const headers = await Promise.all(
    [0, 1, 2, 3].map(async () => {
      const answer = await fetch(`${fires()}?region=04`);
      const { date: _, ...rest } = Object.fromEntries(answer.headers);
      return rest;
    }),
  );
  expect(headers[0]).toMatchObject({ "cross-origin-resource-policy": "cross-origin" });
  for (const each of headers) expect(each).toEqual(headers[0]);
});

describe("another site's page", () => {
  test("another site's page can read the API's data, errors, redirects and responses with status 304", async () => {
    // The page is cross-origin isolated, so that Cross-Origin-Resource-Policy applies to its requests.
    const other = createServer((_, response) => {
      response.writeHead(200, {
        "content-type": "text/html",
        "cross-origin-embedder-policy": "require-corp",
      });
      response.end("<!doctype html><title>other</title>");
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const context = await newPerson("/", {});
    try {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      const seen = await page.evaluate(async (url) => {
        const ok = await fetch(`${url}?active=true`);
        const etag = ok.headers.get("etag");
        const again = await fetch(`${url}?active=true`, {
          headers: { "if-none-match": etag ?? "", "x-own": "1" },
        });
        const bad = await fetch(`${url}?active=maybe`);
        const redirected = await fetch(`${url}/`);
        const post = await fetch(url, {
          method: "POST",
          body: "{}",
          headers: { "content-type": "application/json" },
        });
        const opaque = await fetch(url, { mode: "no-cors" });
        return {
          type: (await ok.json()).type,
          etag: etag !== null,
          again: again.status,
          bad: (await bad.json()).code,
          redirected: redirected.redirected && redirected.ok,
          post: (await post.json()).code,
          opaque: opaque.type,
        };
      }, fires());
      expect(seen).toEqual({
        type: "FeatureCollection",
        etag: true,
        again: 304,
        bad: "bad-parameter",
        redirected: true,
        post: "method-not-allowed",
        opaque: "opaque",
      });
    } finally {
      await context.close();
      other.close();
    }
  });

  test("another site's page cannot read the site's pages", async () => {
    const page = await fetch(`${inject("summer")}/etat-situation/`);
    expect(page.headers.get("access-control-allow-origin")).toBeNull();
    expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});
