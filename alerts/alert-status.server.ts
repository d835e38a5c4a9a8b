import { inArray, type SQL, sql } from "drizzle-orm";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database, Queries } from "#database/open.server.ts";
import { CHANNELS, type Channel, readings } from "#database/schema.ts";
import { channelPausesOf } from "#delivery/pauses.server.ts";
import { createRecentAnswers } from "#history/recent-answers.ts";
import { WATCHED_PATHS } from "#history/stored-readings.server.ts";
import {
  type AlertStatus,
  type AlertStatusService,
  LATE_SECONDS,
  LATE_SHARE,
  stateOf,
} from "./alert-status.ts";
import { failingCanaries } from "./canary.server.ts";
import { AT_ONCE_MS } from "./gather.ts";

/** Limit on the messages whose delays are measured: more messages would not change the result. */
const MOST_MESSAGES = 10_000;

interface LatencyRow extends Record<string, unknown> {
  readonly channel: Channel;
  readonly messages: number;
  readonly median: number;
  readonly p95: number;
  /** 95th percentile of the delays, in seconds, in the last hour only; null if that hour has no messages. */
  readonly recent_p95: number | null;
}
interface WaitingRow extends Record<string, unknown> {
  readonly channel: Channel;
  readonly messages: number;
  readonly seconds: number;
  readonly due_seconds: number | null;
  readonly stuck: number;
  readonly sent: number;
}

/**
 * Computes the status of the alert service from the database. A message's delay starts at the reading with
 * the newest of its changes, and includes grouping. The delays leave out non-urgent messages that waited for
 * the end of quiet hours, or because of a recent message.
 * @throws {DatabaseError}
 */
export async function alertStatus(database: Database, at: Date): Promise<AlertStatus> {
  return database.run(async (queries) => {
    const { rows: latencies } = await queries.execute<LatencyRow>(latencyOf(at));
    const { rows: waiting } = await queries.execute<WaitingRow>(waitingAt(at));
    const pauses = await channelPausesOf(queries);
    const canaries = await failingCanaries(queries, at);
    const { watchedAt, behindSeconds } = await progress(queries, at);
    return {
      at,
      watchedAt,
      channels: CHANNELS.map((channel) => {
        const latency = latencies.find((each) => each.channel === channel);
        const waits = waiting.find((each) => each.channel === channel);
        const pause = pauses.find((each) => each.channel === channel && each.reopenedAt === null);
        const kind = pause && (pause.reason === null ? "paused" : "closed");
        return {
          channel,
          state: stateOf({
            pause: kind ?? null,
            behindSeconds,
            dueSeconds: waits?.due_seconds ?? null,
            stuck: waits?.stuck ?? 0,
            sent: waits?.sent ?? 0,
            p95Seconds: latency?.recent_p95 ?? null,
            isCanaryFailing: canaries.includes(channel),
          }),
          messages: latency?.messages ?? 0,
          medianSeconds: latency?.median ?? null,
          p95Seconds: latency?.p95 ?? null,
          oldestWaitingSeconds: waits?.seconds ?? null,
        };
      }),
    };
  });
}

interface ProgressRow extends Record<string, unknown> {
  readonly read: number | null;
  readonly unmatched: number | null;
  readonly held: number | null;
  readonly ungathered: number | null;
}

/**
 * Returns when all watched data was last read, and for how long the worker has been behind: the age of the
 * oldest of these:
 * - that reading
 * - a change that is not matched, or waits for the agency
 * - a due alert that is not posted
 */
async function progress(queries: Queries, at: Date) {
  const msOf = (moment: SQL) => sql`(extract(epoch FROM min(${moment})) * 1000)::float8`;
  const { rows } = await queries.execute<ProgressRow>(sql`
    SELECT
      (SELECT ${msOf(sql`read_at`)} FROM readings WHERE ${inArray(readings.path, WATCHED_PATHS)}
        HAVING count(*) = ${WATCHED_PATHS.length}) AS read,
      (SELECT ${msOf(sql`observed_at`)} FROM changes WHERE matched_at IS NULL) AS unmatched,
      (SELECT ${msOf(sql`observed_at`)} FROM changes WHERE held_people IS NOT NULL AND released_at IS NULL) AS held,
      (SELECT ${msOf(sql`first.due_at`)} FROM (VALUES (0), (1)) AS each(urgency), LATERAL (
        SELECT due_at FROM alerts WHERE gathered_at IS NULL AND alerts.urgency = each.urgency ORDER BY due_at LIMIT 1
      ) AS first) AS ungathered`);
  const { read = null, unmatched = null, held = null, ungathered = null } = rows[0] ?? {};
  const waiting = [unmatched, held, ungathered].filter((moment) => moment !== null);
  const last = Math.min(read ?? Number.NEGATIVE_INFINITY, ...waiting);
  return {
    watchedAt: read === null ? null : new Date(read),
    behindSeconds: Math.max(0, (at.getTime() - last) / 1000),
  };
}

export interface AlertProgress {
  /** Seconds since the oldest unfinished work: see {@link progress}. */
  readonly behindSeconds: number;
  /** Seconds since a worker last read all watched data; null before the first reading. */
  readonly watchedSeconds: number | null;
  /** Number of due or tried messages per channel, and seconds since the oldest untried one was due. */
  readonly queues: readonly {
    readonly channel: string;
    readonly messages: number;
    readonly seconds: number;
  }[];
}

/** Returns the progress of all workers. @throws {DatabaseError} */
export async function alertProgress(database: Database): Promise<AlertProgress> {
  return database.run(async (queries) => {
    const at = await databaseNow(queries);
    const { behindSeconds, watchedAt } = await progress(queries, at);
    const { rows } = await queries.execute<WaitingRow>(waitingAt(at));
    return {
      behindSeconds,
      watchedSeconds: watchedAt && (at.getTime() - watchedAt.getTime()) / 1000,
      queues: CHANNELS.map((channel) => {
        const row = rows.find((each) => each.channel === channel);
        return { channel, messages: row?.messages ?? 0, seconds: row?.due_seconds ?? 0 };
      }),
    };
  });
}

/**
 * Returns the query that counts the undelivered messages of each channel. Each retry moves the due time, so
 * the wait of a tried message starts at its creation. `sent` counts no further than needed to compare `stuck`
 * with `LATE_SHARE`.
 */
function waitingAt(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const seconds = (moment: SQL) => sql`extract(epoch FROM ${now} - min(${moment}))::float8`;
  return sql`
    SELECT channel, messages, seconds, due_seconds, stuck, (
      SELECT count(*)::int FROM (
        SELECT FROM deliveries
        WHERE deliveries.channel = waiting.channel AND state = 'sent' AND ended_at >= waiting.stuck_since
        LIMIT ceil(waiting.stuck / ${LATE_SHARE}::float8)::bigint
      ) AS sent
    ) AS sent
    FROM (
      SELECT channel, count(*)::int AS messages,
        ${seconds(sql`CASE WHEN is_tried THEN created_at ELSE due_at END`)} AS seconds,
        extract(epoch FROM ${now} - min(due_at) FILTER (WHERE NOT is_tried))::float8 AS due_seconds,
        count(DISTINCT stuck_person)::int AS stuck,
        min(created_at) FILTER (WHERE stuck_person IS NOT NULL) AS stuck_since
      FROM (
        SELECT channel, due_at, created_at, reason IS NOT NULL AS is_tried,
          CASE WHEN reason IS NOT NULL AND created_at < ${now} - ${LATE_SECONDS} * interval '1 second'
            THEN coalesce(person_id::text, subscriber_id::text, id::text) END AS stuck_person
        FROM deliveries
        WHERE state IN ('waiting', 'claimed') AND (due_at <= ${now} OR reason IS NOT NULL)
      ) AS each
      GROUP BY channel
    ) AS waiting`;
}

const latencyOf = (at: Date) => sql`
  SELECT channel, count(*)::int AS messages,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median,
    percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds)::float8 AS p95,
    (percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds)
      FILTER (WHERE ended_at > ${at.toISOString()}::timestamptz - interval '1 hour'))::float8 AS recent_p95
  FROM (
    SELECT message.channel, message.ended_at, extract(epoch FROM message.ended_at - alert.observed_at) AS seconds
    FROM (
      SELECT channel, person_id, created_at, ended_at FROM deliveries
      WHERE state = 'sent' AND kind = 'alert' AND ended_at > ${at.toISOString()}::timestamptz - interval '24 hours'
      ORDER BY ended_at DESC LIMIT ${MOST_MESSAGES}
    ) AS message,
    LATERAL (
      SELECT max(changes.observed_at) AS observed_at, max(alerts.due_at) AS due_at,
        min(alerts.urgency) AS urgency
      FROM alerts JOIN changes ON changes.id = alerts.change_id
      WHERE alerts.person_id = message.person_id AND alerts.channel = message.channel
        AND alerts.gathered_at = message.created_at
    ) AS alert
    WHERE alert.urgency = 0 OR alert.due_at <= alert.observed_at + ${AT_ONCE_MS} * interval '1 millisecond'
  ) AS each
  GROUP BY channel`;

const MINUTE_MS = 60_000;
const startOfMinute = (moment: Date) => new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

/** Reads the status at the start of this minute, so that all servers show the same status for a minute. */
async function statusOfMinute(database: Database): Promise<AlertStatus> {
  const { watchedAt, ...status } = await alertStatus(
    database,
    startOfMinute(await database.run(databaseNow)),
  );
  return { ...status, watchedAt: watchedAt && startOfMinute(watchedAt) };
}

/** Creates a status service that reads the database a few times a minute at most, for all visitors. */
export function createAlertStatus(database: Database): AlertStatusService {
  const recent = createRecentAnswers();
  return {
    async read() {
      const { value, isFailing } = await recent.read("alerts", () => statusOfMinute(database));
      return isFailing ? null : value;
    },
  };
}
