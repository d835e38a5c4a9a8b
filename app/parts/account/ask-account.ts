import type { AccountAct } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { identity } from "../../frame/account/identity-actions.ts";
import { signInProblem } from "../../frame/account/sign-in-problem.ts";
import { askServer } from "./ask-server.ts";

/** Acts on what is saved name their token otherwise than acts on the profile. */
const OF_SAVED: ReadonlySet<AccountAct> = new Set([
  "savePlace",
  "deletePlace",
  "saveFire",
  "deleteFire",
  "alertFire",
  "seeFires",
  "pastAlerts",
  "sentAlerts",
  "testAlert",
  "releases",
  "saveDevice",
  "deleteDevice",
  "testDevice",
]);

type Asked<Act extends AccountAct> = Omit<
  AccountQuestion<Act>,
  "auth0AccessToken" | "accessToken" | "language"
>;

/** Asks the site's server to act for whoever is signed in. @throws {Refused} */
export async function askAccount<Act extends AccountAct>(
  act: Act,
  language: Language,
  asked: Asked<Act>,
): Promise<AccountAnswers[Act]> {
  const token = await freshToken();
  const question = { ...asked, language, [OF_SAVED.has(act) ? "accessToken" : "auth0AccessToken"]: token };
  // Its parts are the act's own, with the token under the name that this act has for it.
  return askServer(act, question as unknown as AccountQuestion<Act>);
}

async function freshToken(): Promise<string> {
  try {
    return await (await identity()).accessToken();
  } catch (error) {
    const problem = signInProblem(error);
    const isOver = problem === "login_required" || problem === "missing_refresh_token";
    throw new Refused(isOver ? "not-signed-in" : "unavailable", String(error));
  }
}
