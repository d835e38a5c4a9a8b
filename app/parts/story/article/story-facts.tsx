import { useTexts } from "../../../i18n/use-texts.ts";
import type { FormattedDay } from "../format-story-day.server.ts";
import { storyTexts } from "../texts.ts";
import styles from "./story-facts.module.css";

interface Props {
  readonly published: FormattedDay | null;
  readonly updated: FormattedDay | null;
  readonly minutes?: number | undefined;
}

/** Dates of a story and its reading time. */
export function StoryFacts({ published, updated, minutes }: Props) {
  const { t } = useTexts(storyTexts);
  return (
    <p className={styles.facts}>
      {published && <time dateTime={published.at}>{t("story.published", { when: published.day })}</time>}
      {updated && <time dateTime={updated.at}>{t("story.updated", { when: updated.day })}</time>}
      {minutes && <span className={styles.minutes}>{t("story.minutes", { count: minutes })}</span>}
    </p>
  );
}
