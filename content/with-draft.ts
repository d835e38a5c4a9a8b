import { z } from "zod";
import type { Language } from "#territory/language.ts";
import type { ContentService } from "./content-service.ts";
import { createLibrary, imagesIn } from "./library.ts";
import { readStory } from "./read-story.ts";
import { addressIn, readStoryHead } from "./story-head.ts";
import type { LeftOut } from "./warnings.ts";

const numbered = z.object({ id: z.number() });

/** The content, with one story replaced by a draft. */
export interface WithDraft {
  readonly content: ContentService;
  /** The story's number at the content service. */
  readonly id: number;
  readonly address: string;
  /** Paths of the pictures in the draft. */
  readonly images: readonly string[];
  /** Parts of the draft that the page omits. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Returns the content with one story replaced by an editor's draft, in one language; null if the draft is
 * unreadable. An unpublished story counts as published at `now`.
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
