import { useEffect, useState } from "react";
import type { AccountQuestion, Profile, SentAlert } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../../design/button.tsx";
import { Disclosure } from "../../../design/disclosure.tsx";
import { Section } from "../../../design/section.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { Refused } from "../../../forms/form/post-json.ts";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../../../parts/account/account-toasts.ts";
import { sendAccountCommand } from "../../../parts/account/send-account-command.ts";
import styles from "../profile.module.css";
import { profileTexts } from "../texts.ts";
import { AlertMark } from "./alert-mark.tsx";
import { sentTexts } from "./texts.ts";

const SHOWN = 3;

/** Lists the alerts sent to the person: time, channel, reason, and whether they were sent. */
export function SentAlerts({ userInfo }: Pick<Profile, "userInfo">) {
  const { language, t } = useTexts(profileTexts, sentTexts);
  const [messages, setMessages] = useState<readonly SentAlert[] | "failed" | null>(null);
  useEffect(() => {
    sendAccountCommand("sentAlerts", language, {}).then(
      (answer) => setMessages(answer.messages),
      () => setMessages("failed"),
    );
  }, [language]);
  return (
    <Section id="sent" title={t("sent.title")}>
      <div className={styles.stack}>
        {messages === null ? (
          <Skeleton label={t("profile.loading")} shape="lines" />
        ) : messages === "failed" ? (
          <p>{t("sent.failed")}</p>
        ) : messages.length === 0 ? (
          <p>{t("sent.none")}</p>
        ) : (
          <>
            <p className={styles.soft}>{t("sent.why")}</p>
            <Messages messages={messages.slice(0, SHOWN)} />
            {messages.length > SHOWN && (
              <Disclosure summary={t("sent.more", { count: messages.length - SHOWN })}>
                <Messages messages={messages.slice(SHOWN)} />
              </Disclosure>
            )}
          </>
        )}
        <TryAlerts userInfo={userInfo} />
        <p>
          <SiteLink to={pathTo("alert-status", language)}>{t("sent.status")}</SiteLink>
        </p>
      </div>
    </Section>
  );
}

function Messages({ messages }: { readonly messages: readonly SentAlert[] }) {
  const { t, formats } = useTexts(profileTexts, sentTexts);
  const now = new Date();
  return (
    <ol className={styles.sent}>
      {messages.map(({ at, channel, state, insteadOf, alerts }) => (
        <li key={`${at} ${channel}`}>
          <p className={styles.soft}>
            <time dateTime={at}>{formats.dayTime(new Date(at), now)}</time>
            {`, ${t("sent.by", { channel: t(`saved.by.${channel}`), state: t(`sent.state.${state}`) })}`}
            {insteadOf !== null && `. ${t("sent.insteadOf", { channel: t(`saved.by.${insteadOf}`) })}`}
          </p>
          <ul>
            {alerts.map(({ headline, path, statusId, source }) => (
              <li key={headline + path}>
                <AlertMark type={source === "agency" ? (statusId ?? "other") : source} />
                <SiteLink to={path}>{headline}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type Channel = AccountQuestion<"testAlert">["channel"];

/** Sends a test by email or phone, if confirmed. Notifications have a test in their own section. */
function TryAlerts({ userInfo: { isEmailConfirmed, isPhoneVerified } }: Pick<Profile, "userInfo">) {
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
