import { createImageClient } from "#content/image-client.server.ts";
import { createLibrary } from "#content/library.ts";
import { readStories } from "#content/read-stories.ts";
import { requestedImage } from "#content/stored-image.ts";
import { type ContentClient, createStoryblokClient } from "#content/storyblok-client.server.ts";
import type { Settings } from "#settings";
import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";
import { LANGUAGES } from "#territory/language.ts";
import { lazyFor } from "#territory/lazy.ts";
import { type Check, Problem } from "./check.ts";
import { explained, problemOf, statusOf } from "./reasons.ts";

const SUBJECT = { service: "The content service", address: "CONTENT_URL" };
/** Limits of a request, as in the site's client of the content service. */
const LIMITS = { source: "content", timeLimitMs: 10_000, mostBytes: 20_000_000, types: JSON_TYPES };

/** Sends a request to the content service. @param access name of the token's setting */
async function askContent<Answer>(
  { CONTENT_URL, ...tokens }: Settings,
  access: "CONTENT_TOKEN" | "CONTENT_PREVIEW_TOKEN",
  ask: (client: ContentClient) => Promise<Answer>,
): Promise<Answer> {
  // The reason for a missing or refused response, which Storyblok's client drops.
  let silence: unknown;
  const client = createStoryblokClient({
    ...{ baseUrl: CONTENT_URL, token: tokens[access] },
    version: access === "CONTENT_TOKEN" ? "published" : "draft",
    fetch: (url, init) =>
      fetchOutside(String(url), LIMITS, init).catch((error: unknown) => {
        silence = error;
        throw error;
      }),
  });
  if (client === null) throw new Problem(`${SUBJECT.service} is not asked: set ${access}.`);
  return ask(client).catch((error: unknown) => {
    throw problemOf(silence ?? error, { ...SUBJECT, access });
  });
}

/** Reads the published stories of each language as the site does. */
const readPublished = (settings: Settings) =>
  askContent(settings, "CONTENT_TOKEN", async (client) => {
    const version = await client.version();
    return Promise.all(
      LANGUAGES.map(async (language) => readStories(await client.stories(language, version), { language })),
    );
  });

/** Returns the published stories. They are only read once, because two checks need hundreds of stories. */
const publishedStories = lazyFor(readPublished);

const stories: Check = {
  name: "content",
  async run(settings) {
    const read = await publishedStories(settings);
    const [dropped, incomplete] = [sum(read, "dropped"), sum(read, "incomplete")];
    const counts = LANGUAGES.map((language, at) => ({ language, count: read[at]?.stories.length ?? 0 }));
    const empty = counts.find(({ count }) => count === 0);
    if (empty)
      throw new Problem(
        `The space has no published story in ${NAMES[empty.language]}: run \`npm run setup -- storyblok\`, or publish one.`,
      );
    if (dropped + incomplete > 0)
      throw new Problem(
        `The site cannot read ${dropped} stories and parts of ${incomplete} others: compare the space's components with \`npm run setup -- storyblok\`.`,
      );
    return `The space has ${counts.map(({ language, count }) => `${count} stories in ${NAMES[language]}`).join(" and ")}.`;
  },
};

const NAMES = { fr: "French", en: "English" } as const;
const sum = <Key extends string>(list: readonly Readonly<Record<Key, number>>[], key: Key) =>
  list.reduce((total, each) => total + each[key], 0);

const preview: Check = {
  name: "previews",
  unset: ({ CONTENT_PREVIEW_TOKEN }) =>
    CONTENT_PREVIEW_TOKEN === "" ? "Editors see no preview: set CONTENT_PREVIEW_TOKEN." : null,
  async run(settings) {
    await askContent(settings, "CONTENT_PREVIEW_TOKEN", (client) =>
      // No story has this number: a token that can read drafts gets a 404.
      client.story(1, "fr").catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      }),
    );
    return "The preview token reads drafts.";
  },
};

const NARROW = 480;

const pictures: Check = {
  name: "pictures",
  async run(settings) {
    const published = await publishedStories(settings).catch(() => {
      throw new Problem(
        "No picture was requested, since no story can be read: repair the content service first.",
      );
    });
    const found = published.flatMap(({ stories }) => [...createLibrary(stories).images]);
    const requested = requestedImage(`/images/${NARROW}${found[0]}`);
    if (requested === null) return "No published story has a picture yet, so none was requested.";
    const subject = { service: "The service of pictures", address: "CONTENT_IMAGES_URL" };
    const bytes = await explained(
      createImageClient(settings.CONTENT_IMAGES_URL)(requested.image, NARROW),
      subject,
    );
    if (bytes === null)
      throw new Problem(
        "The service of pictures does not have a picture that a story shows: check CONTENT_IMAGES_URL, or upload it again.",
      );
    return "The service of pictures sends one of a story's pictures.";
  },
};

export const CONTENT_CHECKS = [stories, preview, pictures] as const satisfies readonly Check[];
