import { regionsByName } from "#territory/regions.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { regionPath, zonePath } from "./area-paths.ts";
import styles from "./place-links.module.css";

/** The way to the pages of some regions, by name; of every region when no codes are given. */
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

/** The way to the pages of some zones, by their names. */
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

/** Every region, for those who look for theirs. */
export function EachRegion() {
  const { t } = useTexts();
  return (
    <nav aria-label={t("fires.byRegion")} className={styles.nav}>
      <h3>{t("fires.byRegion")}</h3>
      <RegionLinks />
    </nav>
  );
}
