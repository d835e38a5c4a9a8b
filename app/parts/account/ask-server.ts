import { ACCOUNT_PATHS, type AccountAct } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import type { AccountProblem } from "#accounts/account-problems.ts";
import { postJson } from "../../forms/form/post-json.ts";

/** The reason why an act failed: the server's problem, or no connection. */
export type Refusal = AccountProblem | "offline" | "failed";

/** Sends an act to the site's server. @throws {Refused} */
export const askServer = <Act extends AccountAct>(
  act: Act,
  question: AccountQuestion<Act>,
): Promise<AccountAnswers[Act]> =>
  postJson<AccountAnswers[Act], AccountProblem>(ACCOUNT_PATHS[act], question);
