import { and, eq, type InferSelectModel, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { deletions } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";

type Deletion = InferSelectModel<typeof deletions>;
type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

const AT_ONCE = 20;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Time after which all tokens of a deleted person have expired. */
const REFUSED_FOR_MS = 48 * 3_600_000;

/** Erases a person at the identity provider. If that fails, schedules a retry. @throws {DatabaseError} */
export async function finishDeletion(
  { database, seal, provider, now }: Needed,
  deletion: Deletion,
): Promise<boolean> {
  const { id, sealedSubject, attempts } = deletion;
  if (sealedSubject === null) return true;
  if (!(await isErased(provider, seal.read(sealedSubject)))) {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 16));
    await database.run((queries) =>
      queries
        .update(deletions)
        .set({ attempts: sql`${deletions.attempts} + 1`, nextAt: new Date(now().getTime() + wait) })
        .where(eq(deletions.id, id)),
    );
    return false;
  }
  await database.run((queries) =>
    queries.update(deletions).set({ finishedAt: now(), sealedSubject: null }).where(eq(deletions.id, id)),
  );
  return true;
}

/** Erases a person at the provider. @returns false if that fails, or if no key decrypts the subject now */
async function isErased(provider: Needed["provider"], subject: string | null): Promise<boolean> {
  if (subject === null) return false;
  try {
    await provider.erase(subject);
    return true;
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return false;
  }
}

/**
 * Continues every due deletion. Clears the keyed hash of old deletions: only the fact and time of deletion
 * remain.
 * @returns how many failed and will be retried
 * @throws {DatabaseError}
 */
export async function finishDeletions(needed: Needed): Promise<number> {
  const { database, now } = needed;
  const due = await database.run((queries) =>
    queries
      .select()
      .from(deletions)
      .where(and(isNull(deletions.finishedAt), lte(deletions.nextAt, now())))
      .orderBy(deletions.nextAt)
      .limit(AT_ONCE),
  );
  let failed = 0;
  for (const deletion of due) if (!(await finishDeletion(needed, deletion))) failed += 1;
  const longAgo = new Date(now().getTime() - REFUSED_FOR_MS);
  await database.run((queries) =>
    queries
      .update(deletions)
      .set({ subjectMark: null })
      .where(and(isNotNull(deletions.subjectMark), lte(deletions.finishedAt, longAgo))),
  );
  return failed;
}
