import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { basic, SESSION, statusOf, TOKEN, testSignIn } from "./door.double.ts";
import { MOST_OF_NETWORK } from "./failed-logins.ts";
import { startTestIdentity } from "./identity.double.ts";

let identity: Awaited<ReturnType<typeof startTestIdentity>>;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const PAGES = ["/operator", "/operator/reports", "/operator/reports/reports.geojson"];
const BY_PASSWORD = "/operator?by=password&to=/operator/reports?lang=en";

onEachServer("the shared password with an identity provider, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() => identity.faults.clear());

  it("while the provider answers, the shared password opens no page, and is not even checked", async () => {
    const { browser, counted, events, fallbacks } = testSignIn(identity, database());
    const own = browser();
    for (const path of PAGES) expect(await statusOf(own, path, basic()), path).toBe(401);
    expect((await own.post("/operator/channel", { channel: "sms", does: "pause" })).status).toBe(401);
    const requested = await own.send(BY_PASSWORD, { headers: basic() });
    expect([requested.status, requested.headers.get("www-authenticate")]).toEqual([401, null]);
    expect(await requested.text()).not.toMatch(/by=password|mot de passe/);
    expect(await statusOf(own, "/operator", basic("wrong"))).toBe(401);
    expect([counted, fallbacks.count]).toEqual([[], 0]);
    const refused = { method: "GET", route: "/operator", status: 401, code: "no-fallback" };
    expect(events.at(-1)).toEqual(["refused-login", refused]);
    await own.signIn(await identity.person(["dispatch"]));
    expect(await statusOf(own, "/operator", basic())).toBe(403);
  });

  it("while the provider refuses requests as too many, the shared password opens no page", async () => {
    identity.faults.set("identity", { status: 429 });
    expect(await statusOf(testSignIn(identity, database()).browser(), "/operator", basic())).toBe(401);
  });

  it("the shared password opens the pages of both roles while the provider is away, and each use is shown, counted and logged", async () => {
    identity.faults.set("identity", { status: 503 });
    const { browser, counted, events, fallbacks, lines } = testSignIn(identity, database());
    const own = browser();
    const offered = await own.go("/operator/sign-in?to=/operator?lang=en");
    expect(offered.url.search).toBe("?lang=en&problem=unavailable");
    expect(await offered.answer.text()).toMatch(/Until it is back.*Use the shared password/su);
    const requested = await own.send(BY_PASSWORD);
    expect([requested.status, requested.headers.get("www-authenticate")]).toEqual([
      401,
      'Basic realm="Vigie"',
    ]);
    const signedIn = await own.send(BY_PASSWORD, { headers: basic() });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/operator/reports?lang=en"]);
    for (const path of PAGES) expect(await statusOf(own, path, basic()), path).toBe(200);
    const notice = /class="notice">\s*<p>The sign-in service is not responding: you are using the shared/;
    for (const path of ["/operator?lang=en", "/operator/reports?lang=en"])
      expect(await (await own.send(path, { headers: basic() })).text(), path).toMatch(notice);
    expect([fallbacks.count, events.length]).toEqual([6, 6]);
    expect(events[2]).toEqual([
      "shared-password",
      { method: "GET", route: "/operator/reports", network: "local" },
    ]);
    expect(await statusOf(own, "/operator", basic("wrong"))).toBe(401);
    expect([counted, fallbacks.count]).toEqual([["wrong"], 6]);
    expect(JSON.stringify([lines, events])).not.toContain(TOKEN);
  });

  it("the shared password is refused if only one response was lost, and again as soon as the provider is back", async () => {
    let lost = 0;
    const failing: typeof fetch = async (requested, init) => {
      if (lost === 0) return fetch(requested, init);
      lost -= 1;
      throw new TypeError("fetch failed");
    };
    const one = testSignIn(identity, database(), { fetch: failing }).browser();
    lost = 1;
    expect(await statusOf(one, "/operator", basic())).toBe(401);
    const two = testSignIn(identity, database(), { fetch: failing }).browser();
    lost = 2;
    expect(await statusOf(two, "/operator", basic())).toBe(200);
    // After a failed sign-in, the provider is checked again before the ten seconds are over.
    lost = 1;
    await two.send("/operator/sign-in");
    expect(await statusOf(two, "/operator", basic())).toBe(401);
  });

  it("a browser whose person signed in before does not wait because of others' wrong passwords", async () => {
    const { browser } = testSignIn(identity, database());
    const [own, other, attacker] = [browser(), browser(), browser()];
    await own.signIn(await identity.person(["operator"]));
    own.setCookie(SESSION, undefined);
    identity.faults.set("identity", { status: 503 });
    for (let time = 0; time < MOST_OF_NETWORK; time++)
      expect(await statusOf(attacker, "/operator", basic(`guess-${time}`))).toBe(401);
    expect(await statusOf(other, "/operator", basic())).toBe(429);
    expect(await statusOf(own, "/operator", basic())).toBe(200);
  });

  it("without a shared password in the settings, no password opens a page, even during an outage of the provider", async () => {
    identity.faults.set("identity", { status: 503 });
    const { browser } = testSignIn(identity, database(), { token: "" });
    expect(await statusOf(browser(), "/operator", basic(""))).toBe(401);
    const requested = await browser().send("/operator?by=password");
    expect([requested.status, requested.headers.get("www-authenticate")]).toEqual([401, null]);
    expect(await requested.text()).not.toMatch(/mot de passe/);
    identity.faults.clear();
    expect((await browser().signIn(await identity.person(["operator"]))).status).toBe(200);
  });
});
