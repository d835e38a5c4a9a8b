import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { consents, HAS_ALERTS, savedFires, savedPlaces } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";

export interface Agreement {
  readonly purpose: "alerts" | "releases";
  readonly version: string;
  readonly language: Language;
  /** Source of the consent: a saved place, a fire's alerts, the profile, or START by text message. */
  readonly method: "place" | "fire" | "profile" | "text";
}

const inForce = (personId: string, purpose: Agreement["purpose"]) =>
  and(eq(consents.personId, personId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Records a consent, unless the person already agreed to the same version. */
export async function recordConsent(
  transaction: Transaction,
  personId: string,
  { purpose, version, language, method }: Agreement,
  now: Date,
): Promise<void> {
  const currentConsents = await transaction.select().from(consents).where(inForce(personId, purpose));
  if (currentConsents.some(({ textVersion }) => textVersion === version)) return;
  await transaction
    .insert(consents)
    .values({ personId, purpose, textVersion: version, language, method, givenAt: now });
}

/** Marks a purpose's consents as withdrawn. Call it if no subscription of the person still needs them. */
export async function withdrawConsent(
  transaction: Transaction,
  personId: string,
  purpose: Agreement["purpose"],
  now: Date,
): Promise<void> {
  await transaction.update(consents).set({ withdrawnAt: now }).where(inForce(personId, purpose));
}

/** Withdraws the consent for alerts if none of the person's places and fires still has alerts. */
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
