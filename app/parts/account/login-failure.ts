import type { Language } from "#territory/language.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { type SignInProblem, signInProblem } from "../../frame/account/sign-in-problem.ts";
import { type TextsOfSet, textsOf } from "../../i18n/texts-of.ts";
import { LoginFailure } from "./account-toasts.ts";
import type { accountTexts } from "./texts.ts";

/** Returns the problem and its remedy as one text. */
export const loginProblemWords = (problem: SignInProblem, t: TextsOfSet<typeof accountTexts>): string =>
  `${t(`account.${problem}`)}. ${t(`account.${problem}.what`)}`;

/** Returns the error of a failed token renewal. Only loads texts if the problem has its own remedy. */
export async function loginFailure(error: unknown, language: Language) {
  const problem = signInProblem(error);
  if (problem === "request_error") return new Refused<"unavailable">("unavailable", String(error));
  try {
    const { accountTexts } = await import("./texts.ts");
    const words = loginProblemWords(problem, textsOf(language, accountTexts).t);
    return new LoginFailure(problem, words, String(error));
  } catch {
    return new Refused<"unavailable">("unavailable", String(error));
  }
}
