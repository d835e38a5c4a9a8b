import { RELEASE_AUDIENCES, type ReleaseAudience } from "#accounts/account-commands.ts";
import type { ContentService } from "#content/content-service.ts";
import { audienceOf, type StorySummary } from "#content/story.ts";
import type { Language } from "#territory/language.ts";

export interface ReleaseWords {
  readonly title: string;
  readonly summary: string;
  /** Path without the site's origin. */
  readonly path: string;
}

export interface PublishedRelease {
  /** Id of the release, the same in both languages. */
  readonly id: string;
  readonly audience: ReleaseAudience;
  readonly publishedAt: Date | null;
  readonly words: Readonly<Record<Language, ReleaseWords>>;
}

const FOLDER = "communiques";
const [PUBLIC, INDUSTRIAL] = RELEASE_AUDIENCES;

const wordsOf = ({ title, summary, path, language }: StorySummary): ReleaseWords => ({
  title,
  summary,
  path: language === "fr" ? `/${path}/` : `/en/${path}/`,
});

/** Returns the releases that are published in both languages. */
export async function publishedReleases(content: Pick<ContentService, "list">): Promise<PublishedRelease[]> {
  const [french, english] = await Promise.all([content.list(FOLDER, "fr"), content.list(FOLDER, "en")]);
  const byId = new Map(english.map((story) => [story.uuid, story]));
  return french.flatMap((story) => {
    const other = byId.get(story.uuid);
    if (other === undefined || story.kind !== "communique" || story.isStartPage) return [];
    return [
      {
        id: story.uuid,
        audience: audienceOf(story) === "industrial" ? INDUSTRIAL : PUBLIC,
        publishedAt: story.publishedAt,
        words: { fr: wordsOf(story), en: wordsOf(other) },
      },
    ];
  });
}
