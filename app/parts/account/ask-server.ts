import { ACCOUNT_PATHS, type AccountAct } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountProblem, AccountQuestion } from "#accounts/account-api.ts";

/** Why an act was not done: the server's word, or that nobody could be reached. */
export type Refusal = AccountProblem | "offline" | "failed";

export class AccountRefusal extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, message = code as string) {
    super(message);
    this.code = code;
  }
}

/** Longer than the server waits for the identity provider. */
const LIMIT_MS = 15_000;

/** Asks the site's server to act. @throws {AccountRefusal} */
export async function askServer<Act extends AccountAct>(
  act: Act,
  question: AccountQuestion<Act>,
): Promise<AccountAnswers[Act]> {
  let answer: Response;
  try {
    answer = await fetch(ACCOUNT_PATHS[act], {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    throw new AccountRefusal("offline", String(error));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as AccountAnswers[Act]; // our own server's, by `AccountsService`
  const { code, detail } = Object(said);
  throw new AccountRefusal(typeof code === "string" ? (code as Refusal) : "failed", String(detail));
}
