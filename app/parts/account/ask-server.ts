import { ACCOUNT_PATHS, type AccountAct } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import type { AccountProblem } from "#accounts/account-problems.ts";
import { postJson } from "../../forms/form/post-json.ts";

/** Why an act was not done: the server's word, or that nobody could be reached. */
export type Refusal = AccountProblem | "offline" | "failed";

/** Asks the site's server to act. @throws {Refused} */
export const askServer = <Act extends AccountAct>(
  act: Act,
  question: AccountQuestion<Act>,
): Promise<AccountAnswers[Act]> =>
  postJson<AccountAnswers[Act], AccountProblem>(ACCOUNT_PATHS[act], question);
