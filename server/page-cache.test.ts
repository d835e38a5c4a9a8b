import { describe, expect, it } from "vitest";
import type { CacheRule } from "#plan/page-rules.ts";
import { PageCache, renderWindow } from "./page-cache.ts";
import { type StoredPage, storePage } from "./stored-page.ts";

const RULE: CacheRule = { freshSeconds: 10, staleSeconds: 100, rescueSeconds: 1000, query: [], tag: "page" };
const pageOf = (text: string, status = 200) =>
  storePage(
    { status, headers: new Headers({ "content-type": "text/html" }), body: Buffer.from(text) },
    () => [],
  );
const textOf = (page: StoredPage) => page.packed.identity.toString();

function setUp(options: { maxBytes?: number; oddBytes?: number; renderLimitMs?: number } = {}) {
  const clock = { now: renderWindow(1_000_000, RULE.freshSeconds, "k").start };
  const failures: unknown[] = [];
  const cache = new PageCache({
    maxBytes: { plain: options.maxBytes ?? 1_000_000, odd: options.oddBytes ?? 1_000_000 },
    now: () => clock.now,
    renderLimitMs: options.renderLimitMs ?? 5_000,
    onFailedRefresh: (_key, error) => failures.push(error),
  });
  let renders = 0;
  const started: Promise<StoredPage>[] = [];
  const read = async (render: () => Promise<StoredPage>, key = "k", rule = RULE) => {
    const { page, outcome } = await cache.read(key, rule, () => {
      renders += 1;
      const page = render();
      started.push(page);
      return page;
    });
    return [textOf(page), outcome];
  };
  /** Resolves when every render has ended and the cache has handled the results. */
  const settle = async () => {
    await Promise.allSettled(started);
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Returns whether a read of a key is answered from memory, without a render. */
  const isCached = async (key: string) => {
    const before = renders;
    await read(() => pageOf("new"), key);
    return renders === before;
  };
  return { cache, clock, failures, read, settle, isCached, renders: () => renders };
}

describe("page cache", () => {
  it("a page is rendered once and served from memory while it is fresh", async () => {
    const { read, clock, renders } = setUp();
    expect(await read(() => pageOf("one"))).toEqual(["one", "miss"]);
    clock.now += 9_999;
    expect(await read(() => pageOf("two"))).toEqual(["one", "hit"]);
    expect(renders()).toBe(1);
  });

  it("a stale page is served at once while one background render replaces it", async () => {
    const { read, clock, settle, renders } = setUp();
    await read(() => pageOf("one"));
    clock.now += 10_000;
    const stale = await Promise.all([read(() => pageOf("two")), read(() => pageOf("three"))]);
    expect(stale).toEqual([
      ["one", "stale"],
      ["one", "stale"],
    ]);
    await settle();
    expect(await read(() => pageOf("four"))).toEqual(["two", "hit"]);
    expect(renders()).toBe(2);
  });

  it("a visitor waits for a new page if the old page is past its stale time", async () => {
    const { read, clock } = setUp();
    await read(() => pageOf("one"));
    clock.now += 110_000;
    expect(await read(() => pageOf("two"))).toEqual(["two", "miss"]);
  });

  it("the old page is served if the new render fails, even long after the page's stale time", async () => {
    const { read, clock, failures } = setUp();
    await read(() => pageOf("one"));
    clock.now += 500_000;
    expect(await read(() => Promise.reject(new Error("down")))).toEqual(["one", "stale"]);
    expect(await read(() => pageOf("two"))).toEqual(["one", "hit"]);
    clock.now += 5_000;
    expect(await read(() => pageOf("two"))).toEqual(["two", "miss"]);
    expect(failures).toHaveLength(1);
  });

  it("after a failed render, the old page is served only until the rescue time of its rule ends", async () => {
    const { read, clock } = setUp();
    const down = () => Promise.reject(new Error("down"));
    await read(() => pageOf("one"));
    clock.now += (RULE.freshSeconds + RULE.rescueSeconds) * 1000 - 1;
    expect(await read(down)).toEqual(["one", "stale"]);
    expect(await read(down)).toEqual(["one", "hit"]);
    clock.now += 1;
    await expect(read(down)).rejects.toThrow("down");
    expect(await read(() => pageOf("broken", 500))).toEqual(["broken", "miss"]);
  });

  it("simultaneous requests for a page past its stale time wait for the same new render", async () => {
    const { read, clock, renders } = setUp();
    await read(() => pageOf("one"));
    clock.now += 500_000;
    const both = await Promise.all([read(() => pageOf("two")), read(() => pageOf("three"))]);
    expect(both).toEqual([
      ["two", "miss"],
      ["two", "miss"],
    ]);
    expect(renders()).toBe(2);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("down"))],
    ["answers 500", () => pageOf("broken", 500)],
  ])("the stale page stays if its new render %s, and is rendered again later", async (_what, fails) => {
    const { read, clock, settle, failures } = setUp();
    await read(() => pageOf("one"));
    clock.now += 10_000;
    expect(await read(fails)).toEqual(["one", "stale"]);
    await settle();
    expect(failures).toHaveLength(1);
    expect(await read(() => pageOf("two"))).toEqual(["one", "hit"]);
    clock.now += 5_000;
    expect(await read(() => pageOf("two"))).toEqual(["one", "stale"]);
    await settle();
    expect(await read(() => pageOf("three"))).toEqual(["two", "hit"]);
  });

  it("a failed page is sent but not cached if there is no old page", async () => {
    const { read } = setUp();
    expect(await read(() => pageOf("broken", 500))).toEqual(["broken", "miss"]);
    expect(await read(() => pageOf("one"))).toEqual(["one", "miss"]);
  });

  it("a 404 is cached for ten seconds, and is never served stale", async () => {
    const { read, clock } = setUp();
    const rule = { ...RULE, freshSeconds: 3600 };
    await read(() => pageOf("none", 404), "k", rule);
    expect(await read(() => pageOf("there"), "k", rule)).toEqual(["none", "hit"]);
    clock.now += 10_000;
    expect(await read(() => pageOf("there"), "k", rule)).toEqual(["there", "miss"]);
  });

  it("the first requests of one key share one render, and other keys are rendered separately", async () => {
    const { read, renders } = setUp();
    const together = await Promise.all([
      read(() => pageOf("one")),
      read(() => pageOf("two")),
      read(() => pageOf("other"), "other"),
    ]);
    expect(together.map(([text]) => text)).toEqual(["one", "one", "other"]);
    expect(renders()).toBe(2);
  });

  it("a render that hangs fails after the limit, and the next request renders again", async () => {
    const { read } = setUp({ renderLimitMs: 10 });
    const one = await pageOf("one");
    await expect(read(() => new Promise(() => undefined))).rejects.toMatchObject({ code: "render-failed" });
    expect(await read(() => Promise.resolve(one))).toEqual(["one", "miss"]);
  });

  it("a full page cache drops the least recently used pages", async () => {
    const { bytes } = await pageOf("x".repeat(50));
    const { read, cache, isCached } = setUp({ maxBytes: bytes * 2 });
    const page = (key: string) => read(() => pageOf("x".repeat(50)), key);
    await page("a");
    await page("b");
    await page("a");
    await page("c");
    expect(cache.size).toEqual({ pages: 2, bytes: bytes * 2 });
    expect([await isCached("a"), await isCached("b")]).toEqual([true, false]);
  });

  it("popular pages stay cached however many addresses with a query or missing addresses are requested", async () => {
    const { bytes } = await pageOf("x");
    const { read, cache, isCached } = setUp({ maxBytes: bytes * 2, oddBytes: bytes * 3 });
    await read(() => pageOf("x"), "/a/");
    await read(() => pageOf("x"), "/b/");
    for (let count = 0; count < 9; count += 1) {
      await read(() => pageOf("x"), `/a/?words=${count}`);
      await read(() => pageOf("x", 404), `/a/${count}/`);
    }
    expect(cache.size).toEqual({ pages: 5, bytes: bytes * 5 });
    for (const key of ["/a/", "/b/", "/a/?words=8"]) expect([key, await isCached(key)]).toEqual([key, true]);
  });

  it("a render learns whether it refreshes a cached page, and whether its address has a query", async () => {
    const { cache, clock } = setUp();
    const wanted: unknown[] = [];
    const read = (key: string) =>
      cache.read(key, RULE, (how) => {
        wanted.push(how);
        return pageOf("one");
      });
    for (const key of ["/a/", "/a/?words=x"]) await read(key);
    clock.now += 500_000;
    for (const key of ["/a/", "/a/?words=x"]) await read(key);
    expect(wanted).toEqual([
      { isRefresh: false, isOdd: false },
      { isRefresh: false, isOdd: true },
      { isRefresh: true, isOdd: false },
      { isRefresh: true, isOdd: true },
    ]);
  });

  it("addresses with escapes use the small memory for odd addresses, since thousands of them can mean one page", async () => {
    const { cache, read, isCached } = setUp({ oddBytes: 20_000 });
    await read(() => pageOf("one"), "/zone/");
    for (let code = 0x61; code < 0x7b; code += 1)
      await read(() => pageOf("one"), `/zone-%${code.toString(16)}/`);
    expect(cache.size.bytes).toBeLessThan(30_000);
    expect(await isCached("/zone/")).toBe(true);
  });

  it("a page that is gone gets a 404 although its old page is cached", async () => {
    const { read, clock } = setUp();
    await read(() => pageOf("one"), "/a/");
    clock.now += 500_000;
    expect(await read(() => pageOf("gone", 404), "/a/")).toEqual(["gone", "miss"]);
    expect(await read(() => pageOf("back"), "/a/")).toEqual(["gone", "hit"]);
  });
});

it("a cached page is rendered again if the clock is set back after the page was stored", async () => {
  const { read, clock } = setUp();
  clock.now += 4 * 3_600_000;
  await read(() => pageOf("old"));
  clock.now -= 4 * 3_600_000;
  expect(await read(() => Promise.reject(new Error("down")))).toEqual(["old", "stale"]);
  expect(await read(() => pageOf("new"))).toEqual(["old", "hit"]);
  clock.now += 5_000;
  expect(await read(() => pageOf("new"))).toEqual(["new", "miss"]);
});

describe("an expired page", () => {
  it("only expired pages are rendered again before they are served", async () => {
    const { cache, read, renders } = setUp();
    await read(() => pageOf("old"), "/a/");
    await read(() => pageOf("other"), "/b/");
    await read(() => pageOf("odd"), "/a/?sort=x");
    cache.expire((key) => key.startsWith("/a/"));
    expect(await read(() => pageOf("new"), "/a/")).toEqual(["new", "miss"]);
    expect(await read(() => pageOf("new"), "/a/?sort=x")).toEqual(["new", "miss"]);
    expect(await read(() => pageOf("new"), "/b/")).toEqual(["other", "hit"]);
    expect(renders()).toBe(5);
  });

  it("an expired page is still served if its new render fails", async () => {
    const { cache, read } = setUp();
    await read(() => pageOf("old"));
    cache.expire(() => true);
    expect(await read(() => Promise.reject(new Error("down")))).toEqual(["old", "stale"]);
  });

  it("a page that expires during its render is not cached, and is rendered again for the next visitor", async () => {
    const { cache, read } = setUp();
    const gate = Promise.withResolvers<void>();
    const early = read(async () => {
      await gate.promise;
      return pageOf("old");
    });
    cache.expire(() => true);
    expect(await read(() => pageOf("new"))).toEqual(["new", "miss"]);
    gate.resolve();
    expect(await early).toEqual(["old", "miss"]);
    expect(await read(() => pageOf("newer"))).toEqual(["new", "hit"]);
  });
});

describe("the time of a render", () => {
  const NOW = Date.parse("2026-07-02T12:00:07Z");

  it("all renders of a page within the same period have the same start time", () => {
    const { start, end } = renderWindow(NOW, 15, "/en/");
    expect(end - start).toBe(15_000);
    expect(start <= NOW && NOW < end).toBe(true);
    expect(renderWindow(end - 1, 15, "/en/").start).toBe(start);
    expect(renderWindow(end, 15, "/en/").start).toBe(end);
  });

  it("the periods of different pages start at different times, so that not all pages are rendered at once", () => {
    const starts = new Set(["/", "/en/", "/carte/", "/a/"].map((key) => renderWindow(NOW, 15, key).start));
    expect(starts.size).toBe(4);
  });
});

it("a renewed page is served stale while it is rendered in the background", async () => {
  const { cache, read, settle } = setUp();
  await read(() => pageOf("one"));
  cache.renew();
  expect(await read(() => pageOf("two"))).toEqual(["one", "stale"]);
  await settle();
  expect(await read(() => pageOf("three"))).toEqual(["two", "hit"]);
});
