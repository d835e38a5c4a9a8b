import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { settleConcerned } from "#alerts/concerned.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { deleteBefore } from "#database/in-batches.server.ts";
import { deletions, people, phoneCodes } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { SWEPT } from "./retention-tasks.ts";

const database = giveDatabase();
const BEFORE = new Date("2026-07-01T00:00:00Z");
const LATER = new Date("2026-07-02T00:00:00Z");
const EARLIER = new Date("2026-06-30T00:00:00Z");

it("deletes old deletion records, but never while the provider still has the person", async () => {
  const erased = { erasedAt: EARLIER, nextAt: EARLIER };
  await database().run((queries) =>
    queries.insert(deletions).values([
      { ...erased, finishedAt: EARLIER },
      { ...erased, finishedAt: LATER },
      { ...erased, finishedAt: null },
    ]),
  );
  await deleteBefore(database(), SWEPT.deletions, BEFORE);
  const left = await database().run((queries) => queries.select().from(deletions));
  expect(left.map(({ finishedAt }) => finishedAt)).toEqual([LATER, null]);
});

it("deletes phone codes that expired", async () => {
  await settleConcerned(database(), createSeal([randomBytes(32).toString("base64")]), { people: 2 });
  const [old, young] = await database().run((queries) => queries.select().from(people));
  const code = (person: typeof old, expiresAt: Date) => ({
    ...{ personId: person?.id ?? "", phoneMark: "", codeMark: "" },
    expiresAt,
  });
  await database().run((queries) =>
    queries.insert(phoneCodes).values([code(old, EARLIER), code(young, LATER)]),
  );
  await deleteBefore(database(), SWEPT.phoneCodes, BEFORE);
  const left = await database().run((queries) => queries.select().from(phoneCodes));
  expect(left.map(({ personId }) => personId)).toEqual([young?.id]);
});

it.each(Object.entries(SWEPT))("deletes nothing from the table of %s if no row is old", async (_, rows) => {
  expect(await deleteBefore(database(), rows, EARLIER)).toBe(0);
});
