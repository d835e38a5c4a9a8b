import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CacheRule } from "#plan/page-rules.ts";
import { cachingHeaders, FILE_KINDS, fileCaching } from "./shared-caching.ts";

const RULE: CacheRule = {
  ...{ freshSeconds: 15, staleSeconds: 30, rescueSeconds: 86_400 },
  ...{ query: [], tag: "situation" },
};
function headers(...requested: Parameters<typeof cachingHeaders>) {
  const list = cachingHeaders(...requested);
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])));
}

describe("caching headers of a response", () => {
  it("an edge can share a page for a few seconds, and for a day if the site is away", () => {
    expect(headers(RULE, 200, null)).toEqual({
      "Cache-Control": "public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400",
      Vary: "Accept-Encoding",
      "Cache-Tag": "vigie, situation",
    });
  });

  it("an edge can cache a page for five minutes at most, even if the page is fresh for a day", () => {
    const day = { ...RULE, freshSeconds: 86_400, browserSeconds: 60 };
    expect(headers(day, 200, null)["Cache-Control"]).toMatch(/^public, max-age=60, s-maxage=300,/);
  });

  it("an edge can cache a 404 for five seconds only", () => {
    expect(headers(RULE, 404, null)["Cache-Control"]).toBe("public, max-age=0, s-maxage=5");
  });

  it("no cache can keep a failed response", () => {
    expect(headers(RULE, 503, null)["Cache-Control"]).toBe("no-store");
  });

  it("no cache can keep a response to one person", () => {
    expect(headers({ isPrivate: true, query: [] }, 200, null)).toEqual({
      "Cache-Control": "private, no-store",
      Vary: "Accept-Encoding",
    });
  });

  it("the response to `/` varies by all request headers that it depends on, and is not shared", () => {
    const { "Cache-Control": control, Vary: vary } = headers(RULE, 200, "visitor");
    expect(control).toBe("private, max-age=0, must-revalidate");
    expect(vary).toMatch(/Accept-Language, Cookie, Referer, Sec-Fetch-Site/);
  });

  it("the response to `/` can be shared if an edge sends the language", () => {
    const { "Cache-Control": control, Vary: vary } = headers(RULE, 200, "edge");
    expect(control).toMatch(/s-maxage=5/);
    expect(vary).toBe("Accept-Encoding, Vigie-Language");
  });

  it("a response's own Cache-Control header takes precedence over the rule of its address", () => {
    const own = "public, max-age=31536000, immutable";
    expect(headers(RULE, 200, null, own)["Cache-Control"]).toBe(own);
  });
});

describe("caching headers of a file or redirect", () => {
  const headersOf = (...file: Parameters<typeof fileCaching>) => Object.fromEntries(fileCaching(...file));
  const NAMED_BY_CONTENT = "public, max-age=31536000, immutable";

  it.each(FILE_KINDS)("an edge can cache the kind %s, serve it if the site is away, and purge it", (kind) => {
    const { "Cache-Control": control, "Cache-Tag": tag } = headersOf(kind);
    if (kind === "asset") expect(control).toBe(NAMED_BY_CONTENT);
    else expect(control).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=86400/);
    expect(tag).toMatch(/^vigie, [a-z-]+$/);
  });

  it("an edge keeps a story's picture for one day at most, and a browser keeps it for a year", () => {
    expect(headersOf("picture")).toEqual({
      "Cache-Control":
        "public, max-age=31536000, s-maxage=86400, stale-while-revalidate=300, stale-if-error=86400, immutable",
      "Cache-Tag": "vigie, pictures",
    });
  });

  it("a failed or missing file is requested again soon", () => {
    expect(headersOf("tile", "failed")["Cache-Control"]).toBe("public, max-age=30, s-maxage=30");
    expect(headersOf("tile", "missing")["Cache-Control"]).toBe("public, max-age=0, s-maxage=5");
  });

  it("no other file of the server contains caching rules for shared caches", () => {
    const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter(
      (path) => !path.endsWith(".test.ts") && path !== "shared-caching.ts",
    );
    expect(files.length).toBeGreaterThan(50);
    const writes = (path: string) =>
      /["`]public\b|max-age/.test(readFileSync(join(import.meta.dirname, path), "utf8"));
    expect(files.filter(writes)).toEqual([]);
  });
});
