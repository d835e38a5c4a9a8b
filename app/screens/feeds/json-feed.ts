import type { FeedDocument } from "./feed-document.ts";

/** Writes a feed as JSON Feed 1.1. */
export function jsonFeedOf(feed: FeedDocument): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.author, url: feed.address("/") }],
    items: feed.entries.map(({ id, path, title, text, publishedAt, updatedAt, author, language }) => ({
      id: feed.idOf(id),
      url: feed.address(path),
      title,
      content_text: text,
      ...(author && { authors: [{ name: author }] }),
      ...(language && { language }),
      ...(publishedAt && { date_published: publishedAt.toISOString() }),
      date_modified: updatedAt.toISOString(),
    })),
  });
}
