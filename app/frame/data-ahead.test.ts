import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForData, takeData } from "./data-ahead.ts";

const ROUTE = { id: "review.fr", module: "/assets/review.js", hasLoader: true };
let count = 0;
/** A page of its own for each test: what is asked for ahead stays between them. */
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

test("data asked for ahead is given once, at the address that the router asks for", async () => {
  const fetch = answering(async () => new Response("data"));
  const { page, address } = somePage();
  askForData(ROUTE, page, "low");
  askForData(ROUTE, page, "auto");
  expect(fetch.mock.calls).toEqual([[address, { priority: "low" }]]);
  expect(await (await takeData(address))?.text()).toBe("data");
  expect(await takeData(address)).toBeNull();
});

test("data older than ten seconds is asked for again", async () => {
  answering(async () => new Response("data"));
  const { page, address } = somePage();
  askForData(ROUTE, page, "low");
  vi.advanceTimersByTime(10_001);
  expect(await takeData(address)).toBeNull();
});

test.for([
  async () => new Response("", { status: 503 }),
  async () => {
    throw new TypeError("no network");
  },
])("a failure is left to the router, which asks itself", async (answer) => {
  answering(answer);
  const { page, address } = somePage();
  askForData(ROUTE, page, "low");
  expect(await takeData(address)).toBeNull();
});

test("an answer that does not come is not waited for longer than three seconds", async () => {
  answering(() => new Promise(() => {}));
  const { page, address } = somePage();
  askForData(ROUTE, page, "low");
  const taken = takeData(address);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await taken).toBeNull();
});

test("a page without data is asked for none", () => {
  const fetch = answering(async () => new Response("data"));
  askForData({ ...ROUTE, hasLoader: false }, somePage().page, "low");
  expect(fetch).not.toHaveBeenCalled();
});
