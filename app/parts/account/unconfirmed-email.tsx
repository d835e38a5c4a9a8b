import { useEffect, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Refused } from "../../forms/form/post-json.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "./account-toasts.ts";
import { askAccount } from "./ask-account.ts";
import { loadProfile, useProfile } from "./profile.ts";
import { accountTexts } from "./texts.ts";

/** Says that nothing is sent to the profile's address before its person confirms it, and sends the link again; nothing once they did. */
export function UnconfirmedEmail() {
  const known = useProfile();
  if (known.state !== "ready" || known.profile.userInfo.isEmailConfirmed) return null;
  return <Unconfirmed email={known.profile.userInfo.email} />;
}

function Unconfirmed({ email }: { readonly email: string }) {
  const { language, t } = useTexts(accountTexts);
  const [said, setSaid] = useState<"sending" | "sent" | "many" | null>(null);
  useEffect(() => {
    // The link was opened in another tab, or on the way to the mailbox and back.
    const look = () => document.visibilityState === "visible" && void loadProfile(language, true);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [language]);

  async function send(): Promise<void> {
    setSaid("sending");
    try {
      const { sent } = await askAccount("confirmationLink", language, {});
      if (sent) return setSaid("sent");
      setSaid(null);
      await loadProfile(language, true);
    } catch (error) {
      const isTooMany = error instanceof Refused && error.code === "too-many";
      setSaid(isTooMany ? "many" : null);
      if (!isTooMany) toastRefusal(error, "sending");
    }
  }
  return (
    <Notice
      severity="warning"
      title={t("account.email.unconfirmed")}
      actions={
        <Button theme="pale" aria-busy={said === "sending"} onClick={() => said !== "sending" && void send()}>
          {t("account.email.again")}
        </Button>
      }
    >
      <p>{t("account.email.unconfirmed.what", { email })}</p>
      <p role="status">
        {said === "sent" && t("account.email.sent", { email })}
        {said === "many" && t("account.email.many")}
      </p>
    </Notice>
  );
}
