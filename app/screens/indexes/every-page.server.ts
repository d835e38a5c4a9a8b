import type { Bilingual, Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { pathTo } from "../../paths.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "../../site-map.ts";
import { isOpen } from "./plan.ts";

/** An area's own page and its map, as far as they are open. */
export interface AreaPages {
  readonly key: string;
  readonly name: string;
  readonly page: string | null;
  readonly map: string | null;
}

function areaPages(
  area: { readonly key: string; readonly name: string; readonly slug: string },
  screens: { readonly page: ScreenName; readonly map: ScreenName },
  language: Language,
): AreaPages {
  const path = (screen: ScreenName) =>
    isOpen(screen) ? pathTo(screen, language, { slug: area.slug }) : null;
  return { key: area.key, name: area.name, page: path(screens.page), map: path(screens.map) };
}

const named = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, "fr");

/** The 17 regions by name, with their pages. */
export const regionPages = (language: Language): AreaPages[] =>
  REGIONS.map(({ code, name, slug }) =>
    areaPages(
      { key: code, name: name[language], slug: slug[language] },
      { page: "current-situation-region", map: "map-region" },
      language,
    ),
  ).toSorted(named);

/** The 65 danger zones by name, with their pages. */
export const zonePages = (language: Language): AreaPages[] =>
  ZONES.map(({ number, name, slug }) =>
    areaPages(
      { key: String(number), name, slug },
      { page: "current-situation-zone", map: "map-zone" },
      language,
    ),
  ).toSorted(named);

/** Every page that is there whatever burns, by its address in each language. */
export function everyPage(): Bilingual[] {
  const single = OPEN_SCREENS.filter((name) => !SCREENS[name].path.fr.includes("{")).map((name) => ({
    fr: pathTo(name, "fr"),
    en: pathTo(name, "en"),
  }));
  const areas = (pages: (language: Language) => AreaPages[]) => {
    const english = new Map(pages("en").map((each) => [each.key, each]));
    return pages("fr").flatMap(({ key, page, map }) => {
      const other = english.get(key);
      return [
        ...(page && other?.page ? [{ fr: page, en: other.page }] : []),
        ...(map && other?.map ? [{ fr: map, en: other.map }] : []),
      ];
    });
  };
  return [...single, ...areas(regionPages), ...areas(zonePages)];
}
