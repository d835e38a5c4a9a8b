import type { Story, StorySummary } from "#content/story.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import type { requestedPlace } from "../../parts/finder/requested-place.server.ts";
import { type ArticleCard, articleCard } from "../../parts/story/article/article-view.server.ts";
import {
  findStory,
  redirectTo,
  slugIn,
  storyAddresses,
  storyPathIn,
} from "../../parts/story/find-story.server.ts";
import { livingParts, restrictionsEverywhere } from "../../parts/story/living-parts.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { placeHere } from "./place-here.server.ts";

type Season = "winter" | "spring" | "summer" | "autumn";

/** First day of each season in Quebec; days before the first entry are winter too. */
const BEGINS: readonly (readonly [day: string, Season])[] = [
  ["04-01", "spring"],
  ["06-01", "summer"],
  ["09-01", "autumn"],
  ["11-16", "winter"],
];

/**
 * Returns the prevention season. Winter has snow; in spring people burn brush; in summer camps and forest
 * roads are full; in autumn people work and hunt.
 */
export function seasonAt(now: Date): Season {
  const today = quebecDay(now).slice("2026-".length);
  return BEGINS.findLast(([day]) => day <= today)?.[1] ?? "winter";
}

/** Categories and articles that come first in a season, by their French paths. */
export const FIRST: Readonly<Record<Season, readonly string[]>> = {
  winter: ["prevention/chalets-et-maisons"],
  spring: ["prevention/permis-de-brulage", "prevention/permis-de-brulage/eviter-le-brulage"],
  summer: [
    "prevention/feux-de-camp",
    "prevention/loisirs",
    "prevention/feux-de-camp/allumer-surveiller-eteindre",
  ],
  autumn: [
    "prevention/travaux-en-foret",
    "prevention/loisirs",
    "prevention/loisirs/chasse-peche-et-rechauds",
  ],
};

/** Sorts stories: this season's stories first, then all other stories in the editors' order. */
export function inSeasonOrder<Each extends Pick<StorySummary, "paths">>(
  stories: readonly Each[],
  now: Date,
): readonly Each[] {
  const first = FIRST[seasonAt(now)];
  const placeOf = ({ paths }: Each) => (first.includes(paths.fr) ? first.indexOf(paths.fr) : first.length);
  return stories.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Content folder of the categories, named like their French address. */
export const PREVENTION = "prevention";

type RequestedPlace = ReturnType<typeof requestedPlace>;

export interface CategoryCard extends ArticleCard {
  readonly articles: readonly ArticleCard[];
}

const categoriesOf = async ({ content }: Pick<Services, "content">, language: Language) =>
  (await content.list(PREVENTION, language)).filter(SHOWN["prevention-category"]);

const articlesIn = async (
  { paths }: Pick<StorySummary, "paths">,
  { content, now }: Pick<Services, "content" | "now">,
  language: Language,
) =>
  inSeasonOrder(await content.list(paths.fr, language), now())
    .filter(SHOWN["prevention-article"])
    .map((story) => articleCard(story, language));

/** Returns every category with its articles, this season's first, and the current situation. */
export async function preventionView(services: Services, language: Language, requested: RequestedPlace) {
  const here =
    requested?.kind === "point"
      ? placeHere(await services.situation.read(), services.surroundings.read(), requested, {
          ...{ language, now: services.now() },
        })
      : null;
  const categories = inSeasonOrder(await categoriesOf(services, language), services.now());
  return {
    place: here ?? (requested?.kind === "outside" ? requested : null),
    living: here?.living ?? (await restrictionsEverywhere(services, language)),
    region: here?.region ?? null,
    categories: await Promise.all(
      categories.map(
        async (story): Promise<CategoryCard> => ({
          ...articleCard(story, language),
          articles: await articlesIn(story, services, language),
        }),
      ),
    ),
  };
}

export async function categoryView(services: Services, story: Story, language: Language) {
  return {
    ...articleCard(story, language),
    addresses: storyAddresses(story),
    text: story.body,
    living: await livingParts(story, services, language),
    articles: await articlesIn(story, services, language),
  };
}

/**
 * Finds the article of a slug in a category; each slug can be in the other language. If the category was
 * unpublished, the article is still found, without a category.
 * @throws a redirect if the article has another address; a 404 if no such article exists; a 503 before the
 * first read
 */
export async function findArticle(
  services: Services,
  at: { readonly category: string; readonly slug: string; readonly language: Language },
  request: Request,
) {
  const { category: named, slug, language } = at;
  const categories = await categoriesOf(services, language);
  const has = (each: Language) => categories.find((story) => slugIn(story, each) === named);
  const category = has(language) ?? has(language === "fr" ? "en" : "fr");
  const folder = category?.paths.fr ?? (await folderOf(services, storyPathIn(request), language));
  const story = await findStory(services.content, { folder, slug, language }, request);
  if (category === undefined) return { story, category: null };
  if (slugIn(category, language) !== named) throw redirectTo(story, language, request);
  return { story, category: { to: storyAddresses(category)[language], title: category.title } };
}

/** Returns the French path of a story's folder; without such a story, the folder of the given path. */
async function folderOf({ content }: Pick<Services, "content">, path: string, language: Language) {
  const story = await content.story(path, language);
  return (story?.paths.fr ?? path).split("/").slice(0, -1).join("/");
}
