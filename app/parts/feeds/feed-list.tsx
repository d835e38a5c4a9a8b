import { FEED_FORMATS, FEED_KINDS, FEED_NAMES, feedPath } from "#plan/feed-path.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./feed-list.module.css";
import { feedTexts } from "./texts.ts";

/** Lists every feed of the site in the page's language, with its description. */
export function FeedList() {
  const { language, t } = useTexts(feedTexts);
  return (
    <dl className={styles.feeds}>
      {FEED_KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`feeds.${kind}`)}</dt>
          <dd>{t(`feeds.${kind}.text`)}</dd>
          <dd className={styles.formats}>
            {FEED_FORMATS.map((format) => (
              <a key={format} href={feedPath(kind, format, language)}>
                {FEED_NAMES[format]}
                <span className="visually-hidden">, {t(`feeds.${kind}`)}</span>
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
