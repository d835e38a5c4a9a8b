import { beforeEach, expect, it, vi } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import type { Database } from "#database/open.server.ts";
import { createSharedVersions } from "./shared-versions.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** Creates the function under test, for a database whose answer is the number of its statements. */
function versionsOf(run: (count: number) => Promise<unknown> = async (count) => count) {
  let statements = 0;
  const database = {
    run() {
      statements += 1;
      return run(statements);
    },
  };
  return createSharedVersions(database as unknown as Database);
}

it("groups of readings that check at the same time share one statement", async () => {
  const read = versionsOf();
  expect(await Promise.all(["fires", "surroundings", "publications"].map(read))).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(200);
  expect(await read("other")).toBe(1);
});

it("a group of readings that checks again reads the database again", async () => {
  const read = versionsOf();
  expect([await read("fires"), await read("fires"), await read("surroundings")]).toEqual([1, 2, 2]);
});

it("a version that was read half a second ago is not given to another group", async () => {
  const read = versionsOf();
  await read("fires");
  vi.advanceTimersByTime(500);
  expect(await read("surroundings")).toBe(2);
});

it("each group gets the failure of its own check, and the next check reads the database again", async () => {
  const read = versionsOf(async (count) => {
    if (count === 1) throw new DatabaseError("database-unreachable", "away");
    return count;
  });
  const looks = await Promise.allSettled([read("fires"), read("surroundings")]);
  expect(looks.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("fires")).toBe(2);
});
