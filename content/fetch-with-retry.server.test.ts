import { afterEach, beforeEach, expect, test } from "vitest";
import { createFetchWithRetry } from "./fetch-with-retry.server.ts";
import { answer, type StoryblokDouble, startStoryblokDouble } from "./storyblok.double.ts";

let service: StoryblokDouble;
beforeEach(async () => {
  service = await startStoryblokDouble();
});
afterEach(() => service.close());

const ask = (timeLimitMs = 5000, signal?: AbortSignal) =>
  createFetchWithRetry({ fetch, timeLimitMs })(`${service.baseUrl}/cdn/spaces/me`, signal ? { signal } : {});

test("a 5xx is retried twice, and then returned", async () => {
  service.fault = answer(503, '{"error":"Plus tard"}');
  const response = await ask();
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: "Plus tard" });
  expect(service.requests).toHaveLength(3);
});

test("a 5xx is not returned if the next try succeeds", async () => {
  service.fault = (request, response) => {
    service.fault = null;
    answer(500, "{}")(request, response);
  };
  expect(await (await ask()).json()).toEqual({ space: { version: 1 } });
});

test("a 401 response is not retried, and is returned as JSON although its body is HTML", async () => {
  service.fault = answer(401, "<html>Non</html>");
  const response = await ask();
  expect([response.status, await response.json()]).toEqual([401, { error: "The service answered 401" }]);
  expect(service.requests).toHaveLength(1);
});

test("a 429 is retried while there is time, and then returned", async () => {
  service.fault = answer(429, "<html>Trop de demandes</html>");
  const response = await ask(500);
  expect([response.status, await response.json()]).toEqual([429, { error: "The service answered 429" }]);
  expect(service.requests).toHaveLength(2);
});

test("a 429 is returned without a retry if too little time is left for a response", async () => {
  service.fault = answer(429, "<html>Trop de demandes</html>");
  const limited = ask(350);
  await expect.poll(() => service.requests.length).toBe(1);
  service.fault = () => undefined;
  expect((await limited).status).toBe(429);
});

test("a request fails at the time limit if the service sends no response or stops within the body", async () => {
  service.fault = () => undefined;
  await expect(ask(50)).rejects.toThrow("No whole answer in 50 ms");
  service.fault = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("[");
  };
  await expect(ask(50)).rejects.toThrow("No whole answer in 50 ms");
});

test("a caller's signal ends the request before the time limit", async () => {
  service.fault = () => undefined;
  await expect(ask(5000, AbortSignal.timeout(20))).rejects.toThrow(/aborted/);
});
