import { and, eq, type InferSelectModel, isNotNull, lte, or } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import { endWarnings } from "./turn-letters.server.ts";

const DAY_MS = 24 * 3_600_000;

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whether there is anything to note: once a day is enough, but for who was warned. */
export const isUseNews = (
  { usedAt, eraseAt }: Pick<InferSelectModel<typeof people>, "usedAt" | "eraseAt">,
  now: Date,
): boolean => eraseAt !== null || usedAt <= dayBefore(now);

/** A person uses their profile: it stays, and what they were warned of is forgotten, with warnings that have not left. */
export async function noteUse(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const [noted] = await transaction
    .update(people)
    .set({ usedAt: now, eraseAt: null, lastWarnedAt: null })
    .where(and(eq(people.id, personId), or(lte(people.usedAt, dayBefore(now)), isNotNull(people.eraseAt))))
    .returning({ id: people.id });
  if (noted) await endWarnings(transaction, personId, now);
}
