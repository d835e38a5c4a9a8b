import { ACCOUNT_PATHS, type AccountAct } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountProblem, AccountQuestion } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { identity } from "../../frame/account/identity-actions.ts";
import { signInProblem } from "../../frame/account/sign-in-problem.ts";

/** Why an act was not done: the server's word, or that nobody could be reached. */
export type Refusal = AccountProblem | "offline" | "failed";

export class AccountRefusal extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, message = code as string) {
    super(message);
    this.code = code;
  }
}

/** Acts on what is saved name their token otherwise than acts on the profile. */
const OF_SAVED: ReadonlySet<AccountAct> = new Set([
  "savePlace",
  "deletePlace",
  "saveFire",
  "deleteFire",
  "seeFires",
  "releases",
  "saveDevice",
  "deleteDevice",
  "testDevice",
]);

type Asked<Act extends AccountAct> = Omit<
  AccountQuestion<Act>,
  "auth0AccessToken" | "accessToken" | "language"
>;

/** Longer than the server waits for the identity provider. */
const LIMIT_MS = 15_000;

/** Asks the site's server to act for whoever is signed in. @throws {AccountRefusal} */
export async function askAccount<Act extends AccountAct>(
  act: Act,
  language: Language,
  asked: Asked<Act>,
): Promise<AccountAnswers[Act]> {
  const token = await freshToken();
  const question = { ...asked, language, [OF_SAVED.has(act) ? "accessToken" : "auth0AccessToken"]: token };
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

async function freshToken(): Promise<string> {
  try {
    return await (await identity()).accessToken();
  } catch (error) {
    const problem = signInProblem(error);
    const isOver = problem === "login_required" || problem === "missing_refresh_token";
    throw new AccountRefusal(isOver ? "not-signed-in" : "unavailable", String(error));
  }
}
