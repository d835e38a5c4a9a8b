import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { A_FIRE, newSeason, seal } from "./alerts.double.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

onEachServer("facts of a message at delivery on $name", (prepare) => {
  const database = giveDatabase(prepare);

  it("measures a message's delay from the reading with its change, or not at all if the alert waited on purpose", async () => {
    const season = await newSeason(database());
    await season.place(await season.person());
    await season.change({ kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE });
    const observedAt = season.now();
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
    const delayedSince = async () => {
      season.pass(1_000);
      const claims = createClaims(database(), seal, sql`${season.now().toISOString()}::timestamptz`);
      const claimedMessages = await claims.claim({ channel: "email", worker: "w", most: 10, holdMs: 1 });
      const parts = { database: database(), seal, keyedHash: (text: string) => text, now: season.now };
      return [...(await loadFacts(parts, claimedMessages)).values()].map((about) => about.delayedSince);
    };
    const putOff = (row: Partial<typeof alerts.$inferInsert>) =>
      database().run((queries) => queries.update(alerts).set(row));
    expect(await delayedSince()).toEqual([observedAt]);
    await putOff({ urgency: 1, dueAt: new Date(observedAt.getTime() + 3_600_000) });
    expect(await delayedSince()).toEqual([null]);
    await putOff({ urgency: 0 });
    expect(await delayedSince()).toEqual([observedAt]);
  });
});
