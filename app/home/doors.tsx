import { Icon } from "../design/icon.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { SECTION_IDS, type SectionName } from "../situation/sections.ts";
import styles from "./doors.module.css";

const DOORS = ["fires", "danger", "restrictions"] as const satisfies readonly SectionName[];

/** One door to each section that exists. */
export function Doors() {
  const { language, t } = useTexts();
  return (
    <ul className={styles.doors}>
      {DOORS.map((door) => (
        <li key={door}>
          <SiteLink to={`${pathTo("current-situation", language)}#${SECTION_IDS[door][language]}`}>
            {t(`nav.${door}`)} <Icon name="arrow" />
          </SiteLink>
          <p>{t(`sections.${door}`)}</p>
        </li>
      ))}
    </ul>
  );
}
