import { stringify } from "yaml";
import { z } from "zod";
import { frontMatter } from "../front-matter.ts";
import { type Piece, readSheet, type StoryFile } from "../story-file.ts";

/** Version of a story as an editor types it: facts, and text in Markdown (`docs/content/stories.md`). */
export const sheet = z.object({
  facts: frontMatter,
  words: z.object({ fr: z.string().max(60_000), en: z.string().max(60_000) }),
});
export type Sheet = z.output<typeof sheet>;

const markdownOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ("markdown" in piece ? piece.markdown : `\`\`\`blok\n${stringify(piece.part)}\`\`\``))
    .join("\n\n");

/** Returns a sheet that can be written back to the story's file. */
export function sheetOf({ facts, words }: StoryFile): Sheet {
  return { facts, words: { fr: markdownOf(words.fr), en: markdownOf(words.en) } };
}

/** Returns the story file of a sheet. @throws {Error} with a reason that an editor can act on */
export const fileOf = ({ facts, words }: Sheet): StoryFile => readSheet(facts, words);
