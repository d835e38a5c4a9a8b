import { regionPath, zonePath } from "#plan/area-paths.ts";
import { regionsByName } from "#territory/regions.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./place-links.module.css";

/** Links to the pages of some regions, sorted by name; all regions if no codes are given. */
export function RegionLinks({ codes }: { readonly codes?: readonly string[] }) {
  const { language } = useTexts();
  return (
    <ul className={styles.links}>
      {regionsByName(language)
        .filter(({ code }) => codes === undefined || codes.includes(code))
        .map(({ code, name }) => (
          <li key={code}>
            <SiteLink to={regionPath(code, language)}>{name[language]}</SiteLink>
          </li>
        ))}
    </ul>
  );
}

/** Links to the pages of some zones by name. */
export function ZoneLinks({ names }: { readonly names: readonly string[] }) {
  const { language } = useTexts();
  return (
    <ul className={styles.links}>
      {names.map((name) => (
        <li key={name}>
          <SiteLink to={zonePath(name, language)}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function EachRegion() {
  const { t } = useTexts();
  return (
    <nav aria-label={t("fires.byRegion")} className={styles.nav}>
      <h3>{t("fires.byRegion")}</h3>
      <RegionLinks />
    </nav>
  );
}
