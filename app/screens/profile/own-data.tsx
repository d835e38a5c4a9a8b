import { useState } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { Section } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { DownloadProfile } from "./download-profile.tsx";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";

type Props = Pick<Profile["userInfo"], "email" | "isEmailConfirmed" | "hasPassword">;

/** The password, which the identity provider stores, and the copy of all data that we store. */
export function OwnData({ email, isEmailConfirmed, hasPassword }: Props) {
  const { language, t } = useTexts(profileTexts);
  const [isSent, setSent] = useState(false);
  const { run } = useCommand("sending");
  const reset = async () => {
    await sendAccountCommand("passwordReset", language, {});
    setSent(true);
  };
  return (
    <>
      {hasPassword && (
        <Section id="password" title={t("information.password")}>
          <div className={styles.prose}>
            {isEmailConfirmed ? (
              <>
                <p>{t("information.password.what", { email })}</p>
                <div className={form.actions}>
                  <Button theme="pale" onClick={() => void run(reset)}>
                    {t("information.password.send")}
                  </Button>
                </div>
              </>
            ) : (
              <p>{t("information.password.unconfirmed")}</p>
            )}
            <p role="status">{isSent && t("information.password.sent", { email })}</p>
          </div>
        </Section>
      )}
      <Section id="data" title={t("information.data")}>
        <div className={styles.prose}>
          <p>{t("information.data.what")}</p>
          <div className={form.actions}>
            <DownloadProfile />
          </div>
        </div>
      </Section>
    </>
  );
}
