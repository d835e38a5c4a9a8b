import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, deliveries, people, savedPlaces } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import { A_FIRE, newSeason, seal, type testSeason } from "./alerts.double.ts";
import { followDead } from "./fall-back.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const statusTo = (from: 1 | 3 | 4, to: 1 | 3 | 4): Change => ({
  kind: "fire-status",
  subject: "2026-12",
  before: { ...A_FIRE, statusId: from },
  after: { ...A_FIRE, statusId: to },
});

onEachServer("alert overtaken by a newer one on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const tell = async (change?: Change) => {
    if (change) await season.change(change);
    else await season.read();
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
  };
  const posted = async () => {
    const rows = await database().run((queries) =>
      queries.select().from(deliveries).orderBy(asc(deliveries.id)),
    );
    return rows.map(({ channel }) => channel);
  };
  /** Returns the fire's status in each waiting message. */
  const statusesInMessages = async () => {
    const claims = createClaims(database(), seal, sql`${season.now().toISOString()}::timestamptz`);
    const claimedMessages = await claims.claim({ channel: "email", worker: "w", most: 100, holdMs: 1 });
    const about = await loadFacts(
      { database: database(), seal, keyedHash: (text) => text, now: season.now },
      claimedMessages,
    );
    return claimedMessages.map((claimed) =>
      about.get(claimed)?.facts.map(({ change }) => Object(change.after).statusId),
    );
  };

  it("drops a fire's status after its half hour of waiting if a newer status was sent meanwhile", async () => {
    const ann = await season.person();
    await season.place(ann);
    await season.follow(ann, "2026-12", ["email"]);
    await tell(statusTo(1, 3));
    season.pass(5 * MINUTE_MS);
    await tell(statusTo(3, 4));
    season.pass(15 * MINUTE_MS);
    await tell(statusTo(4, 3));
    expect(await posted()).toHaveLength(2);
    season.pass(31 * MINUTE_MS);
    await tell();
    expect(await posted()).toHaveLength(2);
    await tell(statusTo(3, 4));
    expect(await posted()).toHaveLength(3);
  });

  it("the alert of a lifted closure is dropped in the morning if the closure began again in the night", async () => {
    const ann = await season.person();
    await season.place(ann);
    const sleeps = { hasQuietHours: true };
    await database().run((queries) => queries.update(people).set(sleeps).where(eq(people.id, ann)));
    const closure: RestrictionState = {
      type: "closure",
      startsAt: null,
      endsAt: null,
      regions: ["04"],
      area: null,
    };
    season.pass(12 * 60 * MINUTE_MS);
    await tell({ kind: "restriction-lifted", subject: "c", before: closure, after: null });
    season.pass(30 * MINUTE_MS);
    await tell({ kind: "restriction-begun", subject: "c", before: null, after: closure });
    expect(await posted()).toHaveLength(1);
    season.pass(8 * 60 * MINUTE_MS);
    await tell();
    expect(await posted()).toHaveLength(1);
  });

  it("drops a superseded status from a waiting message, and from its fallback channel", async () => {
    const ann = await season.person();
    await season.place(ann);
    await season.place(ann, { at: { lat: 46, lon: -71 }, channels: ["sms"] });
    await tell(statusTo(3, 4));
    season.pass(5 * MINUTE_MS);
    await tell(statusTo(4, 3));
    expect((await statusesInMessages()).toSorted()).toEqual([[3], undefined]);
    await database().run((queries) =>
      queries
        .update(deliveries)
        .set({ state: "dead", endedAt: season.now(), claimedBy: null, claimedUntil: null }),
    );
    await followDead(database(), season.now());
    season.pass(5 * MINUTE_MS);
    await tell();
    const instead = await database().run((queries) =>
      queries
        .select()
        .from(alerts)
        .where(eq(alerts.channel, "sms"))
        .innerJoin(changes, eq(changes.id, alerts.changeId)),
    );
    expect(instead.map(({ changes: { after } }) => Object(after).statusId)).toEqual([3]);
  });

  it("sends a waiting alert by a channel that sent no newer alert of the fire, and sends alerts of other fires", async () => {
    const ann = await season.person();
    const place = await season.place(ann, { channels: ["email", "sms"] });
    const choose = (bySms: boolean) =>
      database().run((queries) =>
        queries.update(savedPlaces).set({ bySms }).where(eq(savedPlaces.id, place)),
      );
    await tell(statusTo(1, 3));
    season.pass(5 * MINUTE_MS);
    const out = { ...A_FIRE, statusId: 3 } as const;
    const contained = { ...out, containedAt: season.now() };
    await tell({ kind: "fire-contained", subject: "2026-12", before: out, after: contained });
    await choose(false);
    season.pass(5 * MINUTE_MS);
    const grown = { ...contained, sizeHa: 40 };
    await tell({ kind: "fire-size", subject: "2026-12", before: contained, after: grown });
    await choose(true);
    expect(await posted()).toEqual(["email", "sms", "email"]);
    const other = { ...A_FIRE, number: 13 };
    await tell({ kind: "fire-new", subject: "2026-13", before: null, after: other });
    season.pass(31 * MINUTE_MS);
    await tell();
    expect((await posted()).slice(3).toSorted()).toEqual(["email", "sms", "sms"]);
  });
});
