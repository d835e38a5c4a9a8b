import notes from "../../design/notes.module.css";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../data-age/data-time.tsx";
import { RestrictionsHere } from "../restriction/restriction-list.tsx";
import styles from "./blok.module.css";
import { ALL_REGIONS, type LivingParts } from "./living-parts.ts";
import { storyTexts } from "./texts.ts";

interface Props {
  /** Two-digit code; null for all of Quebec. */
  readonly region: string | null;
  readonly living: LivingParts;
  readonly level?: 2 | 3;
}

/** Shows the restrictions at the time of reading, not of writing. */
export function RestrictionsNow({ region, living, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const { language, t } = useTexts(storyTexts);
  const there = living.restrictions[region ?? ALL_REGIONS];
  const where = there?.where;
  return (
    <aside className={styles.box}>
      <Heading>
        {t("story.restrictions")}
        {where && ` (${where})`}
      </Heading>
      <DataTime age={living.age} writtenAt={living.writtenAt} />
      <RestrictionsHere groups={there?.groups ?? "unavailable"} doubt={there?.doubt ?? null}>
        {where ? t("story.restrictions.none", { where }) : t("story.restrictions.noneAtAll")}
      </RestrictionsHere>
      <p className={notes.more}>
        <SiteLink to={sectionPath("restrictions", language)}>{t("story.restrictions.more")}</SiteLink>
      </p>
    </aside>
  );
}
