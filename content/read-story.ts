import { z } from "zod";
import type { Language } from "#territory/language.ts";
import type { AddressOf } from "./link.ts";
import { readRichText } from "./read-rich-text.ts";
import type { Story } from "./story.ts";
import { STORY_FIELDS, words } from "./story-fields.ts";
import { addressIn, type StoryHead } from "./story-head.ts";
import type { LeftOut } from "./warnings.ts";

const fields = z.record(z.string(), z.unknown());
const rawStory = z.object({
  first_published_at: z.unknown().optional(),
  published_at: z.unknown().optional(),
  is_startpage: z.unknown().optional(),
  position: z.unknown().optional(),
  content: fields,
});
const date = z
  .string()
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()));
export interface StoryReading {
  readonly language: Language;
  readonly addressOf: AddressOf;
  /** Time that counts as the publication of an unpublished story, if drafts are shown. */
  readonly draftedAt?: Date;
}

/** A story, the names of its unreadable fields, and all parts that its page omits, including these fields. */
export interface ReadStory {
  readonly story: Story;
  readonly badFields: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Reads a whole story. Unreadable fields are omitted; null if the title or the body is unreadable. */
export function readStory(raw: unknown, head: StoryHead, reading: StoryReading): ReadStory | null {
  const { data } = rawStory.safeParse(raw);
  const title = words.safeParse(data?.content.title).data;
  const leftOut: LeftOut[] = [];
  const body = readRichText(data?.content.body, {
    addressOf: reading.addressOf,
    page: addressIn(reading.language, head),
    warn: (part) => void leftOut.push(part),
  });
  if (data === undefined || title === undefined || body === null) return null;
  const badFields: string[] = [];

  /** Reads a field; null if it is missing or invalid. */
  function optional<T>(name: string, schema: z.ZodType<T>, value: unknown): T | null {
    if (value === undefined || value === null || value === "") return null;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      badFields.push(name);
      leftOut.push({ kind: "field", name });
    }
    return parsed.data ?? null;
  }

  const updatedAt = optional("published_at", date, data.published_at);
  const field = <T>(name: string, schema: z.ZodType<T>) => optional(name, schema, data.content[name]);

  const base = {
    uuid: head.uuid,
    path: head.paths[reading.language],
    paths: head.paths,
    language: reading.language,
    title,
    summary: field("summary", z.string().trim()) ?? "",
    publishedAt:
      optional("first_published_at", date, data.first_published_at) ?? updatedAt ?? reading.draftedAt ?? null,
    updatedAt,
    isStartPage: optional("is_startpage", z.boolean(), data.is_startpage) ?? false,
    order: optional("position", z.number(), data.position) ?? 0,
    body,
  };

  function story(): Story | null {
    switch (head.component) {
      case "communique":
        return {
          ...base,
          kind: head.component,
          audience: field("audience", STORY_FIELDS.communique.audience),
        };
      case "job": {
        const { job } = STORY_FIELDS;
        return {
          ...base,
          kind: head.component,
          jobKind: field("kind", job.kind),
          closes: field("closes", job.closes),
          place: field("place", job.place),
          hours: field("hours", job.hours),
          pay: field("pay", job.pay),
          start: field("start", job.start),
        };
      }
      case "article":
      case "prevention_category":
      case "prevention_article":
      case "page": {
        const { illustration, related } = STORY_FIELDS[head.component];
        return {
          ...base,
          kind: head.component,
          illustration: field("illustration", illustration),
          related: field("related", related) ?? [],
        };
      }
      default:
        return null;
    }
  }

  const read = story();
  return read && { story: read, badFields, leftOut };
}
