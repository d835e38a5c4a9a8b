import { data } from "react-router";
import type { ContentService } from "#content/content-service.ts";
import type { Story, StorySummary } from "#content/story.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { withKeptOf } from "../../frame/kept-parameters.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { languageOfPath, pagePathOf } from "../../paths.ts";

/** A story's address in each language, as the site's paths are written. */
export const storyAddresses = ({ paths }: Pick<StorySummary, "paths">): Bilingual => ({
  fr: ["", paths.fr, ""].join("/"),
  en: ["/en", paths.en, ""].join("/"),
});

/** The last part of a story's address in a language. */
export const slugIn = ({ paths }: Pick<StorySummary, "paths">, language: Language): string =>
  paths[language].split("/").at(-1) ?? "";

/** A story, or the address where it is when its slug was the other language's, or its own before editors changed it. */
export type FoundStory =
  | { readonly story: Story; readonly movedTo: null }
  | { readonly story: null; readonly movedTo: string };

/**
 * The story right in a folder (its French path, `""` for the root) with that slug.
 * @throws a 404 when there is none; a 503 while no story was ever read, since nobody knows then
 */
export async function findStory(
  content: ContentService,
  at: { readonly folder: string; readonly slug: string; readonly language: Language },
  request: Request,
): Promise<FoundStory> {
  const { folder, slug, language } = at;
  const all = await content.list(folder, language);
  const has = (each: Language) => all.find((story) => slugIn(story, each) === slug);
  const own = has(language);
  const story = own && (await content.story(own.path, language));
  if (story) return { story, movedTo: null };
  const moved = has(language === "fr" ? "en" : "fr");
  if (moved) return { story: null, movedTo: withKept(storyAddresses(moved)[language], request) };
  if (content.state().readAt === null) throw noWordsYet();
  const left = await content.storyFrom(storyPathIn(request), language);
  if (left) return { story: null, movedTo: withKept(storyAddresses(left)[language], request) };
  throw pageNotFound(request);
}

/** What the path of a story would be that is read at an address: without the language's prefix and slashes at the ends. */
export function storyPathIn({ url }: Pick<Request, "url">): string {
  const page = pagePathOf(new URL(url).pathname);
  const parts = page.split("/").filter(Boolean);
  return parts.slice(languageOfPath(page) === "en" ? 1 : 0).join("/");
}

/** An address to go on to, with what the one that was asked for keeps: the units, or that the page stands in the application. */
export const withKept = (to: string, { url }: Pick<Request, "url">): string =>
  withKeptOf(to, new URL(url).search);

/** What a loader throws while the content service has never answered and nothing was kept. */
const noWordsYet = () => data(null, { status: 503 });
