import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchData } from "./prefetch-data.ts";
import { waitForPageData } from "./wait-for-page-data.ts";

const PAGE = new URL("https://vigie.example/lieu/?ici=47.5,-72.8");
const ROUTE = { id: "location.fr", module: "/assets/location.js", hasLoader: true };
const dataOf = (query: string) => new URL(`https://vigie.example/lieu/_.data${query}`);
const OWN = "?ici=47.5%2C-72.8&_routes=location.fr";

function start(fetch: () => Promise<Response>) {
  vi.stubGlobal("window", {
    fetch,
    location: PAGE,
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("fetch", fetch);
  waitForPageData();
  return (url: URL, signal: AbortSignal) => window.fetch(url, { signal });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OTHER = "?ici=46,-71&_routes=location.fr";

test("keeps the current page while the server is too busy to refresh it, until the refresh is aborted", async () => {
  const ask = start(async () => new Response("busy", { status: 503 }));
  const left = new AbortController();
  const settled = vi.fn();
  ask(dataOf(OWN), left.signal).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  left.abort(new Error("the next minute"));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(new Error("the next minute"));
});

test("retries a page's data until a busy server returns it", async () => {
  const answers = [new Response("busy", { status: 503 }), new Response("bad gateway", { status: 502 })];
  const ask = start(async () => answers.shift() ?? new Response("page"));
  const answer = ask(dataOf(OTHER), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await (await answer).text()).toBe("page");
});

test("returns a response of the router's own server without a retry, even with status 503", async () => {
  const responseOptions = { status: 503, headers: { "content-type": "text/x-script" } };
  const ask = start(async () => new Response("what is missing", responseOptions));
  expect((await ask(dataOf(OTHER), new AbortController().signal)).status).toBe(503);
});

test("does not resend a form to a busy server", async () => {
  const fetch = vi.fn(async () => new Response("busy", { status: 503 }));
  start(fetch);
  expect((await window.fetch(dataOf(OTHER), { method: "POST" })).status).toBe(503);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("requests prefetched data again if its response stalls", async () => {
  const stopped = new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
  const answers = [stopped, new Response("whole")];
  const ask = start(async () => answers.shift() ?? Response.error());
  prefetchData(ROUTE, PAGE, "auto");
  const answer = ask(dataOf(OWN), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await (await answer).text()).toBe("whole");
});
