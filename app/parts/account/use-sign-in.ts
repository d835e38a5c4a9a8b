import { useState } from "react";
import { useLocation } from "react-router";
import { pathTo, screenAt } from "#plan/paths.ts";
import { identity, type SignIn } from "../../frame/account/identity-actions.ts";
import { keepSaving } from "../../frame/account/saving.ts";
import { setSession } from "../../frame/account/session.ts";
import { signInProblem } from "../../frame/account/sign-in-problem.ts";
import { storeWayBack, wayBack } from "../../frame/account/way-back.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "./account-toasts.ts";
import { loginProblemWords } from "./login-failure.ts";
import { keepDraft } from "./place-draft.ts";
import { accountTexts } from "./texts.ts";

/** Returns `signIn`, which leads to the provider and back; on a retry, back to the page of the first try. */
export function useSignIn() {
  const { language, t } = useTexts(accountTexts);
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function signIn(hint: SignIn["hint"]): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    const isCallback = screenAt(pathname)?.name === "sign-in";
    if (!isCallback) storeWayBack("signing-in");
    const returnTo = isCallback
      ? (wayBack("signing-in") ?? pathTo("profile-saved-locations", language))
      : pathname + search;
    keepSaving();
    keepDraft();
    try {
      await (await identity()).signIn({ hint, language, returnTo });
    } catch (error) {
      const problem = signInProblem(error);
      if (hint === "again") toastRefusal(error, { failed: loginProblemWords(problem, t) });
      else setSession({ state: "out", problem });
      setLeaving(false);
    }
  }

  return { isLeaving, signIn };
}
