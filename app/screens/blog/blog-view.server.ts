import type { ContentService } from "#content/content-service.ts";
import type { Language } from "#territory/language.ts";
import { articleCard } from "../../parts/story/article/article-view.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";

/** Content folder of the blog, named like the blog's French address. */
export const BLOG = "blogue";
/** Articles per page: the lead article, and two rows of three. */
const CARDS = 7;

export async function blogView(content: ContentService, language: Language, page: number) {
  const stories = (await content.list(BLOG, language)).filter(SHOWN["blog-article"]);
  const from = (page - 1) * CARDS;
  return {
    isAvailable: stories.length > 0,
    page,
    pages: Math.max(1, Math.ceil(stories.length / CARDS)),
    cards: stories.slice(from, from + CARDS).map((story) => articleCard(story, language)),
  };
}
