import { isEmailConfirmed } from "./confirmed-email.ts";

const OF_DATABASE = "auth0|";

/** Returns true if the provider keeps the person's password. Others sign in by another service. */
export const hasPassword = ({ subject }: Pick<Person, "subject">): boolean => subject.startsWith(OF_DATABASE);

interface Person {
  readonly subject: string;
  readonly emailVerified: boolean | null;
}

/**
 * Returns true if the person can correct their profile's address here: it is unconfirmed, and no other
 * service has it. A confirmed address stays: otherwise anyone with a brief hold on a session could take over
 * the profile.
 */
export const isEmailCorrectable = (person: Person): boolean =>
  !isEmailConfirmed(person) && hasPassword(person);
