import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { OfficialAlertsView } from "../../parts/surroundings/surroundings-view.ts";
import { surroundingsTexts } from "../../parts/surroundings/texts.ts";

/** Alerts that a widget shows. A link leads to the others. */
const MOST = 3;

interface Props {
  readonly alerts: OfficialAlertsView;
  /** Path of the page with every alert. */
  readonly more: string;
  readonly language: Language;
}

/**
 * Shows the official alerts of the ground: headline verbatim, authority, time and original message. Without
 * one it shows nothing, because silence is not safety.
 */
export function Alerts({ alerts: { applying, isMissing }, more, language }: Props) {
  const { t } = textsOf(language, surroundingsTexts);
  const others = applying.length - MOST;
  if (applying.length === 0 && !isMissing) return null;
  return (
    <section>
      <h2>{t("around.alerts")}</h2>
      {applying.slice(0, MOST).map(({ id, language: spoken, headline, event, author, sent, url }) => (
        <div key={id} className="notice order">
          <p lang={`${spoken}-CA`}>
            <strong>{headline ?? event}</strong>
          </p>
          <p className="soft">
            {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}{" "}
            <a href={url} target="_blank" rel="noopener">
              {t("around.alerts.original")}
            </a>
          </p>
        </div>
      ))}
      {others > 0 && (
        <p>
          <a href={more} target="_blank" rel="noopener">
            {t("around.alerts.more", { count: others })}
          </a>
        </p>
      )}
      {isMissing && <p className="notice">{t("around.alerts.listMissing")}</p>}
    </section>
  );
}
