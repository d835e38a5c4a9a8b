import { eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { deleteBefore } from "#database/in-batches.server.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deletions, pastConsents } from "#database/schema.ts";
import { SWEPT } from "../worker/retention-tasks.ts";
import { giveAccounts, newPhone, openAccounts, placeQuestion, somebody } from "./accounts.double.ts";
import { finishDeletions } from "./deletions.server.ts";
import { erasePeople } from "./erase-people.server.ts";
import { hashOfEmail } from "./keyed-hash.server.ts";

const code = (problem: string) => ({ code: problem });
const BY_EMAIL = { emailNotification: true, consent: true } as const;

onEachServer("deletion of a profile on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, postedMessages, personOf } = giveAccounts(database);

  const service = () => accounts().service;

  it("erases a person here and at the provider, sends a last email, and rejects their old token", async () => {
    const ann = await somebody(provider());
    await service().savePlace(placeQuestion(ann, BY_EMAIL));
    const row = await personOf(ann.subject);
    await service().deleteProfile(ann.ofRecentLogin);
    expect(await personOf(ann.subject)).toBeUndefined();
    expect(provider().people.has(ann.subject)).toBe(false);
    expect(await postedMessages(`account-deleted:${row?.id}`)).toHaveLength(1);
    await expect(service().profile(ann.ofProfile)).rejects.toMatchObject(code("not-signed-in"));
    await expect(service().deleteProfile(ann.ofRecentLogin)).rejects.toMatchObject(code("not-signed-in"));
  });

  it("keeps proof of a deleted person's consents for three years, without their identity", async () => {
    const ann = await somebody(provider());
    await service().savePlace(placeQuestion(ann, BY_EMAIL));
    const row = await personOf(ann.subject);
    await service().deleteProfile(ann.ofRecentLogin);
    const { keyedHash, seal } = accounts().context;
    const emailMark = hashOfEmail(keyedHash, seal.open(row?.sealedEmail ?? ""));
    const proofs = () =>
      database().run((queries) =>
        queries.select().from(pastConsents).where(eq(pastConsents.emailMark, emailMark)),
      );
    const [proof, ...others] = await proofs();
    expect(others).toEqual([]);
    expect(proof).toMatchObject({ purpose: "alerts", method: "place", language: "fr", phoneMark: null });
    const withdrawnAt = proof?.withdrawnAt.getTime() ?? 0;
    await deleteBefore(database(), SWEPT.pastConsents, new Date(withdrawnAt));
    expect(await proofs()).toHaveLength(1);
    await deleteBefore(database(), SWEPT.pastConsents, new Date(withdrawnAt + 1));
    expect(await proofs()).toEqual([]);
  });

  it("keeps no consent proof for an unconfirmed address, because nothing was sent to it", async () => {
    const ann = await somebody(provider());
    await service().savePlace(placeQuestion(ann, BY_EMAIL));
    const row = await personOf(ann.subject);
    if (row === undefined) throw new Error("Ann has no profile.");
    const proofs = () => database().run((queries) => queries.select().from(pastConsents));
    const before = await proofs();
    const leaving = [{ person: { ...row, emailVerified: false }, address: null }];
    const { seal, keyedHash } = accounts().context;
    await database().transaction((transaction) =>
      erasePeople(transaction, leaving, { seal, keyedHash, erasedAt: new Date(), why: "unused" }),
    );
    expect(await proofs()).toEqual(before);
    await finishDeletions(accounts().context);
  });

  it("deletes the waiting messages to a person who deletes their profile", async () => {
    const ann = await somebody(provider());
    const phone = newPhone();
    await service().phoneCode({ ...ann.ofProfile, phone });
    const row = await personOf(ann.subject);
    expect(await postedMessages(`welcome:${row?.id}`)).toHaveLength(1);
    await service().deleteProfile(ann.ofRecentLogin);
    expect(await postedMessages(`welcome:${row?.id}`)).toEqual([]);
    expect(await postedMessages(`phone-code:${row?.id}`)).toEqual([]);
  });

  it("erases a person at the provider even if another person's row cannot be decrypted and must wait for its key", async () => {
    const [bob, ann] = [await somebody(provider()), await somebody(provider())];
    for (const each of [bob, ann]) await service().profile(each.ofProfile);
    provider().fault = 503;
    try {
      for (const each of [bob, ann]) await service().deleteProfile(each.ofRecentLogin);
    } finally {
      provider().fault = null;
    }
    const [first] = await database().run((queries) =>
      queries.select().from(deletions).where(isNull(deletions.finishedAt)).orderBy(deletions.id),
    );
    const broken = { sealedSubject: "1.AAAA" };
    await database().run((queries) =>
      queries
        .update(deletions)
        .set(broken)
        .where(eq(deletions.id, first?.id ?? 0)),
    );
    const inAnHour = { ...accounts().context, now: () => new Date(Date.now() + 60 * 60_000) };
    expect(await finishDeletions(inAnHour)).toBe(1);
    expect([provider().people.has(bob.subject), provider().people.has(ann.subject)]).toEqual([true, false]);
    const [waits] = await database().run((queries) =>
      queries.delete(deletions).where(isNull(deletions.finishedAt)).returning(),
    );
    expect(waits).toMatchObject({ id: first?.id, attempts: 2 });
  });

  it("if the provider is down, erases a person there later, and then deletes the stored identity", async () => {
    const ann = await somebody(provider());
    await service().profile(ann.ofProfile);
    provider().fault = 503;
    try {
      await service().deleteProfile(ann.ofRecentLogin);
      await finishDeletions(accounts().context);
    } finally {
      provider().fault = null;
    }
    expect(provider().people.has(ann.subject)).toBe(true);
    await expect(service().profile(ann.ofProfile)).rejects.toMatchObject(code("not-signed-in"));
    const inTime = (ms: number) => ({ ...accounts().context, now: () => new Date(Date.now() + ms) });
    expect(await finishDeletions(inTime(60 * 60_000))).toBe(0);
    expect(provider().people.has(ann.subject)).toBe(false);
    await finishDeletions(inTime(72 * 3_600_000));
    const left = await database().run((queries) => queries.select().from(deletions));
    expect(left.at(-1)).toMatchObject({ sealedSubject: null, subjectMark: null });
  });

  it("creates a new profile if the same person signs in again later, but not for an old token", async () => {
    const ann = await somebody(provider());
    await service().profile(ann.ofProfile);
    const known = provider().people.get(ann.subject);
    await service().deleteProfile(ann.ofRecentLogin);
    if (known) provider().people.set(ann.subject, known);
    await expect(service().profile(ann.ofProfile)).rejects.toMatchObject(code("not-signed-in"));
    const hourAgo = new Date(Date.now() - 3_600_000);
    await database().run((queries) =>
      queries
        .update(deletions)
        .set({ finishedAt: hourAgo })
        .where(eq(deletions.finishedAt, deletions.finishedAt)),
    );
    const token = await provider().token({ sub: ann.subject });
    const { subscriptions } = await service().profile({ ...ann.ofProfile, auth0AccessToken: token });
    expect(subscriptions.locations).toEqual([]);
  });

  it("confirms a deletion even if the database fails right after the deletion", async () => {
    const ann = await somebody(provider());
    await service().profile(ann.ofProfile);
    let isAway = false;
    const leaving = openAccounts(database(), provider(), {
      database: {
        ...database(),
        async run(work) {
          if (isAway) throw new DatabaseError("database-unreachable", "away");
          return database().run(work);
        },
        async transaction(work) {
          const done = await database().transaction(work);
          isAway = true;
          return done;
        },
      },
    });
    expect(await leaving.service.deleteProfile(ann.ofRecentLogin)).toEqual({ deleted: true });
    expect(await personOf(ann.subject)).toBeUndefined();
    await finishDeletions(accounts().context);
    expect(provider().people.has(ann.subject)).toBe(false);
  });
});
