import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { findStory, storyAddresses } from "../../parts/story/find-story.server.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";
import { isOpen } from "../../parts/story/open-job.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { formatCalendarDay, JOBS } from "./job-rows.server.ts";

/**
 * Returns a job with its terms.
 * @throws a redirect, 404 or 503 like `findStory`; also a 404 if the story is not a job
 */
export async function jobView(services: Services, slug: string, language: Language, request: Request) {
  const story = await findStory(services.content, { folder: JOBS, slug, language }, request);
  if (!SHOWN.job(story)) throw pageNotFound(request);
  const { title, summary, publishedAt, jobKind: kind, closes, place, hours, pay, start } = story;
  return {
    title,
    summary,
    publishedAt: publishedAt?.toISOString() ?? null,
    kind,
    place,
    hours,
    pay,
    start,
    closes: closes && { on: closes, day: formatCalendarDay(closes, language) },
    isOpen: isOpen(story, services.now()),
    text: story.body,
    living: await livingParts(story, services, language),
    addresses: storyAddresses(story),
  };
}

export type JobView = Awaited<ReturnType<typeof jobView>>;
