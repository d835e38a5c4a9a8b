import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AccountsService } from "#accounts/accounts-service.ts";
import { startSite } from "./app.double.ts";

let requested: unknown[] = [];
let fails = false;
let email: string | null = "p***@example.org";
const command = (name: string) => async (question: unknown) => {
  if (fails) throw new Error("the database is away");
  requested.push([name, question]);
  return { email };
};
// The commands that one-click unsubscribe uses.
const accounts = {
  newsletter: async () => ({ email }),
  changeNewsletter: command("newsletter"),
  stopAlerts: command("alerts"),
} as unknown as AccountsService;

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const site = await startSite({ accounts, log: pino({ level: "silent" }) });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());

const press = (path: string) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

it("a mail program unsubscribes with one request that comes from no page of the site", async () => {
  requested = [];
  expect((await press("/api/newsletter/stop?key=a.b")).status).toBe(200);
  expect((await press("/api/alerts/stop?key=c.d")).status).toBe(200);
  expect((await press("/api/releases/stop?key=e.f")).status).toBe(200);
  expect(requested).toEqual([
    ["newsletter", { key: "a.b", subscriptionData: [], language: "fr" }],
    ["alerts", { key: "c.d", scope: "email" }],
    ["alerts", { key: "e.f", scope: "releases" }],
  ]);
});

it("opening the address of a one-click unsubscribe changes nothing, and redirects to a page", async () => {
  requested = [];
  const answer = await fetch(`${origin}/api/alerts/stop?key=c.d`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/api/alerts/stop/?key=c.d"]);
  expect(requested).toEqual([]);
});

it("a failed unsubscribe returns 503, to be retried", async () => {
  fails = true;
  const answer = await press("/api/alerts/stop?key=c.d");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  fails = false;
});

it("the metrics count a one-click unsubscribe only if its key is valid", async () => {
  const counted = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/vigie_channel_events_total\{channel="email",event="stopped"\} (\d+)/.exec(text)?.[1]);
  };
  const before = await counted();
  email = null;
  for (const path of ["newsletter", "alerts", "releases"])
    expect((await press(`/api/${path}/stop?key=forged`)).status).toBe(200);
  expect(await counted()).toBe(before);
  email = "p***@example.org";
  await press("/api/alerts/stop?key=c.d");
  expect(await counted()).toBe(before + 1);
});
