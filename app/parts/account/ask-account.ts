import { type AccountAct, RECENT_LOGIN_ACTS } from "#accounts/account-acts.ts";
import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { identity } from "../../frame/account/identity-actions.ts";
import { endsSession, signInProblem } from "../../frame/account/sign-in-problem.ts";
import { askServer } from "./ask-server.ts";
import { loginFailure } from "./login-failure.ts";

/** Acts on saved items, which name their token differently from acts on the profile. */
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

const PROVES_LOGIN: ReadonlySet<AccountAct> = new Set(RECENT_LOGIN_ACTS);

type Asked<Act extends AccountAct> = Omit<
  AccountQuestion<Act>,
  "auth0AccessToken" | "accessToken" | "idToken" | "language"
>;

/** Sends an act of the signed-in person to the site's server. @throws {Refused} */
export async function askAccount<Act extends AccountAct>(
  act: Act,
  language: Language,
  asked: Asked<Act>,
): Promise<AccountAnswers[Act]> {
  // The request has the act's own fields, and the token under the name that this act uses.
  const ask = async (token: string) =>
    askServer(act, {
      ...asked,
      ...(PROVES_LOGIN.has(act) && { idToken: (await (await identity()).idToken())?.text }),
      language,
      [OF_SAVED.has(act) ? "accessToken" : "auth0AccessToken"]: token,
    } as unknown as AccountQuestion<Act>);
  const token = await accessToken("in-date", language);
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof Refused && error.code === "not-signed-in")) throw error;
    // The provider may have withdrawn the signing key of a token that has not expired.
    return ask(await accessToken("new", language));
  }
}

async function accessToken(which: "in-date" | "new", language: Language): Promise<string> {
  try {
    return await (await identity()).accessToken(which);
  } catch (error) {
    if (endsSession(signInProblem(error))) throw new Refused("not-signed-in", String(error));
    throw await loginFailure(error, language);
  }
}
