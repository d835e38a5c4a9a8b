import type { StoryKind, StorySummary } from "#content/story.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { findStory, slugIn, storyAddresses } from "../../parts/story/find-story.server.ts";
import { storyDays } from "../../parts/story/format-story-day.server.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";

const isPage = ({ kind, isStartPage }: { kind: StoryKind; isStartPage: boolean }) =>
  kind === "page" && !isStartPage;

const linkTo = (story: StorySummary, language: Language) => ({
  to: storyAddresses(story)[language],
  title: story.title,
  summary: story.summary,
});

/** Returns the pages of a folder in the editors' order. */
export async function pagesOf({ content }: Pick<Services, "content">, folder: string, language: Language) {
  const pages = await content.list(folder, language);
  return pages.filter(isPage).map((page) => linkTo(page, language));
}

interface PageAt {
  /** French path of the folder; `""` for the root. */
  readonly folder: string;
  readonly slug: string;
  readonly language: Language;
}

/**
 * Returns the folder and slug of a page, from the parts of a path that no screen has. If no story has the
 * path in this language, the path can be in the other language: its parts are then used unchanged. A page in
 * the root folder is only found at a path without a folder.
 */
export async function placeOf(
  segments: readonly string[],
  language: Language,
  { content }: Pick<Services, "content">,
): Promise<PageAt> {
  const story = await content.story(segments.join("/"), language);
  const folder = (story?.paths.fr.split("/") ?? segments).slice(0, -1).join("/");
  return { folder, slug: segments.at(-1) ?? "", language };
}

/** Returns the text page of a screen that also works without a text page; null if editors published none. */
export async function pageViewIfAny(services: Services, at: PageAt, request: Request) {
  const inside = await services.content.list(at.folder, at.language);
  const isThere = inside.some((story) => slugIn(story, at.language) === at.slug);
  return isThere ? pageView(services, at, request) : null;
}

/**
 * Returns a text page with its current content.
 * @throws a redirect, 404 or 503 like `findStory`
 */
export async function pageView(services: Services, at: PageAt, request: Request) {
  const { language } = at;
  const story = await findStory(services.content, at, request);
  return {
    title: story.title,
    summary: story.summary,
    ...storyDays(story, language),
    text: story.body,
    living: await livingParts(story, services, language),
    addresses: storyAddresses(story),
  } as const;
}
