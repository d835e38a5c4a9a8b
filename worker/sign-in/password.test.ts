import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ReaderEnv } from "../consultations/reader.ts";
import { DELAY_SECONDS, MOST_OF_ALL, MOST_OF_NETWORK, MOST_OF_RANGE } from "./failed-logins.ts";
import { createSharedPassword, type FailedLogin } from "./password.ts";

const TOKEN = "a-password-for-the-agency";
const MINUTE_MS = 60_000;

function setUp(token = TOKEN) {
  let at = Date.parse("2026-07-02T15:00:00Z");
  const lines: string[] = [];
  const counted: FailedLogin[] = [];
  const slept: number[] = [];
  /** Resolves when the waits end; null if each wait ends at once. */
  let waits: Promise<void> | null = null;
  const app = new Hono<ReaderEnv>();
  app.use(
    createSharedPassword({
      ...{ token, keyedHash: (text: string) => btoa(text), trustedProxies: 1, now: () => new Date(at) },
      log: { warn: (details, sentence) => lines.push(JSON.stringify([details, sentence])) },
      onFailedLogin: (how) => counted.push(how),
      async sleep(ms) {
        slept.push(ms);
        await waits;
      },
    }).required,
  );
  app.all("*", ({ text, get }) => text(`in: ${get("beside")}`));
  const ask = (
    password: string | null,
    network = "24.200.1.1",
    more: Record<string, string> = {},
    method = "GET",
  ) =>
    app.request("/operator", {
      method,
      headers: {
        "x-forwarded-for": network,
        ...(password !== null && { authorization: `Basic ${btoa(`agence:${password}`)}` }),
        ...more,
      },
    });
  async function guess(times: number, network = "24.200.1.1", from = 0) {
    const statuses = new Set<number>();
    for (let time = from; time < from + times; time++)
      statuses.add((await ask(`guess-${time}`, network)).status);
    return [...statuses];
  }
  function pass(minutes: number): void {
    at += minutes * MINUTE_MS;
  }
  /** Makes waits last until the returned function is called. */
  function holdWaits(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    waits = promise;
    return resolve;
  }
  return { ask, guess, lines, counted, slept, pass, holdWaits };
}

it("a request without a password is refused but not counted, and the right password is accepted", async () => {
  const { ask, counted } = setUp();
  for (let time = 0; time < 2 * MOST_OF_NETWORK; time++) expect((await ask(null)).status).toBe(401);
  expect((await ask(null)).headers.get("www-authenticate")).toContain("Basic");
  expect(await (await ask(TOKEN)).text()).toBe("in: agence");
  expect(counted).toEqual([]);
});

it("a network that sent too many wrong passwords must wait ten minutes, and no other network waits", async () => {
  const { ask, guess, counted, pass } = setUp();
  expect(await guess(MOST_OF_NETWORK)).toEqual([401]);
  const refused = await ask(TOKEN);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect(await refused.text()).toMatch(/réessayez[\s\S]*try again/);
  expect((await ask(TOKEN, "24.200.1.2")).status).toBe(200);
  expect(counted).toEqual([...Array.from({ length: MOST_OF_NETWORK }, () => "wrong"), "refused"]);
  pass(10);
  expect((await ask(TOKEN)).status).toBe(200);
});

it("a range whose networks sent too many wrong passwords must wait ten minutes, and no other range waits", async () => {
  const { ask, guess, slept, pass } = setUp();
  const most = MOST_OF_RANGE / MOST_OF_NETWORK;
  // Ten /64 networks of one /48 try a hundred passwords.
  for (let network = 0; network < 10; network++)
    expect(await guess(MOST_OF_NETWORK, `2001:db8:1:${network}::1`, network * MOST_OF_NETWORK)).toEqual(
      network < most ? [401] : [429],
    );
  expect((await ask(TOKEN, "2001:db8:1:ffff::1")).status).toBe(429);
  expect([(await ask(TOKEN, "2001:db8:2:1::1")).status, slept]).toEqual([200, []]);
  pass(10);
  expect((await ask(TOKEN, "2001:db8:1:ffff::1")).status).toBe(200);
});

/** Sends so many wrong passwords, from networks in different ranges, that each check becomes slower. */
async function guessAll({ guess }: ReturnType<typeof setUp>): Promise<void> {
  for (let network = 0; network < MOST_OF_ALL / MOST_OF_NETWORK; network++)
    expect(await guess(MOST_OF_NETWORK, `2001:db8:${network}::1`, network * MOST_OF_NETWORK)).toEqual([401]);
}

it("a new browser is accepted after a wait of seconds, however many wrong passwords others send", async () => {
  const set = setUp();
  const { ask, guess, slept, pass } = set;
  await guessAll(set);
  expect(slept).toEqual([]);
  expect((await ask(TOKEN, "24.200.1.9")).status).toBe(200);
  expect(slept).toEqual([DELAY_SECONDS * 1000]);
  for (let network = 0; network < 100; network++) await guess(5, `2001:dba:${network}::1`, 1000 + network);
  slept.length = 0;
  expect((await ask(TOKEN, "24.200.1.10")).status).toBe(200);
  expect(slept).toEqual([DELAY_SECONDS * 1000]);
  pass(10);
  expect((await ask(TOKEN, "24.200.1.11")).status).toBe(200);
  expect(slept).toHaveLength(1);
});

it("a browser that signed in before is not slowed down by others' wrong passwords", async () => {
  const set = setUp();
  const first = await set.ask(TOKEN);
  const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  await guessAll(set);
  expect((await set.ask(TOKEN, "2001:db8:0::1", { cookie })).status).toBe(200);
  expect(set.slept).toEqual([]);
});

it("the number of checked passwords of a network stays within the limit, even if many requests wait at the same time", async () => {
  const set = setUp();
  await guessAll(set);
  const end = set.holdWaits();
  set.counted.length = 0;
  const statuses = Array.from({ length: 50 }, async (_, each) => (await set.ask(`at-once-${each}`)).status);
  await expect.poll(() => set.slept.length).toBe(50);
  end();
  expect((await Promise.all(statuses)).filter((status) => status === 401)).toHaveLength(MOST_OF_NETWORK);
  expect(set.counted.filter((how) => how === "wrong")).toHaveLength(MOST_OF_NETWORK);
});

it("a known browser with too many wrong passwords becomes unknown, so that a stolen cookie gives few guesses", async () => {
  const { ask, guess } = setUp();
  const signedIn = async () => {
    const answer = await ask(TOKEN, "24.200.1.7");
    return { cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
  };
  const [stolen, own] = [await signedIn(), await signedIn()];
  await guess(MOST_OF_NETWORK);
  for (let time = 0; time < MOST_OF_NETWORK; time++)
    expect((await ask(`stolen-${time}`, "24.200.1.1", stolen)).status).toBe(401);
  expect((await ask("stolen-more", "24.200.1.1", stolen)).status).toBe(429);
  expect((await ask(TOKEN, "24.200.1.1", own)).status).toBe(200);
});

it("the same wrong password counts only once, since an open page repeats a password that was changed", async () => {
  const { ask } = setUp();
  for (let time = 0; time < 3 * MOST_OF_NETWORK; time++)
    expect((await ask("the-one-before")).status).toBe(401);
  expect((await ask(TOKEN)).status).toBe(200);
});

it("a browser that gave the right password before never waits, unless its cookie is invalid", async () => {
  const { ask, guess } = setUp();
  const overHttps = { "x-forwarded-proto": "https" };
  const first = await ask(TOKEN, "24.200.1.1", overHttps);
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-vigie-known-browser=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const value = cookie.split(";")[0] ?? "";
  const known = { ...overHttps, cookie: value };
  await guess(MOST_OF_NETWORK);
  expect((await ask(TOKEN)).status).toBe(429);
  const again = await ask(TOKEN, "24.200.1.1", known);
  expect([again.status, again.headers.get("set-cookie")]).toEqual([200, null]);
  expect((await ask(TOKEN, "24.200.1.1", { cookie: "vigie-known-browser=x" })).status).toBe(429);
  // Another site of the same domain could have set a cookie without the prefix.
  const bare = { ...overHttps, cookie: value.replace("__Host-", "") };
  expect((await ask(TOKEN, "24.200.1.1", bare)).status).toBe(429);
  // A cookie of the previous password.
  const other = setUp("another-password-of-ours");
  await other.guess(MOST_OF_NETWORK);
  expect((await other.ask("another-password-of-ours", "24.200.1.1", known)).status).toBe(429);
});

it("each wrong password is logged with a keyed hash of its network, without the password or the address", async () => {
  const { ask, guess, lines } = setUp();
  await guess(MOST_OF_NETWORK + 5);
  await ask(TOKEN);
  expect(lines).toHaveLength(MOST_OF_NETWORK);
  expect(lines.at(-1)).toContain(`"failures":${MOST_OF_NETWORK}`);
  expect(lines.join("")).toContain(btoa("reader 24.200.1.1"));
  expect(lines.join("")).not.toMatch(/guess|24\.200|agence:|a-password/);
});
