import { useEffect, useState } from "react";
import type { Profile, SentAlert } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Disclosure } from "../../../design/disclosure.tsx";
import { Section } from "../../../design/section.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { sendAccountCommand } from "../../../parts/account/send-account-command.ts";
import styles from "../profile.module.css";
import { profileTexts } from "../texts.ts";
import { AlertMark } from "./alert-mark.tsx";
import { sentTexts } from "./texts.ts";
import { TryAlerts } from "./try-alerts.tsx";

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
