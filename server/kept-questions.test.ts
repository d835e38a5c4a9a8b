import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { Address, PageRule } from "#site-contract";
import type { AppEntry } from "./app-build.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { MAX_URL_CHARACTERS } from "./middleware/limit-requests.ts";
import { PageCache } from "./page-cache.ts";
import { storePage } from "./stored-page.ts";

const RULE = { freshSeconds: 60, staleSeconds: 60, rescueSeconds: 60, query: ["sort"], tag: "page" };
const LONG = `/${"a".repeat(MAX_URL_CHARACTERS - 2)}/`;

/** Some pages in memory, and what comes of a request for one: its answer, or nothing when it goes the long way. */
async function memory(options: { rule?: PageRule | null; redirected?: string } = {}) {
  const cache = new PageCache({
    maxBytes: { plain: 1_000_000, odd: 1_000_000 },
    now: () => 0,
    renderLimitMs: 60_000,
    onFailedRefresh: () => undefined,
  });
  const pages = {
    "/": 200,
    "/a/": 200,
    "/a/?sort=size": 200,
    "/none/": 404,
    [LONG]: 200,
    [`${LONG}a`]: 200,
    "a/": 200,
  };
  for (const [address, status] of Object.entries(pages)) {
    const headers = new Headers({ "content-type": "text/html" });
    await cache.read(address, RULE, () =>
      storePage({ status, headers, body: Buffer.from(address) }, () => []),
    );
  }
  const redirectAsked: Address[] = [];
  const entry = {
    cacheRuleFor: () => (options.rule === undefined ? RULE : options.rule),
    redirectFor(address: Address) {
      redirectAsked.push(address);
      return address.pathname + address.search === options.redirected
        ? { location: "/b/", status: 301 }
        : null;
    },
    isApiPath: (pathname: string) => pathname.startsWith("/api/"),
  } as unknown as AppEntry;
  const counted: unknown[] = [];
  const answer = createKeptAnswers({
    entry,
    cache,
    siteUrl: "https://site.test",
    policy: () => [["X-Frame-Options", "DENY"]],
    mustUpgrade: (proto) => proto === "http",
    count: (...of) => counted.push(of),
  });
  function ask(url: string | undefined, headers: Record<string, string> = {}, method = "GET") {
    const sent: { status?: number; headers?: readonly string[]; body?: unknown } = {};
    const response = {
      writeHead(status: number, list: readonly string[]) {
        Object.assign(sent, { status, headers: list });
        return this;
      },
      end: (body: unknown) => Object.assign(sent, { body }),
    };
    const isAnswered = answer(
      { method, url, headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return isAnswered ? { ...sent, body: sent.body?.toString() } : null;
  }
  return { ask, counted, redirectAsked };
}

describe("a page in memory answers", () => {
  it("a plain question for it, and is counted", async () => {
    const { ask, counted } = await memory();
    expect(ask("/a/")).toMatchObject({ status: 200, body: "/a/" });
    expect(counted).toEqual([["page", 200, "hit"]]);
  });

  it("whatever its link carries beside what its rule names", async () => {
    const { ask } = await memory();
    expect(ask("/a/?sort=size")?.body).toBe("/a/?sort=size");
    expect(ask("/a/?fbclid=1&sort=size")?.body).toBe("/a/?sort=size");
    expect(ask("/a/?fbclid=1")?.body).toBe("/a/");
  });

  it("up to the longest address", async () => {
    const { ask } = await memory();
    expect(ask(LONG)?.body).toBe(LONG);
    expect(ask(`${LONG}a`)).toBeNull();
  });

  it("once the app has said that its whole address is sent nowhere else; else with where it is sent", async () => {
    const { ask, redirectAsked, counted } = await memory({ redirected: "/a/?sort=size" });
    expect(ask("/a/?sort=size")).toMatchObject({
      status: 301,
      headers: ["Location", "/b/", "Cache-Control", "public, max-age=3600", "X-Frame-Options", "DENY"],
    });
    expect(ask("/a/")).toMatchObject({ status: 200 });
    expect(counted).toEqual([
      ["redirect", 301, "none"],
      ["page", 200, "hit"],
    ]);
    expect(redirectAsked).toEqual([
      { pathname: "/a/", search: "?sort=size" },
      { pathname: "/a/", search: "" },
    ]);
  });
});

describe("the long way goes", () => {
  it.each([
    ["what is not in memory", "/b/", {}, "GET"],
    ["what is not there", "/none/", {}, "GET"],
    ["another method", "/a/", {}, "HEAD"],
    ["a request with a body", "/a/", { "content-length": "0" }, "GET"],
    ["a request with a body of unknown length", "/a/", { "transfer-encoding": "chunked" }, "GET"],
    ["a visitor who must come by HTTPS", "/a/", { "x-forwarded-proto": "http" }, "GET"],
    ["an address that is no path", "a/", {}, "GET"],
    ["an address that is none", undefined, {}, "GET"],
  ] as const)("%s", async (_what, url, headers, method) => {
    const { ask, counted } = await memory();
    expect(ask(url, headers, method)).toBeNull();
    expect(counted).toEqual([]);
  });

  it.each([
    ["that has no rule", null],
    ["of a visitor's own question", { isPrivate: true, query: [] }],
  ] as const)("a query %s", async (_what, rule) => {
    const { ask } = await memory({ rule });
    expect(ask("/a/?mine=1")).toBeNull();
  });
});
