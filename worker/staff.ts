import type { ROLES } from "#database/schema.ts";

export type Role = (typeof ROLES)[number];

/** A person of the agency, as the identity provider knows them. */
export interface OperatorSession {
  /** The person's id at the provider. */
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

/** A signed-in person, from the ID token. */
export interface Staff extends OperatorSession {
  readonly hasSecondFactor: boolean;
}
