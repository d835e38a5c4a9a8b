import { useEffect, useState } from "react";
import { pathTo } from "#plan/paths.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Refused } from "../../forms/form/post-json.ts";
import { endSaving, savingNow } from "../../frame/account/saving.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "./account-toasts.ts";
import { EMAIL_FIELD } from "./email-field.ts";
import { keepDraft } from "./place-draft.ts";
import { loadProfile, useProfile } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";
import { accountTexts } from "./texts.ts";

/** Kinds of saves that use the form of a place. */
const OF_PLACES = ["place", "edit"];

/**
 * Warns that nothing is sent to an address before it is confirmed, and says when an unconfirmed profile is
 * deleted. Has a button to send the link again, and a link to correct the address. Renders nothing once the
 * address is confirmed.
 */
export function UnconfirmedEmail() {
  const known = useProfile();
  if (known.state !== "ready" || known.profile.userInfo.isEmailConfirmed) return null;
  const { email, isEmailCorrectable } = known.profile.userInfo;
  return <Unconfirmed email={email} isCorrectable={isEmailCorrectable} />;
}

function Unconfirmed({ email, isCorrectable }: { readonly email: string; readonly isCorrectable: boolean }) {
  const { language, t } = useTexts(accountTexts);
  const [linkState, setLinkState] = useState<"sending" | "sent" | "many" | null>(null);
  useEffect(() => {
    // The link may have been opened in another tab or in the mail app.
    const look = () => document.visibilityState === "visible" && void loadProfile(language, true);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [language]);

  async function send(): Promise<void> {
    setLinkState("sending");
    try {
      const { sent } = await sendAccountCommand("confirmationLink", language, {});
      if (sent) return setLinkState("sent");
      setLinkState(null);
      await loadProfile(language, true);
    } catch (error) {
      const isTooMany = error instanceof Refused && error.code === "too-many";
      setLinkState(isTooMany ? "many" : null);
      if (!isTooMany) toastRefusal(error, "sending");
    }
  }
  return (
    <Notice
      severity="warning"
      title={t("account.email.unconfirmed")}
      actions={
        <>
          <Button
            theme="pale"
            aria-busy={linkState === "sending"}
            onClick={() => linkState !== "sending" && void send()}
          >
            {t("account.email.again")}
          </Button>
          {isCorrectable && (
            <ButtonLink
              theme="pale"
              to={`${pathTo("profile-information", language)}#${EMAIL_FIELD}`}
              onClick={() => {
                // Only keep the draft of an open form. A closed form is cancelled.
                if (OF_PLACES.includes(savingNow()?.kind ?? "")) keepDraft();
                endSaving();
              }}
            >
              {t("account.email.correct")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t("account.email.unconfirmed.what", { email })}</p>
      <p>{t("account.email.unconfirmed.until")}</p>
      {!isCorrectable && <p>{t("account.email.elsewhere")}</p>}
      <p role="status">
        {linkState === "sent" && t("account.email.sent", { email })}
        {linkState === "many" && t("account.email.many")}
      </p>
    </Notice>
  );
}
