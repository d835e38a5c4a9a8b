import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchData, takeData } from "./prefetch-data.ts";

const ROUTE = { id: "review.fr", module: "/assets/review.js", hasLoader: true };
let count = 0;
/** Returns a different page for each test, because prefetched data persists between tests. */
function somePage() {
  count += 1;
  const page = new URL(`https://vigie.example/bilan/?annee=${count}#haut`);
  return { page, address: `https://vigie.example/bilan/_.data?annee=${count}&_routes=review.fr` };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("data prefetched twice is only requested once, and the router can take the data only once", async () => {
  const fetch = answering(async () => new Response("data"));
  const { page, address } = somePage();
  prefetchData(ROUTE, page, "low");
  prefetchData(ROUTE, page, "auto");
  expect(fetch.mock.calls).toEqual([[address, { priority: "low" }]]);
  expect(await (await takeData(address))?.text()).toBe("data");
  expect(await takeData(address)).toBeNull();
});

test("drops prefetched data older than ten seconds", async () => {
  answering(async () => new Response("data"));
  const { page, address } = somePage();
  prefetchData(ROUTE, page, "low");
  vi.advanceTimersByTime(10_001);
  expect(await takeData(address)).toBeNull();
});

test.for([
  async () => new Response("", { status: 503 }),
  async () => {
    throw new TypeError("no network");
  },
])("gives no data after a failed prefetch, so that the router requests the data again", async (answer) => {
  answering(answer);
  const { page, address } = somePage();
  prefetchData(ROUTE, page, "low");
  expect(await takeData(address)).toBeNull();
});

test("waits at most three seconds for a prefetch in progress", async () => {
  answering(() => new Promise(() => {}));
  const { page, address } = somePage();
  prefetchData(ROUTE, page, "low");
  const prefetched = takeData(address);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await prefetched).toBeNull();
});

test("does not prefetch data for a page without a loader", () => {
  const fetch = answering(async () => new Response("data"));
  prefetchData({ ...ROUTE, hasLoader: false }, somePage().page, "low");
  expect(fetch).not.toHaveBeenCalled();
});
