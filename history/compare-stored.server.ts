import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Transaction } from "#database/open.server.ts";
import { readings } from "#database/schema.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import type { Surroundings } from "#surroundings/model.ts";
import type { Compared } from "./change.ts";
import { writeChanges } from "./stored-readings.server.ts";

/** Dependencies of a watch that compares readings in memory with stored readings. */
export interface WatchParts {
  readonly database: Database;
  readonly read: () => Surroundings;
  readonly log: SituationLog;
  /** Defaults to the database's clock, which all workers share. */
  readonly now?: () => Date;
}

interface StoredReading<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Value of the row until the first comparison. */
  readonly empty: T;
}

/**
 * Compares a source's stored reading with a new reading. Locks the row of the source, and writes the changes
 * and the new reading in the same transaction, so any number of workers can call it.
 * @param compare gets null at the first reading, and if the stored reading is unreadable
 */
export async function compareStored<T extends object>(
  transaction: Transaction,
  { path, schema, empty }: StoredReading<T>,
  { at, log }: { readonly at: Date; readonly log: SituationLog },
  compare: (known: T | null) => Compared<T> | Promise<Compared<T>>,
): Promise<T> {
  // Create the row before the lock: of two workers that begin at once, the second waits for the first.
  const made = await transaction
    .insert(readings)
    .values({ path, value: empty, readAt: at })
    .onConflictDoNothing()
    .returning({ path: readings.path });
  const isFirst = made.length > 0;
  const [row] = await transaction.select().from(readings).where(eq(readings.path, path)).for("update");
  const stored = schema.safeParse(row?.value);
  if (!stored.success && !isFirst) log.warn({ path }, "the watch cannot read a stored reading");
  const { next, changes } = await compare(stored.success && !isFirst ? stored.data : null);
  // The time of readings always increases, whatever the clock does.
  const previousReadAt = row?.readAt ?? at;
  const readAt = new Date(Math.max(at.getTime(), previousReadAt.getTime() + 1));
  await transaction.update(readings).set({ value: next, readAt }).where(eq(readings.path, path));
  const seasonYear = at.getUTCFullYear();
  const written = await writeChanges(transaction, {
    ...{ changes, seasonYear, previousReadAt, observedAt: readAt },
  });
  // Log one line for each kind: a reading can have hundreds of changes.
  for (const [kind, some] of Map.groupBy(written, (change) => change.kind))
    log.info({ kind, changes: some.length, subject: some[0]?.subject }, "a source around fires changed");
  return next;
}
