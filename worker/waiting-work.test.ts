import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { A_FIRE, newSeason, seal } from "#alerts/alerts.double.ts";
import { HAS_DEAD } from "#alerts/fall-back.server.ts";
import { HAS_DUE_ALERT } from "#alerts/gather-alerts.server.ts";
import { HAS_CHANGE, matchChanges } from "#alerts/match.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { openDatabase } from "#database/open.server.ts";
import { alerts, changes, deliveries, fireReports, reportHandovers } from "#database/schema.ts";
import { hasDue } from "#delivery/claims.server.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import { hasHandover } from "#intake/reports/handover-claims.server.ts";
import { whileWaiting } from "./waiting-work.ts";

const { signal } = new AbortController();
const QUEUES = {
  match: HAS_CHANGE,
  gather: HAS_DUE_ALERT,
  "follow-dead": HAS_DEAD,
  "post-email": hasDue("email"),
  "post-sms": hasDue("sms"),
  handovers: hasHandover(false),
  "suspect-handovers": hasHandover(true),
};

onEachServer("the queues of tasks on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: Awaited<ReturnType<typeof newSeason>>;
  let clock = 0;
  let ran: string[] = [];
  let works: Readonly<Record<string, () => Promise<unknown>>> = {};
  beforeEach(async () => {
    season = await newSeason(database());
    for (const table of [alerts, deliveries, reportHandovers, fireReports])
      await database().run((queries) => queries.delete(table));
    [clock, ran, works] = [0, [], {}];
  });

  const worker = (of = database()) =>
    whileWaiting(
      of,
      Object.entries(QUEUES).map(([name, hasWork]) => ({
        ...{ name, everyMs: 1_000, hasWork },
        async run() {
          ran.push(name);
          await works[name]?.();
        },
      })),
      () => clock,
    );
  /** Runs every task once, after a new check. @returns the names of the tasks that ran */
  async function turn(tasks = worker()) {
    ran = [];
    clock += 1_000;
    for (const task of tasks) await task.run(signal);
    return ran;
  }
  const put = (more: Partial<OutgoingMessage>) =>
    database().transaction((transaction) =>
      post(
        transaction,
        [
          {
            ...{ naturalKey: randomUUID(), personId: null, kind: "alert", channel: "email", language: "fr" },
            ...{ address: "ann@example.org", about: {}, urgency: "alert" },
            ...more,
          },
        ],
        { seal, now: new Date() },
      ),
    );
  const setAll = (changed: string) =>
    database().run((queries) => queries.execute(sql`UPDATE deliveries SET ${sql.raw(changed)}`));
  async function handover(isSuspect: boolean, sealedReport = seal.close("{}")) {
    const id = randomUUID();
    const row: typeof fireReports.$inferInsert = {
      ...{ id, clientKey: randomUUID(), reference: id, language: "fr", lat: 47.5, lon: -72.8, status: "new" },
      ...{ sealedReport, announcedPhotos: 0, isSuspect, isAnswered: false },
      ...{ createdAt: new Date(), statusAt: new Date() },
    };
    await database().run((queries) => queries.insert(fireReports).values(row));
    await database().run((queries) =>
      queries.insert(reportHandovers).values({ reportId: id, dueAt: new Date(Date.now() - 1_000) }),
    );
  }

  it("no task runs while all queues are empty", async () => {
    expect(await turn()).toEqual([]);
  });

  it("a due message of any urgency starts its channel's task, unless a worker has claimed the message", async () => {
    for (const urgency of ["report", "grave", "alert", "answer", "digest", "newsletter"] as const) {
      await database().run((queries) => queries.delete(deliveries));
      await put({ channel: "sms", urgency });
      expect(await turn()).toEqual(["post-sms"]);
    }
    await setAll("state = 'claimed', claimed_until = now() + interval '1 minute'");
    expect(await turn()).toEqual([]);
    await setAll("claimed_until = now() - interval '1 second'");
    expect(await turn()).toEqual(["post-sms"]);
  });

  it("a message that is due later starts no task", async () => {
    await put({});
    await setAll("due_at = now() + interval '1 hour'");
    expect(await turn()).toEqual([]);
  });

  it("a change starts the task that matches it, then the task that gathers its alerts, in one turn", async () => {
    await season.place(await season.person());
    await season.change({ kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE });
    works = { match: () => matchChanges(database(), season.now) };
    expect(await turn()).toEqual(["match", "gather"]);
    expect(await turn()).toEqual(["gather"]);
  });

  it("a change that failed is matched again after a minute, or at once if it failed because it took too long", async () => {
    await season.change({ kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE });
    const set = (row: Partial<typeof changes.$inferInsert>) =>
      database().run((queries) => queries.update(changes).set(row));
    await set({ matchFailedAt: new Date() });
    expect(await turn()).toEqual([]);
    await set({ matchAtOnce: 100 });
    expect(await turn()).toEqual(["match"]);
    await set({ matchAtOnce: null, matchFailedAt: new Date(Date.now() - 61_000) });
    expect(await turn()).toEqual(["match"]);
  });

  it("a dead alert starts the task for dead alerts only if it died less than six hours ago", async () => {
    await put({});
    await setAll("state = 'dead', ended_at = now()");
    expect(await turn()).toEqual(["follow-dead"]);
    await setAll("ended_at = now() - interval '7 hours'");
    expect(await turn()).toEqual([]);
  });

  it("a report to hand over starts the task for suspect or for other reports, only while the report's text is kept", async () => {
    await handover(false);
    expect(await turn()).toEqual(["handovers"]);
    await handover(true);
    expect(await turn()).toEqual(["handovers", "suspect-handovers"]);
    await database().run((queries) => queries.update(fireReports).set({ sealedReport: null }));
    expect(await turn()).toEqual([]);
  });

  it("all queues are checked together, at most once per second", async () => {
    const tasks = worker();
    await turn(tasks);
    await put({});
    clock += 500;
    for (const task of tasks) await task.run(signal);
    expect(ran).toEqual([]);
    expect(await turn(tasks)).toEqual(["post-email"]);
  });

  it("the queues are checked again after a task failed, and each task fails while the database is away", async () => {
    await put({});
    const tasks = worker();
    works = { "post-email": () => Promise.reject(new Error("it failed")) };
    await expect(turn(tasks)).rejects.toThrow("it failed");
    works = {};
    expect(await turn(tasks)).toEqual(["post-email"]);
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const lost = worker(away);
    for (const task of lost) await expect(task.run(signal)).rejects.toThrow();
    await away.close();
  });
});
