import type { OfficialAlert, OfficialAlertsView } from "../../parts/surroundings/surroundings-view.ts";
import { pathTo } from "../../paths.ts";
import type { PartTexts } from "./part-texts.ts";

interface Props {
  readonly alerts: OfficialAlertsView;
  readonly texts: PartTexts;
}

/** Shows official alerts for a place, verbatim. Without one, says that silence is not safety. */
export function Alerts({ alerts: { applying, possible, isMissing, read }, texts }: Props) {
  const { language, t } = texts;
  const isFound = applying.length + possible.length > 0;
  return (
    <>
      {applying.map((alert) => (
        <div key={alert.id} className="notice no">
          <Verbatim title={t("around.alerts.here")} alert={alert} texts={texts} />
        </div>
      ))}
      {possible.map((alert) => (
        <div key={alert.id} className="notice careful">
          <Verbatim title={t("around.alerts.maybe")} alert={alert} texts={texts} />
          <p>{t("around.alerts.ask")}</p>
        </div>
      ))}
      {isFound && (
        <p>
          <a href={pathTo("get-ready", language)}>{t("around.alerts.ready")}</a>
        </p>
      )}
      {isMissing ? (
        <p className="notice careful">{t(isFound ? "around.alerts.old" : "around.alerts.missing")}</p>
      ) : (
        !isFound && <p>{t("around.alerts.unknown")}</p>
      )}
      {read && <p className="soft">{t("around.read", { when: read })}</p>}
    </>
  );
}

interface VerbatimProps extends Pick<Props, "texts"> {
  readonly title: string;
  readonly alert: OfficialAlert;
}

function Verbatim({ title, alert, texts: { t } }: VerbatimProps) {
  const { language, event, headline, paragraphs, author, sent, expires } = alert;
  return (
    <>
      <p>{title}</p>
      <div lang={`${language}-CA`}>
        <p>
          <strong className="big">{headline ?? event}</strong>
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="soft">
        {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}
        {expires && ` ${t("around.alerts.until", { when: expires })}`}
      </p>
    </>
  );
}
