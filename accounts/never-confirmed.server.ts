import { type InferSelectModel, sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import { isEmailConfirmed } from "./confirmed-email.ts";

type Person = Pick<InferSelectModel<typeof people>, "emailVerified" | "emailOnceVerified">;

/** Returns true if the person has never confirmed an address, neither this one nor an earlier one. */
export const isNeverConfirmed = (person: Person): boolean =>
  !isEmailConfirmed(person) && !person.emailOnceVerified;

/** SQL condition equal to `isNeverConfirmed`. */
export const NEVER_CONFIRMED = sql`(NOT ${people.emailVerified} AND NOT ${people.emailOnceVerified})`;
