import { alertFeedPath } from "#plan/alert-feed-path.ts";
import { type AroundFile, aroundFilePath } from "#plan/around-files.ts";
import { FEED_FORMATS, FEED_NAMES } from "#plan/feed-path.ts";
import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { alertFeedTexts } from "../../parts/feeds/alert-feed-texts.ts";
import styles from "./api.module.css";
import { aroundTexts } from "./around-texts.ts";

/** Links to the data files of each configured external source, and to the feeds of official alerts. */
export function AroundSection({ sources }: { readonly sources: readonly AroundFile[] }) {
  const { language, t } = useTexts(aroundTexts, alertFeedTexts);
  const example = { territory: "mauricie", format: "atom", language } as const;
  if (sources.length === 0) return null;
  return (
    <Section id="around" title={t("data.around")} lead={t("data.around.text")}>
      <div className={styles.prose}>
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <a href={aroundFilePath(source, language)} download>
                {t(`data.around.${source}`)}
              </a>
              {` (${t("download.csv")}). ${t(`data.around.${source}.from`)}`}
            </li>
          ))}
        </ul>
        {sources.includes("publicAlerts") && (
          <>
            <h3>{t("feeds.alerts")}</h3>
            <p>{t("feeds.alerts.text")}</p>
            <p>
              {FEED_FORMATS.map((format) => (
                <a
                  key={format}
                  className={styles.format}
                  href={alertFeedPath({ territory: "", format, language })}
                >
                  {FEED_NAMES[format]}
                  <span className="visually-hidden">, {t("feeds.alerts")}</span>
                </a>
              ))}
            </p>
            <p>
              {t("feeds.alerts.grounds")} <a href={alertFeedPath(example)}>{alertFeedPath(example)}</a>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
