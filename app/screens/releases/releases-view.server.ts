import type { ContentService } from "#content/content-service.ts";
import { audienceOf } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { quebecYear } from "#territory/quebec-day.ts";
import { formatsOf } from "../../i18n/format.ts";
import { slugIn } from "../../parts/story/find-story.server.ts";
import { type PublishedRelease, SHOWN } from "../../parts/story/shown-stories.ts";
import type { ReleaseChoices } from "./release-choices.ts";

/** Content folder of press releases, named like their French address. */
export const RELEASES = "communiques";
const ROWS = 10;

/** Returns the published press releases, newest first. */
export async function publishedReleases(
  content: ContentService,
  language: Language,
): Promise<PublishedRelease[]> {
  const stories = await content.list(RELEASES, language);
  return stories.filter(SHOWN.release);
}

export function releaseRow(release: PublishedRelease, language: Language) {
  const { title, summary, publishedAt, audience } = release;
  return {
    slug: slugIn(release, language),
    title,
    summary,
    published: formatsOf(language).day(publishedAt, new Date(0)),
    publishedAt: publishedAt.toISOString(),
    audience,
  };
}

export type ReleaseRow = ReturnType<typeof releaseRow>;

/** Returns the filtered releases, newest first; null if no releases have been read yet. */
export async function releasesView(content: ContentService, language: Language, choices: ReleaseChoices) {
  const all = await publishedReleases(content, language);
  const { audience, year } = choices;
  const isChosen = (release: PublishedRelease) =>
    (audience === null || audienceOf(release) === audience) &&
    (year === null || quebecYear(release.publishedAt) === year);
  const chosen = all.filter(isChosen);
  const pages = Math.max(1, Math.ceil(chosen.length / ROWS));
  const from = (choices.page - 1) * ROWS;
  return {
    isAvailable: all.length > 0,
    years: [...new Set(all.map(({ publishedAt }) => quebecYear(publishedAt)))].sort((a, b) => b - a),
    total: chosen.length,
    pages,
    rows: chosen.slice(from, from + ROWS).map((release) => releaseRow(release, language)),
  };
}
