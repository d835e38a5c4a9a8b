import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#territory/language.ts";
import { Notice } from "../../design/notice.tsx";
import { textsOf } from "../../i18n/texts-of.ts";
import styles from "./surroundings.module.css";
import type { OfficialAlert, OfficialAlertsView } from "./surroundings-view.ts";
import { surroundingsTexts } from "./texts.ts";

/**
 * Renders the official alerts of a place, verbatim; null if their source is not set. Without one, it says that
 * silence is not safety. It is markup, so that the scripts of pages do not grow.
 */
export const officialAlertsMarkup = (alerts: OfficialAlertsView | null, language: Language): string | null =>
  alerts && renderToStaticMarkup(<Alerts alerts={alerts} language={language} />);

interface AlertsProps {
  readonly alerts: OfficialAlertsView;
  readonly language: Language;
}

function Alerts({ alerts: { applying, possible, says, read }, language }: AlertsProps) {
  const { t } = textsOf(language, surroundingsTexts);
  return (
    <div className={styles.alerts}>
      {applying.map((alert) => (
        <Notice key={alert.id} severity="error" title={t("around.alerts.here")}>
          <Verbatim alert={alert} language={language} />
        </Notice>
      ))}
      {possible.map((alert) => (
        <Notice key={alert.id} severity="warning" title={t("around.alerts.maybe")}>
          <Verbatim alert={alert} language={language} />
        </Notice>
      ))}
      {applying.length === 0 && (
        <p className={styles.soft}>
          {t(says === "unknown" && read === null ? "around.alerts.missing" : "around.alerts.unknown")}
        </p>
      )}
      {read && <p className={styles.soft}>{t("around.read", { when: read })}</p>}
    </div>
  );
}

interface VerbatimProps {
  readonly alert: OfficialAlert;
  readonly language: Language;
}

function Verbatim({ alert, language }: VerbatimProps) {
  const { t } = textsOf(language, surroundingsTexts);
  const { event, headline, paragraphs, author, sent, expires, url } = alert;
  return (
    <>
      <blockquote className={styles.quote} lang={`${alert.language}-CA`}>
        <p>
          <strong>{headline ?? event}</strong>
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <p className={styles.soft}>
        {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}{" "}
        {expires && `${t("around.alerts.until", { when: expires })} `}
        <a href={url}>{t("around.alerts.original")}</a>
      </p>
    </>
  );
}
