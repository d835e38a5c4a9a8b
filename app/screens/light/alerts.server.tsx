import { pathTo } from "#plan/paths.ts";
import { OfficialTextView } from "../../parts/surroundings/official-alerts.server.tsx";
import { shortText } from "../../parts/surroundings/official-text.ts";
import type { OfficialAlert, OfficialAlertsView } from "../../parts/surroundings/surroundings-view.ts";
import type { PartTexts } from "./part-texts.ts";

interface Props {
  readonly alerts: OfficialAlertsView;
  readonly texts: PartTexts;
}

/** Shows official alerts for a place, verbatim. Without alerts, warns that this does not mean safety. */
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

function Verbatim({ title, alert, texts }: VerbatimProps) {
  const { language, event, headline, author, sent, expires } = alert;
  return (
    <>
      <p>{title}</p>
      <div lang={`${language}-CA`}>
        <p>
          <strong className="big">{headline ?? event}</strong>
        </p>
        {alert.texts.map((text) => (
          <OfficialTextView key={text.shown[0]} text={text} language={texts.language} />
        ))}
      </div>
      <p className="soft">
        <Issued author={author} sent={sent} expires={expires} texts={texts} />
      </p>
    </>
  );
}

/** Limit of orders on the page, which must stay within 14 KB. A link leads to any further orders. */
const MOST_ORDERS = 8;

/** Shows the official alerts in force in the province, newest first, with the time of the list. */
export function Orders({ alerts: { applying, isMissing, read }, texts }: Props) {
  const { language, t, isCopy } = texts;
  const others = applying.length - MOST_ORDERS;
  const more = t("around.alerts.more", { count: others });
  return (
    <section>
      <h2>{t("around.alerts")}</h2>
      {applying
        .slice(0, MOST_ORDERS)
        .map(({ id, language: spoken, headline, event, areas, url, ...issued }) => (
          <div key={id} className="notice no">
            <p lang={`${spoken}-CA`}>
              <strong>{shortText(headline ?? event)}</strong>
              {areas && <br />}
              {shortText(areas)}
            </p>
            <p className="soft">
              <Issued {...issued} texts={texts} />{" "}
              {!isCopy && <a href={url}>{t("around.alerts.original")}</a>}
            </p>
          </div>
        ))}
      {others > 0 && <p>{isCopy ? more : <a href={pathTo("current-situation", language)}>{more}</a>}</p>}
      {applying.length > 0 && !isCopy && (
        <p>
          <a href={pathTo("get-ready", language)}>{t("around.alerts.ready")}</a>
        </p>
      )}
      <p className={isMissing ? "notice careful" : "soft"}>
        {t(
          isMissing
            ? "around.alerts.listMissing"
            : applying.length > 0
              ? "around.alerts.listOthers"
              : "light.alerts.none",
        )}
      </p>
      {read && <p className="soft">{t("around.read", { when: read })}</p>}
    </section>
  );
}

interface IssuedProps extends Pick<OfficialAlert, "author" | "sent" | "expires"> {
  readonly texts: PartTexts;
}

const Issued = ({ author, sent, expires, texts: { t } }: IssuedProps) => (
  <>
    {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}
    {expires && ` ${t("around.alerts.until", { when: expires })}`}
  </>
);
