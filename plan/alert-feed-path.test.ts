import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { alertFeedAt, alertFeedPath } from "./alert-feed-path.ts";
import { FEED_FORMATS } from "./feed-path.ts";

test.each(["", "mauricie", "zone-la-tuque"])(
  "the address of the official alerts feed of territory %j leads back to that feed",
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
])("%s is not the address of a feed of official alerts", (pathname) =>
  expect(alertFeedAt(pathname)).toBeNull(),
);
