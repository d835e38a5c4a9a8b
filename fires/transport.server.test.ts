import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { LONGEST_WAIT_MS } from "#territory/retry-after.ts";
import { FAULTS, type FireDataDouble, startFireDataDouble } from "./fire-data.double.ts";
import { FireDataError } from "./fire-data-error.ts";
import { createTransport, DEFAULT_RATE_LIMIT_WAIT_MS } from "./transport.server.ts";

let double: FireDataDouble;
let clock = 0;

beforeEach(async () => {
  double = await startFireDataDouble();
  clock = Date.parse("2026-07-01T12:00:00Z");
});
afterEach(() => double.close());

const cleanings = createCleanings();
const transport = (timeLimitMs = 10_000) =>
  createTransport({ fetch, now: () => clock, timeLimitMs, cleanings });
const path = "/public/feux-sources-ignition";
const get = ({ getJson } = transport()) => getJson(`${double.baseUrl}${path}`, path);

test("returns the JSON of a good response", async () => {
  expect(await get()).toEqual([{ Id: 1, NbFeux: 2 }]);
});

test("texts of a response are cleaned, and the cleaned texts are counted by path", async () => {
  const cleanings = createCleanings();
  const record = { "No\u0000m": "Lac du Loup\u0000", Mrc: { Nom: "\u202eTest\ud83d" }, NoFeu: 7 };
  const { getJson } = createTransport({
    ...{ fetch: async () => Response.json([record]), now: () => clock },
    ...{ timeLimitMs: 100, cleanings },
  });
  expect(await getJson("http://x.example/layers/zdi.json", "/layers/zdi.json")).toEqual([
    { Nom: "Lac du Loup", Mrc: { Nom: "Test" }, NoFeu: 7 },
  ]);
  expect([...cleanings.counts()]).toEqual([["/layers/zdi.json", 3]]);
});

test.each<[string, Buffer, string]>([
  ["UTF-8", Buffer.from('"Évacuation – a�"'), "Évacuation – a�"],
  ["UTF-8 with a byte order mark", Buffer.from('﻿"Évacuation"'), "Évacuation"],
  ["UTF-8 with one bad byte", Buffer.from([...Buffer.from('"Évacuation '), 0xe9, 0x22]), "Évacuation �"],
  ["Latin-1", Buffer.from('"Évacuation"', "latin1"), "Évacuation"],
  ["ASCII", Buffer.from('"Evacuation"'), "Evacuation"],
])("a response in %s is read, whatever encoding it declares", async (_, body, text) => {
  const { getJson, getText } = createTransport({
    fetch: async () =>
      new Response(new Uint8Array(body), {
        headers: { "content-type": "application/json; charset=ISO-8859-1" },
      }),
    ...{ now: () => clock, timeLimitMs: 100, cleanings },
  });
  expect(await getJson("http://x.example/", "/")).toBe(text);
  expect(await getText("http://x.example/", "/", ["application/json"])).toBe(JSON.stringify(text));
});

describe("a failed request", () => {
  test.each([
    ["down", "fire-data-unreachable", null],
    ["cutBody", "fire-data-unreachable", null],
    ["silent", "fire-data-timeout", null],
    ["stalledBody", "fire-data-timeout", null],
    ["rateLimited", "fire-data-rate-limited", 429],
    ["unavailable", "fire-data-status", 503],
    ["serverError", "fire-data-status", 500],
    ["errorWithStatus200", "fire-data-status", 200],
    ["html", "fire-data-not-json", null],
    ["truncated", "fire-data-not-json", null],
    ["garbage", "fire-data-not-json", null],
    ["emptyBody", "fire-data-not-json", null],
  ] as const)(
    "a request with the fault %s fails with the code %s and the status %s",
    async (fault, code, status) => {
      double.fault = FAULTS[fault];
      const limitMs = code === "fire-data-timeout" ? 150 : undefined;
      const failure = await get(transport(limitMs)).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(FireDataError);
      expect(failure).toMatchObject({ code, status });
    },
  );

  test("a request without a server is reported as unreachable", async () => {
    await double.close();
    await expect(get()).rejects.toMatchObject({ code: "fire-data-unreachable" });
    double = await startFireDataDouble();
  });
});

describe("the message of a failed request", () => {
  test.each([
    ["serverError", "Base de données indisponible"],
    ["rateLimited", "Too many requests"],
    ["errorWithStatus200", "Requête refusée"],
  ] as const)(
    "the error of a failed request has the server's message if there is one (%s)",
    async (fault, message) => {
      double.fault = FAULTS[fault];
      await expect(get()).rejects.toThrow(message);
    },
  );

  test("without a response, the error of a request has the message of the raw error, and the raw error as its cause", async () => {
    const raw = new TypeError("socket hang up");
    const failing = createTransport({
      ...{ fetch: () => Promise.reject(raw), now: () => clock },
      ...{ timeLimitMs: 100, cleanings },
    });
    await expect(get(failing)).rejects.toMatchObject({ message: "socket hang up", cause: raw });
  });

  test.each([[""], [null], [5], [{}], [{ message: 5 }]])(
    "the error of a failed request has our own message if the server's error field has no text (%j)",
    async (error) => {
      double.fault = (_, response) => response.writeHead(500).end(JSON.stringify({ error }));
      await expect(get()).rejects.toThrow("The server answered 500");
    },
  );
});

describe("Retry-After", () => {
  test.each(["rateLimited", "unavailable"] as const)(
    "%s: no request is sent until the requested delay ends, and then requests are sent again",
    async (fault) => {
      const shared = transport();
      double.fault = FAULTS[fault];
      await expect(get(shared)).rejects.toMatchObject({ retryAfterMs: 120_000 });
      double.fault = null;

      clock += 119_999;
      await expect(get(shared)).rejects.toMatchObject({ code: "fire-data-rate-limited", retryAfterMs: 1 });
      await expect(shared.getJson(`${double.baseUrl}/public/feux`, "/public/feux")).rejects.toThrow();
      expect(double.requests).toEqual([path]);
      expect(shared.heldForMs()).toBe(1);

      clock += 1;
      expect(await get(shared)).toEqual([{ Id: 1, NbFeux: 2 }]);
      expect(shared.heldForMs()).toBe(0);
    },
  );

  test("a rate limit without a delay pauses requests, but a server error without a delay does not", async () => {
    const shared = transport();
    double.fault = FAULTS.serverError;
    await expect(get(shared)).rejects.toMatchObject({ retryAfterMs: null });
    expect(shared.heldForMs()).toBe(0);
    double.fault = FAULTS.rateLimitedWithoutDelay;
    await expect(get(shared)).rejects.toMatchObject({ retryAfterMs: DEFAULT_RATE_LIMIT_WAIT_MS });
    expect(shared.heldForMs()).toBe(DEFAULT_RATE_LIMIT_WAIT_MS);
  });

  test("a shorter requested delay does not shorten a longer delay, and an endless delay is limited", async () => {
    const shared = transport();
    const answers = ["999999999", "1"];
    double.fault = (_, response) => response.writeHead(429, { "retry-after": answers.shift() ?? "0" }).end();
    await Promise.allSettled([get(shared), get(shared)]);
    expect(shared.heldForMs()).toBe(LONGEST_WAIT_MS);
  });
});

test("the request asks for JSON and has a time limit", async () => {
  const spy = vi.fn<typeof fetch>(async () => Response.json([]));
  await createTransport({ fetch: spy, now: () => clock, timeLimitMs: 100, cleanings }).getJson(
    "http://x.example/",
    path,
  );
  expect(spy).toHaveBeenCalledWith("http://x.example/", {
    headers: { accept: "application/json" },
    redirect: "manual",
    signal: expect.any(AbortSignal),
  });
});
