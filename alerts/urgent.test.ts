import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, people } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { ChannelClient } from "#delivery/delivery.ts";
import { deliverRound } from "#delivery/round.server.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { FULL_FIRE_RECORD } from "#fires/examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import type { Change } from "#history/change.ts";
import { createWatch } from "#history/watch.server.ts";
import { ALERT_MESSAGES } from "./alert-message.ts";
import { A_FIRE, newSeason, seal, type testSeason } from "./alerts.double.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const log = { info: () => {}, warn: () => {} };

onEachServer("urgent alerts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  let double: FireDataDouble;
  beforeEach(async () => {
    season = await newSeason(database());
    double = await startFireDataDouble();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await double.close();
  });

  /** Delivers due messages, as a worker does. @returns recipients and contents */
  async function deliver(now?: () => Date) {
    const gone: { readonly personId: string | null; readonly kind: string; readonly subject: string }[] = [];
    const client: ChannelClient<{ readonly subject: string }> = {
      async deliver({ personId, kind }, { subject }) {
        gone.push({ personId, kind, subject });
        return { kind: "sent", reference: null };
      },
      close: () => {},
    };
    const clock = now && sql`${now().toISOString()}::timestamptz`;
    await deliverRound(
      {
        ...{ channel: "email", client, batch: 50, atOnce: 5 },
        write: (kind, about, writing) => kind.mail(about, writing),
      },
      {
        claims: createClaims(database(), seal, clock),
        kinds: ALERT_MESSAGES,
        worker: "w",
        ...writingIn("en"),
        loading: [
          {
            kinds: Object.keys(ALERT_MESSAGES),
            load: (claimedMessages) =>
              loadFacts(
                { database: database(), seal, keyedHash: (text) => text, ...(now && { now }) },
                claimedMessages,
              ),
          },
        ],
      },
      { signal: new AbortController().signal, pause: async () => {} },
    );
    return gone;
  }

  const record = (number: number, more: object = {}) => ({
    ...FULL_FIRE_RECORD,
    NoFeu: number,
    DateDerniereModification: "2026-07-02T15:00:00Z",
    Condition: { Id: 1 },
    ...more,
  });
  const at = { lat: FULL_FIRE_RECORD.Lat, lon: FULL_FIRE_RECORD.Lon };

  it("people with a digest or quiet hours get urgent alerts as early as other people, and not again in a digest", async () => {
    const [ann, bob, cid] = [await season.person(), await season.person(), await season.person()];
    await season.place(ann, { at });
    await season.place(bob, { at, isDaily: true });
    await season.place(cid, { at });
    const sleeps = { hasQuietHours: true };
    await database().run((queries) => queries.update(people).set(sleeps).where(eq(people.id, cid)));
    const list = (...fires: readonly object[]) => double.answers.set("/public/feux", fires);
    const { poll } = createWatch({
      client: createFireDataClient({ baseUrl: double.baseUrl, test: false, timeLimitMs: 500 }),
      database: database(),
      now: season.now,
      log,
    });
    async function turn() {
      await poll();
      await matchChanges(database(), season.now);
      await gatherAlerts({ database: database(), seal, now: season.now });
      return deliver(season.now);
    }
    // Midnight in Quebec.
    season.pass(13 * HOUR_MS);
    list(record(1));
    expect(await turn()).toEqual([]);
    list(record(1), record(2));
    season.pass(MINUTE_MS);
    const whom = (gone: Awaited<ReturnType<typeof deliver>>) =>
      gone.map(({ personId }) => personId).toSorted();
    const everybody = [ann, bob, cid].toSorted();
    expect(whom(await turn())).toEqual(everybody);
    season.pass(5 * MINUTE_MS);
    list(record(1), record(2, { Condition: { Id: 3 }, DateDerniereModification: "2026-07-02T15:10:00Z" }));
    const alerts = await turn();
    expect(whom(alerts)).toEqual(everybody);
    for (const { kind } of alerts) expect(kind).toBe("alert");
    season.pass(8 * HOUR_MS);
    expect(await turn(), "no digest repeats it").toEqual([]);
  });

  it("sends at most three messages in half an hour about a fire that grows step by step", async () => {
    await season.place(await season.person());
    const sizes = [4, 12, 25, 60, 130, 300, 700, 1_500];
    let gone = 0;
    for (const [step, sizeHa] of sizes.entries()) {
      const before = step === 0 ? null : { ...A_FIRE, sizeHa: sizes[step - 1] ?? 0 };
      const kind = step === 0 ? "fire-new" : "fire-size";
      await season.change({ kind, subject: "2026-12", before, after: { ...A_FIRE, sizeHa } } as Change);
      await matchChanges(database(), season.now);
      await gatherAlerts({ database: database(), seal, now: season.now });
      gone += (await deliver(season.now)).length;
      season.pass(4 * MINUTE_MS);
    }
    expect(gone).toBe(3);
    season.pass(5 * MINUTE_MS);
    await season.read();
    await gatherAlerts({ database: database(), seal, now: season.now });
    expect(await deliver(season.now), "the newest size comes once it may").toHaveLength(1);
  });

  it.each([
    ["two hours ahead, then two hours behind", 2, -2],
    ["two hours behind, then two hours ahead", -2, 2],
  ])("sends urgent alerts at once from workers whose clocks are %s", async (_which, first, second) => {
    const ann = await season.person();
    await season.place(ann, { at });
    const list = (...fires: readonly object[]) => double.answers.set("/public/feux", fires);
    /** The real time. The clock of each worker differs from it by some hours. */
    const real = Date.now();
    async function worker(hours: number, work: () => Promise<unknown>) {
      vi.useFakeTimers({ toFake: ["Date"], now: real + hours * HOUR_MS });
      await work();
    }
    const client = createFireDataClient({ baseUrl: double.baseUrl, test: false, timeLimitMs: 500 });
    const { poll } = createWatch({ client, database: database(), log });
    list(record(1));
    await worker(first, poll);
    list(record(1), record(2));
    await worker(first, poll);
    await worker(first, () => matchChanges(database()));
    await worker(second, () => gatherAlerts({ database: database(), seal }));
    const gone: unknown[] = [];
    await worker(first, async () => gone.push(...(await deliver())));
    expect(gone).toMatchObject([{ personId: ann, kind: "alert" }]);
    const [row] = await database().run((queries) =>
      queries.select().from(deliveries).orderBy(asc(deliveries.id)),
    );
    expect(Math.abs((row?.createdAt.getTime() ?? 0) - real)).toBeLessThan(HOUR_MS);
  });
});
