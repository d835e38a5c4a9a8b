import { sql } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { capChecks, capMessages } from "#database/schema.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import type { Answers } from "./ask.server.ts";
import { type CapMessage, type LastCapMessage, nextCapMessage } from "./cap-chain.ts";
import { capContent } from "./cap-content.ts";
import { CAP_SUBJECTS, capStates, restrictionStates } from "./cap-states.server.ts";
import type { PathOutcome, PollReport } from "./poll.server.ts";
import { readRestrictionAreas } from "./restriction-areas.server.ts";
import { readRows, WATCHED, type Watched } from "./stored-readings.server.ts";
import { writeRows } from "./write-rows.server.ts";

/** Outcomes of a response whose content was accepted. */
const BELIEVED: ReadonlySet<PathOutcome> = new Set(["first", "compared", "partial", "restarted"]);

interface CapPoll {
  readonly transaction: Transaction;
  readonly paths: PollReport["paths"];
  readonly answers: Answers;
  readonly at: Date;
}

type CapFaults = PollReport["cap"];
export const NO_FAULTS: CapFaults = { unreadable: 0, refused: 0 };

/**
 * Writes the CAP messages of one poll, in its transaction. Compares the accepted state with the last message
 * of each subject, so that the next poll makes up for a failed poll or a restart. A failure is logged, and
 * does not stop the watch. An unreadable or refused message does not stop other subjects.
 */
export async function writeCap(poll: CapPoll, log: SituationLog): Promise<CapFaults> {
  const believed = WATCHED.filter((path) => BELIEVED.has(poll.paths[path]));
  if (believed.length === 0) return NO_FAULTS;
  try {
    return await poll.transaction.transaction((attempt) =>
      writeMessages({ ...poll, transaction: attempt }, believed, log),
    );
  } catch (error) {
    log.warn({ err: error }, "CAP messages are not written; the next poll tries again");
    return NO_FAULTS;
  }
}

async function writeMessages(
  { transaction, answers, at }: CapPoll,
  believed: readonly Watched[],
  log: SituationLog,
): Promise<CapFaults> {
  // Do this first because it locks: another worker waits here, then reads the messages that this worker
  // wrote.
  await transaction
    .insert(capChecks)
    .values(believed.map((path) => ({ path, checkedAt: at })))
    .onConflictDoUpdate({ target: capChecks.path, set: { checkedAt: at } });
  const rows = await readRows(transaction);
  const lasts = await lastMessages(transaction);
  const lastFacts = (subject: string) => lasts.get(subject)?.message.content?.facts;
  const locationOf = await readRestrictionAreas(transaction, restrictionStates(rows));
  const written = believed.flatMap((path) => {
    const states = capStates(path, { rows, answers, lastFacts, groundOf: locationOf });
    if (states === null) return [];
    const lastSubjects = [...lasts.keys()].filter((subject) => subject.startsWith(CAP_SUBJECTS[path]));
    return [...new Set([...states.keys(), ...lastSubjects])].flatMap((subject) => {
      const last = lasts.get(subject);
      const next = nextCapMessage(last?.message ?? null, states.get(subject) ?? null, at);
      return next ? [{ subject, follows: last?.id ?? null, ...columnsOf(next) }] : [];
    });
  });
  const refused = await writeRows(transaction, written, (attempt, some) =>
    attempt
      .insert(capMessages)
      .values([...some])
      .onConflictDoNothing(),
  );
  const unreadable = [...lasts].flatMap(([subject, { message }]) =>
    message.content === null ? [subject] : [],
  );
  report(log, unreadable, "CAP messages cannot be read: their chains go on without them");
  report(
    log,
    refused.map(({ subject }) => subject),
    "the database refused CAP messages; the next poll tries again",
  );
  return { unreadable: unreadable.length, refused: refused.length };
}

const MOST_NAMED = 20;

function report(log: SituationLog, subjects: readonly string[], message: string): void {
  if (subjects.length > 0)
    log.warn({ count: subjects.length, subjects: subjects.slice(0, MOST_NAMED) }, message);
}

const columnsOf = ({ msgType, sent, expires, content }: CapMessage) => ({
  ...{ msgType, content },
  sentAt: sent,
  expiresAt: expires,
});

async function lastMessages(
  queries: Pick<Queries, "select">,
): Promise<ReadonlyMap<string, { readonly id: number; readonly message: LastCapMessage }>> {
  const rows = await queries
    .select()
    .from(capMessages)
    .where(sql`NOT EXISTS (SELECT 1 FROM cap_messages AS later WHERE later.follows = ${capMessages.id})`);
  return new Map(
    rows.map(({ id, subject, msgType, sentAt: sent, expiresAt: expires, content }) => [
      subject,
      { id, message: { ...{ msgType, sent, expires }, content: capContent.safeParse(content).data ?? null } },
    ]),
  );
}
