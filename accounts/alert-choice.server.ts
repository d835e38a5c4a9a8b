import { eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";
import type { AlertChoice } from "./account-api.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./authenticate.server.ts";
import { recordConsent, withdrawAlertsIfLast } from "./consents.server.ts";
import { countTried, refuseTaken } from "./phone-holders.server.ts";

export const channelColumns = (choice: AlertChoice) => ({
  byEmail: choice.emailNotification,
  bySms: choice.smsNotification,
  byPush: choice.pushNotification,
});

export const hasChannel = (choice: AlertChoice): boolean =>
  choice.emailNotification || choice.smsNotification || choice.pushNotification;

/** Returns true if the choice of alerts needs a phone number and the profile has none. */
const bringsPhone = (person: Person, choice: AlertChoice) =>
  choice.smsNotification && person.sealedPhone === null;

/** Counts a phone number that is new to the profile: tries are limited. @throws {AccountError} `too-many` */
export const countChoice = (context: AccountsContext, person: Person, choice: AlertChoice): Promise<void> =>
  countTried(context, person, bringsPhone(person, choice) ? choice.phone : null);

/**
 * Checks that a person, whose row is locked, can have these alerts.
 * @returns the phone number to save in the profile; null if the profile has a number, or none is needed
 * @throws {AccountError} `consent-missing`, `phone-missing`, `phone-taken`
 */
export async function checkChoice(
  { keyedHash }: AccountsContext,
  transaction: Transaction,
  person: Person,
  choice: AlertChoice,
): Promise<string | null> {
  if (hasChannel(choice) && !choice.consent)
    throw new AccountError("consent-missing", "Alerts need the person's agreement.");
  if (!bringsPhone(person, choice)) return null;
  if (choice.phone === null) throw new AccountError("phone-missing", "Text messages need a phone number.");
  await refuseTaken(transaction, person, keyedHash(choice.phone));
  return choice.phone;
}

interface Chosen {
  readonly choice: AlertChoice;
  readonly phone: string | null;
  readonly language: Language;
  readonly agreement: { readonly purpose: "alerts"; readonly version: string };
  readonly method: "place" | "fire";
}

export async function saveChoice(
  { seal, keyedHash, now }: AccountsContext,
  transaction: Transaction,
  person: Person,
  { choice, phone, language, agreement: { purpose, version }, method }: Chosen,
): Promise<void> {
  if (phone !== null) {
    await transaction
      .update(people)
      .set({ sealedPhone: seal.close(phone), phoneMark: keyedHash(phone) })
      .where(eq(people.id, person.id));
  }
  if (!hasChannel(choice)) return withdrawAlertsIfLast(transaction, person.id, now());
  await recordConsent(transaction, person.id, { purpose, version, language, method }, now());
}
