import { z } from "zod";
import type { Language } from "#territory/language.ts";

/** Path with segments of letters, digits, hyphens, dots and underscores, but without `.` or `..`. */
const PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;
const slug = z.string().nullish().catch(null);
const translation = z.object({ lang: z.string(), path: z.string().min(1) });

const rawHead = z.object({
  uuid: z.string().min(1),
  full_slug: z.string(),
  default_full_slug: slug,
  translated_slugs: z.array(translation.nullable().catch(null)).nullish().catch(null),
  content: z.object({ component: z.string() }),
});

/** The required fields of a story: its uuid, component and paths. */
export interface StoryHead {
  readonly uuid: string;
  readonly component: string;
  readonly paths: Readonly<Record<Language, string>>;
}

/** Returns the address of a story on the site, as in links to it. */
export const addressIn = (language: Language, { paths }: Pick<StoryHead, "paths">) =>
  language === "en" ? `/en/${paths.en}/` : `/${paths.fr}/`;

const trimmed = (path: string) => path.replace(/^\/+|(?<!\/)\/+$/g, "");
const withoutEn = (path: string) => trimmed(trimmed(path).replace(/^en\//, ""));

/** Reads the head of a story as the service sends it in one language; null if a field is missing or unusable. */
export function readStoryHead(raw: unknown, language: Language): StoryHead | null {
  const { data } = rawHead.safeParse(raw);
  if (data === undefined) return null;
  const { uuid, full_slug, default_full_slug, translated_slugs, content } = data;
  const fr = trimmed(default_full_slug || (language === "fr" ? full_slug : ""));
  const translated = translated_slugs?.find((each) => each?.lang === "en")?.path;
  const en = withoutEn(language === "en" ? full_slug : (translated ?? fr));
  if (!PATH.test(fr) || !PATH.test(en)) return null;
  return { uuid, component: content.component, paths: { fr, en } };
}
