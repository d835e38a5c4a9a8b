import { sql } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { seal } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { consultations, operatorSessions } from "#database/schema.ts";
import { SESSION, statusOf, testSignIn, type Wanted } from "./door.double.ts";
import { startTestIdentity, type TestBrowser } from "./identity.double.ts";
import { ownPath } from "./require-sign-in.ts";
import { sweepSessions } from "./sessions.server.ts";

const ATTEMPT = "vigie-sign-in";

let identity: Awaited<ReturnType<typeof startTestIdentity>>;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

onEachServer("sign-in at the agency's pages by the identity provider, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    identity.faults.clear();
    for (const table of [operatorSessions, consultations])
      await database().run((queries) => queries.delete(table));
  });

  const setUp = ({ on = database(), ...wanted }: Wanted & { readonly on?: Database } = {}) =>
    testSignIn(identity, on, wanted);
  const rows = () => database().run((queries) => queries.select().from(operatorSessions));
  const pass = (column: string, time: string) =>
    database().run((queries) =>
      queries.execute(
        sql`UPDATE operator_sessions SET ${sql.identifier(column)} = now() - ${time}::interval`,
      ),
    );

  it("a person who is not signed in gets the sign-in page in their language, which offers no password", async () => {
    const { browser } = setUp();
    const answer = await browser().send("/operator/reports?lang=en&hours=6");
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, null]);
    const page = await answer.text();
    const to = encodeURIComponent("/operator/reports?lang=en&hours=6");
    expect(page).toContain(`/operator/sign-in?to=${to}">Sign in</a>`);
    expect(page).not.toContain("by=password");
    expect(await (await browser().send("/operator")).text()).toMatch(/lang="fr-CA".*>Se connecter<\/a>/su);
    expect(await statusOf(browser(), "/operator/reports/reports.csv")).toBe(401);
  });

  it.for([
    { roles: ["operator"], open: [200, 403], missing: "dispatch" },
    { roles: ["dispatch"], open: [403, 200], missing: "operator" },
    { roles: ["operator", "dispatch", "other"], open: [200, 200], missing: null },
  ])("a person can only open the pages of their roles: $roles", async ({ roles, open, missing }) => {
    const { browser, lines } = setUp();
    const own = browser();
    await own.signIn(await identity.person(roles));
    expect([await statusOf(own, "/operator"), await statusOf(own, "/operator/reports")]).toEqual(open);
    const acts = [
      (await own.post("/operator/reader", { name: "x" })).status,
      (await own.post("/operator/reports/reader", { name: "x" })).status,
    ];
    expect(acts).toEqual(open.map((status) => (status === 200 ? 303 : 403)));
    if (missing === null) return;
    const path = missing === "dispatch" ? "/operator/reports" : "/operator";
    expect(await (await own.send(path)).text()).toMatch(
      new RegExp(`le rôle «\u00a0${missing}\u00a0».*gère les comptes.*Ann Roy`, "su"),
    );
    expect(await (await own.send(`${path}?lang=en`)).text()).toMatch(
      new RegExp(`the role “${missing}”.*manages the agency’s accounts.*Sign out`, "su"),
    );
    expect(lines.filter((line) => line.includes("refused a person without the role")).length).toBeGreaterThan(
      0,
    );
  });

  it("a person without a role is refused at sign-in, and gets no session", async () => {
    const { browser, lines } = setUp();
    const own = browser();
    const answer = await own.signIn(await identity.person([]), "/operator/reports?lang=en");
    expect([answer.status, own.cookie(SESSION), await rows()]).toEqual([403, undefined, []]);
    expect(await answer.text()).toMatch(/the role “dispatch”/);
    expect(lines.join("")).toMatch(/"denial":"no-dispatch"/);
  });

  it("a person who signs in without a second factor is refused", async () => {
    const fetch = identity.changingTokens((claims) => ({ ...claims, amr: ["pwd"] }));
    const { browser } = setUp({ fetch });
    const answer = await browser().signIn(await identity.person(["operator"]), "/operator?lang=en");
    expect([answer.status, await rows()]).toEqual([403, []]);
    expect(await answer.text()).toContain("two-step sign-in");
  });

  it("a session is stored as a keyed hash and a sealed name, and the log has no personal data", async () => {
    const { browser, lines } = setUp();
    const own = browser();
    const email = await identity.person(["operator"]);
    await own.signIn(email);
    const token = own.cookie(SESSION) ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [row] = await rows();
    expect(row?.mark).not.toBe(token);
    expect(row?.sealedName).not.toContain("Ann");
    await own.post("/operator/sign-out", {});
    const text = lines.join("\n");
    expect(text).toMatch(/a person signed in at[\s\S]*a person signed out at/);
    for (const secret of ["Ann", email, row?.subject ?? "", token]) expect(text).not.toContain(secret);
  });

  it.for([
    { column: "last_seen_at", ends: "31 minutes", stays: "29 minutes" },
    { column: "created_at", ends: "721 minutes", stays: "719 minutes" },
  ])(
    "a session whose $column is $ends old, by the database's clock, has ended",
    async ({ column, ends, stays }) => {
      const { browser } = setUp();
      const own = browser();
      await own.signIn(await identity.person(["operator"]));
      await pass(column, stays);
      expect(await statusOf(own, "/operator")).toBe(200);
      const [row] = await rows();
      expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(20 * 60_000);
      await pass(column, ends);
      expect(await statusOf(own, "/operator")).toBe(401);
      await sweepSessions(database());
      expect(await rows()).toEqual([]);
    },
  );

  it("sign-out ends the session, and the next sign-in requires the login again", async () => {
    const { browser } = setUp();
    const own = browser();
    const email = await identity.person(["operator", "dispatch"]);
    await own.signIn(email);
    for (const path of ["/operator?lang=en", "/operator/reports?lang=en"])
      expect(await (await own.send(path)).text()).toMatch(
        /action="\/operator\/sign-out\?lang=en".*Sign out/su,
      );
    const token = own.cookie(SESSION);
    expect((await own.post("/operator/sign-out", {}, "https://elsewhere.example")).status).toBe(403);
    expect(await rows()).toHaveLength(1);
    const out = await own.post("/operator/sign-out?lang=en", {});
    expect([out.status, own.cookie(SESSION), await rows()]).toEqual([303, undefined, []]);
    expect(await (await own.send(out.headers.get("location") ?? "")).text()).toContain("You are signed out.");
    own.setCookie(SESSION, token);
    expect(await statusOf(own, "/operator")).toBe(401);
    // The provider still has its own session.
    const { url, answer } = await own.go("/operator/sign-in");
    expect(url.pathname).toMatch(/^\/interaction\//);
    expect(await answer.text()).toContain('id="password"');
  });

  it("each sign-in gives the browser a new token and ends the browser's previous session", async () => {
    const { browser } = setUp();
    const own = browser();
    const email = await identity.person(["operator"]);
    await own.signIn(email);
    const first = own.cookie(SESSION);
    await own.signIn(email);
    expect(own.cookie(SESSION)).not.toBe(first);
    expect(await rows()).toHaveLength(1);
  });

  it("one person can have sessions in several browsers, and sign-out only ends the session of its browser", async () => {
    const { browser } = setUp();
    const email = await identity.person(["operator"]);
    const [desk, phone] = [browser(), browser()];
    for (const own of [desk, phone]) await own.signIn(email);
    expect([await statusOf(desk, "/operator"), await statusOf(phone, "/operator")]).toEqual([200, 200]);
    await phone.post("/operator/sign-out", {});
    expect([await statusOf(desk, "/operator"), await statusOf(phone, "/operator")]).toEqual([200, 401]);
  });

  it("a forged session cookie opens no page", async () => {
    const { browser } = setUp();
    const own = browser();
    await own.signIn(await identity.person(["operator"]));
    const [row] = await rows();
    for (const forged of ["x", row?.mark ?? "", `${own.cookie(SESSION)}x`, seal.close("Ann Roy")]) {
      own.setCookie(SESSION, forged);
      expect(await statusOf(own, "/operator"), forged).toBe(401);
    }
  });

  it("a provider's response that this browser did not request is refused, counted and logged", async () => {
    const { browser, lines, counted } = setUp();
    const [own, other] = [browser(), browser()];
    const email = await identity.person(["operator"]);
    const back = await own.logIn(email);
    const attempt = own.cookie(ATTEMPT);
    const forged = back.replace(/state=[^&]*/, "state=forged");
    const old = JSON.parse(seal.open(attempt ?? ""));
    old.startedAt -= 600_000;
    const tries: [string, TestBrowser, string, string | undefined][] = [
      ["another browser, without a sign-in", other, back, undefined],
      ["a forged state", own, forged, attempt],
      ["a forged cookie", own, back, `1.${Buffer.from("x".repeat(80)).toString("base64url")}`],
      ["another sealed text", own, back, seal.close("1")],
      ["a sign-in that took too long", own, back, seal.close(JSON.stringify(old))],
    ];
    for (const [what, with_, address, cookie] of tries) {
      with_.setCookie(ATTEMPT, cookie);
      const answer = await with_.send(address);
      expect(answer.headers.get("location"), what).toMatch(/^\/operator\?problem=(?:lost|refused)$/);
      expect(with_.cookie(ATTEMPT), what).toBeUndefined();
    }
    await other.go("/operator/sign-in");
    expect((await other.send(back)).headers.get("location")).toBe("/operator?problem=refused");
    expect([await rows(), counted]).toEqual([[], Array.from({ length: 6 }, () => "identity")]);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).not.toMatch(/ann|code=|forged/i);
    expect(await (await own.send("/operator?lang=en&problem=lost")).text()).toMatch(
      /Start again here\..*Sign in/su,
    );
    // The browser's own response is still valid, once.
    own.setCookie(ATTEMPT, attempt);
    expect((await own.send(back)).headers.get("location")).toBe("/operator");
    own.setCookie(ATTEMPT, attempt);
    expect((await own.send(back)).headers.get("location")).toBe("/operator?problem=refused");
  });

  it.for([
    ["for another audience", (claims: object) => ({ ...claims, aud: "vigie-web" })],
    ["of another issuer", (claims: object) => ({ ...claims, iss: "https://evil.example/" })],
    ["of another sign-in", (claims: object) => ({ ...claims, nonce: "another" })],
    ["of an old login", (claims: object) => ({ ...claims, auth_time: Date.now() / 1000 - 3600 })],
    ["that has expired", (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 })],
    ["that names no valid person", (claims: object) => ({ ...claims, sub: "auth0|1\u0000" })],
  ] as const)("an ID token %s is refused", async ([, change]) => {
    const { browser, counted } = setUp({ fetch: identity.changingTokens(change) });
    const own = browser();
    const answer = await own.send(await own.logIn(await identity.person(["operator"]), "/operator?lang=en"));
    expect(answer.headers.get("location")).toBe("/operator?lang=en&problem=refused");
    expect([await rows(), counted]).toEqual([[], ["identity"]]);
  });

  it("an ID token is refused if another key signed it, and accepted if the provider's key signed it", async () => {
    const email = await identity.person(["operator"]);
    const same = (claims: JWTPayload) => claims;
    const forged = setUp({ fetch: identity.changingTokens(same, await identity.otherKeys()) }).browser();
    expect((await forged.send(await forged.logIn(email))).headers.get("location")).toContain("refused");
    const own = setUp({ fetch: identity.changingTokens(same) }).browser();
    expect((await own.signIn(email)).status).toBe(200);
  });

  it("a sign-in is refused if the provider's metadata names another issuer", async () => {
    const evil: typeof fetch = async (requested, init) => {
      const answer = await fetch(requested, init);
      if (!String(requested).endsWith("/openid-configuration")) return answer;
      return Response.json({ ...(await answer.json()), issuer: "https://evil.example/" });
    };
    const answer = await setUp({ fetch: evil }).browser().send("/operator/sign-in");
    expect(answer.headers.get("location")).toBe("/operator?problem=refused");
  });

  it("a person who cancels a sign-in can try again, and the attempt is not counted as a failure", async () => {
    const { browser, counted } = setUp();
    const own = browser();
    const { url } = await own.go("/operator/sign-in?to=/operator/reports?lang=en");
    const cancelled = await own.go(`${url.origin}${url.pathname}/cancel`);
    expect(cancelled.url.search).toBe("?lang=en&problem=cancelled");
    expect(await cancelled.answer.text()).toMatch(/You can try again\..*>Sign in</su);
    expect(counted).toEqual([]);
  });

  it("a signed-in reader is recorded under the name from the provider, not under a typed name", async () => {
    const { browser, settled } = setUp();
    const own = browser();
    await own.signIn(await identity.person(["operator"], "Zoé\n<b>"));
    own.setCookie("vigie-reader", "Somebody");
    const row = {
      readAt: new Date(),
      reader: "x",
      namedBy: "none",
      page: "operator",
    } as const;
    await database().run((queries) =>
      queries.insert(consultations).values({ ...row, reportIds: [], shown: "consultations" }),
    );
    expect(await (await own.send("/operator?lang=en")).text()).toContain(
      "Signed in as <strong>Zoé &lt;b&gt; Roy",
    );
    await settled();
    const noted = await database().run((queries) => queries.select().from(consultations));
    expect(noted.map(({ reader, namedBy }) => [reader, namedBy])).toEqual([
      ["x", "none"],
      ["Zoé <b> Roy", "identity"],
    ]);
    expect(await (await own.send("/operator?lang=en")).text()).toContain("Zoé &lt;b&gt; Roy (signed in)");
  });

  it("while the database is away, known sessions continue, unknown sessions end, and people can sign in", async () => {
    let isAway = false;
    const failing: Database["run"] = (work) =>
      isAway ? Promise.reject(new DatabaseError("database-unreachable", "away")) : database().run(work);
    const { browser } = setUp({ on: { ...database(), run: failing } });
    const [own, other] = [browser(), browser()];
    const email = await identity.person(["dispatch"]);
    await own.signIn(email, "/operator/reports");
    isAway = true;
    expect(await (await own.send("/operator/reports?lang=en")).text()).toContain("Last data read");
    other.setCookie(SESSION, "unknown");
    const answer = await other.send("/operator/reports?lang=en");
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringMatching(/Sign in again, or/)]);
    expect((await other.signIn(email, "/operator/reports")).status).toBe(200);
    expect(await statusOf(other, "/operator/reports")).toBe(200);
    expect((await own.post("/operator/sign-out", {})).status).toBe(303);
    expect(own.cookie(SESSION)).toBeUndefined();
    isAway = false;
    expect(await statusOf(other, "/operator/reports")).toBe(401);
  });

  it("over HTTPS, the sign-in cookie is secure and has the prefix `__Host-`", async () => {
    const { browser } = setUp({ dispatchUrl: "https://agence.example/operator/reports" });
    const answer = await browser().send("/operator/sign-in");
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-vigie-sign-in=1\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const requested = new URL(answer.headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(requested)).toMatchObject({
      redirect_uri: "https://agence.example/operator/sign-in/back",
      ...{ prompt: "login", max_age: "600", code_challenge_method: "S256" },
    });
  });
});

it.each([
  ["/operator/reports?lang=en&hours=6", "/operator/reports?lang=en&hours=6"],
  ["/operator", "/operator"],
  ["https://evil.example/operator", "/operator"],
  ["//evil.example/operator", "/operator"],
  ["/\\evil.example/operator", "/operator"],
  ["/operator/sign-in", "/operator"],
  ["/operator/../en", "/operator"],
  ["javascript:alert(1)", "/operator"],
  [undefined, "/operator"],
])("a sign-in only redirects to the agency's own pages: %s", (requested, path) => {
  expect(ownPath(requested)).toBe(path);
});
