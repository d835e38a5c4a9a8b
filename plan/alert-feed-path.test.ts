import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { alertFeedAt, alertFeedPath } from "./alert-feed-path.ts";
import { FEED_FORMATS } from "./feed-path.ts";

test.each(["", "mauricie", "zone-la-tuque"])(
  "the feed of official alerts of %j has an address",
  (territory) => {
    for (const language of LANGUAGES)
      for (const format of FEED_FORMATS) {
        const feed = { territory, format, language };
        expect(alertFeedAt(alertFeedPath(feed))).toEqual(feed);
      }
  },
);

test.each([
  ...[
    "/flux/feux.atom",
    "/flux/alertes-officielles.xml",
    "/flux/alertes-officielles",
    "/en/feeds/official-alerts.rss",
  ],
  ...["/flux/alertes-officielles-Mauricie.atom", "/flux/alertes-officielles-a/b.atom"],
])("%s is no feed of official alerts", (pathname) => expect(alertFeedAt(pathname)).toBeNull());
