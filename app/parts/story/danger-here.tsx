import { pathTo } from "#plan/paths.ts";
import { ButtonLink } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./blok.module.css";
import { storyTexts } from "./texts.ts";

/** Links to the danger and the restrictions at the reader's location. */
export function DangerHere() {
  const { language, t } = useTexts(storyTexts);
  return (
    <aside className={styles.box}>
      <h2>{t("story.danger")}</h2>
      <p>{t("story.danger.text")}</p>
      <ButtonLink to={pathTo("current-situation-location", language)}>{t("story.danger.more")}</ButtonLink>
    </aside>
  );
}
