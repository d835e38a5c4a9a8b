import type { ContentService } from "#content/content-service.ts";
import type { Situation } from "#fires/model.ts";
import { firePath } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { OPEN_SCREENS, type ScreenName } from "#plan/site-map.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { storyPath } from "../../parts/story/story-path.server.ts";

const named = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, "fr");

/** Returns the 17 regions, sorted by name, with the addresses of their pages. */
export const regionPages = (language: Language) =>
  REGIONS.map(({ code, name, slug }) => ({
    key: code,
    name: name[language],
    page: pathTo("current-situation-region", language, { slug: slug[language] }),
    map: pathTo("map-region", language, { slug: slug[language] }),
  })).toSorted(named);

export type AreaPages = ReturnType<typeof regionPages>[number];

/** Returns the 65 danger zones, sorted by name, with the addresses of their pages. */
export const zonePages = (language: Language): AreaPages[] =>
  ZONES.map(({ number, name, slug }) => ({
    key: String(number),
    name,
    page: pathTo("current-situation-zone", language, { slug }),
    map: pathTo("map-zone", language, { slug }),
  })).toSorted(named);

/** Returns the variable parts of a screen's address, one entry for each address. */
function partsOf(name: ScreenName): readonly { readonly slug?: Bilingual }[] {
  switch (SERVED_SCREENS[name].plan) {
    case "regions":
      return REGIONS;
    case "zones":
      return ZONES.map(({ slug }) => ({ slug: { fr: slug, en: slug } }));
    default:
      return [{}];
  }
}

/** A page's address in each language. */
export interface PageAddress extends Bilingual {
  /** When the page's content last changed, if known. */
  readonly changedAt?: Date | null;
}

/** Returns the addresses of all pages except the pages of fires and stories. */
export function everyPage(): PageAddress[] {
  return OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].isInSitemap).flatMap((name) =>
    partsOf(name).map(({ slug }) => ({
      fr: pathTo(name, "fr", slug && { slug: slug.fr }),
      en: pathTo(name, "en", slug && { slug: slug.en }),
    })),
  );
}

/** Returns the address of every fire's page; empty until a list of fires has been read. */
export function everyFire({ fires }: Situation): PageAddress[] {
  return (fires.value ?? []).map((fire) => ({ fr: firePath(fire, "fr"), en: firePath(fire, "en") }));
}

/** Returns the address of every story that a screen shows. */
export async function everyStory(content: Pick<ContentService, "all">): Promise<PageAddress[]> {
  return (await content.all("fr")).flatMap((story) => {
    const [fr, en] = [storyPath(story, "fr"), storyPath(story, "en")];
    return fr === null || en === null ? [] : [{ fr, en, changedAt: story.updatedAt ?? story.publishedAt }];
  });
}
