import { pathTo } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";
import { Icon } from "../../design/icon.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./screen-links.module.css";
import { homeTexts } from "./texts.ts";

type HomeKey = Parameters<TextsOfSet<typeof homeTexts>>[0];

interface ScreenLink {
  readonly title: HomeKey;
  /** Sentence below the title; absent if the title is enough. */
  readonly text?: HomeKey;
  readonly to: (language: Language) => string;
}

const screen = (name: ScreenName) => (language: Language) => pathTo(name, language);

/** Links for a visitor's next step: first fires and rules nearby, then the season and its data. */
const SCREEN_LINKS: readonly ScreenLink[] = [
  { title: "sections.here.title", text: "sections.here", to: screen("current-situation-location") },
  { title: "sections.map.title", text: "sections.map", to: screen("map") },
  { title: "sections.fires.title", text: "sections.fires", to: (each) => sectionPath("fires", each) },
  {
    title: "nav.restrictions",
    text: "sections.restrictions",
    to: (each) => sectionPath("restrictions", each),
  },
  { title: "nav.danger", text: "sections.danger", to: (each) => sectionPath("danger", each) },
  { title: "sections.review.title", text: "sections.review", to: screen("review") },
  { title: "nav.releases", text: "sections.releases", to: screen("releases") },
  { title: "footer.fireIndex", text: "sections.fireIndex", to: screen("fire-index") },
  { title: "footer.openData", text: "sections.api", to: screen("api") },
  { title: "footer.plan", to: screen("non-fire-index") },
];

export function ScreenLinks() {
  const { language, t } = useTexts(homeTexts);
  return (
    <ul className={styles.links}>
      {SCREEN_LINKS.map(({ title, text, to }) => (
        <li key={title}>
          <SiteLink to={to(language)}>
            {t(title)} <Icon name="arrow" />
          </SiteLink>
          {text && <p>{t(text)}</p>}
        </li>
      ))}
    </ul>
  );
}
