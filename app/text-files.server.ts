import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#territory/language.ts";

/** Beside the built app; where the app runs from its sources there is none. */
const FILE = join(import.meta.dirname, "../text-files.json");

/** Files of texts by the script that loads them (`tools/text-files.ts`). */
const TEXT_FILES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, "utf8"))
  : {};

/** Addresses of the texts in one language that scripts load by themselves as they run. */
export const textFilesOf = (scripts: readonly string[], language: Language): readonly string[] =>
  scripts.flatMap((script) => TEXT_FILES[script]?.[language] ?? []);
