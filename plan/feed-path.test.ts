import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { FEED_FORMATS, FEED_KINDS, feedAt, feedPage, feedPath } from "./feed-path.ts";
import { screenAt } from "./paths.ts";

test("every feed's address leads back to the feed, and every feed belongs to a page", () => {
  for (const kind of FEED_KINDS) {
    for (const language of LANGUAGES) {
      for (const format of FEED_FORMATS) {
        expect(feedAt(feedPath(kind, format, language))).toEqual({ kind, format, language });
      }
      expect(screenAt(feedPage(kind, language))?.language).toBe(language);
    }
  }
});

test("an unknown address among the feeds leads to no feed", () => {
  for (const path of ["/flux/", "/flux/communiques.rss", "/en/feeds/communiques.atom"]) {
    expect(feedAt(path)).toBeNull();
  }
});
