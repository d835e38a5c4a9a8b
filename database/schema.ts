import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

// Milliseconds, as JavaScript counts: a time read back equals the time written.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What can happen, in the words of alerts and timelines. Kept as text: a new kind needs no migration. */
export const CHANGE_KINDS = [
  "fire-new",
  "fire-status",
  "fire-size",
  "fire-contained",
  "fire-extinguished",
  "fire-gone",
  "danger",
  "restriction-begun",
  "restriction-changed",
  "restriction-lifted",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The last good answer of each path of the data service that the watch compared. */
export const readings = pgTable("readings", {
  path: text("path").primaryKey(),
  value: jsonb("value").notNull(),
  readAt: moment("read_at").notNull(),
});

/**
 * One difference between two readings. Two workers that compare the same previous reading write it once:
 * `previousReadAt`, the `readAt` of that reading, is part of its natural key.
 */
export const changes = pgTable(
  "changes",
  {
    /** In the order of writing: clocks may tie or step back. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
    /** A fire's id (`{year}-{number}`), a zone's number, or a restriction's id. */
    subject: text("subject").notNull(),
    seasonYear: integer("season_year").notNull(),
    /** Null for what begins. */
    before: jsonb("before"),
    /** Null for what ends. */
    after: jsonb("after"),
    previousReadAt: moment("previous_read_at").notNull(),
    observedAt: moment("observed_at").notNull(),
  },
  (change) => [
    unique("changes_natural_key").on(change.seasonYear, change.kind, change.subject, change.previousReadAt),
    check("changes_are_differences", sql`${change.before} IS DISTINCT FROM ${change.after}`),
    index("changes_by_subject").on(change.subject, change.id),
    index("changes_by_time").on(change.observedAt),
  ],
);

/** Which migrations this database has had; `migrate` writes it. */
export const migrations = pgTable("migrations", {
  number: integer("number").primaryKey(),
  name: text("name").notNull(),
  appliedAt: moment("applied_at").notNull().defaultNow(),
});
