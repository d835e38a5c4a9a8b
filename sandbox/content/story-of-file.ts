import type { Language } from "#territory/language.ts";
import type { JsonObject, Story, StoryVersions } from "./story.ts";
import { storyContent } from "./story-content.ts";
import type { StoryFile } from "./story-file.ts";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  timeZoneName: "longOffset",
  year: "numeric",
});

/** Time of day for a date without a time. */
const USUAL_HOUR = "09:00";

/** Returns the instant of a local time in Quebec: `2026-06-18 14:00` is `2026-06-18T18:00:00.000Z`. */
export function instantInQuebec(written: string): string {
  const [day = "", hour = USUAL_HOUR] = written.split(" ");
  const asUtc = new Date(`${day}T${hour}:00Z`);
  const offset = parts.formatToParts(asUtc).find(({ type }) => type === "timeZoneName")?.value;
  return new Date(`${day}T${hour}:00${offset?.replace("GMT", "")}`).toISOString();
}

/** Creation date of the space, which is also the publication date of stories that state no date. */
const SPACE_MADE = "2025-01-15 09:00";

/** Returns the versions of a story from its file, such as `communiques/feux-interdits.md`. */
export function storyOfFile(file: string, read: StoryFile): StoryVersions {
  const { path, isStartPage } = placeOf(file);
  const published = versionOf(path, isStartPage, read);
  return read.facts.draft
    ? { draft: { ...published, firstPublishedAt: null, publishedAt: null }, published: null }
    : { draft: published, published };
}

/** Returns the path of a file's story. `prevention/index.md` is the start page of its folder. */
export function placeOf(file: string): Pick<Story, "path" | "isStartPage"> {
  const isStartPage = /(^|\/)index\.md$/.test(file);
  return { path: file.replace(isStartPage ? /\/?index\.md$/ : /\.md$/, ""), isStartPage };
}

/** Returns one version of a story. The story's text becomes rich text on first use. */
export function versionOf(path: string, isStartPage: boolean, read: StoryFile): Story {
  const { facts } = read;
  const contents = new Map<Language, JsonObject>();
  const at = instantInQuebec(facts.published ?? SPACE_MADE);
  return {
    path,
    isStartPage,
    englishSlug: facts.en.slug,
    position: facts.order ?? 0,
    tags: facts.tags,
    createdAt: at,
    updatedAt: at,
    firstPublishedAt: at,
    publishedAt: at,
    name: { fr: facts.fr.title, en: facts.en.title },
    content: (language) => {
      const content = contents.get(language) ?? storyContent(path, read, language);
      contents.set(language, content);
      return content;
    },
  };
}
