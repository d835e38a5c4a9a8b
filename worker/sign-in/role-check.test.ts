import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { operatorSessions } from "#database/schema.ts";
import { SESSION, statusOf, testSignIn } from "./door.double.ts";
import { startTestIdentity } from "./identity.double.ts";

let identity: Awaited<ReturnType<typeof startTestIdentity>>;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());
afterEach(() => void vi.useRealTimers());

/** Moves this machine's clock, but not the database's. */
const pass = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

onEachServer("the account of a session at the identity provider, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    identity.faults.clear();
    await database().run((queries) => queries.delete(operatorSessions));
  });
  const rows = () => database().run((queries) => queries.select().from(operatorSessions));

  it.for([
    { what: "is blocked", change: (id: string) => identity.people.change(id, { blocked: true }) },
    { what: "is deleted", change: async (id: string) => identity.people.remove(id) },
    { what: "loses a role", change: (id: string) => identity.people.change(id, { roles: ["dispatch"] }) },
  ])(
    "a session ends in each process within ten minutes after its account $what, which is logged",
    async ({ change }) => {
      const { browser, lines } = testSignIn(identity, database());
      const own = browser();
      const email = await identity.person(["operator", "dispatch"]);
      await own.signIn(email);
      expect(await statusOf(own, "/operator")).toBe(200);
      const subject = identity.people.byEmail(email)?.user_id ?? "";
      await change(subject);
      pass(9);
      expect(await statusOf(own, "/operator")).toBe(200);
      // Another process sees the session for the first time.
      const other = testSignIn(identity, database()).browser();
      const token = own.cookie(SESSION);
      pass(1);
      const ended = await own.send("/operator/reports?lang=en");
      expect([ended.status, await ended.text()]).toEqual([
        401,
        expect.stringMatching(/Your session has ended.*>Sign in</su),
      ]);
      expect(await rows()).toEqual([]);
      other.setCookie(SESSION, token);
      expect(await statusOf(other, "/operator")).toBe(401);
      const warnings = lines.filter((line) => line.includes("session ended at /operator"));
      expect(warnings).toHaveLength(1);
      expect(lines.join("")).not.toContain(subject);
    },
  );

  it("the SQL statement of the incident guide ends all sessions of a person at once, and no other sessions", async () => {
    const [person, other] = [await identity.person(["operator"]), await identity.person(["operator"])];
    const browsers = [];
    for (const email of [person, person, other]) {
      const own = testSignIn(identity, database()).browser();
      await own.signIn(email);
      browsers.push(own);
    }
    const guide = readFileSync(join(import.meta.dirname, "../../docs/incidents.md"), "utf8");
    const [, statement = ""] =
      /`(DELETE FROM operator_sessions WHERE subject = )\$subject`/.exec(guide) ?? [];
    const subject = identity.people.byEmail(person)?.user_id ?? "";
    await database().run((queries) => queries.execute(sql`${sql.raw(statement)}${subject}`));
    // The guide then restarts the worker.
    const app = testSignIn(identity, database());
    const statuses = [];
    for (const own of browsers) {
      const again = app.browser();
      again.setCookie(SESSION, own.cookie(SESSION));
      statuses.push(await statusOf(again, "/operator"));
    }
    expect(statuses).toEqual([401, 401, 200]);
  });

  it("a process that sees a session for the first time ends it if the account was blocked meanwhile", async () => {
    const own = testSignIn(identity, database()).browser();
    const email = await identity.person(["operator"]);
    await own.signIn(email);
    await identity.people.change(identity.people.byEmail(email)?.user_id ?? "", { blocked: true });
    const other = testSignIn(identity, database()).browser();
    other.setCookie(SESSION, own.cookie(SESSION));
    expect(await statusOf(other, "/operator")).toBe(401);
    expect(await rows()).toEqual([]);
  });

  it("the session of a blocked account lasts while the provider is away, and ends within a minute of its return", async () => {
    const { browser, lines } = testSignIn(identity, database());
    const own = browser();
    const email = await identity.person(["operator"]);
    await own.signIn(email);
    await identity.people.change(identity.people.byEmail(email)?.user_id ?? "", { blocked: true });
    identity.faults.set("identity", { status: 503 });
    for (const minutes of [10, 1, 10]) {
      pass(minutes);
      expect([await statusOf(own, "/operator"), await statusOf(own, "/operator")]).toEqual([200, 200]);
    }
    expect(lines.filter((line) => line.includes("did not say whether"))).toHaveLength(3);
    identity.faults.clear();
    expect(await statusOf(own, "/operator")).toBe(200);
    pass(1);
    expect(await statusOf(own, "/operator")).toBe(401);
  });

  it("the provider is asked only once about a session for all its requests in ten minutes", async () => {
    const own = testSignIn(identity, database()).browser();
    await own.signIn(await identity.person(["dispatch"]), "/operator/reports");
    pass(10);
    const asks = vi.spyOn(globalThis, "fetch");
    const requested = () => asks.mock.calls.filter(([url]) => String(url).includes("/roles")).length;
    await Promise.all(Array.from({ length: 5 }, () => own.send("/operator/reports")));
    pass(9);
    expect(await statusOf(own, "/operator/reports")).toBe(200);
    expect(requested()).toBe(1);
    asks.mockRestore();
  });

  it("a person whose account is blocked cannot sign in", async () => {
    const { browser } = testSignIn(identity, database());
    const email = await identity.person(["operator"]);
    await identity.people.change(identity.people.byEmail(email)?.user_id ?? "", { blocked: true });
    const answer = await browser().signIn(email, "/operator?lang=en");
    expect([answer.status, await rows()]).toEqual([401, []]);
  });
});
