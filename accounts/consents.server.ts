import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { consents, HAS_ALERTS, savedFires, savedPlaces } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";

/** What somebody was shown and ticked. */
export interface Agreement {
  readonly purpose: "alerts" | "releases";
  readonly version: string;
  readonly language: Language;
  /** Where: as they saved a place, chose alerts of a fire, in their profile, or by START. */
  readonly method: "place" | "fire" | "profile" | "text";
}

const inForce = (personId: string, purpose: Agreement["purpose"]) =>
  and(eq(consents.personId, personId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Writes that somebody agreed, unless they did to the very same words. */
export async function recordConsent(
  transaction: Transaction,
  personId: string,
  { purpose, version, language, method }: Agreement,
  now: Date,
): Promise<void> {
  const given = await transaction.select().from(consents).where(inForce(personId, purpose));
  if (given.some(({ textVersion }) => textVersion === version)) return;
  await transaction
    .insert(consents)
    .values({ personId, purpose, textVersion: version, language, method, givenAt: now });
}

/** Writes that nothing is left for which somebody agreed. */
export async function withdrawConsent(
  transaction: Transaction,
  personId: string,
  purpose: Agreement["purpose"],
  now: Date,
): Promise<void> {
  await transaction.update(consents).set({ withdrawnAt: now }).where(inForce(personId, purpose));
}

/** Without a place or a fire that alerts, nothing is left of what was agreed to. */
export async function withdrawAlertsIfLast(
  transaction: Transaction,
  personId: string,
  now: Date,
): Promise<void> {
  const [place] = await transaction
    .select({ id: savedPlaces.id })
    .from(savedPlaces)
    .where(and(eq(savedPlaces.personId, personId), HAS_ALERTS))
    .limit(1);
  const [fire] = await transaction
    .select({ id: savedFires.fireId })
    .from(savedFires)
    .where(and(eq(savedFires.personId, personId), HAS_ALERTS))
    .limit(1);
  if (place === undefined && fire === undefined) await withdrawConsent(transaction, personId, "alerts", now);
}
