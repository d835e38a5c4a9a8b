import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, changes, type devices, people } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { addressesOf, devicesOf } from "./addresses.server.ts";
import { isOneOf } from "./alert-rows.server.ts";
import { currentRows } from "./current-rows.server.ts";
import { subjectOf } from "./fact.ts";
import { fallBack } from "./fall-back.server.ts";
import { type Due, type Gathered, gather, type Recent, SAME_SUBJECT_MS, TOGETHER_MS } from "./gather.ts";
import { quietUntil } from "./sending-hours.ts";

const PEOPLE_AT_ONCE = 500;
const ALERTS_AT_ONCE = 2_000;

type Person = typeof people.$inferSelect;
type Device = typeof devices.$inferSelect;

interface GatherParts {
  readonly database: Database;
  readonly seal: Seal;
  /** Defaults to the database's clock, which all workers share. */
  readonly now?: () => Date;
}

interface GatherRound {
  /** Number of people with due alerts, even if all their alerts were postponed or dropped. */
  readonly people: number;
  readonly messages: number;
}

const NOBODY: GatherRound = { people: 0, messages: 0 };

/**
 * Posts due alerts, grouped by person: all alerts due together are one message per channel. Each alert is
 * checked against current facts. An alert waits while a change of its subject is unmatched, because that
 * change could revert it. An alert does not wait for a change that cannot be matched.
 * @throws {DatabaseError}
 */
export async function gatherAlerts({ database, seal, now }: GatherParts): Promise<GatherRound> {
  return database.transaction(async (transaction) => {
    const at = now?.() ?? (await databaseNow(transaction));
    const awaiting = await changesAwaiting(transaction);
    const isReady =
      awaiting.length === 0 ? sql`true` : sql`${alerts.changeId} <> ALL (${sql.param(awaiting)}::bigint[])`;
    const concerned = await lockPeopleDue(transaction, at, isReady);
    if (concerned.length === 0) return NOBODY;
    const ids = concerned.map(({ id }) => id);
    const sleeping = quietUntil(at);
    const quiet = new Set(concerned.flatMap(({ id, hasQuietHours }) => (hasQuietHours ? [id] : [])));
    const { messages, later, dropped } = gather(
      await dueOf(transaction, { ids, at, isReady }),
      await recentOf(transaction, ids, at),
      at,
      (personId) => (quiet.has(personId) ? sleeping : null),
    );
    await settle(transaction, { messages, later, dropped, at });
    const pushed = messages.filter(({ channel }) => channel === "push").map(({ personId }) => personId);
    const devicesOfPerson = await devicesOf(transaction, pushed);
    const byId = new Map(concerned.map((person) => [person.id, person]));
    const outgoing: OutgoingMessage[] = [];
    for (const message of messages) {
      const person = byId.get(message.personId);
      if (person === undefined) continue;
      const own = messagesOf(message, person, devicesOfPerson(person.id), seal);
      outgoing.push(...own);
      if (own.length === 0)
        await fallBack(transaction, { person, channel: message.channel, gatheredAt: at }, at);
    }
    await post(transaction, outgoing, { seal, now: at });
    return { people: concerned.length, messages: outgoing.length };
  });
}

/**
 * Returns the ids of changes whose alerts wait for an unmatched change of the same subject. Restrictions
 * replace each other under new ids, so all of them count as one subject here.
 */
async function changesAwaiting(transaction: Transaction): Promise<string[]> {
  const isUnmatched = sql`next.matched_at IS NULL AND next.match_failed_at IS NULL`;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    SELECT own.id FROM changes AS next JOIN changes AS own ON own.subject = next.subject
    WHERE ${isUnmatched} AND (next.kind = 'danger') = (own.kind = 'danger') AND own.kind NOT LIKE 'restriction-%'
    UNION
    SELECT own.id FROM changes AS own
    WHERE own.kind LIKE 'restriction-%'
      AND EXISTS (SELECT FROM changes AS next WHERE ${isUnmatched} AND next.kind LIKE 'restriction-%')`);
  return rows.map(({ id }) => id);
}

const isDueAt = (at: SQL) => sql`gathered_at IS NULL AND due_at <= ${at}`;

/** SQL rows of both urgencies. Queries read each urgency's part of the index, to skip alerts not yet due. */
const RANKS = sql`generate_series(0, 1) AS rank`;

export const HAS_DUE_ALERT = sql`EXISTS (
  SELECT FROM ${RANKS}, LATERAL (
    SELECT FROM alerts WHERE ${isDueAt(sql`now()`)} AND urgency = rank LIMIT 1
  ) AS due)`;

/** Returns people with due alerts and locks them, so that no two workers split one person's alerts. */
async function lockPeopleDue(transaction: Transaction, at: Date, isReady: SQL): Promise<Person[]> {
  const due = sql`
    SELECT due.person_id FROM ${RANKS}, LATERAL (
      SELECT person_id FROM alerts
      WHERE ${isDueAt(sql`${at.toISOString()}::timestamptz`)} AND urgency = rank AND ${isReady}
      ORDER BY due_at, id LIMIT ${ALERTS_AT_ONCE}
    ) AS due
    ORDER BY rank LIMIT ${ALERTS_AT_ONCE}`;
  return transaction
    .select()
    .from(people)
    .where(sql`${people.id} IN (${due})`)
    .limit(PEOPLE_AT_ONCE)
    .for("update", { skipLocked: true });
}

interface DueQuery {
  readonly ids: readonly string[];
  readonly at: Date;
  readonly isReady: SQL;
}

async function dueOf(transaction: Transaction, { ids, at, isReady }: DueQuery): Promise<Due[]> {
  const isDue = and(
    inArray(alerts.personId, [...ids]),
    isNull(alerts.gatheredAt),
    lte(alerts.dueAt, at),
    isReady,
  );
  const rows = await currentRows(transaction, isDue, at);
  return rows.map(({ alert: { id, personId, channel, urgency }, stored, place, isWanted, validity }) => {
    const isUrgent = urgency === 0;
    return {
      ...{ id, personId, channel, isUrgent },
      subject: subjectOf(stored),
      isGrowth: stored.kind === "fire-size" || stored.kind === "fire-located",
      isOrder: stored.kind.startsWith("order-"),
      isDaily: !isUrgent && (place?.isDaily ?? false),
      isWanted: isWanted && validity !== "over",
      isUnsure: validity === "unsure",
    };
  });
}

async function recentOf(transaction: Transaction, ids: readonly string[], at: Date): Promise<Recent[]> {
  const rows = await transaction
    .select({
      personId: alerts.personId,
      channel: alerts.channel,
      kind: changes.kind,
      subject: changes.subject,
      at: alerts.gatheredAt,
    })
    .from(alerts)
    .innerJoin(changes, eq(changes.id, alerts.changeId))
    .where(
      and(
        inArray(alerts.personId, [...ids]),
        gte(alerts.gatheredAt, new Date(at.getTime() - SAME_SUBJECT_MS)),
        // Ignore dates from a worker's clock that was ahead, so that alerts do not wait for time to catch up.
        lte(alerts.gatheredAt, new Date(at.getTime() + TOGETHER_MS)),
      ),
    );
  return rows.flatMap(({ kind, subject, at: gatheredAt, ...row }) =>
    gatheredAt === null ? [] : [{ ...row, subject: subjectOf({ kind, subject }), at: gatheredAt }],
  );
}

async function settle(
  transaction: Transaction,
  { messages, later, dropped, at }: ReturnType<typeof gather> & { readonly at: Date },
): Promise<void> {
  const gathered = messages.flatMap(({ alerts }) => alerts);
  if (gathered.length > 0) await transaction.update(alerts).set({ gatheredAt: at }).where(isOneOf(gathered));
  if (dropped.length > 0) await transaction.delete(alerts).where(isOneOf(dropped));
  if (later.size > 0) {
    const rows = [...later].map(([id, until]) => ({ id, until: until.toISOString() }));
    await transaction.execute(sql`
      UPDATE alerts SET due_at = waits.until
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS waits(id bigint, until timestamptz)
      WHERE alerts.id = waits.id`);
  }
}

const messagesOf = (
  { personId, channel, kind, isUrgent, alerts: alertIds }: Gathered,
  person: Person,
  own: readonly Device[],
  seal: Seal,
): OutgoingMessage[] =>
  addressesOf(channel, person, own, seal).map(({ address, of }) => ({
    naturalKey: `${kind}:${alertIds[0]}:${channel}${of}`,
    personId,
    kind,
    channel,
    language: person.language,
    address,
    about: { alerts: alertIds },
    urgency: kind === "alert" && isUrgent ? "grave" : kind,
  }));
