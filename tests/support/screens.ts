import { pathTo } from "#app/paths.ts";
import { OPEN_SCREENS, type ScreenName } from "#app/site-map.ts";
import { LANGUAGES } from "#territory/language.ts";
import { ANY_FIRE } from "./any-fire.ts";

export const WIDTHS = [360, 1280] as const;
export const THEMES = ["light", "dark"] as const;

/** An address of each screen that has many. */
const EXAMPLES: Readonly<Partial<Record<ScreenName, Readonly<Record<string, string>>>>> = {
  "map-zone": { slug: "la-tuque" },
  "map-region": { slug: "mauricie" },
  "map-fire": { slug: ANY_FIRE, id: ANY_FIRE },
  "current-situation-zone": { slug: "la-tuque" },
  "current-situation-region": { slug: "mauricie" },
  "current-situation-fire": { slug: ANY_FIRE, id: ANY_FIRE },
};

/** Every page a visitor can open, in both languages. */
export const PAGES = OPEN_SCREENS.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, path: pathTo(name, language, EXAMPLES[name]) })),
);

/** The same, on a phone and on a desk. */
export const PAGES_BY_WIDTH = PAGES.flatMap((page) => WIDTHS.map((width) => ({ ...page, width })));

/** Both languages, on a phone and on a desk. */
export const VIEWS = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
