import { useTexts } from "../../../i18n/use-texts.ts";
import { storyTexts } from "../texts.ts";
import type { WrittenDay } from "../written-day.server.ts";
import styles from "./story-facts.module.css";

interface Props {
  readonly published: WrittenDay | null;
  readonly updated: WrittenDay | null;
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
