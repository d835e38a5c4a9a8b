import type { AccountAnswers, AccountQuestion } from "./account-api.ts";
import type { AccountCommand } from "./account-commands.ts";
import type { AccountProblem } from "./account-problems.ts";
import type { Sender } from "./sender.ts";

/** The reason that a command failed. The message can be logged, and never contains the token. */
export class AccountError extends Error {
  readonly code: AccountProblem;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: AccountProblem,
    message: string,
    more: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Commands on alerts, which `alerts/` implements. */
export type AlertCommand = "pastAlerts" | "sentAlerts" | "testAlert";

/** All account commands. Each throws {@link AccountError}. */
export type AccountsService = {
  readonly [Command in AccountCommand]: (
    question: AccountQuestion<Command>,
    sender?: Sender,
  ) => Promise<AccountAnswers[Command]>;
};
