import type { ContentService } from "#content/content-service.ts";
import { type Audience, audienceOf } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { storyPath } from "../../parts/story/story-path.server.ts";
import { dayOf, type FeedContent, feedContent } from "./feed-content.ts";

const MOST = 30;

/** The newest stories of a folder, of one audience where one is named; null while none could be read. */
export async function storyFeed(
  content: ContentService,
  folder: "communiques" | "blogue",
  language: Language,
  audience: Audience | null = null,
): Promise<FeedContent | null> {
  const stories = await content.list(folder, language);
  const { readAt } = content.state();
  if (readAt === null) return null;
  const entries = stories.flatMap((story) => {
    const { uuid, title, summary, publishedAt, updatedAt } = story;
    const path = storyPath(story, language);
    if (path === null || publishedAt === null) return [];
    if (audience !== null && (story.kind !== "communique" || audienceOf(story) !== audience)) return [];
    return [
      {
        id: `story/${uuid}`,
        path,
        title,
        text: summary || title,
        publishedAt,
        updatedAt: updatedAt ?? publishedAt,
      },
    ];
  });
  return feedContent(entries, { most: MOST, whenEmpty: dayOf(readAt) });
}
