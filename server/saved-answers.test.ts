import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { SAVED_ANSWERS_PATH } from "#accounts/account-commands.ts";
import type { SavedQuestion } from "#accounts/saved-question.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app.double.ts";

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const LAT = 47.44123;
const points = Array.from({ length: 20 }, (_, at) => ({ lat: LAT, lon: -72.78456 - at / 10 }));
const fires = Array.from({ length: 60 }, (_, at) => ({
  id: `2026-${at + 1}`,
  seenAt: "2026-07-01T12:00:00.000Z",
}));

let logged = "";
let requested: SavedQuestion[] = [];
let failure: Error | null = null;
/** Limits without a database: the work of questions about saved places is counted in memory. */
const limits: RateLimits = {
  consume: () => Promise.reject(new DatabaseError("database-unreachable", "It is away.")),
  forget: async () => {},
};

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const stream = {
    write(line: string) {
      logged += line;
    },
  };
  const site = await startSite({
    limits,
    log: pino({ level: "trace" }, stream),
    async answerSaved(question) {
      requested.push(question);
      if (failure) throw failure;
      const danger = `high in ${question.language}`;
      return { places: question.points.map((at) => at && { danger }), fires: question.fires };
    },
  });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());
beforeEach(() => {
  logged = "";
  requested = [];
  failure = null;
});

const ask = (body: unknown, headers: Record<string, string> = OWN) =>
  fetch(origin + SAVED_ANSWERS_PATH, { method: "POST", headers, body: JSON.stringify(body) });

it("one request returns the answers about 60 fires and 20 places, in the same order as in the request", async () => {
  const answer = await ask({ language: "fr", points, fires });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const { places, fires: answered } = await answer.json();
  expect(places).toEqual(points.map(() => ({ danger: "high in fr" })));
  expect(answered).toEqual(fires);
});

it("a long response about saved places and fires is compressed, and a short response is not", async () => {
  const takes = { ...OWN, "accept-encoding": "gzip, br" };
  expect((await ask({ language: "fr", fires }, takes)).headers.get("content-encoding")).toBe("br");
  expect(
    (await ask({ language: "fr", points: points.slice(0, 1) }, takes)).headers.get("content-encoding"),
  ).toBeNull();
  const plain = await ask({ language: "fr", fires }, { ...OWN, "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect((await plain.json()).fires).toEqual(fires);
});

it("an invalid point gets a null answer and is counted in the metrics, and the other points get answers", async () => {
  const [first, last] = points;
  const answer = await ask({ language: "en", points: [first, { lat: "?", lon: 0 }, last] });
  expect(answer.status).toBe(200);
  expect((await answer.json()).places).toEqual([{ danger: "high in en" }, null, { danger: "high in en" }]);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("vigie_unread_saved_total 1");
});

it("no log line contains a requested point, fire or text, even if the request fails", async () => {
  failure = new Error("It failed.");
  const answer = await ask({ language: "fr", points, fires, words: "123, rue Principale" });
  expect([answer.status, (await answer.json()).code]).toEqual([500, "failed"]);
  expect(logged).toContain("It failed.");
  expect(logged).toContain('"class":"data"');
  expect(logged).not.toMatch(/47\.44|72\.78|2026-\d|Principale/);
});

it.each([
  ["more places than a profile has", { language: "fr", points: Array(51).fill(points[0]) }, OWN, 422],
  ["more fires than a profile has", { language: "fr", fires: Array(201).fill(fires[0]) }, OWN, 422],
  ["no language", { points }, OWN, 422],
  ["another site", { language: "fr", points }, { ...OWN, "sec-fetch-site": "cross-site" }, 403],
])("a question is refused before any lookup: %s", async (_what, question, headers, status) => {
  expect((await ask(question, headers)).status).toBe(status);
  expect(requested).toEqual([]);
});

it("a question about saved places is only accepted by POST, so that no logged address contains a point", async () => {
  const answer = await fetch(`${origin}${SAVED_ANSWERS_PATH}?p=47.44123,-72.78456`);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

it("a sender is refused once their questions have cost too much work, but others are not", async () => {
  const busy = await startSite({
    limits: { ...limits, consume: () => Promise.reject(new Error("A read writes nothing.")) },
    answerSaved: async () => ({}),
    env: { TRUSTED_PROXIES: "1" },
  });
  const askFrom = (address: string, question: object) =>
    fetch(busy.origin + SAVED_ANSWERS_PATH, {
      method: "POST",
      headers: { ...OWN, "x-forwarded-for": address },
      body: JSON.stringify({ language: "fr", ...question }),
    });
  try {
    const most = { points: Array(50).fill(points[0]), fires: Array(200).fill(fires[0]) };
    let answered = 0;
    while ((await askFrom("192.0.2.1", most)).status === 200) answered += 1;
    expect(answered).toBe(23);
    const refused = await askFrom("192.0.2.1", { points });
    expect([refused.status, (await refused.json()).code]).toEqual([429, "too-many"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await askFrom("192.0.2.2", most)).status).toBe(200);
  } finally {
    await busy.server.stop();
  }
});

it("a question about saved places is refused with 503 and Retry-After if the queue is full", async () => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = await startSite({
    limits,
    async answerSaved() {
      await held;
      return {};
    },
  });
  try {
    const all = Array.from({ length: 50 }, () =>
      fetch(slow.origin + SAVED_ANSWERS_PATH, { method: "POST", headers: OWN, body: '{"language":"fr"}' }),
    );
    const first = await Promise.race(all);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
    letGo();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  } finally {
    letGo();
    await slow.server.stop();
  }
});
