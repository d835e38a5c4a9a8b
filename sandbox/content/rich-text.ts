import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { markdownToStoryblokRichtext } from "@storyblok/richtext/markdown-parser";
import { lazy } from "#territory/lazy.ts";
import { targetOf } from "./links-in-words.ts";
import { isList, isObject, type Json, type JsonObject, mapObjects } from "./story.ts";

type Parser = { readonly markdownToStoryblokRichtext: typeof markdownToStoryblokRichtext };
const require = createRequire(import.meta.url);

/**
 * Loads the service's own parser on first use, because it takes half a second and 100 MB. Imported by file
 * name: the build that `require` would choose does not run.
 */
const parser = lazy((): Parser => {
  const home = dirname(require.resolve("@storyblok/richtext/package.json"));
  return require(join(home, "dist/markdown-parser.mjs"));
});

type RichText = { readonly type: "doc"; readonly content: readonly Json[] };

/** The parser drops links of unknown schemes, so links to stories are parsed with this address. */
const DISGUISE = "https://story.invalid/";
const disguised = (markdown: string) =>
  markdown.replaceAll(/(\]\(\s*<?|\]:\s*<?)story:\/?/g, `$1${DISGUISE}`);

/** Separates texts that are parsed together. No writer types it. */
const BETWEEN = "\uFFFC\uFFFC";

/**
 * Parses several Markdown texts to rich text, with their links resolved. They are parsed together, because
 * each call of the parser sets up a DOM for seven milliseconds.
 */
export function richTexts(markdowns: readonly string[]): RichText[] {
  const documents: Json[][] = [[]];
  for (const node of parsed(markdowns.join(`\n\n${BETWEEN}\n\n`))) {
    if (isBetween(node)) documents.push([]);
    else if (isEmptyParagraph(node)) continue;
    else documents.at(-1)?.push(mapObjects(node, withTarget));
  }
  // An open fence swallows the texts after it. Each text is then parsed separately.
  if (documents.length !== markdowns.length) return markdowns.flatMap((markdown) => richTexts([markdown]));
  return documents.map((content) => ({ type: "doc", content }));
}

function parsed(markdown: string): readonly Json[] {
  // The parser's result is JSON; its types describe each node instead.
  const { content } = parser().markdownToStoryblokRichtext(disguised(markdown)) as unknown as JsonObject;
  return isList(content) ? content : [];
}

function isBetween(node: Json): boolean {
  if (!isObject(node) || !isList(node.content)) return false;
  const [text] = node.content;
  return isObject(text) && text.text === BETWEEN;
}

/** The parser moves a picture out of its paragraph and leaves an empty one. */
const isEmptyParagraph = (node: Json): boolean =>
  isObject(node) && node.type === "paragraph" && node.content === undefined;

function withTarget(node: JsonObject): JsonObject {
  if (node.type !== "link" || !isObject(node.attrs) || typeof node.attrs.href !== "string") return node;
  const { linktype, uuid, anchor, address } = targetOf(node.attrs.href.replace(DISGUISE, "story:"));
  return { ...node, attrs: { ...node.attrs, href: address, linktype, uuid, anchor } };
}
