import { type InferSelectModel, sql } from "drizzle-orm";
import { people } from "#database/schema.ts";

type Person = InferSelectModel<typeof people>;

/** Returns true if the person opened the confirmation link, or has an address from before such links. */
export const isEmailConfirmed = ({ emailVerified }: Pick<Person, "emailVerified">): boolean =>
  // Null means a profile from before confirmations existed. It keeps getting its messages.
  emailVerified !== false;

/** Returns true if the person has never confirmed an address, neither this one nor an earlier one. */
export const isNeverConfirmed = (person: Pick<Person, "emailVerified" | "emailOnceVerified">): boolean =>
  !isEmailConfirmed(person) && !person.emailOnceVerified;

/** SQL condition equal to `isNeverConfirmed`. */
export const NEVER_CONFIRMED = sql`(NOT ${people.emailVerified} AND NOT ${people.emailOnceVerified})`;

/** Returns true if the provider keeps the person's password. If not, they sign in by another service. */
export const hasPassword = ({ subject }: Pick<Person, "subject">): boolean => subject.startsWith("auth0|");

/**
 * Returns true if the person can correct their profile's address here: it is unconfirmed, and no other
 * service signs them in. A confirmed address cannot change: otherwise a few minutes in an open session would
 * be enough to take over the profile.
 */
export const isEmailCorrectable = (person: Pick<Person, "subject" | "emailVerified">): boolean =>
  !isEmailConfirmed(person) && hasPassword(person);
