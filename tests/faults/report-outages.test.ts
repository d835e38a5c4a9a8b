import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { solveProof } from "#app/forms/form/solve-proof.ts";
import { deliveries, fireReports, rateLimits, reportHandovers } from "#database/schema.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { newStartToken } from "#intake/start-token.server.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { ask } from "../support/ask.ts";
import type { Fault } from "../support/hub.ts";
import { inSoak } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";
import { OWN } from "./hostile-reports.ts";
import { rightForm } from "./hostile-values.ts";
import { referenceIn, reportsWorld, storedReports } from "./stored-reports.ts";

const SERVICES = ["mail", "dispatch", "geocoder", "identity", "content"] as const;
const FORM = { ...OWN, "content-type": "application/x-www-form-urlencoded" };
const YEAR_MS = 365 * 24 * 3_600_000;
const BACK = { timeout: 180_000, interval: 500 };
const NEIGHBOURS = inSoak(600, 120);

const fixture = reportsWorld();
const random = randomOf("report-outages", randomUUID());
let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, env: await fixture.env() });
});
afterAll(async () => world?.stop());
beforeEach(async () => {
  for (const table of [fireReports, deliveries, rateLimits])
    await fixture.database().run((queries) => queries.delete(table));
});
afterEach(() => world.hub.clearFaults());

const report = (more: object = {}, address = "10.2.0.1") =>
  ask(world.origin, {
    path: REPORT_PATH,
    headers: { ...OWN, "x-forwarded-for": address },
    body: JSON.stringify({ key: randomUUID(), form: rightForm(random), language: "fr", ...more }),
  });
const step = (typed: object, address = "10.2.0.1") =>
  ask(world.origin, {
    path: "/signaler-un-feu/",
    headers: { ...FORM, "x-forwarded-for": address },
    body: new URLSearchParams({ key: randomUUID(), ...typed }).toString(),
  });
const messages = z.array(z.object({ subject: z.string(), text: z.string(), about: z.string().optional() }));
async function outbox(channel: "dispatch" | "email"): Promise<z.infer<typeof messages>> {
  return messages.parse(await (await fetch(`${world.hub.url}/outbox?channel=${channel}`)).json());
}
/** Makes all waiting messages and handovers due now. */
async function waitNoLonger(): Promise<void> {
  for (const table of [sql`report_handovers`, sql`deliveries`])
    await fixture.database().run((queries) => queries.execute(sql`UPDATE ${table} SET due_at = now()`));
}
const handedOver = (references: readonly (string | null)[]) =>
  expect
    .poll(async () => {
      await waitNoLonger();
      const handovers = await fixture.database().run((queries) => queries.select().from(reportHandovers));
      const messages = await fixture.database().run((queries) => queries.select().from(deliveries));
      return [
        handovers.filter(({ acceptedAt }) => acceptedAt !== null).length,
        messages.filter(({ state }) => state !== "sent").length,
      ];
    }, BACK)
    .toEqual([references.length, 0]);

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["down", { status: 503 }],
  // Far less than the time limit for dispatch. After that limit, a report is sent to dispatch again.
  ["slow", { delayMs: 6_000 }],
  ["answering nonsense", { status: 200, body: "<!doctype html><title>Maintenance</title>" }],
];

test.for(FAULTS)(
  "with mail, dispatch, geocoder, identity and content %s, reports with and without scripts are stored, and each report is sent once when the services are back",
  async ([name, fault]) => {
    // The site only reads the status of dispatch's response.
    for (const service of SERVICES)
      await world.hub.putFault(service === "dispatch" && name !== "slow" ? { status: 503 } : fault, service);
    const page = await fetch(`${world.origin}/en/report-fire/`);
    expect(page.status).toBe(200);
    const typed = { where: "123 rue Principale, La Tuque", seen: "smoke" };
    const requested = await step({ ...typed, step: "where" });
    expect([requested.status, requested.text.includes("La Tuque")]).toEqual([200, true]);
    // Two reports are suspect and share one email.
    const token = newStartToken(fixture.keyedHash, "report", new Date(Date.now() - 60_000));
    const proper = { token, waitedSeconds: 60 };
    const answers = [await report(proper), await report(), await step({ ...typed, step: "you" })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const references = answers.map(({ text }) => referenceIn(text));
    expect([...(await storedReports(fixture.database())).keys()].toSorted()).toEqual(references.toSorted());

    const failed = () =>
      fixture.database().run((queries) => queries.$count(reportHandovers, sql`attempts > 0`));
    await expect.poll(failed, BACK).toBe(references.length);
    if (name !== "slow") {
      const accepted = () =>
        fixture.database().run((queries) => queries.$count(reportHandovers, sql`accepted_at IS NOT NULL`));
      expect(await accepted()).toBe(0);
    }
    await world.hub.clearFaults();
    await handedOver(references);
    const [dispatched, mailed] = [await outbox("dispatch"), await outbox("email")];
    for (const reference of references) {
      expect(
        dispatched.filter(({ subject }) => subject === `fire-report.received ${reference}`),
      ).toHaveLength(1);
      expect(
        mailed.filter(({ subject, text }) => `${subject} ${text}`.includes(String(reference))),
      ).toHaveLength(1);
    }
  },
);

test("a report is stored even if its start time or waiting time is impossible, or another installation signed its start time", async () => {
  const at = (years: number) =>
    newStartToken(fixture.keyedHash, "report", new Date(Date.now() + years * YEAR_MS));
  const foreign = newStartToken(createKeyedHash(["of another"]), "report", new Date());
  const sent = [
    { token: at(-3), waitedSeconds: 0 },
    { token: at(3), waitedSeconds: 0 },
    { token: at(0), waitedSeconds: -3 * 365 * 24 * 3600 },
    { token: at(0), waitedSeconds: 1e15 },
    { token: foreign, waitedSeconds: 60 },
  ];
  for (const [index, each] of sent.entries())
    expect((await report(each, `10.3.0.${index}`)).status).toBe(200);
  const stored = [...(await storedReports(fixture.database())).values()];
  expect(stored).toHaveLength(sent.length);
  // Only the report that claims a very long wait is not suspect, because the claim cannot be disproved.
  expect(stored.filter(({ isSuspect }) => isSuspect)).toHaveLength(sent.length - 1);
  for (const { createdAt } of stored) expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(60_000);
});

test(`an IP address that sent ${NEIGHBOURS} reports can send another report after proof of work, or at once without scripts`, {
  retry: 0,
}, async () => {
  const address = "10.4.0.1";
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < NEIGHBOURS; sent++) {
    const { status } =
      sent % 2 ? await report({}, address) : await step({ ...rightForm(random), step: "you" }, address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 428]);
  // The same form each time, because another form with the same key would be another report.
  const [key, form] = [randomUUID(), rightForm(random)];
  const requested = await report({ key, form }, address);
  expect(requested.status).toBe(428);
  const proof = await solveProof(JSON.parse(requested.text));
  expect((await report({ key: randomUUID(), proof }, address)).status).toBe(428);
  const proven = await report({ key, form, proof }, address);
  expect([proven.status, (await report({ key, form, proof }, address)).text]).toEqual([200, proven.text]);
  const plain = await step({ ...rightForm(random), step: "you" }, address);
  expect([plain.status, referenceIn(plain.text) === null]).toEqual([200, false]);
});
