import type { ContentService } from "#content/content-service.ts";
import { type Audience, audienceOf } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { storyAddresses } from "../../parts/story/find-story.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { dayOf, type FeedContent, feedContent } from "./feed-content.ts";

const MOST = 30;
const SCREEN_OF = { communiques: "release", blogue: "blog-article" } as const;

/** Returns a folder's newest stories, for one audience if given; null until stories have been read. */
export async function storyFeed(
  content: ContentService,
  folder: keyof typeof SCREEN_OF,
  language: Language,
  audience: Audience | null = null,
): Promise<FeedContent | null> {
  const stories = await content.list(folder, language);
  const { readAt } = content.state();
  if (readAt === null) return null;
  const entries = stories.flatMap((story) => {
    const { uuid, title, summary, publishedAt, updatedAt } = story;
    if (!SHOWN[SCREEN_OF[folder]](story) || publishedAt === null) return [];
    if (audience !== null && (story.kind !== "communique" || audienceOf(story) !== audience)) return [];
    return [
      {
        id: `story/${uuid}`,
        path: storyAddresses(story)[language],
        title,
        text: summary || title,
        publishedAt,
        updatedAt: updatedAt ?? publishedAt,
      },
    ];
  });
  return feedContent(entries, { most: MOST, whenEmpty: dayOf(readAt) });
}
