import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import { people } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { SERVERS } from "#database/test-servers.ts";
import { finishDeletions } from "./deletions.server.ts";
import { type IdentityDouble, startIdentityDouble } from "./identity-double.ts";
import { openAccounts, somebody } from "./test-accounts.ts";

describe.for(SERVERS)("who leaves, on $name", ({ prepare }) => {
  if (prepare === null) {
    it.skip("the whole suite", () => {});
    return;
  }
  const database = giveDatabase(prepare);
  let provider: IdentityDouble;
  beforeAll(async () => {
    provider = await startIdentityDouble();
  });
  afterAll(() => provider.close());

  it("is told that they are erased, though the database goes away right after", async () => {
    const accounts = openAccounts(database(), provider);
    const ann = await somebody(provider);
    await accounts.service.profile(ann.ofProfile);
    let isAway = false;
    const leaving = openAccounts(database(), provider, {
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
    expect(await leaving.service.deleteProfile(ann.ofProfile)).toEqual({ deleted: true });
    const left = await database().run((queries) =>
      queries.select().from(people).where(eq(people.subject, ann.subject)),
    );
    expect(left).toEqual([]);
    await finishDeletions(accounts.context);
    expect(provider.people.has(ann.subject)).toBe(false);
  });
});
