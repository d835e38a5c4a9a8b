import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchOutside, JSON_TYPES, refusedAnswers } from "./fetch-outside.server.ts";

const LIMITS = { source: "test", timeLimitMs: 30_000, mostBytes: 1000, types: JSON_TYPES };
const JSON_TYPE = { "content-type": "Application/JSON; charset=utf-8" };

let listener: RequestListener = () => {};
let requested: string[] = [];
let url = "";
const server = createServer((request, response) => {
  requested.push(`${request.method} ${request.url}`);
  request.resume();
  listener(request, response);
});
beforeEach(async () => {
  requested = [];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const refusals = () =>
  [...refusedAnswers()].filter(({ source }) => source === "test").map(({ count }) => count);

/** Redirects `/3` to `/2`, and so on; `/0` responds. */
const countdown: RequestListener = ({ url: path = "" }, response) => {
  const left = Number(path.slice(1));
  if (left === 0) response.writeHead(200, JSON_TYPE).end("[0]");
  else response.writeHead(302, { location: String(left - 1) }).end("moved");
};

test("a GET follows three redirects of the same origin, and no more", async () => {
  listener = countdown;
  expect(await (await fetchOutside(`${url}/3`, LIMITS)).json()).toEqual([0]);
  expect(requested).toEqual(["GET /3", "GET /2", "GET /1", "GET /0"]);
  await expect(fetchOutside(`${url}/4`, LIMITS)).rejects.toMatchObject({ code: "outside-redirect" });
});

// `fetch` accepts both spellings, and the content service's client uses "get".
test.each(["GET", "get"])("a request with the method %s follows redirects", async (method) => {
  listener = countdown;
  expect(await (await fetchOutside(`${url}/1`, LIMITS, { method })).json()).toEqual([0]);
});

test("a POST follows no redirect", async () => {
  listener = countdown;
  const sent = fetchOutside(`${url}/1`, LIMITS, { method: "POST", body: "secret" });
  await expect(sent).rejects.toMatchObject({ code: "outside-redirect" });
  expect(requested).toEqual(["POST /1"]);
});

test("a compressed response is read completely with its status and headers, but refused over the size limit", async () => {
  const body = JSON.stringify("x".repeat(998));
  listener = (_, response) =>
    response.writeHead(201, { ...JSON_TYPE, "content-encoding": "gzip", "x-count": "1" }).end(gzipSync(body));
  const answer = await fetchOutside(url, LIMITS);
  expect([answer.status, answer.headers.get("x-count"), await answer.text()]).toEqual([201, "1", body]);
  await expect(fetchOutside(url, { ...LIMITS, mostBytes: 999 })).rejects.toMatchObject({
    code: "outside-size",
  });
});

test("an HTTP error of any content type, and a response without a body, are returned to the caller", async () => {
  listener = (_, response) => response.writeHead(502, { "content-type": "text/html" }).end("<html>");
  const error = await fetchOutside(url, LIMITS);
  expect([error.status, await error.text()]).toEqual([502, "<html>"]);
  listener = (_, response) => response.writeHead(204).end();
  expect((await fetchOutside(url, LIMITS)).body).toBeNull();
});

test.each([
  ["objects", `[{}${",{}".repeat(500_000)}]`],
  ["lists", `${"[".repeat(1_500_001)}${"]".repeat(1_500_001)}`],
])("a JSON response with too many %s is refused, but errors and other types are not", async (_, body) => {
  const limits = { ...LIMITS, mostBytes: 4_000_000 };
  const answerWith = (status: number, headers: object) => {
    listener = (_request, response) => response.writeHead(status, { ...headers }).end(body);
  };
  answerWith(200, JSON_TYPE);
  await expect(fetchOutside(url, limits)).rejects.toMatchObject({ code: "outside-size" });
  answerWith(429, JSON_TYPE);
  expect((await fetchOutside(url, limits)).status).toBe(429);
  answerWith(200, { "content-type": "image/png" });
  expect((await fetchOutside(url, { ...limits, types: ["image/png"] })).status).toBe(200);
});

test("with a size limit of 0, a body of any length is dropped unread", async () => {
  listener = (request, response) => {
    response.writeHead(200).write("x".repeat(5000));
    request.socket.once("close", () => requested.push("left"));
  };
  const answer = await fetchOutside(url, { source: "test", timeLimitMs: 30_000, mostBytes: 0 });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  await expect.poll(() => requested).toEqual(["GET /", "left"]);
});

test("a missing response and a request that the caller aborts are not counted as refusals", async () => {
  const before = refusals();
  listener = (request) => request.socket.destroy();
  await expect(fetchOutside(url, LIMITS)).rejects.toThrow("fetch failed");
  listener = (_, response) => response.writeHead(200, JSON_TYPE).write("[");
  const init = { signal: AbortSignal.timeout(100) };
  await expect(fetchOutside(url, LIMITS, init)).rejects.toMatchObject({ name: "TimeoutError" });
  expect(refusals()).toEqual(before);
});

test("the message of a refusal never contains the requested address", async () => {
  listener = (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/?q=123+rue" }).end();
  const error: unknown = await fetchOutside(`${url}/?q=123+rue`, LIMITS).catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/123/);
});
