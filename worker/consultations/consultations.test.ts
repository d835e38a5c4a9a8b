import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { deleteBefore } from "#database/in-batches.server.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { consultations, fireReports } from "#database/schema.ts";
import { SWEPT } from "../retention-tasks.ts";
import type { Reader } from "./consultation.ts";
import { createConsultations, newestConsultations } from "./consultations.server.ts";

const ANN: Reader = { name: "Ann", namedBy: "page", networkMark: "near" };
const DAY_MS = 24 * 3_600_000;

onEachServer("who was shown people's data, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let at: Date;
  let warned: string[];
  let lost: number;
  beforeEach(async () => {
    for (const table of [consultations, fireReports])
      await database().run((queries) => queries.delete(table));
    [at, warned, lost] = [new Date("2026-07-02T15:00:00Z"), [], 0];
  });
  const created = (
    own: Database = database(),
    retriesMs: readonly number[] = [0, 0, 0],
    stopping = new AbortController().signal,
  ) =>
    createConsultations({
      ...{ database: own, retriesMs, stopping, now: () => at },
      log: { warn: (_, sentence) => warned.push(sentence) },
      onLost: () => {
        lost += 1;
      },
    });
  const written = () =>
    database().run((queries) => queries.select().from(consultations).orderBy(asc(consultations.id)));
  /** Returns the same database, except that its first queries fail. */
  function failing(times: number): Database {
    let failures = 0;
    const run: Database["run"] = async (work) => {
      failures += 1;
      if (failures <= times) throw new DatabaseError("database-unreachable", "gone");
      return database().run(work);
    };
    return { ...database(), run };
  }

  it("data that a reader sees for the first time in a day is recorded one time, however often the page reloads", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const own = created();
    for (const reportIds of [[first], [first], [second, first], [first, second], []]) {
      own.recordShown(ANN, { shown: "reports", reportIds });
      await own.settled();
    }
    expect(await written()).toMatchObject([
      { reader: "Ann", namedBy: "page", page: "dispatch", shown: "reports", reportIds: [first] },
      { readAt: at, reportIds: [second], networkMark: "near" },
    ]);
    at = new Date(at.getTime() + DAY_MS);
    own.recordShown(ANN, { shown: "reports", reportIds: [first] });
    await own.settled();
    expect(await written()).toMatchObject([{}, {}, { readAt: at, reportIds: [first] }]);
  });

  it("each change of a report's status is recorded, even if the same change is repeated", async () => {
    const id = randomUUID();
    const own = created();
    for (const made of ["status-confirmed", "status-new", "status-confirmed"] as const) {
      own.recordAction(ANN, made, id);
      await own.settled();
    }
    const [line, ...others] = await written();
    expect(line).toMatchObject({
      reader: "Ann",
      page: "dispatch",
      shown: "status-confirmed",
      reportIds: [id],
    });
    expect(others.map(({ shown }) => shown)).toEqual(["status-new", "status-confirmed"]);
  });

  it("the same data is recorded again for another reader, another network, or another page or file", async () => {
    const reportIds = [randomUUID()];
    const own = created();
    own.recordShown(ANN, { shown: "reports", reportIds });
    own.recordShown({ ...ANN, name: "Bob" }, { shown: "reports", reportIds });
    own.recordShown({ ...ANN, networkMark: "far" }, { shown: "reports", reportIds });
    own.recordShown({ ...ANN, namedBy: "password" }, { shown: "reports", reportIds });
    own.recordShown(ANN, { shown: "csv", reportIds });
    for (const _ of [1, 2]) own.recordShown(ANN, { shown: "dead-messages" });
    await own.settled();
    expect(await written()).toHaveLength(6);
    expect((await written()).filter(({ page }) => page === "operator")).toMatchObject([
      { shown: "dead-messages", reportIds: [] },
    ]);
  });

  it("a consultation that cannot be written at first is written later, with the time at which the data was shown", async () => {
    const shownAt = at;
    const own = created(failing(3));
    own.recordShown(ANN, { shown: "reports", reportIds: [randomUUID()] });
    at = new Date(at.getTime() + 60_000);
    await own.settled();
    expect(await written()).toMatchObject([{ readAt: shownAt }]);
    expect([lost, warned]).toEqual([0, []]);
  });

  it("a consultation that cannot be written is logged and counted, and is written if the data is shown again", async () => {
    const seen = { shown: "reports", reportIds: [randomUUID()] } as const;
    const own = created(failing(4));
    own.recordShown(ANN, seen);
    own.recordShown(ANN, seen);
    await own.settled();
    expect(await written()).toEqual([]);
    expect([lost, warned]).toEqual([1, ["could not record who was shown people's data"]]);
    own.recordShown(ANN, seen);
    await own.settled();
    expect(await written()).toHaveLength(1);
  });

  it("a worker that stops does not wait for the retry of a consultation, which counts as lost", async () => {
    const stopping = new AbortController();
    const own = created(failing(9), [DAY_MS], stopping.signal);
    own.recordShown(ANN, { shown: "consultations" });
    stopping.abort();
    await own.settled();
    expect(lost).toBe(1);
  });

  it("consultations are listed newest first, 20 on a page, with the references of the reports that were shown", async () => {
    const reports = ["F-2", "F-1"].map((reference): typeof fireReports.$inferInsert & { id: string } => ({
      ...{ id: randomUUID(), clientKey: randomUUID(), reference, announcedPhotos: 0 },
      ...{ isSuspect: false, isAnswered: false, createdAt: at, statusAt: at },
      ...{ language: "fr", status: "new" },
    }));
    await database().run((queries) => queries.insert(fireReports).values(reports));
    const reportIds = reports.map(({ id }) => id);
    const own = created();
    for (let i = 0; i < 22; i++) {
      own.recordShown({ ...ANN, name: `Ann ${i}` }, { shown: "reports", reportIds });
      await own.settled();
    }
    const newest = await newestConsultations(database(), null);
    expect(newest.rows).toHaveLength(20);
    expect(newest.rows[0]).toMatchObject({ reader: "Ann 21", references: ["F-1", "F-2"] });
    const older = await newestConsultations(database(), newest.next);
    expect([older.rows.map(({ reader }) => reader), older.next]).toEqual([["Ann 1", "Ann 0"], null]);
  });

  it("only consultations from before the given moment are deleted, in batches", async () => {
    const own = created();
    for (const name of ["Ann", "Bob", "Cid"]) own.recordShown({ ...ANN, name }, { shown: "consultations" });
    await own.settled();
    expect(await deleteBefore(database(), SWEPT.consultations, at, 2)).toBe(0);
    expect(await deleteBefore(database(), SWEPT.consultations, new Date(at.getTime() + 1), 2)).toBe(3);
    expect(await written()).toEqual([]);
  });
});
