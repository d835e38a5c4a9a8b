import { isEmailConfirmed } from "./confirmed-email.ts";

/** People whose password the provider keeps; others come in by a service that has their address. */
const OF_DATABASE = "auth0|";

interface Person {
  readonly subject: string;
  readonly emailVerified: boolean | null;
}

/**
 * Whether somebody may correct the address of their profile here: nobody confirmed it, and nobody else has it. One that was confirmed
 * stays: whoever holds a session for a moment would otherwise take the profile over.
 */
export const isEmailCorrectable = (person: Person): boolean =>
  !isEmailConfirmed(person) && person.subject.startsWith(OF_DATABASE);
