import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";
import { readStoryFile, type StoryFile } from "./story-file.ts";

/** Story from a file. `file` is the file's path inside the folder. */
export interface NamedFile {
  readonly file: string;
  readonly read: StoryFile;
}

export interface StoryFolder {
  readonly files: readonly NamedFile[];
  /** Change time of the newest file, or 0 if there is no file. */
  readonly changedAt: number;
}

/** Reads every story of a folder. Omits broken stories, and reports the reason for each. */
export function readStoryFolder(folder: string, report: (line: string) => void): StoryFolder {
  const names = existsSync(folder) ? globSync("**/*.md", { cwd: folder }).sort() : [];
  const files = names.flatMap((name): NamedFile[] => {
    const file = name.split(sep).join("/");
    try {
      if (file === "index.md") throw new Error("a start page must be in a folder");
      return [{ file, read: readStoryFile(readFileSync(join(folder, name), "utf8")) }];
    } catch (error) {
      report(`sandbox content: ${file} is left out: ${reasonOf(error)}`);
      return [];
    }
  });
  const changes = names.map((name) => statSync(join(folder, name)).mtimeMs);
  return { files, changedAt: Math.max(0, ...changes) };
}

/** Returns the reason why a story is invalid, in words for the story's writer. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}
