import { z } from "zod";
import { cleanLine } from "#territory/clean-text.ts";
import { AUDIENCES, ILLUSTRATIONS, JOB_KINDS, type StoryKind } from "./story.ts";

export const words = z.string().overwrite(cleanLine).min(1);
/** Schema of related stories: their uuids, or whole stories if the service resolved them. */
const related = z.array(z.union([z.string(), z.object({ uuid: z.string() }).transform(({ uuid }) => uuid)]));
/** Schema of a day. A time after the day is dropped. */
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

const illustrated = { illustration: z.enum(ILLUSTRATIONS), related };

/** Schemas of the optional fields of each kind of story, besides title, summary and body. */
export const STORY_FIELDS = {
  communique: { audience: z.enum(AUDIENCES) },
  article: illustrated,
  prevention_category: illustrated,
  prevention_article: illustrated,
  job: { kind: z.enum(JOB_KINDS), closes: day, place: words, hours: words, pay: words, start: words },
  page: illustrated,
} as const satisfies Record<StoryKind, Readonly<Record<string, z.ZodType>>>;
