import { pathTo } from "#plan/paths.ts";
import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "#plan/site-map.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { ANY_FIRE, ANY_RELEASE } from "./examples.ts";
import { sampled } from "./soak.ts";

export const WIDTHS = [360, 1280] as const;

/** Example path parameters of each screen that has many pages. */
const EXAMPLES: Readonly<Partial<Record<ScreenName, Readonly<Record<string, string | Bilingual>>>>> = {
  "map-zone": { slug: "la-tuque" },
  "map-region": { slug: "mauricie" },
  "map-fire": { slug: ANY_FIRE, id: ANY_FIRE },
  "current-situation-zone": { slug: "la-tuque" },
  "current-situation-region": { slug: "mauricie" },
  "current-situation-fire": { slug: ANY_FIRE, id: ANY_FIRE },
  release: { slug: ANY_RELEASE },
  "releases-page": { page: "2" },
  "blog-article": { slug: { fr: "lire-la-page-d-un-feu", en: "reading-a-fires-page" } },
  "blog-page": { page: "2" },
  "prevention-category": { category: { fr: "feux-de-camp", en: "campfires" } },
  "prevention-article": {
    category: { fr: "feux-de-camp", en: "campfires" },
    slug: { fr: "allumer-surveiller-eteindre", en: "lighting-watching-and-putting-out-a-campfire" },
  },
  about: { slug: { fr: "mission", en: "our-mission" } },
  "industry-detail": { slug: { fr: "industrie-forestiere", en: "forest-industry" } },
  job: { slug: { fr: "pompiere-ou-pompier-forestier", en: "wildland-firefighter" } },
};

const exampleOf = (name: ScreenName, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(EXAMPLES[name] ?? {}).map(([part, value]) => [
      part,
      typeof value === "string" ? value : value[language],
    ]),
  );

/** One page of every screen that a visitor can open, in both languages. */
export const PAGES = OPEN_SCREENS.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, path: pathTo(name, language, exampleOf(name, language)) })),
);

/** Returns pages of one language, for tests that do not depend on the language. */
export const pagesIn = (language: Language) => PAGES.filter((page) => page.language === language);

/**
 * Returns the module of a page. All pages for signed-in people count as one module, because other visitors
 * see the same on each of these pages.
 */
const moduleOf = ({ name }: { readonly name: ScreenName }) =>
  SCREENS[name].access === "public" ? SERVED_SCREENS[name].module : "signed in";

/** Returns one page of each module, because screens of one module show a day's data in the same way. */
export const modulesIn = (language: Language) => [
  ...new Map(
    pagesIn(language)
      .toReversed()
      .map((page) => [moduleOf(page), page]),
  ).values(),
];

/**
 * Returns the pages to audit in a language: every page that has its own module, and half of the pages that
 * share a module. The gate audits a sample, and always the home page, which has the common header and footer.
 */
export function auditedIn(language: Language) {
  const audited = [...Map.groupBy(pagesIn(language), moduleOf).values()].flatMap((pages) =>
    pages.filter((_, at) => pages.length === 1 || (at % 2 === 0) === (language === "fr")),
  );
  const drawn = sampled(import.meta.filename, audited, 4);
  return audited.filter((page) => page.name === "home" || drawn.includes(page));
}

/**
 * Languages and widths of the journeys: French on a phone, English on a desktop. Both languages share their
 * markup, and the audit checks each page in both languages at both widths.
 */
export const VIEWS = [
  { language: "fr", width: 360 },
  { language: "en", width: 1280 },
] as const satisfies readonly { readonly language: Language; readonly width: number }[];
