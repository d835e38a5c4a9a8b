import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Queries, Transaction } from "#database/open.server.ts";
import { changes as changesTable, readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Change } from "./change.ts";
import { changeRow } from "./change-location.ts";
import { writeRows } from "./write-rows.server.ts";

/** Paths whose responses are compared, in the order in which their rows are locked. */
export const WATCHED = ["danger", "fires", "restrictions"] as const;
export type Watched = (typeof WATCHED)[number];

export const WATCHED_PATHS = WATCHED.map((name) => FIRE_DATA_PATHS[name]);

/** Time when each path was last read. Only a response that is requested later can replace the reading. */
export type Versions = Readonly<Record<Watched, Date | null>>;

type Row = typeof readings.$inferSelect;
export type StoredRows = ReadonlyMap<string, Row>;

export async function readRows(queries: Queries): Promise<StoredRows> {
  const rows = await queries.select().from(readings).where(inArray(readings.path, WATCHED_PATHS));
  return new Map(rows.map((row) => [row.path, row]));
}

export function versionsOf(rows: StoredRows): Versions {
  const of = (name: Watched) => rows.get(FIRE_DATA_PATHS[name])?.readAt ?? null;
  return { danger: of("danger"), fires: of("fires"), restrictions: of("restrictions") };
}

export async function lockReadings(transaction: Transaction): Promise<StoredRows> {
  const rows = await transaction
    .select()
    .from(readings)
    .where(inArray(readings.path, WATCHED_PATHS))
    .orderBy(readings.path)
    .for("update");
  return new Map(rows.map((row) => [row.path, row]));
}

/** Reads the stored reading of a path; null without a row, "unreadable" if it does not fit the schema. */
export function readStored<T>(
  rows: StoredRows,
  name: Watched,
  schema: z.ZodType<T>,
): { readonly value: T; readonly readAt: Date } | null | "unreadable" {
  const row = rows.get(FIRE_DATA_PATHS[name]);
  if (row === undefined) return null;
  const parsed = schema.safeParse(row.value);
  return parsed.success ? { value: parsed.data, readAt: row.readAt } : "unreadable";
}

/** Reads the stored reading of a path; null if no reading fits the schema. */
export function readableReading<T>(rows: StoredRows, name: Watched, schema: z.ZodType<T>) {
  const stored = readStored(rows, name, schema);
  return stored === "unreadable" ? null : stored;
}

interface WrittenReading {
  readonly name: Watched;
  /** New value of the reading; undefined to keep the value in the row. */
  readonly value: object | undefined;
  readonly readAt: Date;
  /** The locked row of the reading; undefined if the database has no row yet. */
  readonly row: Row | undefined;
}

/** Writes a reading. Returns false if another worker created the row first. */
export async function writeReading(transaction: Transaction, written: WrittenReading): Promise<boolean> {
  const { name, value, readAt, row } = written;
  const path = FIRE_DATA_PATHS[name];
  if (row !== undefined) {
    await transaction
      .update(readings)
      .set({ readAt, ...(value !== undefined && { value }) })
      .where(eq(readings.path, path));
    return true;
  }
  const made = await transaction
    .insert(readings)
    .values({ path, value, readAt })
    .onConflictDoNothing()
    .returning({ path: readings.path });
  return made.length > 0;
}

interface WrittenChanges {
  readonly changes: readonly Change[];
  /** Season of the changes whose state has no year. */
  readonly seasonYear: number;
  readonly previousReadAt: Date;
  readonly observedAt: Date;
}

/** Writes changes once, even if several workers write them. @returns the accepted changes */
export async function writeChanges(
  transaction: Transaction,
  { changes, seasonYear, previousReadAt, observedAt }: WrittenChanges,
): Promise<readonly Change[]> {
  const refused = await writeRows(transaction, changes, (attempt, some) =>
    attempt
      .insert(changesTable)
      .values(
        some.map((change) =>
          changeRow(change, { seasonYear: yearOf(change) ?? seasonYear, previousReadAt, observedAt }),
        ),
      )
      .onConflictDoNothing(),
  );
  return changes.filter((change) => !refused.includes(change));
}

function yearOf({ before, after }: Change): number | null {
  const state = after ?? before;
  return state !== null && "year" in state ? state.year : null;
}
