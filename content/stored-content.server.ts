import { readFile } from "node:fs/promises";
import { z } from "zod";
import { cleanJson } from "#territory/clean-text.ts";
import { replaceFile } from "#territory/replace-file.server.ts";

const list = z.array(z.unknown());
const paths = z.array(z.tuple([z.string(), z.string()]));
const storedContent = z.object({
  readAt: z.iso.datetime().transform((text) => new Date(text)),
  version: z.number().nullable(),
  stories: z.object({ fr: list, en: list }),
  dictionary: list.default([]),
  /** The last readable stories of the configuration, at most one of each language. */
  configuration: z.object({ fr: list.readonly(), en: list.readonly() }).default({ fr: [], en: [] }),
  /** Former paths of stories, each with the story's uuid. Only older versions of the site wrote this. */
  former: z.object({ fr: paths, en: paths }).default({ fr: [], en: [] }),
});

/** The content service's whole content at one moment, unparsed. */
export type StoredContent = z.output<typeof storedContent>;

/** Loads and cleans content, as older versions did not clean it. Null without a file; rejects if invalid. */
export async function loadReading(file: string): Promise<StoredContent | null> {
  try {
    return storedContent.parse(cleanJson(JSON.parse(await readFile(file, "utf8"))).data);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Writes a reading to a file, completely or not at all, even if the process ends meanwhile. */
export const storeContent = (file: string, reading: Omit<StoredContent, "former">): Promise<void> =>
  replaceFile(file, JSON.stringify(reading));
