import { connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app.double.ts";

const OWN = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
let taking: RateLimits["consume"] = async () => ({ isAllowed: true });
const logged: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const limits: RateLimits = {
    consume: (...requested) => taking(...requested),
    forget: async () => {},
  };
  const site = await startSite({ limits, log });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());

const send = (path: string, body = "words=a+b", headers: Record<string, string> = OWN) =>
  fetch(origin + path, { method: "POST", headers, body });

it("a form posted to its page is answered by the page, in a response that no cache keeps", async () => {
  const answer = await send("/form/?mine=1", "words=%C3%A9t%C3%A9+%26+feu");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
  const page = await answer.text();
  expect(page).toContain("/form/?mine=1");
  expect(page).toContain("sent: words=%C3%A9t%C3%A9+%26+feu");
});

it("a posted form's fields are cleaned, with and without files", async () => {
  const answer = await send("/form/", "words=a%00%20b%E2%80%AE");
  expect(await answer.text()).toContain("sent: words=a+b<");
  const form = new FormData();
  form.set("words", "a\u0007 b");
  form.append("files", new File(["abc"], "plan\u202e.pdf"));
  const headers = { "sec-fetch-site": "same-origin" };
  const other = await fetch(`${origin}/files/`, { method: "POST", headers, body: form });
  expect(await other.text()).toContain("sent: words=a+b, files: plan.pdf:3");
});

it("a form's files reach a page that takes files, and any other page refuses the form", async () => {
  const form = new FormData();
  form.set("words", "a");
  form.append("files", new File(["abc"], "plan.pdf"));
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await fetch(`${origin}/files/`, { method: "POST", headers, body: form });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("sent: words=a, files: plan.pdf:3"),
  ]);
  expect((await fetch(`${origin}/form/`, { method: "POST", headers, body: form })).status).toBe(415);
  const broken = await send("/files/", "nothing", {
    ...headers,
    "content-type": "multipart/form-data; boundary=x",
  });
  expect(broken.status).toBe(415);
  expect(await (await send("/files/", "words=b")).text()).toContain("sent: words=b<");
});

it("a form posted to a page that takes no form is refused with 405", async () => {
  expect((await send("/page/")).status).toBe(405);
});

it.each([
  [403, { ...OWN, "sec-fetch-site": "cross-site" }],
  [403, { "content-type": OWN["content-type"], origin: "https://evil.example" }],
  [403, { "content-type": OWN["content-type"] }],
  [415, { ...OWN, "content-type": "text/plain" }],
  [415, { ...OWN, "content-type": "multipart/form-data; boundary=x" }],
] as const)("a posted form is refused with %i if its headers are %o", async (status, headers) => {
  expect((await send("/form/", "words=a", headers)).status).toBe(status);
});

it("a form beyond its limit is refused, but every form is handled while requests cannot be counted", async () => {
  taking = async () => ({ isAllowed: false, retryAfterSeconds: 12 });
  const tooMany = await send("/form/");
  expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, "12"]);
  taking = async () => {
    throw new Error("the database is away");
  };
  // The form's own page explains a failure, and keeps all the typed text.
  expect((await send("/form/")).status).toBe(200);
  expect((await send("/report/")).status).toBe(200);
  taking = async () => ({ isAllowed: true });
});

it("a posted form of more than 512 KB is refused with 413", async () => {
  expect((await send("/form/", `words=${"x".repeat(600_000)}`)).status).toBe(413);
});

it("a report form has its own limit of requests, five times higher than the limit of forms with an email key", async () => {
  const counted = new Map<string, number>();
  taking = async (key, { most }) => {
    counted.set(key.split(":")[1] ?? "", most);
    return { isAllowed: true };
  };
  await send("/form/");
  await send("/report/");
  taking = async () => ({ isAllowed: true });
  expect([...counted]).toEqual([
    ["email-key", 600],
    ["report", 3_000],
  ]);
});

it("a report form's page gets the sender's keyed hash by which requests are counted", async () => {
  let counted = "";
  taking = async (key) => {
    counted = key.replace(/^.*:/, "");
    return { isAllowed: true };
  };
  const page = await (await send("/report/")).text();
  taking = async () => ({ isAllowed: true });
  expect(page).toContain(`, from: ${counted}.<`);
});

it("no failure is logged if a sender disconnects in the middle of a form", async () => {
  logged.length = 0;
  let counted = false;
  taking = async () => {
    counted = true;
    return { isAllowed: true };
  };
  const { port } = new URL(origin);
  const line = connect(Number(port), "127.0.0.1");
  const head = Object.entries({ host: "site", "content-length": "400", ...OWN });
  line.write(
    `POST /form/ HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\nwords=`,
  );
  await expect.poll(() => counted).toBe(true);
  line.destroy();
  await expect.poll(() => logged.some(({ status }) => status === 400)).toBe(true);
  expect(logged.filter(({ level }) => level === 50)).toEqual([]);
});
