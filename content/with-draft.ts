import { z } from "zod";
import type { Language } from "#territory/language.ts";
import type { LeftOut } from "./complaints.ts";
import type { ContentService } from "./content-service.ts";
import { imagesIn } from "./images-in.ts";
import { createLibrary } from "./library.ts";
import { readStory } from "./read-story.ts";
import { addressIn, readStoryHead } from "./story-head.ts";

const numbered = z.object({ id: z.number() });

/** The content as it would be with a story's draft in its place. */
export interface WithDraft {
  readonly content: ContentService;
  /** The number by which the content service knows the story. */
  readonly id: number;
  /** Where the site shows it. */
  readonly address: string;
  /** The paths of the pictures that it shows. */
  readonly images: readonly string[];
  /** Parts of the draft that the page leaves out. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * The content with one story as an editor has it, in the language that it is told in; null when it cannot be read. What
 * was never published counts as published at that moment.
 */
export async function withDraft(
  content: ContentService,
  raw: unknown,
  language: Language,
  now: Date,
): Promise<WithDraft | null> {
  const id = numbered.safeParse(raw).data?.id;
  const head = readStoryHead(raw, language);
  const others = (await content.all(language)).filter(({ uuid }) => uuid !== head?.uuid);
  const addressOf = (uuid: string) => {
    const linked = others.find((story) => story.uuid === uuid);
    return linked ? addressIn(language, linked) : null;
  };
  const read = head && readStory(raw, head, { language, addressOf, draftedAt: now });
  if (id === undefined || !read) return null;
  const library = createLibrary([...others, read.story]);
  return {
    id,
    address: addressIn(language, head),
    images: imagesIn(read.story),
    leftOut: read.leftOut,
    content: {
      ...content,
      story: async (path, each) =>
        each === language ? (library.byPath.get(path) ?? null) : content.story(path, each),
      list: async (folder, each) =>
        each === language ? (library.byFolder.get(folder) ?? []) : content.list(folder, each),
    },
  };
}
