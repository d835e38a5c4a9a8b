import { redirect } from "react-router";
import type { StoryKind, StorySummary } from "#content/story.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { findStory, storyAddresses } from "../../parts/story/find-story.server.ts";
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

/**
 * A page of words with what it shows at the moment.
 * @throws a redirection where its slug is the other language's, a 404 or a 503 where there is none
 */
export async function pageView(
  services: Services,
  at: { readonly folder: string; readonly slug: string; readonly language: Language },
  request: Request,
) {
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
