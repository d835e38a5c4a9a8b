import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { MAP_VIEWS } from "../../parts/map-links/map-words.ts";
import type { ChoicesProps } from "../choices/map-choices.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./views-menu.module.css";

export function ViewsMenu({ choices, pathWith }: ChoicesProps) {
  const { t } = useTexts(liveMapTexts);
  return (
    <nav aria-label={t("livemap.views")}>
      <ul className={styles.views}>
        {MAP_VIEWS.map((name) => (
          <li key={name}>
            <SiteLink
              to={pathWith({ view: name, words: "", kinds: [], types: [], selected: null })}
              aria-current={name === choices.view || undefined}
              preventScrollReset
            >
              {t(`livemap.view.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
