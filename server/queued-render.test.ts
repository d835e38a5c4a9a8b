import { expect, it } from "vitest";
import type { Effort } from "./packed-body.ts";
import { createQueuedRender } from "./queued-render.ts";
import type { StoredPage } from "./stored-page.ts";

const OWN = { isPrivate: true, query: [] } as const;
const RULE = { freshSeconds: 15, staleSeconds: 30, rescueSeconds: 60, query: [], tag: "page" };
const HARD = { ...RULE, isCompressedHard: true };
const settle = () => new Promise((resolve) => setImmediate(resolve));
const url = (path: string) => new URL(path, "https://site.test");

/** Queues of renders that never end, and the list of the renders that were started. */
function setUp() {
  const begun: [path: string, effort: Effort][] = [];
  const render = createQueuedRender(
    ({ pathname, search }, effort) => {
      begun.push([pathname + search, effort]);
      return new Promise<StoredPage>(() => undefined);
    },
    ({ pathname }) => pathname.replace(/\d+/, ":id"),
  );
  return { begun, render };
}
const PLAIN = { isRefresh: false, isOdd: false };

it("cached pages are compressed well, popular pages harder, and addresses with a query only lightly", async () => {
  const { begun, render } = setUp();
  void render.cached(url("/a/"), RULE, PLAIN);
  void render.cached(url("/b/?q=1"), RULE, { isRefresh: false, isOdd: true });
  void render.uncached("a", url("/c/"), OWN);
  void render.cached(url("/"), HARD, PLAIN);
  void render.cached(url("/?q=1"), HARD, { isRefresh: false, isOdd: true });
  await settle();
  expect(begun).toEqual([
    ["/a/", "page"],
    ["/b/?q=1", "once"],
    ["/", "hard"],
    ["/?q=1", "once"],
    ["/c/", "once"],
  ]);
});

it("the refresh of a cached page with a query gets the same compression quality as an ordinary page", async () => {
  const { begun, render } = setUp();
  void render.cached(url("/b/?q=1"), RULE, { isRefresh: true, isOdd: true });
  await settle();
  expect(begun).toEqual([["/b/?q=1", "page"]]);
});

it("a route has separate queues for HTML without a query, HTML with a query, and data, each with one render at a time", async () => {
  const { begun, render } = setUp();
  for (const path of ["/fires/1/", "/fires/2/", "/fires/3/", "/fires/1/?q=1"])
    void render.cached(url(path), RULE, PLAIN);
  await settle();
  expect(begun.map(([path]) => path)).toEqual(["/fires/1/", "/fires/1/?q=1"]);
  const data = setUp();
  for (const path of ["/fires/1/", "/fires/2/", "/fires/1/.data"])
    void data.render.cached(url(path), RULE, PLAIN);
  await settle();
  expect(data.begun).toHaveLength(2);
});

it("the refresh of a cached page without a query runs before all waiting renders", async () => {
  const { begun, render } = setUp();
  for (const path of ["/a/", "/b/", "/c/"]) void render.cached(url(path), RULE, PLAIN);
  void render.cached(url("/a/?q=1"), RULE, { isRefresh: true, isOdd: true });
  void render.cached(url("/d/"), RULE, PLAIN);
  void render.cached(url("/e/"), RULE, { isRefresh: true, isOdd: false });
  await settle();
  expect(begun).toHaveLength(4);
});

it("at most eight visitors' questions are rendered at a time, in a queue separate from pages", async () => {
  const { begun, render } = setUp();
  for (let number = 0; number < 10; number += 1)
    void render.uncached(`${number}`, url(`/search/${number}/`), OWN);
  for (let number = 0; number < 5; number += 1)
    void render.uncached(`other ${number}`, url(`/unknown/${number}/`), null);
  await settle();
  expect(begun.filter(([path]) => path.startsWith("/search/"))).toHaveLength(8);
  expect(begun.filter(([path]) => path.startsWith("/unknown/"))).toHaveLength(1);
});

it("the questions of one network are rendered one at a time", async () => {
  const { begun, render } = setUp();
  for (let number = 0; number < 3; number += 1) void render.uncached("a", url(`/search/${number}/`), OWN);
  void render.uncached("b", url("/search/9/"), OWN);
  void render.uncached(null, url("/preview/"), OWN);
  await settle();
  expect(begun.map(([path]) => path).sort()).toEqual(["/preview/", "/search/0/", "/search/9/"]);
});

it("a render is refused if sixty-four renders of its kind already wait", async () => {
  const { render } = setUp();
  for (let number = 0; number < 65; number += 1) void render.cached(url(`/fires/${number}/`), RULE, PLAIN);
  await settle();
  await expect(render.cached(url("/fires/99/"), RULE, PLAIN)).rejects.toMatchObject({ code: "too-busy" });
});
