import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#territory/language.ts";

/** A file next to the built app. It is missing if the app runs from its sources. */
const FILE = join(import.meta.dirname, "../text-files.json");

/** Files of texts by the script that loads them (`tools/text-files.ts`). */
const TEXT_FILES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, "utf8"))
  : {};

/** Returns the addresses of the texts in one language that scripts load as they run. */
export const textFilesOf = (scripts: readonly string[], language: Language): readonly string[] =>
  scripts.flatMap((script) => TEXT_FILES[script]?.[language] ?? []);
