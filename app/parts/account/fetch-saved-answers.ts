import { SAVED_ANSWERS_PATH } from "#accounts/account-commands.ts";
import type { SavedQuestion } from "#accounts/saved-question.ts";
import { postJson, Refused } from "../../forms/form/post-json.ts";
import type { Answers } from "./answers.server.ts";

/** The answers as JSON, with dates as texts. */
interface Written extends Omit<Answers, "writtenAt" | "age"> {
  readonly writtenAt: string;
  readonly age: Omit<Answers["age"], "readAt"> & { readonly readAt: string | null };
}

/**
 * Requests what applies at saved points, what happened to saved fires, or where an address is. The request
 * does not identify the person or the account, and its URL contains no data.
 * @throws {Refused}
 */
export async function fetchSavedAnswers(
  requested: Pick<SavedQuestion, "language"> & Partial<SavedQuestion>,
): Promise<Answers> {
  const { writtenAt, age, ...same } = await postJson<Written, "too-many" | "unavailable">(
    SAVED_ANSWERS_PATH,
    requested,
  );
  const { readAt } = age;
  return {
    ...same,
    writtenAt: new Date(writtenAt),
    age: { ...age, readAt: readAt === null ? null : new Date(readAt) },
  };
}

/** The reason why the last request for answers failed. */
export type Unanswered = "offline" | "many" | "later";

export function unansweredBy(error: unknown): Unanswered {
  const code = error instanceof Refused ? error.code : null;
  return code === "offline" ? "offline" : code === "too-many" ? "many" : "later";
}
