import type { AccountAct } from "./account-acts.ts";
import type { AccountAnswers, AccountQuestion } from "./account-api.ts";
import type { AccountProblem } from "./account-problems.ts";
import type { Sender } from "./sender.ts";

/** What cannot be done, and why; the message may be logged and never holds the token. */
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

/** What is done with alerts, by the room that tells them. */
export type AlertAct = "pastAlerts" | "sentAlerts" | "testAlert";

/** Each act of a signed-in person. All throw {@link AccountError}. */
export type AccountsService = {
  readonly [Act in AccountAct]: (
    question: AccountQuestion<Act>,
    sender?: Sender,
  ) => Promise<AccountAnswers[Act]>;
};
