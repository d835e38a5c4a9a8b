import { and, asc, desc, eq, gt, gte, inArray, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "#database/open.server.ts";
import { changes, readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { type AgencyChange, isAgencyChange, readChange } from "./change.ts";
import { type FireState, fireState } from "./fire-state.ts";
import type { ChangesSince, DatedChange, FireNews, FireTimeline, HistoryService } from "./history-service.ts";
import { readCap } from "./read-cap.server.ts";
import { createRecentAnswers } from "./recent-answers.ts";

/** Most changes that one query reads: more than any page shows of one fire or one day. */
const MOST_ROWS = 2000;
/** Limit on the new fires and status changes in a feed: enough for some days of a bad week. */
const MOST_NEWS = 200;
const NEWS = ["fire-new", "fire-status", "fire-extinguished"] as const;
/** Requested moments are rounded to the minute, so that visitors of one minute share a result. */
const MINUTE_MS = 60_000;

interface HistoryServiceOptions {
  readonly database: Database;
  readonly now?: () => number;
  readonly limitMs?: number;
}

export function createHistoryService({ database, now, limitMs }: HistoryServiceOptions): HistoryService {
  const answers = createRecentAnswers(now, limitMs);
  // A separate cache, so that pages of many fires never evict the last list while the database is down.
  const capAnswers = createRecentAnswers(now, limitMs);
  const recent = answers.read;
  return {
    timelineOf: (fireId) =>
      recent(`timeline ${fireId}`, () => database.run((queries) => readTimeline(queries, fireId))),
    since: (moment) => {
      const minute = new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
      // One cache key for all moments, so that the last result serves while the database fails.
      return recent("since", () => database.run((queries) => readSince(queries, minute)));
    },
    fireNews: () => recent("news", () => database.run(readNews)),
    lastKnown: (fireId) =>
      recent(`fire ${fireId}`, () => database.run((queries) => readLastKnown(queries, fireId))),
    capMessages: () =>
      capAnswers.read("cap", () =>
        database.run((queries) => readCap(queries, new Date((now ?? Date.now)()))),
      ),
    expire() {
      answers.expire();
      capAnswers.expire();
    },
  };
}

type Path = "fires" | "danger" | "restrictions";
interface Followed {
  readonly since: Date;
  readonly readAt: Date;
}

/** Reads when the watch started to follow each path and last read it, without the large readings. */
async function readFollowed(queries: Queries): Promise<Partial<Record<Path, Followed>>> {
  const rows = await queries
    .select({ path: readings.path, readAt: readings.readAt, since: sql<string>`${readings.value}->>'since'` })
    .from(readings);
  const of = (path: Path) => {
    const row = rows.find((each) => each.path === FIRE_DATA_PATHS[path]);
    return row && { [path]: { since: new Date(row.since), readAt: row.readAt } };
  };
  return { ...of("fires"), ...of("danger"), ...of("restrictions") };
}

/** Reads the newest changes of this season that meet a condition, newest first. */
async function readNewest(queries: Queries, where: SQL | undefined, most: number): Promise<FireNews> {
  const { fires } = await readFollowed(queries);
  if (fires === undefined) return { followedSince: null, changes: [] };
  const rows = await queries
    .select()
    .from(changes)
    .where(and(where, gt(changes.observedAt, fires.since)))
    .orderBy(desc(changes.id))
    .limit(most);
  return { followedSince: fires.since, changes: dated(rows) };
}

async function readTimeline(queries: Queries, fireId: string): Promise<FireTimeline> {
  const ofFire = and(eq(changes.subject, fireId), like(changes.kind, "fire-%"));
  const { followedSince, changes: newest } = await readNewest(queries, ofFire, MOST_ROWS);
  return { followedSince, changes: newest.toReversed() };
}

const readNews = (queries: Queries): Promise<FireNews> =>
  readNewest(queries, inArray(changes.kind, NEWS), MOST_NEWS);

async function readSince(queries: Queries, moment: Date): Promise<ChangesSince> {
  const followed = await readFollowed(queries);
  const { fires, danger, restrictions } = followed;
  if (!fires || !danger || !restrictions) return { followedSince: null, watchedAt: null, changes: [] };
  // In a crisis, most changes of a day are changes of size. Only the first and last size of a fire matter.
  const sized = and(
    eq(changes.kind, "fire-size"),
    gte(changes.observedAt, moment),
    gt(changes.observedAt, fires.since),
  );
  const ends = queries
    .select({ id: sql<number>`unnest(array[min(${changes.id}), max(${changes.id})])` })
    .from(changes)
    .where(sized)
    .groupBy(changes.subject);
  const rows = await queries
    .select()
    .from(changes)
    .where(
      and(
        gte(changes.observedAt, moment),
        sql`${changes.kind} !~ '^(order|air|heat|road)-'`,
        or(ne(changes.kind, "fire-size"), inArray(changes.id, ends)),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(MOST_ROWS);
  const pathOf = (kind: string): Path =>
    kind === "danger" ? "danger" : kind.startsWith("fire") ? "fires" : "restrictions";
  return {
    followedSince: new Date(
      Math.max(fires.since.getTime(), danger.since.getTime(), restrictions.since.getTime()),
    ),
    watchedAt: fires.readAt,
    // Changes from before the watch followed their path belong to another season.
    changes: dated(
      rows.filter(({ kind, observedAt }) => observedAt > (followed[pathOf(kind)]?.since ?? moment)),
    ),
  };
}

function dated(rows: readonly (typeof changes.$inferSelect)[]): DatedChange[] {
  return rows.flatMap((row) => {
    const change = readChange(row);
    if (change === null || !isAgencyChange(change)) return [];
    return { ...change, id: row.id, observedAt: row.observedAt, at: dateOf(change, row) };
  });
}

interface Seen {
  readonly previousReadAt: Date;
  readonly observedAt: Date;
}

/** Returns the agency's date if it lies between the two readings; otherwise the time of observation. */
function dateOf(change: AgencyChange, { previousReadAt, observedAt }: Seen): Date {
  const { kind, after } = change;
  if (after === null || !("modifiedAt" in after)) return observedAt;
  const candidates: Partial<Record<typeof kind, Date | null>> = {
    "fire-new": after.startedAt,
    "fire-contained": after.containedAt,
    "fire-extinguished": after.extinguishedAt,
  };
  const date = candidates[kind] ?? after.modifiedAt;
  return date !== null && date > previousReadAt && date <= observedAt ? date : observedAt;
}

async function readLastKnown(queries: Queries, fireId: string): Promise<{ fire: FireState | null }> {
  const [stored] = await queries
    .select({ state: sql<unknown>`${readings.value}->'fires'->${fireId}::text->'state'` })
    .from(readings)
    .where(eq(readings.path, FIRE_DATA_PATHS.fires));
  const listed = fireState.safeParse(stored?.state);
  if (listed.success) return { fire: listed.data };
  const [row] = await queries
    .select()
    .from(changes)
    .where(and(eq(changes.subject, fireId), inArray(changes.kind, ["fire-gone", "fire-extinguished"])))
    .orderBy(desc(changes.id))
    .limit(1);
  const side = fireState.safeParse(row?.after ?? row?.before);
  return { fire: side.success ? side.data : null };
}
