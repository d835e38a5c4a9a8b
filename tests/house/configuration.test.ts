import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "#app/i18n/dictionary.ts";
import "#app/live-map/texts.ts";
import { siteConfiguration } from "#app/frame/configuration.server.ts";
import { ownText } from "#app/i18n/bilingual-texts.ts";
import { readConfiguration } from "#content/read-configuration.ts";
import { isMenuScreen } from "#plan/site-map.server.ts";
import { storyContent } from "#sandbox/content/story-content.ts";
import { readStoryFile } from "#sandbox/content/story-file.ts";
import { LANGUAGES } from "#territory/language.ts";

const file = readStoryFile(readFileSync("sandbox/content/stories/configuration.md", "utf8"));

test.for(LANGUAGES)(
  "the sandbox's configuration in %s equals the site's defaults, so no page has to include the configuration",
  (language) => {
    const content = storyContent("configuration", file, language);
    const read = readConfiguration(content, { addressOf: () => null, page: "/", isScreen: isMenuScreen });
    expect([read.header, read.agency, read.footer]).not.toContain(null);
    expect(siteConfiguration(read, language)).toBeUndefined();
    const own = Object.keys(read.texts).map((key) => [key, ownText(language, key)]);
    expect(Object.entries(read.texts)).toEqual(own);
    expect(own).toHaveLength(5);
  },
);
