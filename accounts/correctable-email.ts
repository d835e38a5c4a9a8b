import { isEmailConfirmed } from "./confirmed-email.ts";

const OF_DATABASE = "auth0|";

/** Returns true if the provider keeps the person's password. If not, they sign in by another service. */
export const hasPassword = ({ subject }: Pick<Person, "subject">): boolean => subject.startsWith(OF_DATABASE);

interface Person {
  readonly subject: string;
  readonly emailVerified: boolean | null;
}

/**
 * Returns true if the person can correct their profile's address here: it is unconfirmed, and no other
 * service signs them in. A confirmed address cannot change: otherwise a few minutes in an open session would
 * be enough to take over the profile.
 */
export const isEmailCorrectable = (person: Person): boolean =>
  !isEmailConfirmed(person) && hasPassword(person);
