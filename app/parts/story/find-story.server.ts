import { data, redirect } from "react-router";
import type { ContentService } from "#content/content-service.ts";
import type { Story, StorySummary } from "#content/story.ts";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { languageOfPath, pagePathOf } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { pageNotFound } from "../../page-not-found.ts";

/** Returns a story's address in each language. */
export const storyAddresses = ({ paths }: Pick<StorySummary, "paths">): Bilingual => ({
  fr: ["", paths.fr, ""].join("/"),
  en: ["/en", paths.en, ""].join("/"),
});

/** Returns the last part of a story's address in a language. */
export const slugIn = ({ paths }: Pick<StorySummary, "paths">, language: Language): string =>
  paths[language].split("/").at(-1) ?? "";

/**
 * Finds the story with a slug directly in a folder (its French path, `""` for the root).
 * @throws a redirect if the slug is the story's slug in the other language or a former slug; 404 if no such
 * story exists; 503 if stories were never read, which leaves this unknown
 */
export async function findStory(
  content: ContentService,
  at: { readonly folder: string; readonly slug: string; readonly language: Language },
  request: Request,
): Promise<Story> {
  const { folder, slug, language } = at;
  const all = await content.list(folder, language);
  const has = (each: Language) => all.find((story) => slugIn(story, each) === slug);
  const own = has(language);
  const story = own && (await content.story(own.path, language));
  if (story) return story;
  const moved = has(language === "fr" ? "en" : "fr");
  if (moved) throw redirectTo(moved, language, request);
  if (content.state().readAt === null) throw noWordsYet();
  const left = await content.storyFrom(storyPathIn(request), language);
  if (left) throw redirectTo(left, language, request);
  throw pageNotFound(request);
}

/** Returns the path that a story at an address would have, without language prefix and outer slashes. */
export function storyPathIn({ url }: Pick<Request, "url">): string {
  const page = pagePathOf(new URL(url).pathname);
  const parts = page.split("/").filter(Boolean);
  return parts.slice(languageOfPath(page) === "en" ? 1 : 0).join("/");
}

/** Redirects to a story. Keeps the request's units, and that its page is in the mobile application. */
export const redirectTo = (story: StorySummary, language: Language, { url }: Pick<Request, "url">) =>
  redirect(withLastingParametersOf(storyAddresses(story)[language], new URL(url).search), 301);

/** Creates the error to throw if the content service never answered and no content is stored. */
const noWordsYet = () => data(null, { status: 503 });
