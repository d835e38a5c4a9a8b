import { Icon } from "../design/icon.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { SECTIONS, sectionPath } from "../situation/sections.ts";
import styles from "./doors.module.css";

/** One door to each section that exists. */
export function Doors() {
  const { language, t } = useTexts();
  return (
    <ul className={styles.doors}>
      {SECTIONS.map((door) => (
        <li key={door}>
          <SiteLink to={sectionPath(door, language)}>
            {t(`nav.${door}`)} <Icon name="arrow" />
          </SiteLink>
          <p>{t(`sections.${door}`)}</p>
        </li>
      ))}
    </ul>
  );
}
