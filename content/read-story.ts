import { z } from "zod";
import { cleanLine } from "#territory/clean-text.ts";
import type { Language } from "#territory/language.ts";
import type { Complain } from "./complaints.ts";
import type { AddressOf } from "./link.ts";
import { readRichText } from "./read-rich-text.ts";
import { AUDIENCES, ILLUSTRATIONS, JOB_KINDS, type Story } from "./story.ts";
import type { StoryHead } from "./story-head.ts";

const fields = z.record(z.string(), z.unknown());
const rawStory = z.object({
  first_published_at: z.unknown().optional(),
  published_at: z.unknown().optional(),
  is_startpage: z.unknown().optional(),
  position: z.unknown().optional(),
  content: fields,
});
const words = z.string().overwrite(cleanLine).min(1);
const date = z
  .string()
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()));
/** Named by their uuids, or whole where the service was asked to resolve them. */
const related = z.array(z.union([z.string(), z.object({ uuid: z.string() }).transform(({ uuid }) => uuid)]));
/** A day, with or without an hour after it. */
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

export interface StoryReading {
  readonly language: Language;
  readonly addressOf: AddressOf;
  readonly complain?: Complain;
  /** When a story that was never published counts as published, where drafts are shown. */
  readonly draftedAt?: Date;
}

/** A story, and the names of its fields that could not be read. */
export interface ReadStory {
  readonly story: Story;
  readonly badFields: readonly string[];
}

/** Reads a story whole. A field that cannot be read is missing from it; null without a title or a body. */
export function readStory(raw: unknown, head: StoryHead, reading: StoryReading): ReadStory | null {
  const { data } = rawStory.safeParse(raw);
  const title = words.safeParse(data?.content.title).data;
  const body = readRichText(data?.content.body, reading);
  if (data === undefined || title === undefined || body === null) return null;
  const badFields: string[] = [];

  /** Null for a field that is not given, or that is not what it should be. */
  function optional<T>(name: string, schema: z.ZodType<T>, value: unknown): T | null {
    if (value === undefined || value === null || value === "") return null;
    const parsed = schema.safeParse(value);
    if (!parsed.success) badFields.push(name);
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
        return { ...base, kind: head.component, audience: field("audience", z.enum(AUDIENCES)) };
      case "job":
        return {
          ...base,
          kind: head.component,
          jobKind: field("kind", z.enum(JOB_KINDS)),
          closes: field("closes", day),
          place: field("place", words),
          hours: field("hours", words),
          pay: field("pay", words),
          start: field("start", words),
        };
      case "article":
      case "prevention_category":
      case "prevention_article":
      case "page":
        return {
          ...base,
          kind: head.component,
          illustration: field("illustration", z.enum(ILLUSTRATIONS)),
          related: field("related", related) ?? [],
        };
      default:
        return null;
    }
  }

  const read = story();
  return read && { story: read, badFields };
}
