import { isEmailConfirmed } from "./confirmed-email.ts";

const OF_DATABASE = "auth0|";

/** Whether the provider keeps somebody's password; others come in by a service that has their address and their password. */
export const hasPassword = ({ subject }: Pick<Person, "subject">): boolean => subject.startsWith(OF_DATABASE);

interface Person {
  readonly subject: string;
  readonly emailVerified: boolean | null;
}

/**
 * Whether somebody may correct the address of their profile here: nobody confirmed it, and nobody else has it. One that was confirmed
 * stays: whoever holds a session for a moment would otherwise take the profile over.
 */
export const isEmailCorrectable = (person: Person): boolean =>
  !isEmailConfirmed(person) && hasPassword(person);
