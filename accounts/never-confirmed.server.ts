import { type InferSelectModel, sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import { isEmailConfirmed } from "./confirmed-email.ts";

type Person = Pick<InferSelectModel<typeof people>, "emailVerified" | "emailOnceVerified">;

/** Whether nobody ever confirmed an address of somebody, neither this one nor one before it. */
export const isNeverConfirmed = (person: Person): boolean =>
  !isEmailConfirmed(person) && !person.emailOnceVerified;

/** The same, asked of the database. */
export const NEVER_CONFIRMED = sql`(NOT ${people.emailVerified} AND NOT ${people.emailOnceVerified})`;
