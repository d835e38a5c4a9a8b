import { and, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { fireReports } from "#database/schema.ts";
import type { Claimed, OutgoingMessage } from "#delivery/delivery.ts";
import { type LoadParts, reportAbouts } from "./load-reports.server.ts";
import { MOST_IN_FULL, type SuspectAbout } from "./suspect-email.ts";

/** Length of the window whose suspect reports go in one email. */
const DIGEST_MINUTES = 10;
const DIGEST_SECONDS = DIGEST_MINUTES * 60;
const DIGEST_MS = DIGEST_SECONDS * 1000;
/** Longest time between a report's `createdAt`, the start of its transaction, and the commit. */
const COMMIT_MS = 30_000;
/** Maximum reports read for a digest: those written in full, and those listed by their reference. */
const MOST_READ = 1000;

const about = z.object({ window: z.int() });

/** Returns the natural key of the digest that a suspect report is in. */
export const digestKey = (createdAt: typeof fireReports.createdAt): SQL =>
  sql`'suspect-reports:' || floor(extract(epoch FROM ${createdAt}) / ${sql.raw(String(DIGEST_SECONDS))})::bigint`;

/**
 * Returns the digest email of a suspect report: the same email for all suspect reports of ten minutes. It is
 * due 30 seconds after the ten minutes.
 * @param createdAt by the database's clock
 */
export function suspectDigest(mailbox: string, createdAt: Date): OutgoingMessage {
  const window = Math.floor(createdAt.getTime() / DIGEST_MS);
  return {
    naturalKey: `suspect-reports:${window}`,
    personId: null,
    kind: "suspect-reports",
    channel: "email",
    // The agency works in French.
    language: "fr",
    address: mailbox,
    about: { window } satisfies z.infer<typeof about>,
    // Send this digest after all emails about other reports, and after alerts.
    urgency: "answer",
    dueAt: new Date((window + 1) * DIGEST_MS + COMMIT_MS),
  };
}

/** Loads the content of digests, except digests whose reports are all erased. @throws {DatabaseError} */
export async function loadSuspects(
  parts: LoadParts,
  claimedMessages: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, SuspectAbout>> {
  const loaded = new Map<Claimed, SuspectAbout>();
  for (const claimed of claimedMessages) {
    const read = about.safeParse(claimed.about);
    if (!read.success) continue;
    const from = new Date(read.data.window * DIGEST_MS);
    const until = new Date(from.getTime() + DIGEST_MS);
    const rows = await parts.database.run((queries) =>
      queries
        .select()
        .from(fireReports)
        .where(
          and(
            eq(fireReports.isSuspect, true),
            isNotNull(fireReports.sealedReport),
            gte(fireReports.createdAt, from),
            lt(fireReports.createdAt, until),
          ),
        )
        .orderBy(fireReports.createdAt, fireReports.id)
        .limit(MOST_READ),
    );
    const abouts = await reportAbouts(parts, rows.slice(0, MOST_IN_FULL));
    if (abouts.size === 0) continue;
    loaded.set(claimed, {
      from: from.toISOString(),
      until: until.toISOString(),
      reports: [...abouts.values()],
      others: rows.slice(MOST_IN_FULL).map(({ reference }) => reference),
      dispatchUrl: parts.dispatchUrl,
    });
  }
  return loaded;
}
