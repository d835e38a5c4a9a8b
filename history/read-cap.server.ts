import { desc, not, type SQL, sql } from "drizzle-orm";
import { inBatches } from "#database/in-batches.server.ts";
import type { Database, Queries } from "#database/open.server.ts";
import { capChecks, capMessages } from "#database/schema.ts";
import { ENDED_RETENTION_MS } from "./cap-chain.ts";
import { type CapContent, capContent } from "./cap-content.ts";
import type { CapList } from "./cap-list.ts";
import { readAreas } from "./restriction-areas.server.ts";
import { WATCHED } from "./stored-readings.server.ts";

/** Time in ms for which the end of a chain is kept, so that a later Alert of its subject can refer to it. */
const END_REMEMBERED_MS = 30 * 24 * 3_600_000;

const before = (at: Date, ms: number): SQL => sql`${new Date(at.getTime() - ms).toISOString()}::timestamptz`;

/** SQL condition: a message was superseded or expired before `moment`, or ended before `endMoment`. */
const endedBefore = (moment: SQL, endMoment = moment): SQL => sql`(
  EXISTS (SELECT 1 FROM cap_messages AS later WHERE later.follows = cap_messages.id AND later.sent_at < ${moment})
  OR (cap_messages.msg_type <> 'Cancel' AND cap_messages.expires_at < ${moment})
  OR (cap_messages.msg_type = 'Cancel' AND cap_messages.sent_at < ${endMoment}))`;

/** Reads the list of messages. @throws {DatabaseError} */
export async function readCap(queries: Queries, at: Date): Promise<CapList> {
  const checks = await queries.select().from(capChecks);
  const rows = await queries
    .select()
    .from(capMessages)
    .where(not(endedBefore(before(at, ENDED_RETENTION_MS))))
    .orderBy(desc(capMessages.sentAt), desc(capMessages.id));
  const read = rows.flatMap((row) => {
    const content = capContent.safeParse(row.content);
    return content.success ? [{ row, content: content.data }] : [];
  });
  const areas = await readAreas(
    queries,
    read.flatMap(({ content }) => areaOf(content) ?? []),
  );
  const oldest = Math.min(...checks.map(({ checkedAt }) => checkedAt.getTime()));
  return {
    checkedAt: checks.length < WATCHED.length ? null : new Date(oldest),
    messages: read.map(({ row: { subject, msgType, sentAt, expiresAt }, content }) => ({
      ...{ subject, msgType, content, sent: sentAt, expires: expiresAt },
      area: areas.get(areaOf(content) ?? "") ?? null,
    })),
  };
}

const areaOf = ({ facts }: CapContent): string | null => (facts.kind === "restriction" ? facts.area : null);

/** Daily task: deletes unlisted messages, but a Cancel only after 30 days. @returns the number of messages */
export function deleteOldCap(database: Database, at = new Date()): Promise<number> {
  const isOld = endedBefore(before(at, ENDED_RETENTION_MS), before(at, END_REMEMBERED_MS));
  return inBatches(
    database,
    (most) => sql`
      DELETE FROM cap_messages WHERE id IN (
        SELECT id FROM cap_messages WHERE ${isOld} ORDER BY id LIMIT ${most}::integer)`,
  );
}
