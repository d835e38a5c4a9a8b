import { readFile } from "node:fs/promises";
import { z } from "zod";
import { cleanJson } from "#territory/clean-text.ts";
import { replaceFile } from "#territory/replace-file.server.ts";

const list = z.array(z.unknown());
const paths = z.array(z.tuple([z.string(), z.string()]));
const keptReading = z.object({
  readAt: z.iso.datetime().transform((text) => new Date(text)),
  version: z.number().nullable(),
  stories: z.object({ fr: list, en: list }),
  dictionary: list.default([]),
  /** The configuration's stories, of each language one or none: the last that could be read. */
  configuration: z.object({ fr: list.readonly(), en: list.readonly() }).default({ fr: [], en: [] }),
  /** In each language, a path that a story has left, with its uuid: earlier versions kept them here. */
  former: z.object({ fr: paths, en: paths }).default({ fr: [], en: [] }),
});

/** All that the content service said at one moment, in its own words. */
export type KeptReading = z.output<typeof keptReading>;

/** Loads the reading from a file and cleans it: an older version may have written it. Null without a file; rejects if it is unreadable. */
export async function loadReading(file: string): Promise<KeptReading | null> {
  try {
    return keptReading.parse(cleanJson(JSON.parse(await readFile(file, "utf8"))).data);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Keeps a reading in a file: whole or not at all, whenever the process ends. */
export const keepReading = (file: string, reading: Omit<KeptReading, "former">): Promise<void> =>
  replaceFile(file, JSON.stringify(reading));
