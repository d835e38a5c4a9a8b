import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { findStory, storyAddresses } from "../../parts/story/find-story.server.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { publishedReleases, RELEASES, releaseRow } from "./releases-view.server.ts";

const OTHERS = 3;

/**
 * Returns a release with its current content.
 * @throws a redirect, 404 or 503 like `findStory`; also a 404 if the story is not a published release
 */
export async function releaseView(services: Services, slug: string, language: Language, request: Request) {
  const { content } = services;
  const story = await findStory(content, { folder: RELEASES, slug, language }, request);
  if (!SHOWN.release(story)) throw pageNotFound(request);
  const all = await publishedReleases(content, language);
  const others = all.filter(({ uuid }) => uuid !== story.uuid).slice(0, OTHERS);
  return {
    ...releaseRow(story, language),
    updatedAt: story.updatedAt?.toISOString() ?? null,
    text: story.body,
    living: await livingParts(story, services, language),
    others: others.map((other) => releaseRow(other, language)),
    addresses: storyAddresses(story),
  } as const;
}
