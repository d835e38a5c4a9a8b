import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Refused } from "../../forms/form/post-json.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useSignIn } from "../../parts/account/use-sign-in.ts";
import { profileTexts } from "./texts.ts";

/**
 * Asks for a new login if the server says that the last one is too old.
 * @param keep stores the typed form until the person is back
 */
export function useLoginAgain(keep?: () => void) {
  const [isRequested, setRequested] = useState(false);
  return {
    isRequestedBy(error: unknown): boolean {
      const isRequestedNow = error instanceof Refused && error.code === "login-again";
      setRequested(isRequestedNow);
      return isRequestedNow;
    },
    forget: () => setRequested(false),
    notice: isRequested && <LoginAgain keep={keep} />,
  };
}

function LoginAgain({ keep }: { readonly keep: (() => void) | undefined }) {
  const { t } = useTexts(profileTexts);
  const { isLeaving, signIn } = useSignIn();
  const leave = () => {
    keep?.();
    void signIn("again");
  };
  return (
    <Notice
      severity="info"
      live
      title={t("loginAgain.title")}
      actions={
        <Button onClick={leave} aria-disabled={isLeaving}>
          {t("loginAgain.do")}
        </Button>
      }
    >
      <p>{t("loginAgain.why")}</p>
    </Notice>
  );
}
