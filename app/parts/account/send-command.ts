import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import { ACCOUNT_PATHS, type AccountCommand } from "#accounts/account-commands.ts";
import type { AccountProblem } from "#accounts/account-problems.ts";
import { postJson } from "../../forms/form/post-json.ts";

/** The reason why a command failed: the server's problem, or no connection. */
export type Refusal = AccountProblem | "offline" | "failed";

/** Sends a command without a token to the site's server. @throws {Refused} */
export const sendCommand = <Command extends AccountCommand>(
  command: Command,
  question: AccountQuestion<Command>,
): Promise<AccountAnswers[Command]> =>
  postJson<AccountAnswers[Command], AccountProblem>(ACCOUNT_PATHS[command], question);
