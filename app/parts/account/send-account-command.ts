import type { AccountAnswers, AccountQuestion } from "#accounts/account-api.ts";
import { ACCOUNT_PATHS, type AccountCommand, RECENT_LOGIN_COMMANDS } from "#accounts/account-commands.ts";
import type { AccountProblem } from "#accounts/account-problems.ts";
import type { Language } from "#territory/language.ts";
import { postJson, Refused } from "../../forms/form/post-json.ts";
import { identity } from "../../frame/account/identity-actions.ts";
import { endsSession, signInProblem } from "../../frame/account/sign-in-problem.ts";
import { loginFailure } from "./login-failure.ts";

/** Commands on saved items, which send the token as `accessToken`. Others send it as `auth0AccessToken`. */
const OF_SAVED: ReadonlySet<AccountCommand> = new Set([
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

const PROVES_LOGIN: ReadonlySet<AccountCommand> = new Set(RECENT_LOGIN_COMMANDS);

type CommandFields<Command extends AccountCommand> = Omit<
  AccountQuestion<Command>,
  "auth0AccessToken" | "accessToken" | "idToken" | "language"
>;

/** Sends a command of the signed-in person to the site's server. @throws {Refused} */
export async function sendAccountCommand<Command extends AccountCommand>(
  command: Command,
  language: Language,
  requested: CommandFields<Command>,
): Promise<AccountAnswers[Command]> {
  // The request has the act's own fields, and the token under the name that this act uses.
  const ask = async (token: string) =>
    postJson<AccountAnswers[Command], AccountProblem>(ACCOUNT_PATHS[command], {
      ...requested,
      ...(PROVES_LOGIN.has(command) && { idToken: (await (await identity()).idToken())?.text }),
      language,
      [OF_SAVED.has(command) ? "accessToken" : "auth0AccessToken"]: token,
    });
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
