import type { Logger } from "pino";
import {
  ACCOUNT_PATHS,
  type AccountAct,
  IDENTITY_SETTINGS_PATH,
  type IdentitySettings,
} from "#accounts/account-acts.ts";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import { ACCOUNT_PROBLEMS } from "#accounts/account-problems.ts";
import { AccountError, type AccountsService } from "#accounts/accounts-service.ts";
import type { Sender } from "#accounts/sender.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { type JsonAct, jsonActs } from "../json-acts.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Senders } from "../senders.ts";
import { setFileCaching } from "../shared-caching.ts";
import type { Middleware } from "../visit.ts";

interface Options {
  readonly accounts: AccountsService;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
  readonly log: Logger;
}

/** Serves the commands of signed-in people. The token is in the body, and is neither logged nor returned. */
export function accountActs({ accounts, log, ...options }: Options): Middleware {
  const entries = Object.entries(ACCOUNT_PATHS) as [AccountAct, string][];
  const acts = new Map(
    entries.map(([act, path]): [string, JsonAct] => [
      path,
      {
        question: ACCOUNT_QUESTIONS[act],
        perform: (question: never, sender: Sender) => accounts[act](question, sender),
      },
    ]),
  );

  function refusalOf(error: unknown, id: string): Response | null {
    if (!(error instanceof AccountError)) return null;
    const { code, message, retryAfterSeconds, cause } = error;
    if (code === "unavailable") log.warn({ err: cause, id }, message);
    return problemAnswer({ status: ACCOUNT_PROBLEMS[code], code, detail: message, retryAfterSeconds });
  }

  return jsonActs({ ...options, log, acts, refusalOf });
}

/** Serves the settings that a browser needs to sign people in. */
export function identitySettings(identity: IdentitySettings): Middleware {
  return async function identitySettings(c, next) {
    if (c.get("url").pathname !== IDENTITY_SETTINGS_PATH) return next();
    c.set("routeClass", "data");
    setFileCaching(c, "identity");
    return c.json(identity);
  };
}
