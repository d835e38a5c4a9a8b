import { alertFeedPath } from "#plan/alert-feed-path.ts";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { pathTo } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { Notice } from "../../design/notice.tsx";
import { Section } from "../../design/section.tsx";
import { textsOf } from "../../i18n/texts-of.ts";
import { namedMarkup } from "./named-markup.server.ts";
import { type OfficialText, shortText } from "./official-text.ts";
import styles from "./surroundings.module.css";
import type { OfficialAlert, OfficialAlertsView } from "./surroundings-view.ts";
import { surroundingsTexts } from "./texts.ts";

/**
 * Renders the official alerts of a place, verbatim; null if their source is not configured. Without an alert,
 * says that silence is not safety. Returns markup, so that the scripts of pages do not grow.
 */
export const officialAlertsMarkup = (alerts: OfficialAlertsView | null, language: Language): string | null =>
  alerts && namedMarkup(<Alerts alerts={alerts} language={language} />);

/**
 * Renders the official alerts in a page's region or zone, or all of Quebec, with their areas and their feed;
 * null if their source is not configured.
 * @param territory a region or a zone as page addresses write it; empty for all of Quebec
 */
export const alertsListMarkup = (
  alerts: OfficialAlertsView | null,
  language: Language,
  territory: string,
): string | null =>
  alerts && namedMarkup(<AlertsList alerts={alerts} language={language} territory={territory} />);

const SECTION_ID = { fr: "alertes", en: "alerts" } as const satisfies Bilingual;

/**
 * Renders a notice of the official alerts in Quebec, with a link to their list. Null without an alert, unless
 * the source gives no new answer.
 * @param search query of the page, whose lasting parameters the link keeps
 */
export const alertsNoticeMarkup = (
  alerts: OfficialAlertsView | null,
  language: Language,
  search: string,
): string | null =>
  alerts && (alerts.applying.length > 0 || alerts.isMissing)
    ? namedMarkup(<AlertsNotice alerts={alerts} language={language} search={search} />)
    : null;

/** Greatest number of alerts that a notice lists. */
const ALERTS_LISTED = 4;

interface NoticeProps extends AlertsProps {
  readonly search: string;
}

function AlertsNotice({ alerts: { applying, isMissing, read }, language, search }: NoticeProps) {
  const { t } = textsOf(language, surroundingsTexts);
  const isFound = applying.length > 0;
  const more = applying.length - ALERTS_LISTED;
  const list = `${pathTo("current-situation", language)}#${SECTION_ID[language]}`;
  return (
    <Notice
      severity={isFound ? "error" : "warning"}
      title={isFound && t("around.alerts.inForce", { count: applying.length })}
      actions={<a href={withLastingParametersOf(list, search)}>{t("around.alerts.read")}</a>}
      live
    >
      {isFound && (
        <ul className={styles.list}>
          {applying.slice(0, ALERTS_LISTED).map(({ id, language: written, event, headline, areas }) => (
            <li key={id} lang={`${written}-CA`}>
              {shortText(headline ?? event)}
              {areas !== "" && ` (${shortText(areas)})`}
            </li>
          ))}
          {more > 0 && <li>{t("around.alerts.more", { count: more })}</li>}
        </ul>
      )}
      {isMissing && (
        <p>
          {t("around.alerts.listMissing")} {read && t("around.read", { when: read })}
        </p>
      )}
    </Notice>
  );
}

interface AlertsListProps extends AlertsProps {
  readonly territory: string;
}

function AlertsList({ alerts: { applying, isMissing, read }, language, territory }: AlertsListProps) {
  const { t } = textsOf(language, surroundingsTexts);
  return (
    <Section id={SECTION_ID[language]} title={t("around.alerts")}>
      <div className={styles.item}>
        {applying.map((alert) => (
          <Notice
            key={alert.id}
            severity="error"
            title={<span lang={`${alert.language}-CA`}>{alert.headline ?? alert.event}</span>}
          >
            {alert.areas !== "" && <p lang={`${alert.language}-CA`}>{alert.areas}</p>}
            <Issued alert={alert} language={language} />
          </Notice>
        ))}
        {applying.length > 0 && <GetReady language={language} />}
        <p className={styles.soft}>
          {t(
            isMissing
              ? "around.alerts.listMissing"
              : applying.length > 0
                ? "around.alerts.listOthers"
                : "around.alerts.listNone",
          )}
        </p>
        <p className={styles.soft}>
          {read && `${t("around.read", { when: read })} `}
          <a href={alertFeedPath({ territory, format: "atom", language })}>{t("around.alerts.feed")}</a>
        </p>
      </div>
    </Section>
  );
}

/** Link to what to do, after the official texts, which stay verbatim. */
function GetReady({ language }: { readonly language: Language }) {
  const { t } = textsOf(language, surroundingsTexts);
  return (
    <p>
      <a href={pathTo("get-ready", language)}>{t("around.alerts.ready")}</a>
    </p>
  );
}

interface AlertsProps {
  readonly alerts: OfficialAlertsView;
  readonly language: Language;
}

function Alerts({ alerts: { applying, possible, isMissing, read }, language }: AlertsProps) {
  const { t } = textsOf(language, surroundingsTexts);
  const isFound = applying.length + possible.length > 0;
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
          <p>{t("around.alerts.ask")}</p>
        </Notice>
      ))}
      {isFound && <GetReady language={language} />}
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

interface VerbatimProps {
  readonly alert: OfficialAlert;
  readonly language: Language;
}

function Verbatim({ alert, language }: VerbatimProps) {
  const { event, headline, texts } = alert;
  return (
    <>
      <blockquote className={styles.quote} lang={`${alert.language}-CA`}>
        <p className={styles.headline}>{headline ?? event}</p>
        {texts.map((text) => (
          <OfficialTextView key={text.shown[0]} text={text} language={language} />
        ))}
      </blockquote>
      <Issued alert={alert} language={language} />
    </>
  );
}

interface TextProps {
  readonly text: OfficialText;
  readonly language: Language;
}

/** Shows an official text. The rest of a very long text opens on a press. */
export function OfficialTextView({ text: { shown, rest }, language }: TextProps) {
  const { t } = textsOf(language, surroundingsTexts);
  const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);
  return (
    <>
      {paragraphs(shown)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary lang={`${language}-CA`}>{t("around.alerts.rest")}</summary>
          {paragraphs(rest)}
        </details>
      )}
    </>
  );
}

/** Author and times of an alert, and a link to it. */
export function Issued({ alert: { author, sent, expires, url }, language }: VerbatimProps) {
  const { t } = textsOf(language, surroundingsTexts);
  return (
    <p className={styles.soft}>
      {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}{" "}
      {expires && `${t("around.alerts.until", { when: expires })} `}
      <a href={url}>{t("around.alerts.original")}</a>
    </p>
  );
}
