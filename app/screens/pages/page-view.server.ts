import { redirect } from "react-router";
import type { StoryKind, StorySummary } from "#content/story.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { findStory, slugIn, storyAddresses } from "../../parts/story/find-story.server.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";
import { storyDays } from "../../parts/story/written-day.server.ts";

/** A page's name and address beside others of its folder. */
export interface PageLink {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
}

const isPage = ({ kind, isStartPage }: { kind: StoryKind; isStartPage: boolean }) =>
  kind === "page" && !isStartPage;

const linkTo = (story: StorySummary, language: Language): PageLink => ({
  to: storyAddresses(story)[language],
  title: story.title,
  summary: story.summary,
});

/** The pages of a folder in the editors' order. */
export async function pagesOf({ content }: Pick<Services, "content">, folder: string, language: Language) {
  const pages = await content.list(folder, language);
  return pages.filter(isPage).map((page) => linkTo(page, language));
}

/** Where a page of words stands. */
interface PageAt {
  /** By its French path, `""` for the root. */
  readonly folder: string;
  readonly slug: string;
  readonly language: Language;
}

/**
 * Where the page of an address stands that no screen has, by the parts of its path. One that is none of that language's may
 * be the other language's address; a page of the root is at the root alone.
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

/** A page of words as `pageView` gives it, for a screen that stands without: null where editors have none there now. */
export async function pageViewIfAny(services: Services, at: PageAt, request: Request) {
  const inside = await services.content.list(at.folder, at.language);
  const isThere = inside.some((story) => slugIn(story, at.language) === at.slug);
  return isThere ? pageView(services, at, request) : null;
}

/**
 * A page of words with what it shows at the moment.
 * @throws a redirection where its slug is the other language's, a 404 or a 503 where there is none
 */
export async function pageView(services: Services, at: PageAt, request: Request) {
  const { language } = at;
  const { story, movedTo } = await findStory(services.content, at, request);
  if (movedTo !== null) throw redirect(movedTo, 301);
  return {
    title: story.title,
    summary: story.summary,
    illustration: "illustration" in story ? story.illustration : null,
    ...storyDays(story, language),
    text: story.body,
    living: await livingParts(story, services, language),
    addresses: storyAddresses(story),
  } as const;
}
