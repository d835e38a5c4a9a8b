import type { ContentService } from "#content/content-service.ts";
import type { Illustration, Story, StorySummary } from "#content/story.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { storyAddresses } from "../find-story.server.ts";
import { type FormattedDay, formatStoryDay, storyDays } from "../format-story-day.server.ts";
import { livingParts } from "../living-parts.server.ts";
import { readingMinutes } from "../reading-minutes.ts";

const RELATED = 3;

export interface ArticleCard {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  readonly published: FormattedDay | null;
  readonly illustration: Illustration | null;
}

const illustrationOf = (story: StorySummary) => ("illustration" in story ? story.illustration : null);

export const articleCard = (story: StorySummary, language: Language): ArticleCard => ({
  to: storyAddresses(story)[language],
  title: story.title,
  summary: story.summary,
  published: formatStoryDay(story.publishedAt, language),
  illustration: illustrationOf(story),
});

/** Builds the data of an article's page: its text, live parts and related articles. */
export async function articleView(services: Services, story: Story, language: Language) {
  return {
    title: story.title,
    summary: story.summary,
    illustration: illustrationOf(story),
    ...storyDays(story, language),
    minutes: readingMinutes(story.body),
    text: story.body,
    living: await livingParts(story, services, language),
    addresses: storyAddresses(story),
    related: (await relatedTo(story, services.content, language)).map((each) => articleCard(each, language)),
  } as const;
}

export type ArticleView = Awaited<ReturnType<typeof articleView>>;

/** Returns the stories that editors chose as related, then others of the same kind and folder. */
export async function relatedTo(
  story: Story,
  content: Pick<ContentService, "all" | "list">,
  language: Language,
): Promise<StorySummary[]> {
  const named = "related" in story ? story.related : [];
  const all = named.length > 0 ? await content.all(language) : [];
  const folder = story.paths.fr.split("/").slice(0, -1).join("/");
  const beside = (await content.list(folder, language)).filter(
    ({ kind, isStartPage }) => kind === story.kind && !isStartPage,
  );
  const found = [...named.flatMap((uuid) => all.find((each) => each.uuid === uuid) ?? []), ...beside];
  const others = new Map(found.map((each) => [each.uuid, each]));
  others.delete(story.uuid);
  return [...others.values()].slice(0, RELATED);
}
