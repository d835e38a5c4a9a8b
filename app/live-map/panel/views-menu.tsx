import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { MAP_VIEWS } from "../../parts/map-links/map-words.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./views-menu.module.css";

interface Props {
  readonly choices: MapChoices;
  /** Returns the page's address with some choices changed. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
}

/** Menu of the map's views, one of which is current. */
export function ViewsMenu({ choices, pathWith }: Props) {
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
