import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./surroundings.module.css";
import type { OfficialAlert, SurroundingsView } from "./surroundings-view.ts";
import { surroundingsTexts } from "./texts.ts";

/** Shows official alerts for a place, verbatim. Without one, says that silence is not safety. */
export function OfficialAlerts({ alerts }: Pick<SurroundingsView, "alerts">) {
  const { t } = useTexts(surroundingsTexts);
  if (alerts === null) return null;
  const { applying, possible, isMissing, read } = alerts;
  const isFound = applying.length + possible.length > 0;
  return (
    <div className={styles.alerts}>
      {applying.map((alert) => (
        <Notice key={alert.id} severity="error" title={t("around.alerts.here")}>
          <Verbatim alert={alert} />
        </Notice>
      ))}
      {possible.map((alert) => (
        <Notice key={alert.id} severity="warning" title={t("around.alerts.maybe")}>
          <Verbatim alert={alert} />
          <p>{t("around.alerts.ask")}</p>
        </Notice>
      ))}
      {isMissing ? (
        <Notice severity="warning">
          <p>{t(isFound ? "around.alerts.old" : "around.alerts.missing")}</p>
        </Notice>
      ) : (
        !isFound && <p className={styles.soft}>{t("around.alerts.unknown")}</p>
      )}
      {read && <p className={styles.soft}>{t("around.read", { when: read })}</p>}
    </div>
  );
}

function Verbatim({ alert }: { readonly alert: OfficialAlert }) {
  const { t } = useTexts(surroundingsTexts);
  const { language, event, headline, paragraphs, author, sent, expires, url } = alert;
  const issued = author
    ? t("around.alerts.by", { author, when: sent })
    : t("around.alerts.sent", { when: sent });
  return (
    <>
      <blockquote className={styles.quote} lang={`${language}-CA`}>
        <p className={styles.headline}>{headline ?? event}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <p className={styles.soft}>
        {`${issued} ${expires ? t("around.alerts.until", { when: expires }) : ""} `}
        <a href={url}>{t("around.alerts.original")}</a>
      </p>
    </>
  );
}
