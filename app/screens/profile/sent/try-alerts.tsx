import { useState } from "react";
import type { AccountQuestion, Profile } from "#accounts/account-api.ts";
import { Button } from "../../../design/button.tsx";
import { Refused } from "../../../forms/form/post-json.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../../../parts/account/account-toasts.ts";
import { sendAccountCommand } from "../../../parts/account/send-account-command.ts";
import styles from "../profile.module.css";
import { profileTexts } from "../texts.ts";
import { sentTexts } from "./texts.ts";

type Channel = AccountQuestion<"testAlert">["channel"];

/** Sends a test by email or phone, if confirmed. Notifications have a test in their own section. */
export function TryAlerts({ userInfo: { isEmailConfirmed, isPhoneVerified } }: Pick<Profile, "userInfo">) {
  const { language, t } = useTexts(profileTexts, sentTexts);
  const [busy, setBusy] = useState<Channel | null>(null);
  const [tried, setTried] = useState<Channel | "over" | null>(null);
  async function send(channel: Channel): Promise<void> {
    setBusy(channel);
    try {
      await sendAccountCommand("testAlert", language, { channel });
      setTried(channel);
    } catch (error) {
      if (error instanceof Refused && error.code === "texts-over") setTried("over");
      else toastRefusal(error, "sending");
    } finally {
      setBusy(null);
    }
  }
  const channels: readonly Channel[] = [
    ...(isEmailConfirmed ? (["email"] as const) : []),
    ...(isPhoneVerified ? (["sms"] as const) : []),
  ];
  if (channels.length === 0) return null;
  return (
    <div className={styles.stack}>
      <p>{t("try.what")}</p>
      <div className={styles.actions}>
        {channels.map((channel) => (
          <Button
            key={channel}
            theme="pale"
            aria-busy={busy === channel}
            onClick={() => busy === null && void send(channel)}
          >
            {t(`try.${channel}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.soft}>
        {tried !== null && t(tried === "over" ? "try.over" : `try.${tried}.sent`)}
      </p>
    </div>
  );
}
