import { join } from "node:path";
import StoryblokClient from "storyblok-js-client";
import { onTestFinished } from "vitest";
import { freeBlock } from "#test-ports";
import { Faults } from "../faults.ts";
import { listen } from "../listen.ts";
import { FORGETFUL } from "../state-folder.ts";
import { type Content, contentApp } from "./app.ts";
import type { Dictionary } from "./dictionary.ts";
import type { DictionaryOptions } from "./editor/dictionary-desk.ts";
import { readStoryFolder } from "./story-folder.ts";

const EXAMPLES = join(import.meta.dirname, "example-stories");

/** Returns options for a dictionary with these entries, which stores no changes. */
export const dictionaryOf = (entries: Dictionary): DictionaryOptions => ({
  storage: { ...FORGETFUL, read: () => ({ changedAt: 0, entries }) },
  announce: () => undefined,
});

/** Returns content for tests: the stories of `example-stories/`, and a dictionary of one text. */
export const exampleContent = (): Content => ({
  stories: readStoryFolder(EXAMPLES, (line) => {
    throw new Error(line);
  }),
  dictionaryDesk: dictionaryOf({ "home.title": { fr: "Bonjour", en: "Hello" } }),
});

interface Setup {
  readonly content?: Content;
  readonly limitPerSecond?: number;
}

/** Starts the content service on its own port until the test ends, by default without a rate limit. */
export async function startService({ content = exampleContent(), limitPerSecond = Infinity }: Setup = {}) {
  const faults = new Faults();
  const port = await freeBlock();
  onTestFinished(await listen(contentApp(faults, content, limitPerSecond), "content", "127.0.0.1", port));
  const endpoint = `http://127.0.0.1:${port}/v2`;
  const client = (accessToken = "vigie-public") =>
    new StoryblokClient({
      accessToken,
      endpoint,
      retriesDelay: 20,
      cache: { type: "none", clear: "manual" },
    });
  return { faults, endpoint, client };
}

/** Requests stories with the published client, and returns their addresses. */
export async function slugsFor(params: Readonly<Record<string, unknown>>, token?: string): Promise<string[]> {
  const service = await startService();
  const { data } = await service.client(token).getStories({ sort_by: "full_slug:asc", ...params });
  return data.stories.map(({ full_slug }) => full_slug);
}
