import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { people } from "#database/schema.ts";
import { giveAccounts, openAccounts, somebody } from "./accounts.double.ts";
import { emailKey } from "./email-key.server.ts";
import { findConfirmed } from "./find-confirmed.server.ts";

const HOUR_MS = 3_600_000;
const AN_HOUR_AGO = new Date(Date.now() - HOUR_MS);
const LONG_AGO = new Date(Date.now() - 400 * 24 * HOUR_MS);
const WARNED = { usedAt: LONG_AGO, eraseAt: new Date(), lastWarnedAt: new Date() };

onEachServer("last use of a profile on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, personOf } = giveAccounts(database);
  const service = () => accounts().service;

  async function known(isConfirmed = true, change: Partial<typeof people.$inferInsert> = WARNED) {
    const ann = await somebody(provider(), "Ann", isConfirmed);
    await service().profile(ann.ofProfile);
    await database().run((queries) =>
      queries.update(people).set(change).where(eq(people.subject, ann.subject)),
    );
    const id = (await personOf(ann.subject))?.id ?? "";
    const isNoted = async () => {
      const row = await personOf(ann.subject);
      return row?.eraseAt === null && row.lastWarnedAt === null && row.usedAt > AN_HOUR_AGO;
    };
    return { ...ann, id, isNoted };
  }

  it("records a use of the profile when the person reads the profile or runs any command", async () => {
    const ann = await known();
    await service().profile(ann.ofProfile);
    expect(await ann.isNoted()).toBe(true);
    const bob = await known();
    await service().saveFire({ ...bob.ofPlaces, fireId: "2026-1" });
    expect(await bob.isNoted()).toBe(true);
  });

  it("records a use of the profile when the profile is created", async () => {
    const ann = await somebody(provider());
    const { service } = openAccounts(database(), provider(), { now: () => LONG_AGO });
    await service.profile(ann.ofProfile);
    expect(await personOf(ann.subject)).toMatchObject({ usedAt: LONG_AGO, eraseAt: null });
  });

  it("records a use when an email's link stops alerts, but not when its page is only opened, as mail scanners do", async () => {
    const ann = await known();
    const key = emailKey(accounts().context.keyedHash, "alerts", ann.id);
    await service().alertsStop({ key });
    expect(await ann.isNoted()).toBe(false);
    await service().stopAlerts({ key, scope: "email" });
    expect(await ann.isNoted()).toBe(true);
  });

  it("records a use of the profile when the confirmation link is opened, even without a new visit", async () => {
    const longAgo = { ...WARNED, checkedAt: LONG_AGO };
    const [ann, bob] = [await known(false, longAgo), await known(false, longAgo)];
    provider().people.set(ann.subject, { email: ann.email, email_verified: true });
    await findConfirmed(accounts().context);
    expect([await ann.isNoted(), await bob.isNoted()]).toEqual([true, false]);
  });

  it("records a use of the profile at most once a day", async () => {
    const ann = await known(true, { usedAt: AN_HOUR_AGO });
    await service().profile(ann.ofProfile);
    await service().stopAlerts({
      key: emailKey(accounts().context.keyedHash, "alerts", ann.id),
      scope: "email",
    });
    expect(await personOf(ann.subject)).toMatchObject({ usedAt: AN_HOUR_AGO });
    // A warned person's use is recorded at once, even if the clock was wrong.
    const bob = await known(true, { ...WARNED, usedAt: AN_HOUR_AGO });
    await service().profile(bob.ofProfile);
    expect(await bob.isNoted()).toBe(true);
  });

  it("records a use at most once an hour if no address was ever confirmed: such a profile is only kept for days", async () => {
    const ann = await known(false, { usedAt: new Date(Date.now() - 0.9 * HOUR_MS) });
    await service().profile(ann.ofProfile);
    expect(Date.now() - Number((await personOf(ann.subject))?.usedAt)).toBeGreaterThan(0.8 * HOUR_MS);
    const bob = await known(false, { usedAt: AN_HOUR_AGO });
    await service().profile(bob.ofProfile);
    expect(await bob.isNoted()).toBe(true);
  });

  it("lets people read their data even if the use cannot be recorded", async () => {
    const ann = await known();
    const full = openAccounts(database(), provider(), {
      database: {
        ...database(),
        transaction: async () => {
          throw new DatabaseError("database-full", "the disk is full");
        },
      },
    });
    await expect(full.service.profile(ann.ofProfile)).resolves.toMatchObject({
      userInfo: { email: ann.email },
    });
    expect(await ann.isNoted()).toBe(false);
  });
});
