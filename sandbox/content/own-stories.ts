import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { JsonObject } from "./story.ts";
import { storyContent } from "./story-content.ts";
import { type NamedFile, readStoryFolder, type StoryFolder } from "./story-folder.ts";

const STORIES = join(import.meta.dirname, "stories");
/** File of compiled stories, written by the build: parsing the stories takes three seconds and 300 MB. */
const COMPILED = join(import.meta.dirname, "../../build/stories.json");

interface Compiled extends StoryFolder {
  readonly fingerprint: string;
}

/** Returns the space's own stories as compiled by the build, or from the files if they changed since. */
export function ownStories(report: (line: string) => void): StoryFolder {
  return compiledStories(fingerprintOf(STORIES)) ?? readStoryFolder(STORIES, report);
}

/** Compiles the stories unless they are up to date. @returns the number of stories */
export function compileStories(report: (line: string) => void): number {
  const fingerprint = fingerprintOf(STORIES);
  const existing = compiledStories(fingerprint);
  if (existing) return existing.files.length;
  const { files, changedAt } = readStoryFolder(STORIES, report);
  const compiled: Compiled = { fingerprint, changedAt, files: files.map(withBodies) };
  mkdirSync(dirname(COMPILED), { recursive: true });
  writeFileSync(`${COMPILED}.new`, JSON.stringify(compiled));
  renameSync(`${COMPILED}.new`, COMPILED);
  return files.length;
}

function compiledStories(fingerprint: string): Compiled | null {
  if (!existsSync(COMPILED)) return null;
  // The file was written by this same build, so its shape is known.
  const compiled = JSON.parse(readFileSync(COMPILED, "utf8")) as Compiled;
  return compiled.fingerprint === fingerprint ? compiled : null;
}

function withBodies({ file, read }: NamedFile): NamedFile {
  const path = file.replace(/(^|\/)index\.md$|\.md$/, "");
  const body = (language: "fr" | "en") => storyContent(path, read, language).body as JsonObject;
  return { file, read: { ...read, bodies: { fr: body("fr"), en: body("en") } } };
}

/** Returns a fingerprint of the stories and of the code that reads them. */
function fingerprintOf(folder: string): string {
  const digest = createHash("sha256");
  const sources = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts"] });
  for (const [root, names] of [
    [import.meta.dirname, sources],
    [folder, globSync("**/*.md", { cwd: folder })],
  ] as const) {
    for (const name of names.toSorted()) digest.update(`${name}\0`).update(readFileSync(join(root, name)));
  }
  return digest.digest("hex");
}
