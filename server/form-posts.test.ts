import { afterAll, beforeAll, expect, it } from "vitest";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app-for-tests.ts";

const OWN = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
let taking: RateLimits["take"] = async () => ({ isAllowed: true });
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const limits: RateLimits = { take: (...asked) => taking(...asked), sweep: async () => {} };
  const site = await startSite({ limits });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());

const send = (path: string, body = "words=a+b", headers: Record<string, string> = OWN) =>
  fetch(origin + path, { method: "POST", headers, body });

it("a form sent to its page is answered by the page, for its sender alone", async () => {
  const answer = await send("/form/?mine=1", "words=%C3%A9t%C3%A9+%26+feu");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
  const page = await answer.text();
  expect(page).toContain("/form/?mine=1");
  expect(page).toContain("sent: words=%C3%A9t%C3%A9+%26+feu");
});

it("no other page takes one", async () => {
  expect((await send("/page/")).status).toBe(405);
});

it.each([
  [403, { ...OWN, "sec-fetch-site": "cross-site" }],
  [403, { "content-type": OWN["content-type"], origin: "https://evil.example" }],
  [403, { "content-type": OWN["content-type"] }],
  [415, { ...OWN, "content-type": "text/plain" }],
  [415, { ...OWN, "content-type": "multipart/form-data; boundary=x" }],
] as const)("is refused with %i when it comes with %o", async (status, headers) => {
  expect((await send("/form/", "words=a", headers)).status).toBe(status);
});

it("past its limit, or where limits cannot be asked, its sender is told in both languages", async () => {
  taking = async () => ({ isAllowed: false, retryAfterSeconds: 12 });
  const tooMany = await send("/form/");
  expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, "12"]);
  taking = async () => {
    throw new Error("the database is away");
  };
  const away = await send("/form/");
  expect(away.status).toBe(503);
  expect(await away.text()).toMatch(/Rien n’a été enregistré[\s\S]*Nothing was saved/);
  taking = async () => ({ isAllowed: true });
});

it("is refused when it is longer than any that a person fills in", async () => {
  expect((await send("/form/", `words=${"x".repeat(600_000)}`)).status).toBe(413);
});
