import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { markdownToStoryblokRichtext } from "@storyblok/richtext/markdown-parser";
import { foldLines } from "./fold-lines.ts";
import { targetOf } from "./links-in-words.ts";
import { isList, isObject, type Json, type JsonObject, mapObjects } from "./story.ts";

type Parser = { readonly markdownToStoryblokRichtext: typeof markdownToStoryblokRichtext };
const require = createRequire(import.meta.url);
let parser: Parser | undefined;

/**
 * The service's own parser, loaded when words are read that are not compiled: it takes half a second and 100 MB. By its
 * file: of the package's two builds the one that `require` finds does not run.
 */
function parse(markdown: string) {
  const home = dirname(require.resolve("@storyblok/richtext/package.json"));
  parser ??= require(join(home, "dist/markdown-parser.mjs")) as Parser;
  return parser.markdownToStoryblokRichtext(markdown);
}

/** The service's rich text document. */
type RichText = { readonly type: "doc"; readonly content: readonly Json[] };

/** The parser drops a link of a scheme it does not know: a story's passes under this address. */
const DISGUISE = "https://story.invalid/";
const disguised = (markdown: string) =>
  markdown.replaceAll(/(\]\(\s*<?|\]:\s*<?)story:\/?/g, `$1${DISGUISE}`);

/** Stands alone between two texts that are read together; no writer types it. */
const BETWEEN = "\uFFFC\uFFFC";

/**
 * Several texts of Markdown as rich text, their links told apart. Together, because each call of the parser sets up a
 * whole DOM: seven milliseconds before the first word.
 */
export function richTexts(markdowns: readonly string[]): RichText[] {
  const documents: Json[][] = [[]];
  for (const node of parsed(markdowns.join(`\n\n${BETWEEN}\n\n`))) {
    if (isBetween(node)) documents.push([]);
    else if (isEmptyParagraph(node)) continue;
    else documents.at(-1)?.push(mapObjects(node, withTarget));
  }
  // A fence left open swallows what follows: then each text stands for itself.
  if (documents.length !== markdowns.length) return markdowns.flatMap((markdown) => richTexts([markdown]));
  return documents.map((content) => ({ type: "doc", content }));
}

function parsed(markdown: string): readonly Json[] {
  // What the parser gives is JSON by its own words; its types name each node instead.
  const { content } = parse(disguised(foldLines(markdown))) as unknown as JsonObject;
  return isList(content) ? content : [];
}

function isBetween(node: Json): boolean {
  if (!isObject(node) || !isList(node.content)) return false;
  const [text] = node.content;
  return isObject(text) && text.text === BETWEEN;
}

/** The parser lifts a picture out of its paragraph and leaves that behind. */
const isEmptyParagraph = (node: Json): boolean =>
  isObject(node) && node.type === "paragraph" && node.content === undefined;

function withTarget(node: JsonObject): JsonObject {
  if (node.type !== "link" || !isObject(node.attrs) || typeof node.attrs.href !== "string") return node;
  const { linktype, uuid, anchor, address } = targetOf(node.attrs.href.replace(DISGUISE, "story:"));
  return { ...node, attrs: { ...node.attrs, href: address, linktype, uuid, anchor } };
}
