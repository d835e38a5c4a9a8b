import { LevelMark } from "../../design/level-mark.tsx";
import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerHelpLink } from "../../parts/danger/danger-help.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import styles from "./danger-today.module.css";
import type { HomeView } from "./home-view.server.ts";
import { homeTexts } from "./texts.ts";

/** Shows how many zones have each danger level today, as a bar and as a list. */
export function DangerToday({ danger }: Pick<HomeView, "danger">) {
  const { language, t } = useTexts(homeTexts);
  if (danger === null) {
    return (
      <Section id="danger" title={t("dangerToday.title")}>
        <Missing />
      </Section>
    );
  }
  const gravestFirst = [...danger.counts].reverse();
  return (
    <Section
      id="danger"
      title={t("dangerToday.title")}
      lead={t("dangerToday.summary", { count: danger.high, total: danger.total })}
    >
      <ul className={styles.levels}>
        {gravestFirst.map(({ level, zones }) => (
          <li key={level}>
            <LevelMark level={level} />
            <span className={styles.name}>{t(`danger.${level}`)}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(1, danger.total)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect data-level={level} width={zones} height="1" />
            </svg>
            <span className={styles.zones}>{t("dangerToday.zones", { count: zones })}</span>
          </li>
        ))}
      </ul>
      <p className={notes.more}>
        <SiteLink to={sectionPath("danger", language)}>{t("danger.all")}</SiteLink> <DangerHelpLink />
      </p>
    </Section>
  );
}
